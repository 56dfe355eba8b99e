//! Beatty sequences ⌊α⌋, ⌊2α⌋, ⌊3α⌋, …

use std::fmt;

use dashu_int::{IBig, UBig};

use super::QuadraticIrrational;

/// The Beatty sequence ⌊nα⌋, n = 1, 2, 3, …, of a positive quadratic irrational α.
///
/// ```
/// use wythoff::{Beatty, QuadraticIrrational, UBig};
/// let lower = Beatty::new(QuadraticIrrational::golden_ratio())?;
/// assert_eq!(lower.nth(&UBig::from(4u8)), UBig::from(6u8));
/// assert_eq!(lower.index_of(&UBig::from(6u8)), Some(UBig::from(4u8)));
/// assert_eq!(lower.complement()?.nth(&UBig::from(4u8)), UBig::from(10u8));
/// # Ok::<(), wythoff::BeattyError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Beatty {
    slope: QuadraticIrrational,
    frequency: QuadraticIrrational,
}

impl Beatty {
    /// The sequence of a slope α > 0.
    pub fn new(slope: QuadraticIrrational) -> Result<Self, BeattyError> {
        if slope.sign().is_lt() {
            return Err(BeattyError::NegativeSlope);
        }
        let frequency = slope.reciprocal();
        Ok(Self { slope, frequency })
    }

    /// The slope α.
    pub fn slope(&self) -> &QuadraticIrrational {
        &self.slope
    }

    /// The share 1/α of terms among the integers.
    pub fn frequency(&self) -> &QuadraticIrrational {
        &self.frequency
    }

    /// The term ⌊nα⌋; 0 for n = 0.
    pub fn nth(&self, n: &UBig) -> UBig {
        floor_of_positive(&self.slope, n)
    }

    /// Whether x is a term.
    pub fn contains(&self, x: &UBig) -> bool {
        self.index_of(x).is_some()
    }

    /// The index n ≥ 1 with ⌊nα⌋ = x, the least if there are several (as when α < 1); `None`: x is not a term.
    ///
    /// ```
    /// use wythoff::{Beatty, UBig};
    /// let slow = Beatty::new("√2/4".parse()?)?; // 0, 0, 1, 1, 1, 2, …
    /// assert_eq!(slow.index_of(&UBig::ONE), Some(UBig::from(3u8)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn index_of(&self, x: &UBig) -> Option<UBig> {
        // ⌊nα⌋ ≥ x iff n ≥ x/α. For x > 0 that is irrational, so the least such n is ⌊x/α⌋ + 1;
        // for x = 0 the least n ≥ 1 is 1 = ⌊0⌋ + 1.
        let n = floor_of_positive(&self.frequency, x) + UBig::ONE;
        (self.nth(&n) == *x).then_some(n)
    }

    /// How many terms, counted with repetition, are at most x.
    ///
    /// ```
    /// use wythoff::{Beatty, QuadraticIrrational, UBig};
    /// let lower = Beatty::new(QuadraticIrrational::golden_ratio())?; // 1, 3, 4, 6, 8, 9, 11, …
    /// assert_eq!(lower.count_up_to(&UBig::from(10u8)), UBig::from(6u8));
    /// # Ok::<(), wythoff::BeattyError>(())
    /// ```
    pub fn count_up_to(&self, x: &UBig) -> UBig {
        // ⌊nα⌋ ≤ x iff nα < x + 1 iff n < (x + 1)/α, which is irrational.
        floor_of_positive(&self.frequency, &(x + UBig::ONE))
    }

    /// The sequence of β = α/(α − 1): exactly the positive integers that are not in this one.
    ///
    /// Beatty's theorem: 1/α + 1/β = 1. Needs α > 1; below that, every integer is a term already.
    pub fn complement(&self) -> Result<Self, BeattyError> {
        if self.slope.cmp_integer(&IBig::ONE).is_lt() {
            return Err(BeattyError::SlopeBelowOne);
        }
        let complement = [IBig::ONE, IBig::ZERO, IBig::ONE, IBig::NEG_ONE];
        let slope = self
            .slope
            .mobius(complement)
            .expect("its determinant is −1");
        Self::new(slope)
    }
}

/// ⌊nx⌋ for x > 0.
fn floor_of_positive(x: &QuadraticIrrational, n: &UBig) -> UBig {
    UBig::try_from(x.floor_multiple(n.as_ibig())).expect("n ≥ 0 and x > 0")
}

/// Why there is no such Beatty sequence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum BeattyError {
    /// The slope is below zero.
    NegativeSlope,
    /// The slope is below one: the sequence skips no integer, so it has no complement.
    SlopeBelowOne,
}

impl fmt::Display for BeattyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NegativeSlope => "the slope of a Beatty sequence must be positive",
            Self::SlopeBelowOne => "a slope below 1 skips no integer, so there is no complement",
        })
    }
}

impl std::error::Error for BeattyError {}
