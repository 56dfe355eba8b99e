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
}

/// A number transformed, to be a factor of products of some length.
#[derive(Debug, Clone)]
pub(crate) struct Factor {
    values: Vec<u64>,
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
        is_exact.then(|| Self {
            transform: transform(Self::length(limbs, limbs)),
        })
    }

    /// The length of a transform for products of numbers of so many limbs.
    pub(crate) fn length(limbs: usize, others: usize) -> usize {
        // Digits from −HALF to HALF may be one more than limbs.
        Transform::length(limbs + others + 2)
    }

    /// A number as a factor of products of this length.
    pub(crate) fn factor(&self, number: &Decimal, length: usize) -> Factor {
        let mut values = balanced(number.limbs(), length);
        self.transform.forward(&mut values);
        Factor { values }
    }

    /// The product of two factors of one length; the first is used up.
    pub(crate) fn product(&self, mut a: Factor, b: &Factor) -> Signed {
        let scale = Transform::scale(a.values.len());
        self.transform.multiply(&mut a.values, &b.values, scale);
        self.back(a)
    }

    /// The square.
    pub(crate) fn square(&self, a: &Factor) -> Signed {
        self.product(a.clone(), a)
    }

    /// αa² + βab + γb².
    pub(crate) fn form(&self, mut a: Factor, b: &Factor, weights: [i64; 3]) -> Signed {
        let scale = Transform::scale(a.values.len());
        let factors = weights.map(|weight| Transform::scaled(scale, residue(weight)));
        self.transform.form(&mut a.values, &b.values, factors);
        self.back(a)
    }

    /// ab − cd; the last two are used up.
    pub(crate) fn difference_of_products(
        &self,
        ab: [&Factor; 2],
        [mut c, d]: [Factor; 2],
    ) -> Signed {
        let scale = Transform::scale(c.values.len());
        self.transform.multiply(&mut c.values, &d.values, scale);
        let mut a = ab[0].clone();
        self.transform.multiply(&mut a.values, &ab[1].values, scale);
        Transform::subtract(&mut a.values, &c.values);
        self.back(a)
    }

    fn back(&self, mut product: Factor) -> Signed {
        self.transform.inverse(&mut product.values);
        carried(&product.values)
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
