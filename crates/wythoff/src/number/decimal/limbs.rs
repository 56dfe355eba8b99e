//! Arithmetic on limbs, the lowest first: what takes one pass.

use super::{BASE, DIGITS};

/// How many limbs there are up to the last that is not 0.
pub(super) fn length(limbs: &[u32]) -> usize {
    limbs
        .iter()
        .rposition(|limb| *limb != 0)
        .map_or(0, |last| last + 1)
}

/// The value of at most six decimal digits.
pub(super) fn read(digits: &[u8]) -> u32 {
    let digits = digits.iter().map(|digit| u32::from(digit - b'0'));
    digits.fold(0, |limb, digit| 10 * limb + digit)
}

/// The six decimal digits of a limb.
pub(super) fn written(limb: u32) -> [u8; DIGITS] {
    let (high, low) = (limb / 1000, limb % 1000);
    let three = |part: u32| [part / 100, part / 10 % 10, part % 10];
    let ([a, b, c], [d, e, f]) = (three(high), three(low));
    [a, b, c, d, e, f].map(|digit| b'0' + digit as u8)
}

/// The sum of two numbers, the longer first; one limb more than that.
pub(super) fn sum(long: &[u32], short: &[u32]) -> Vec<u32> {
    let mut carry = 0;
    let others = short.iter().copied().chain(std::iter::repeat(0));
    let mut limbs = Vec::with_capacity(long.len() + 1);
    limbs.extend(long.iter().zip(others).map(|(limb, other)| {
        let sum = limb + other + carry; // below 2·10^6
        carry = u32::from(sum >= BASE);
        sum - carry * BASE
    }));
    limbs.push(carry);
    limbs
}

/// The difference of two numbers, the larger first.
pub(super) fn difference(large: &[u32], small: &[u32]) -> Vec<u32> {
    let mut borrow = 0;
    let others = small.iter().copied().chain(std::iter::repeat(0));
    let limbs = large.iter().zip(others).map(|(limb, other)| {
        let difference = limb.wrapping_sub(other + borrow);
        borrow = difference >> 31; // limbs are far below 2^31
        difference.wrapping_add(borrow * BASE)
    });
    limbs.collect()
}

/// The product with a word; two limbs more.
pub(super) fn product(limbs: &[u32], factor: u32) -> Vec<u32> {
    let mut carry = 0;
    // Limbs and carries are below 10^6 and 2^32: the sum is below 2^32·10^6.
    let zeros = [0; 2];
    let limbs = limbs.iter().chain(&zeros).map(|limb| {
        let sum = u64::from(*limb) * u64::from(factor) + carry;
        carry = sum / u64::from(BASE);
        (sum % u64::from(BASE)) as u32
    });
    limbs.collect()
}

/// Quotient and remainder by a word that is not 0.
pub(super) fn quotient(limbs: &[u32], divisor: u32) -> (Vec<u32>, u32) {
    /// Two limbs.
    const TWO: u64 = BASE as u64 * BASE as u64;
    let (divisor, mut rest) = (u64::from(divisor), 0);
    let mut quotient = vec![0; limbs.len()];
    // Each division waits for the one before: two limbs at once where divisor·10^12, which is more than the number, is below 2^64.
    let two = match divisor <= u64::MAX / TWO {
        true => limbs.len() / 2 * 2,
        false => 0,
    };
    let ends = limbs.len() - two;
    let (low, high) = limbs.split_at(ends);
    let (low_places, high_places) = quotient.split_at_mut(ends);
    let pairs = high.as_chunks::<2>().0.iter();
    for ([limb, above], place) in pairs.zip(high_places.as_chunks_mut().0).rev() {
        let number = rest * TWO + u64::from(*above) * u64::from(BASE) + u64::from(*limb);
        let digits = number / divisor; // below 10^12, because rest < divisor
        rest = number % divisor;
        let above = digits / u64::from(BASE);
        *place = [(digits - above * u64::from(BASE)) as u32, above as u32];
    }
    for (limb, place) in low.iter().zip(low_places).rev() {
        let number = rest * u64::from(BASE) + u64::from(*limb); // rest < 2^32
        *place = (number / divisor) as u32; // below 10^6, because rest < divisor
        rest = number % divisor;
    }
    (quotient, rest as u32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotients_by_one_limb_and_by_two_are_those_of_the_machines_base() {
        for divisor in [
            2,
            3,
            999_999,
            1_000_000,
            1_000_001,
            18_446_743,
            18_446_744,
            18_446_745,
            u32::MAX,
        ] {
            for length in 0..6 {
                for limb in [0, 1, 499_999, BASE - 1] {
                    let mut limbs = vec![limb; length];
                    limbs.extend([BASE - 1, 7]);
                    let (quotient, rest) = quotient(&limbs, divisor);
                    let number = |limbs: &[u32]| {
                        let limbs = limbs.iter().rev();
                        limbs.fold(0u128, |number, &limb| {
                            number * u128::from(BASE) + u128::from(limb)
                        })
                    };
                    let (number, found) = (number(&limbs), number(&quotient));
                    assert_eq!(found, number / u128::from(divisor));
                    assert_eq!(u128::from(rest), number % u128::from(divisor));
                    assert!(quotient.iter().all(|&limb| limb < BASE));
                }
            }
        }
    }
}
