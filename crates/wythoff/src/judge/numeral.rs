//! A number as it stands in the input: a word, or the digits of a longer one.

use dashu_int::UBig;

use crate::number::Decimal;

/// A number of any size.
///
/// The derived order is that of the values: words come first, then the shorter, then what has the greater digit first.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Numeral {
    /// A number below 2^64.
    Word(u64),
    /// A larger one.
    Long {
        /// How many digits it has.
        length: usize,
        /// Its decimal digits; the first is not 0.
        digits: Box<str>,
    },
}

impl Numeral {
    /// The number with these decimal digits.
    pub(super) fn new(digits: &[u8]) -> Self {
        let zeros = digits.iter().take_while(|digit| **digit == b'0').count();
        let digits = &digits[zeros..];
        let word = digits.iter().try_fold(0u64, |word, digit| {
            word.checked_mul(10)?.checked_add(u64::from(digit - b'0'))
        });
        match word {
            Some(word) => Self::Word(word),
            None => Self::Long {
                length: digits.len(),
                digits: str::from_utf8(digits).expect("digits are ASCII").into(),
            },
        }
    }

    /// The value.
    pub(super) fn to_big(&self) -> UBig {
        match self {
            Self::Word(word) => UBig::from(*word),
            Self::Long { digits, .. } => UBig::from_str_radix(digits, 10).expect("decimal digits"),
        }
    }

    /// The value, in limbs of decimal digits.
    pub(super) fn to_decimal(&self) -> Decimal {
        match self {
            Self::Word(word) => Decimal::from(*word),
            Self::Long { digits, .. } => {
                Decimal::from_digits(digits.as_bytes()).expect("decimal digits")
            }
        }
    }

    /// How many decimal digits the number has; 0 has none.
    pub(super) fn length(&self) -> usize {
        match self {
            Self::Word(word) => word.checked_ilog10().map_or(0, |log| log as usize + 1),
            Self::Long { length, .. } => *length,
        }
    }

    /// The number without its last `count` digits; what is left is at most 19 digits.
    pub(super) fn without_last(&self, count: usize) -> u64 {
        match self {
            // A power of ten too large for a word is larger than the number.
            Self::Word(word) => u32::try_from(count)
                .ok()
                .and_then(|count| 10u64.checked_pow(count))
                .map_or(0, |power| word / power),
            Self::Long { length, digits } => digits[..length.saturating_sub(count)]
                .bytes()
                .fold(0, |word, digit| word * 10 + u64::from(digit - b'0')),
        }
    }
}
