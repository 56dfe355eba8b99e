//! Products by the transform: numbers as polynomials in 10^6 whose coefficients stay below half the modulus.
//!
//! **The bound.** A number is written with digits from −5·10^5 to 5·10^5, so a coefficient of the product of two numbers of l
//! such digits is at most l·2.5·10^11 in absolute value, and one of a sum of products with the weights w at most
//! Σ|w|·l·2.5·10^11. Up to 9·10^18, less than half the modulus (9.22·10^18) and room for a carry in 64 bits, the coefficients
//! are known from their residues: that is Σ|w|·l ≤ 3.6·10^7, for a single product numbers of 2·10^8 decimal digits.

use super::{BASE, Decimal};
use crate::simd::transform::{MODULUS, Transform};

/// Σ|w|·l may be this much.
const MOST: usize = 36_000_000;

/// Half of the base.
const HALF: i32 = BASE as i32 / 2;

/// A number, and whether its negative is meant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Signed {
    pub(crate) negative: bool,
    pub(crate) size: Decimal,
}

/// Multiplies numbers of a bounded number of limbs.
#[derive(Debug)]
pub(crate) struct Multiplier {
    transform: Transform,
    /// How long a transform may be.
    longest: usize,
}

/// How products of numbers of at most so many limbs are found.
///
/// With D digits a product has 2D − 1 coefficients. Where a transform of a length N < 2D is much shorter than one that holds them
/// all, those of x^N and above are found by themselves: they come from the first h = 2D − N digits of both factors, the rest of which
/// only makes pairs below x^N. What they added to the others by wrapping around is then taken away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Length {
    /// D: digits from −HALF to HALF may be one more than limbs.
    digits: usize,
    /// N.
    whole: usize,
    /// h, or 0: N is long enough.
    first: usize,
}

impl Length {
    /// For products of two numbers of at most so many limbs.
    pub(crate) fn new(limbs: usize) -> Self {
        let digits = limbs + 1;
        let longest = Transform::length(2 * digits);
        let uncut = Self {
            digits,
            whole: longest,
            first: 0,
        };
        // The next shorter one, if there is one.
        let whole = match longest.is_multiple_of(3) {
            true => longest / 3 * 2,
            false => longest / 4 * 3,
        };
        if Transform::length(whole) != whole || whole < digits {
            return uncut;
        }
        let cut = Self {
            digits,
            whole,
            first: 2 * digits - whole, // more than 0, or `whole` would do
        };
        // It must save enough to be worth the passes over the numbers.
        match (cut.whole + cut.above()) * 16 < longest * 15 {
            true => cut,
            false => uncut,
        }
    }

    /// The length of transforms for the first digits.
    fn above(self) -> usize {
        match self.first {
            0 => 0,
            first => Transform::length(2 * first),
        }
    }
}

/// A number transformed, to be a factor of products of some length.
#[derive(Debug, Clone)]
pub(crate) struct Factor {
    length: Length,
    values: Vec<u64>,
    /// The values of the first digits.
    first: Vec<u64>,
}

impl Multiplier {
    /// For products of two numbers of at most so many limbs, with weights whose absolute values sum to `weight`; `None` if
    /// coefficients could be too large.
    pub(crate) fn new(limbs: usize, weight: usize) -> Option<Self> {
        Self::with(Transform::new, limbs, weight)
    }

    /// The same in plain words.
    pub(crate) fn portable(limbs: usize, weight: usize) -> Option<Self> {
        Self::with(Transform::portable, limbs, weight)
    }

    fn with(transform: fn(usize) -> Transform, limbs: usize, weight: usize) -> Option<Self> {
        let is_exact = (limbs + 1).checked_mul(weight)? <= MOST;
        let Length { whole, .. } = Length::new(limbs);
        is_exact.then(|| Self {
            transform: transform(whole),
            longest: whole,
        })
    }

    /// A number as a factor of products of this length.
    pub(crate) fn factor(&self, number: &Decimal, length: Length) -> Factor {
        assert!(
            number.limbs().len() < length.digits && length.whole <= self.longest,
            "a number of as many limbs as were announced"
        );
        let mut values = balanced(number.limbs(), length.whole);
        // They begin at N − D: two digits whose places add up to N or more are there or above.
        let begin = length.whole - length.digits;
        let mut first = match length.first {
            0 => Vec::new(),
            _ => values[begin..length.digits].to_vec(),
        };
        first.resize(length.above(), 0);
        self.transform.forward(&mut values);
        if !first.is_empty() {
            self.transform.forward(&mut first);
        }
        Factor {
            length,
            values,
            first,
        }
    }

    /// The product of two factors of one length; the first is used up.
    pub(crate) fn product(&self, mut a: Factor, b: &Factor) -> Signed {
        for (a, b) in a.parts().into_iter().zip([&b.values, &b.first]) {
            let scale = Transform::scale(a.len());
            self.transform.multiply(a, b, scale);
        }
        self.back(a)
    }

    /// The square.
    pub(crate) fn square(&self, a: &Factor) -> Signed {
        self.product(a.clone(), a)
    }

    /// αa² + βab + γb².
    pub(crate) fn form(&self, mut a: Factor, b: &Factor, weights: [i64; 3]) -> Signed {
        for (a, b) in a.parts().into_iter().zip([&b.values, &b.first]) {
            let scale = Transform::scale(a.len());
            let factors = weights.map(|weight| Transform::scaled(scale, residue(weight)));
            self.transform.form(a, b, factors);
        }
        self.back(a)
    }

    /// a² − bc; the first is used up.
    pub(crate) fn square_less_product(&self, mut a: Factor, [b, c]: [&Factor; 2]) -> Signed {
        let others = [(&b.values, &c.values), (&b.first, &c.first)];
        for (a, (b, c)) in a.parts().into_iter().zip(others) {
            let scale = Transform::scale(a.len());
            self.transform.square_less_product(a, b, c, scale);
        }
        self.back(a)
    }

    fn back(&self, mut product: Factor) -> Signed {
        let Length { first: count, .. } = product.length;
        for part in product.parts() {
            self.transform.inverse(part);
        }
        let Factor { values, first, .. } = &mut product;
        if count > 0 {
            // Of 2h − 1 coefficients, which begin at 2(N − D) = N − h, those from N on.
            let above = &first[count..2 * count - 1];
            Transform::unwrap(values, above);
            values.extend_from_slice(above);
        }
        carried(values)
    }
}

impl Factor {
    /// The values, and those of the first digits if there are any.
    fn parts(&mut self) -> Vec<&mut [u64]> {
        let parts = [&mut self.values[..], &mut self.first[..]];
        parts.into_iter().filter(|part| !part.is_empty()).collect()
    }
}

/// The residue of a number in the field.
fn residue(number: i64) -> u64 {
    // From −2^63 on; the modulus is larger.
    match number < 0 {
        true => MODULUS - number.unsigned_abs(),
        false => number.unsigned_abs(),
    }
}

/// The number in digits from −HALF to HALF, as residues, and zeros up to the length.
fn balanced(limbs: &[u32], length: usize) -> Vec<u64> {
    assert!(limbs.len() < length, "room for a carry");
    let mut digits = Vec::with_capacity(length);
    let mut carry = 0;
    digits.extend(limbs.iter().map(|limb| {
        let digit = limb.cast_signed() + carry; // up to 10^6
        carry = i32::from(digit >= HALF);
        let digit = digit - carry * BASE.cast_signed();
        // The residue of a negative digit is p less its size.
        let wrapped = i64::from(digit).cast_unsigned();
        wrapped.wrapping_add(MODULUS & 0u64.wrapping_sub(wrapped >> 63))
    }));
    digits.push(carry.cast_unsigned().into());
    digits.resize(length, 0);
    digits
}

/// Coefficients, as residues, with their carries done.
fn carried(values: &[u64]) -> Signed {
    /// A multiple of the base, larger than a coefficient with a carry is below 0.
    const OFFSET: u64 = 9_100_000_000_000_000_000;
    const CARRIES: i64 = (OFFSET / BASE as u64).cast_signed();
    let mut carry = 0i64;
    let mut limbs: Vec<u32> = Vec::with_capacity(values.len() + 3);
    limbs.extend(values.iter().map(|value| {
        // Wrapping, residues above half the modulus become negative: p ≡ 1 − 2^32.
        let above = u64::from(*value > MODULUS / 2);
        let coefficient = value.wrapping_sub(MODULUS & 0u64.wrapping_sub(above));
        // At most 9·10^18 + 10^13 from 0: with OFFSET, from 0 to 1.82·10^19 < 2^64.
        let sum = coefficient.wrapping_add(OFFSET.wrapping_add(carry.cast_unsigned()));
        let quotient = sum / u64::from(BASE);
        carry = quotient.cast_signed() - CARRIES;
        (sum - quotient * u64::from(BASE)) as u32
    }));
    let negative = carry < 0;
    if negative {
        // The limbs are those of the number plus |carry|·BASE^length: their complement is its size less that.
        let mut borrow = 0;
        for limb in &mut limbs {
            let complement = BASE.wrapping_sub(*limb + borrow) % BASE;
            borrow = u32::from(*limb + borrow > 0);
            *limb = complement;
        }
        carry += i64::from(borrow);
    }
    let mut above = carry.unsigned_abs();
    while above > 0 {
        limbs.push((above % u64::from(BASE)) as u32);
        above /= u64::from(BASE);
    }
    let size = Decimal::from_limbs(limbs);
    Signed {
        negative: negative && !size.is_zero(),
        size,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(digits: &str, count: usize) -> Decimal {
        let digits: String = digits.chars().cycle().take(count).collect();
        digits.parse().expect("digits")
    }

    #[test]
    fn transforms_are_shorter_than_products_where_that_pays() {
        let lengths = |limbs| {
            let length = Length::new(limbs);
            (length.whole, length.above())
        };
        // Of 10^5, 10^6 and 10^7 decimal digits.
        assert_eq!(lengths(16_667), (32_768, 1536));
        assert_eq!(lengths(166_667), (393_216, 0));
        assert_eq!(lengths(1_666_667), (3_145_728, 393_216));
        assert_eq!(lengths(1), (64, 0));
        for limbs in 0..5000 {
            let length = Length::new(limbs);
            assert_eq!(length.first > 0, length.whole < 2 * limbs + 2, "{limbs}");
            // What wraps around does so once.
            assert!(
                length.first <= length.whole / 3
                    || length.first <= length.whole / 2 && length.whole.is_power_of_two()
            );
        }
    }

    #[test]
    fn products_by_shorter_transforms_are_those_of_the_machines_base() {
        // Of each kind of length, cut by little and by much.
        let mut seen = std::collections::BTreeSet::new();
        for limbs in (100..1300).filter(|&limbs| Length::new(limbs).first > 0) {
            let length = Length::new(limbs);
            if !seen.insert((length.whole, length.first / 24)) {
                continue;
            }
            for multiplier in [Multiplier::new, Multiplier::portable] {
                let multiplier = multiplier(limbs, 20_000).expect("short");
                for digits in ["9", "499999500000", "500000", "27182818284"] {
                    let (a, b) = (
                        number(digits, 6 * limbs),
                        number("31415926535", 6 * limbs - 5),
                    );
                    let [x, y] = [&a, &b].map(Decimal::to_big);
                    let factors = || [&a, &b].map(|number| multiplier.factor(number, length));
                    let [f, g] = factors();
                    let product = multiplier.product(f, &g).size;
                    assert_eq!(product.to_big(), &x * &y, "{limbs} limbs");
                    let [f, g] = factors();
                    let form = multiplier.form(f, &g, [9000, -1, 9000]).size;
                    assert_eq!(form.to_big(), (&x * &x + &y * &y) * 9000u32 - &x * &y);
                    let [f, g] = factors();
                    let less = multiplier.square_less_product(f, [&g, &g]);
                    let (large, small) = if x >= y { (&x, &y) } else { (&y, &x) };
                    assert_eq!(less.size.to_big(), large * large - small * small);
                    assert_eq!(less.negative, x < y);
                }
            }
        }
        let kinds = |is_third: bool| {
            seen.iter()
                .filter(|(whole, _)| whole.is_multiple_of(3) == is_third)
                .count()
        };
        assert!(kinds(true) > 3 && kinds(false) > 3, "{seen:?}");
    }
}
