//! Naturals that are not 0.

use std::fmt;
use std::num::NonZeroU32;
use std::ops::Deref;

use dashu_int::UBig;

/// A natural number that is not 0, of any size.
///
/// ```
/// use wythoff::{UBig, number::Positive};
/// assert_eq!(Positive::new(UBig::ZERO), None);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Positive(UBig);

impl Positive {
    /// `None` if the number is 0.
    pub fn new(number: UBig) -> Option<Self> {
        (!number.is_zero()).then_some(Self(number))
    }
}

impl From<NonZeroU32> for Positive {
    fn from(number: NonZeroU32) -> Self {
        Self(number.get().into())
    }
}

impl Deref for Positive {
    type Target = UBig;

    fn deref(&self) -> &UBig {
        &self.0
    }
}

impl fmt::Display for Positive {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
