//! Long natural numbers that stay decimal: read, multiplied and written without a change of base.
//!
//! A number of millions of digits is read into the machine's base by a dozen multiplications and written by as many. Here a
//! limb is six decimal digits, so both are one pass, and products are made by a number-theoretic transform.

mod limbs;
mod product;
mod root;

use std::cmp::Ordering;
use std::fmt;

use dashu_int::UBig;

use super::from_decimal;
pub(crate) use product::{Factor, Length, Multiplier};
pub(crate) use root::inverse_root;

/// The base of a limb.
pub(crate) const BASE: u32 = 1_000_000;
/// How many decimal digits a limb is.
pub(crate) const DIGITS: usize = 6;

/// A natural number in limbs of six decimal digits.
///
/// ```
/// use wythoff::Decimal;
/// let a: Decimal = "12345678901234567890".parse()?;
/// assert_eq!(a.to_string(), "12345678901234567890");
/// assert_eq!(a, Decimal::from(12_345_678_901_234_567_890));
/// assert!("12x".parse::<Decimal>().is_err());
/// # Ok::<(), wythoff::NotDecimal>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Decimal {
    /// The lowest first; the last one is not 0.
    limbs: Vec<u32>,
}

/// A text is not one or more decimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotDecimal;

impl fmt::Display for NotDecimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected decimal digits and nothing else")
    }
}

impl std::error::Error for NotDecimal {}

impl Decimal {
    /// Numbers of so many decimal digits are worth staying decimal: to convert shorter ones takes less time than a transform.
    pub const LONG: usize = 5000;

    /// The number with these limbs, the lowest first, each below 10^6.
    pub(crate) fn from_limbs(mut limbs: Vec<u32>) -> Self {
        let length = limbs::length(&limbs);
        limbs.truncate(length);
        Self { limbs }
    }

    /// The number with these decimal digits in ASCII; `None` if there are none, or something else is among them.
    pub fn from_digits(digits: &[u8]) -> Option<Self> {
        if digits.is_empty() || !digits.iter().all(u8::is_ascii_digit) {
            return None;
        }
        let (first, whole) = digits.as_rchunks::<DIGITS>();
        let mut limbs = Vec::with_capacity(whole.len() + 1);
        limbs.extend(whole.iter().rev().map(|digits| limbs::read(digits)));
        limbs.push(limbs::read(first));
        Some(Self::from_limbs(limbs))
    }

    /// The limbs, the lowest first; the last one is not 0.
    pub(crate) fn limbs(&self) -> &[u32] {
        &self.limbs
    }

    /// Whether this is 0.
    pub fn is_zero(&self) -> bool {
        self.limbs.is_empty()
    }

    /// How many decimal digits the number has; 0 has one.
    pub fn digits(&self) -> usize {
        match self.limbs.split_last() {
            None => 1,
            Some((last, rest)) => rest.len() * DIGITS + last.ilog10() as usize + 1,
        }
    }

    /// The same number in the machine's base, which takes a while if it is long.
    pub fn to_big(&self) -> UBig {
        from_decimal(&self.to_string()).expect("decimal digits")
    }

    /// The same number as a word, if it fits.
    pub fn to_word(&self) -> Option<u64> {
        self.limbs.iter().rev().try_fold(0u64, |word, limb| {
            word.checked_mul(BASE.into())?.checked_add((*limb).into())
        })
    }

    /// The product, by a number-theoretic transform; `None` beyond 2·10^8 digits.
    ///
    /// ```
    /// use wythoff::Decimal;
    /// let nines: Decimal = "999999999999999999999999".parse()?;
    /// let square = nines.product(&nines).unwrap();
    /// assert_eq!(square.to_string(), "999999999999999999999998000000000000000000000001");
    /// # Ok::<(), wythoff::NotDecimal>(())
    /// ```
    pub fn product(&self, other: &Self) -> Option<Self> {
        let [a, b] = [self, other].map(|number| number.limbs.len());
        let multiplier = Multiplier::new(a.max(b), 1)?;
        let length = Length::new(a.max(b));
        let [a, b] = [self, other].map(|number| multiplier.factor(number, length));
        Some(multiplier.product(a, &b).size)
    }

    /// The sum.
    pub fn plus(&self, other: &Self) -> Self {
        let (long, short) = match self.limbs.len() >= other.limbs.len() {
            true => (self, other),
            false => (other, self),
        };
        Self::from_limbs(limbs::sum(&long.limbs, &short.limbs))
    }

    /// The difference, `None` if it is negative.
    pub fn minus(&self, other: &Self) -> Option<Self> {
        (self >= other).then(|| Self::from_limbs(limbs::difference(&self.limbs, &other.limbs)))
    }

    /// The product with a word.
    pub(crate) fn times(&self, factor: u32) -> Self {
        match factor {
            1 => self.clone(),
            2 => self.plus(self),
            _ => Self::from_limbs(limbs::product(&self.limbs, factor)),
        }
    }

    /// Quotient and remainder by a word that is not 0.
    pub(crate) fn div_rem(&self, divisor: u32) -> (Self, u32) {
        if divisor == 1 {
            return (self.clone(), 0);
        }
        let (quotient, rest) = limbs::quotient(&self.limbs, divisor);
        (Self::from_limbs(quotient), rest)
    }

    /// The number times 10^(6·`count`).
    pub(crate) fn shifted_up(&self, count: usize) -> Self {
        let zeros = std::iter::repeat_n(0, count);
        Self::from_limbs(zeros.chain(self.limbs.iter().copied()).collect())
    }

    /// The number without its last 6·`count` digits.
    pub(crate) fn shifted_down(&self, count: usize) -> Self {
        let left = self.limbs.get(count..).unwrap_or_default();
        Self {
            limbs: left.to_vec(),
        }
    }

    /// Limbs `end` − 3 to `end` − 1 as one number, below 10^18; where there is no limb, 0.
    pub(crate) fn three_below(&self, end: usize) -> u64 {
        let limb = |place: Option<usize>| place.and_then(|place| self.limbs.get(place)).copied();
        [1, 2, 3].into_iter().fold(0, |word, back| {
            word * u64::from(BASE) + u64::from(limb(end.checked_sub(back)).unwrap_or(0))
        })
    }
}

impl From<u64> for Decimal {
    fn from(mut word: u64) -> Self {
        let mut limbs = Vec::new();
        while word > 0 {
            limbs.push((word % u64::from(BASE)) as u32);
            word /= u64::from(BASE);
        }
        Self { limbs }
    }
}

impl From<&UBig> for Decimal {
    fn from(number: &UBig) -> Self {
        Self::from_digits(number.to_string().as_bytes()).expect("decimal digits")
    }
}

impl std::str::FromStr for Decimal {
    type Err = NotDecimal;

    fn from_str(text: &str) -> Result<Self, NotDecimal> {
        Self::from_digits(text.as_bytes()).ok_or(NotDecimal)
    }
}

impl Ord for Decimal {
    fn cmp(&self, other: &Self) -> Ordering {
        let by_length = self.limbs.len().cmp(&other.limbs.len());
        by_length.then_with(|| self.limbs.iter().rev().cmp(other.limbs.iter().rev()))
    }
}

impl PartialOrd for Decimal {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut digits = Vec::with_capacity(self.limbs.len() * DIGITS);
        for limb in self.limbs.iter().rev() {
            digits.extend(limbs::written(*limb));
        }
        let zeros = digits.iter().take_while(|digit| **digit == b'0').count();
        let digits = match &digits[zeros..] {
            [] => b"0",
            digits => digits,
        };
        f.pad_integral(true, "", str::from_utf8(digits).expect("digits are ASCII"))
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Decimal {
    /// A string of digits.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
