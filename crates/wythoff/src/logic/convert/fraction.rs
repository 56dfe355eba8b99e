//! Numbers to so many bits: estimates, on which no answer depends.

use dashu_int::UBig;
use dashu_int::ops::BitTest;

use crate::number::{product, reciprocal};

/// About value/2^shift.
#[derive(Debug, Clone)]
pub(super) struct Fraction {
    pub(super) value: UBig,
    pub(super) shift: isize,
}

impl Fraction {
    /// The first bits of a number.
    pub(super) fn new(value: UBig, bits: usize) -> Self {
        Self { value, shift: 0 }.first(bits)
    }

    /// The first bits, as many as these or all.
    fn first(mut self, bits: usize) -> Self {
        let spare = self.value.bit_len().saturating_sub(bits);
        self.value >>= spare;
        self.shift -= spare as isize; // far fewer bits than memory has
        self
    }

    /// One over this, to as many bits.
    pub(super) fn inverse(&self) -> Self {
        Self {
            shift: 2 * self.value.bit_len() as isize - self.shift,
            value: reciprocal(&self.value),
        }
    }

    /// The first bits of the product.
    pub(super) fn times(&self, other: &Self, bits: usize) -> Self {
        let [first, second] = [self, other].map(|factor| factor.clone().first(bits));
        let product = Self {
            value: product(&first.value, &second.value),
            shift: first.shift + second.shift,
        };
        product.first(bits)
    }
}
