//! A number as it stands in the input: a word, or the digits of a longer one.

use std::cmp::Ordering;

use dashu_int::UBig;

/// A number of any size. The order is that of the values.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Numeral {
    /// A number below 2^64.
    Word(u64),
    /// The decimal digits of a larger one; the first is not 0.
    Long(Box<str>),
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
            None => Self::Long(str::from_utf8(digits).expect("digits are ASCII").into()),
        }
    }

    /// The value.
    pub(super) fn to_big(&self) -> UBig {
        match self {
            Self::Word(word) => UBig::from(*word),
            Self::Long(digits) => UBig::from_str_radix(digits, 10).expect("decimal digits"),
        }
    }

    /// How many decimal digits the number has; 0 has none.
    pub(super) fn length(&self) -> usize {
        match self {
            Self::Word(word) => word.checked_ilog10().map_or(0, |log| log as usize + 1),
            Self::Long(digits) => digits.len(),
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
            Self::Long(digits) => digits[..digits.len().saturating_sub(count)]
                .bytes()
                .fold(0, |word, digit| word * 10 + u64::from(digit - b'0')),
        }
    }
}

impl Ord for Numeral {
    fn cmp(&self, other: &Self) -> Ordering {
        match (self, other) {
            (Self::Word(a), Self::Word(b)) => a.cmp(b),
            (Self::Word(_), Self::Long(_)) => Ordering::Less,
            (Self::Long(_), Self::Word(_)) => Ordering::Greater,
            (Self::Long(a), Self::Long(b)) => a.len().cmp(&b.len()).then_with(|| a.cmp(b)),
        }
    }
}

impl PartialOrd for Numeral {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
