//! Naturals in machine words and without limit, behind one sealed trait.

use std::fmt::{Debug, Display};
use std::hash::Hash;

use dashu_int::UBig;
use dashu_int::ops::DivRem;

/// A natural number the closed forms are computed in: `u64` or [`UBig`].
///
/// A `checked_` operation gives `None` only when the result is not a value of the type: too large for a
/// word, or below zero.
///
/// ```
/// use wythoff::{Natural, UBig};
/// assert_eq!(u64::MAX.checked_plus(&1), None);
/// assert_eq!(UBig::from(u64::MAX).checked_plus(&UBig::ONE), Some(UBig::ONE << 64));
/// ```
pub trait Natural:
    sealed::Sealed + Clone + Default + Ord + Hash + Debug + Display + Send + Sync + 'static
{
    /// The value of a machine word.
    fn from_word(word: u64) -> Self;

    /// The sum.
    fn checked_plus(&self, other: &Self) -> Option<Self>;

    /// The difference, `None` if it is negative.
    fn checked_minus(&self, other: &Self) -> Option<Self>;

    /// The product.
    fn checked_times(&self, other: &Self) -> Option<Self>;

    /// Quotient and remainder; `divisor` is not zero.
    fn div_rem_by(&self, divisor: &Self) -> (Self, Self);

    /// The same number without limit.
    fn to_big(&self) -> UBig;

    /// The same number in this type, if it fits.
    fn from_big(big: &UBig) -> Option<Self>;

    /// Whether this is zero.
    fn is_zero(&self) -> bool {
        *self == Self::from_word(0)
    }
}

mod sealed {
    pub trait Sealed {}
    impl Sealed for u64 {}
    impl Sealed for dashu_int::UBig {}
}

impl Natural for u64 {
    fn from_word(word: u64) -> Self {
        word
    }
    fn checked_plus(&self, other: &Self) -> Option<Self> {
        self.checked_add(*other)
    }
    fn checked_minus(&self, other: &Self) -> Option<Self> {
        self.checked_sub(*other)
    }
    fn checked_times(&self, other: &Self) -> Option<Self> {
        self.checked_mul(*other)
    }
    fn div_rem_by(&self, divisor: &Self) -> (Self, Self) {
        (self / divisor, self % divisor)
    }
    fn to_big(&self) -> UBig {
        UBig::from(*self)
    }
    fn from_big(big: &UBig) -> Option<Self> {
        big.try_into().ok()
    }
}

impl Natural for UBig {
    fn from_word(word: u64) -> Self {
        Self::from(word)
    }
    fn checked_plus(&self, other: &Self) -> Option<Self> {
        Some(self + other)
    }
    fn checked_minus(&self, other: &Self) -> Option<Self> {
        (self >= other).then(|| self - other)
    }
    fn checked_times(&self, other: &Self) -> Option<Self> {
        Some(self * other)
    }
    fn div_rem_by(&self, divisor: &Self) -> (Self, Self) {
        self.div_rem(divisor)
    }
    fn to_big(&self) -> UBig {
        self.clone()
    }
    fn from_big(big: &UBig) -> Option<Self> {
        Some(big.clone())
    }
}
