//! Products of long naturals by the transform: numbers as polynomials in a power of 2.
//!
//! **The bound.** Limbs of w bits are taken from −2^(w−1) to 2^(w−1), so a coefficient of a sum of t products, of which one
//! factor has at most l limbs, is at most t·l·2^(2w−2) in absolute value. With t·l < 2^(65−2w) that is at most
//! 2^63 − 2^(2w−2). For w ≥ 22 this leaves 2^42 up to 2^63, more than a carry (2^63/2^w) needs and more than the
//! 2^31 by which half the modulus is less: coefficients are known from their residues, and sums fit in a word with a sign.

use dashu_int::ops::BitTest;
use dashu_int::{UBig, Word};

use crate::simd::transform::{MODULUS, Transform};

/// The narrowest limbs, for factors of up to 46 million bits, and the widest.
const WIDTHS: std::ops::RangeInclusive<u32> = 22..=28;

/// Factors of so many bits are worth a transform.
pub(super) const LONG: usize = 16_000;

/// Multiplies numbers of a bounded length.
#[derive(Debug)]
pub(crate) struct Multiplier {
    transform: Transform,
    /// How many words a transform has.
    length: usize,
    /// How many bits a limb has.
    width: u32,
}

/// A number transformed, to be a factor of products.
#[derive(Debug, Clone)]
pub(crate) struct Factor {
    values: Vec<u64>,
}

impl Multiplier {
    /// For sums of so many products, of numbers below 2^first and 2^second; `None` if coefficients could be too large.
    pub(crate) fn new(first: usize, second: usize, terms: usize) -> Option<Self> {
        Self::with(Transform::new, first, second, terms)
    }

    fn with(
        transform: fn(usize) -> Transform,
        first: usize,
        second: usize,
        terms: usize,
    ) -> Option<Self> {
        let mut widths = WIDTHS.rev().map(|width| {
            // Limbs with a sign may be one more.
            let [first, second] = [first, second].map(|bits| bits.div_ceil(width as usize) + 1);
            (width, first + second, first.min(second))
        });
        let is_exact = |terms: usize, limbs: usize, width: u32| {
            (terms.checked_mul(limbs)).is_some_and(|sum| sum < 1 << (65 - 2 * width))
        };
        let (width, limbs, _) = widths.find(|&(width, _, less)| is_exact(terms, less, width))?;
        let length = Transform::length(limbs);
        Some(Self {
            transform: transform(length),
            length,
            width,
        })
    }

    /// A number as a factor.
    pub(crate) fn factor(&self, number: &UBig) -> Factor {
        let mut values = balanced(number, self.width, self.length);
        self.transform.forward(&mut values);
        Factor { values }
    }

    /// A number as a fixed factor of sums of products.
    pub(crate) fn fixed(&self, number: &UBig) -> Factor {
        let mut factor = self.factor(number);
        let scale = Transform::scale(self.length);
        Transform::scale_by(&mut factor.values, scale);
        factor
    }

    /// The product of two factors; the first is used up.
    pub(crate) fn product(&self, mut a: Factor, b: &Factor) -> UBig {
        let scale = Transform::scale(self.length);
        self.transform.multiply(&mut a.values, &b.values, scale);
        self.transform.inverse(&mut a.values);
        carried(&a.values, self.width)
    }

    /// The sum of products of factors with fixed ones.
    pub(crate) fn dot<'a>(
        &self,
        factors: impl IntoIterator<Item = &'a Factor>,
        fixed: impl IntoIterator<Item = &'a Factor>,
    ) -> UBig {
        let mut sum = vec![0; self.length];
        for (factor, fixed) in factors.into_iter().zip(fixed) {
            (self.transform).add_product(&mut sum, &factor.values, &fixed.values);
        }
        self.transform.inverse(&mut sum);
        carried(&sum, self.width)
    }
}

/// The product of two numbers of any length.
pub(crate) fn product(a: &UBig, b: &UBig) -> UBig {
    let (first, second) = (a.bit_len(), b.bit_len());
    let multiplier = (first.min(second) >= LONG).then(|| Multiplier::new(first, second, 1));
    match multiplier.flatten() {
        Some(multiplier) => multiplier.product(multiplier.factor(a), &multiplier.factor(b)),
        None => a * b,
    }
}

/// About 2^(2n)/divisor for a divisor of n bits, by Newton's method: each step doubles the bits. As a rule it is a few units
/// too small or too large.
pub(crate) fn reciprocal(divisor: &UBig) -> UBig {
    let bits = divisor.bit_len();
    if bits < LONG {
        return (UBig::ONE << (2 * bits)) / divisor;
    }
    // With x = 2^(bits + half)/divisor − e the product divisor·x is 2^(bits + half) less something of the size of the divisor.
    let half = bits / 2 + 8;
    let first = reciprocal(&(divisor >> (bits - half)));
    let one = UBig::ONE << (bits + half);
    // The rest is below 2^(bits + 4); of it so many bits matter as the factor has.
    let Some(multiplier) = Multiplier::new(bits, half + 8, 1) else {
        return (UBig::ONE << (2 * bits)) / divisor;
    };
    let factor = multiplier.factor(&first);
    let found = multiplier.product(multiplier.factor(divisor), &factor);
    let change = |rest: UBig| {
        let rest = multiplier.factor(&(rest >> (bits - half)));
        multiplier.product(rest, &factor) >> (3 * half - bits)
    };
    let start = first << (bits - half);
    match found > one {
        true => start - change(found - one),
        false => start + change(one - found),
    }
}

/// The number in limbs from −2^(width − 1) to 2^(width − 1), as residues, and zeros up to the length.
fn balanced(number: &UBig, width: u32, length: usize) -> Vec<u64> {
    let count = number.bit_len().div_ceil(width as usize);
    assert!(count < length, "room for a carry");
    let words = number.as_words();
    let word = |place: usize| u128::from(words.get(place).copied().unwrap_or(0));
    let (mask, half) = ((1 << width) - 1, 1 << (width - 1));
    let mut carry = 0;
    let mut limbs = Vec::with_capacity(length);
    limbs.extend((0..count).map(|place| {
        let bit = place * width as usize;
        let (place, bit) = (bit / Word::BITS as usize, bit % Word::BITS as usize);
        // Limbs are no longer than a word, of 32 bits or 64: they are in one or two.
        let two = word(place) | word(place + 1) << Word::BITS;
        let limb = ((two >> bit) as u64 & mask) + carry;
        carry = u64::from(limb >= half);
        let limb = limb.wrapping_sub(carry << width);
        // The residue of a negative limb is p more.
        limb.wrapping_add(MODULUS & 0u64.wrapping_sub(limb >> 63))
    }));
    limbs.push(carry);
    limbs.resize(length, 0);
    limbs
}

/// The natural number with these coefficients, given as residues.
fn carried(values: &[u64], width: u32) -> UBig {
    let mut bytes = Vec::with_capacity(values.len() * width as usize / 8 + 24);
    let mask = (1u64 << width) - 1;
    let (mut carry, mut word, mut filled) = (0i64, 0u64, 0);
    for &value in values {
        // Wrapping, residues above half the modulus become negative.
        let above = u64::from(value > MODULUS / 2);
        let coefficient = value.wrapping_sub(MODULUS & 0u64.wrapping_sub(above));
        let sum = coefficient.cast_signed() + carry;
        let limb = sum.cast_unsigned() & mask;
        carry = sum >> width;
        word |= limb << filled;
        filled += width;
        if filled >= 64 {
            bytes.extend_from_slice(&word.to_le_bytes());
            filled -= 64;
            word = limb >> (width - filled);
        }
    }
    bytes.extend_from_slice(&word.to_le_bytes());
    assert_eq!(carry, 0, "a product as long as expected");
    UBig::from_le_bytes(&bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The product by each kind of transform, and the sum of so many equal products.
    fn check(a: &UBig, b: &UBig, terms: usize) {
        for transform in [Transform::new, Transform::portable] {
            let multiplier = Multiplier::with(transform, a.bit_len(), b.bit_len(), terms).unwrap();
            let factor = multiplier.factor(a);
            let sum = multiplier.dot(
                std::iter::repeat_n(&factor, terms),
                std::iter::repeat_n(&multiplier.fixed(b), terms),
            );
            assert_eq!(sum, a * b * UBig::from(terms), "{} bits", a.bit_len());
            assert_eq!(multiplier.product(factor, &multiplier.factor(b)), a * b);
        }
    }

    /// Numbers of so many bits: the greatest, one whose limbs are as negative as can be for the width, and one like any other.
    fn numbers(bits: usize, width: usize) -> [UBig; 3] {
        let ones = (UBig::ONE << bits) - UBig::ONE;
        let halves = (&ones / ((UBig::ONE << width) - UBig::ONE)) << (width - 1);
        let any = &ones / UBig::from(7u8);
        [ones.clone(), halves & ones, any]
    }

    #[test]
    fn products_are_exact_up_to_the_bound_of_every_width() {
        for width in [28usize, 27, 26, 25] {
            // The last number of bits for which limbs are so wide, and the first for which they are not.
            for terms in [1, 2, 7] {
                let limbs = ((1 << (65 - 2 * width)) - 1) / terms;
                for bits in [(limbs - 1) * width, (limbs - 1) * width + 1] {
                    let multiplier = Multiplier::new(bits, bits, terms).unwrap();
                    let is_wide = bits == (limbs - 1) * width;
                    assert_eq!(multiplier.width as usize, width - usize::from(!is_wide));
                    let numbers = numbers(bits, multiplier.width as usize);
                    for (a, b) in numbers
                        .iter()
                        .zip(numbers.iter().rev().chain([&numbers[1]]))
                    {
                        check(a, b, terms);
                    }
                    check(&numbers[1], &numbers[1], terms);
                }
            }
        }
    }

    #[test]
    fn products_of_unequal_length_are_exact() {
        for (first, second) in [
            (1, 1),
            (2, 5000),
            (63, 65),
            (700, 100_000),
            (16_001, 33_333),
        ] {
            for width in [27, 28] {
                for a in numbers(first, width) {
                    for b in numbers(second, width) {
                        check(&a, &b, 1);
                        assert_eq!(product(&a, &b), &a * &b);
                    }
                }
            }
        }
        assert!(Multiplier::new(1 << 26, 1 << 26, 1).is_none()); // 67 million bits
    }

    #[test]
    fn reciprocals_are_near() {
        for bits in [
            1,
            2,
            100,
            LONG - 1,
            LONG,
            LONG + 1,
            50_001,
            131_072,
            300_000,
        ] {
            let power = UBig::ONE << (bits - 1);
            for divisor in numbers(bits, 28).into_iter().chain([power]) {
                // Of n bits, the first of them 1.
                let divisor = divisor | (UBig::ONE << (bits - 1));
                let exact = (UBig::ONE << (2 * bits)) / &divisor;
                let found = reciprocal(&divisor);
                let off = if found > exact {
                    found - exact
                } else {
                    exact - found
                };
                assert!(off < UBig::from(100u8), "{bits} bits: {off}");
            }
        }
    }
}
