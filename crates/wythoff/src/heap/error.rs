//! What is wrong with a text that is no rules of a heap.

use crate::quoted::quoted;
use std::fmt;

/// Why a text is not the rules of a heap, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HeapRulesError {
    /// Where, counted in characters from 1.
    pub column: usize,
    /// What is wrong there.
    pub reason: HeapRulesReason,
}

/// What is wrong with a text that is no rules of a heap.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum HeapRulesReason {
    /// No rules have this name.
    UnknownName(String),
    /// Something else should stand here.
    Expected {
        /// What should, in words.
        expected: &'static str,
        /// What does, or the end of the text.
        found: Option<char>,
    },
    /// An octal code has a digit above 7.
    NotOctal(char),
    /// The first digit of a code lets a heap stand still or an empty one be moved, so that play never ends.
    EndlessFirstDigit(char),
    /// The code has no digit that allows a move.
    NoMove,
    /// An amount is zero: taking nothing is no move.
    ZeroAmount,
    /// The set of amounts is empty.
    NoAmounts,
    /// An amount is 2³² or more.
    AmountTooLarge,
    /// A range of amounts runs from the larger to the smaller.
    RangeBackwards,
    /// Ranges come to more amounts than are written out.
    TooManyAmounts {
        /// So many are.
        most: u64,
    },
}

impl fmt::Display for HeapRulesError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.reason)
    }
}

impl fmt::Display for HeapRulesReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownName(name) => write!(
                f,
                "no rules of a heap are called {}",
                quoted('"', name.chars())
            ),
            Self::Expected { expected, found } => match found {
                Some(found) => write!(f, "expected {expected}, found {}", quoted('"', [*found])),
                None => write!(f, "expected {expected}, found the end"),
            },
            Self::NotOctal(digit) => write!(
                f,
                "the digits of an octal code are 0 to 7, found {digit}; a hexadecimal code begins with 0x"
            ),
            Self::EndlessFirstDigit(digit) => write!(
                f,
                "the first digit is for taking nothing, which must break the heap (0 or 4; in hexadecimal also 8 \
                 or c): with {digit} play would never end"
            ),
            Self::NoMove => f.write_str("the code allows no move"),
            Self::ZeroAmount => f.write_str("taking 0 stones is not a move"),
            Self::NoAmounts => f.write_str("expected at least one amount, found none"),
            Self::AmountTooLarge => f.write_str("amounts go up to 4294967295"),
            Self::RangeBackwards => {
                f.write_str("a range of amounts runs from the smaller to the larger, as in 2..5")
            }
            Self::TooManyAmounts { most } => {
                write!(
                    f,
                    "a range that does not begin with 1 has at most {most} amounts"
                )
            }
        }
    }
}

impl std::error::Error for HeapRulesError {}
