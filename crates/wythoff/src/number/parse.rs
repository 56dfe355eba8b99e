//! Naturals as people type them: `123`, `1_000_000`, `10^100`, `1e100`, `2^64-1`.

use std::borrow::Cow;
use std::fmt;

use dashu_int::UBig;
use dashu_int::ops::BitTest;

use super::cursor::Cursor;
use super::{Natural, from_decimal};
use crate::quoted::quoted;

/// The powers in one text may have this many decimal digits together: about a second of work.
const DIGITS: usize = 10_000_000;

/// The bits of 10^`DIGITS`, rounded up: log₂ 10 < 3.322.
const BITS: usize = DIGITS / 1000 * 3322;

/// Reads a natural number: digits, powers and ten-powers, and their sums and differences.
///
/// Underscores may stand between digits and blanks around the whole. Full-width characters, as Chinese keyboards make
/// them, are understood.
///
/// ```
/// use wythoff::{UBig, parse_natural};
/// assert_eq!(parse_natural("2^64-1"), Ok(UBig::from(u64::MAX)));
/// assert_eq!(parse_natural("1e100"), parse_natural("10^100"));
/// assert_eq!(parse_natural("１０＾１００"), parse_natural("10^100"));
/// assert_eq!(parse_natural("-2").unwrap_err().to_string(), "column 1: expected a natural number, found a negative one");
/// assert_eq!(parse_natural("12x").unwrap_err().to_string(), "column 3: expected a digit, `+`, `-` or the end, found \"x\"");
/// ```
pub fn parse_natural(text: &str) -> Result<UBig, ParseNumberError> {
    let text = half_width(text);
    let mut reader = Reader {
        cursor: Cursor::new(&text),
        bits_left: BITS,
    };
    reader.cursor.skip_blanks();
    if reader.cursor.peek() == Some('-') {
        let column = reader.cursor.column();
        return Err(ParseNumberError::Negative { column });
    }
    // Nothing is computed before all has been read: a mistake at the end does not wait for a power at the start.
    let (mut plus, mut minus) = (vec![reader.term()?], Vec::new());
    let mut last_minus = reader.cursor.place();
    loop {
        let place = reader.cursor.place();
        if reader.cursor.eat("+") {
            plus.push(reader.term()?);
        } else if reader.cursor.eat("-") {
            minus.push(reader.term()?);
            last_minus = place;
        } else {
            break;
        }
    }
    reader.cursor.skip_blanks();
    let column = reader.cursor.column();
    match reader.cursor.peek() {
        None => {}
        Some('.') => return Err(ParseNumberError::Fraction { column }),
        Some(found) => return Err(ParseNumberError::ExpectedEnd { column, found }),
    }
    // Apart, so that carries do not run up and down a long number.
    let [plus, minus] = [plus, minus].map(|terms| terms.into_iter().map(Term::value).sum::<UBig>());
    let column = || reader.cursor.column_of(last_minus);
    plus.checked_minus(&minus)
        .ok_or_else(|| ParseNumberError::Negative { column: column() })
}

/// The text with the characters of numbers in their ASCII forms; as many characters, so columns stay.
fn half_width(text: &str) -> Cow<'_, str> {
    let half = |symbol: char| match symbol {
        '０'..='９' | '＋' | '－' | '＾' | '＿' | 'ｅ' | 'Ｅ' | '．' => {
            // The full-width forms stand at U+FF01 in the order of ASCII from U+0021 on.
            char::from_u32(symbol as u32 - 0xFF01 + 0x21).expect("ASCII")
        }
        other => other,
    };
    match text.is_ascii() {
        true => text.into(),
        false => text.chars().map(half).collect(),
    }
}

/// factor · base^exponent
struct Term {
    factor: UBig,
    base: UBig,
    exponent: usize,
}

impl Term {
    fn value(self) -> UBig {
        self.factor * self.base.pow(self.exponent)
    }
}

struct Reader<'a> {
    cursor: Cursor<'a>,
    bits_left: usize,
}

impl Reader<'_> {
    /// Reads `12`, `2^64` or `5e9`.
    fn term(&mut self) -> Result<Term, ParseNumberError> {
        let number = self.number()?;
        if self.cursor.eat("^") {
            self.power(UBig::ONE, number)
        } else if self.cursor.eat("e") || self.cursor.eat("E") {
            self.power(number, UBig::from(10u8))
        } else {
            Ok(Term {
                factor: number,
                base: UBig::ONE,
                exponent: 0,
            })
        }
    }

    /// Reads the exponent of a base.
    fn power(&mut self, factor: UBig, base: UBig) -> Result<Term, ParseNumberError> {
        let place = self.cursor.place();
        if self.cursor.peek() == Some('-') {
            return Err(ParseNumberError::Fraction {
                column: self.cursor.column(),
            });
        }
        let exponent = self.number()?;
        // Powers of 0 and 1 are those with the exponents 0 and 1, however large the exponent.
        let exponent = match base <= UBig::ONE {
            true => exponent.min(UBig::ONE),
            false => exponent,
        };
        // base ≥ 2^(length − 1), so what is refused here really has too many bits.
        let bits_each = base.bit_len().saturating_sub(1);
        let affordable = usize::try_from(exponent).ok().filter(|exponent| {
            (exponent.checked_mul(bits_each)).is_some_and(|bits| bits <= self.bits_left)
        });
        let Some(exponent) = affordable else {
            let column = self.cursor.column_of(place);
            return Err(ParseNumberError::TooLarge { column });
        };
        self.bits_left -= exponent * bits_each; // just seen to be no more
        Ok(Term {
            factor,
            base,
            exponent,
        })
    }

    /// Reads decimal digits.
    fn number(&mut self) -> Result<UBig, ParseNumberError> {
        // Only digits and underscores were read: what fails to be a number is the empty text.
        from_decimal(self.cursor.digits()).ok_or_else(|| {
            let column = self.cursor.column();
            match self.cursor.peek() {
                Some('.') => ParseNumberError::Fraction { column },
                found => ParseNumberError::ExpectedDigit { column, found },
            }
        })
    }
}

/// Why a text is not a natural number; columns are counted in characters from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParseNumberError {
    /// A digit was expected.
    ExpectedDigit {
        /// Where.
        column: usize,
        /// What stands there, or the end of the text.
        found: Option<char>,
    },
    /// The number could have gone on or ended, but something else follows.
    ExpectedEnd {
        /// Where.
        column: usize,
        /// What stands there.
        found: char,
    },
    /// The number is below zero.
    Negative {
        /// The place of the minus.
        column: usize,
    },
    /// The number is not whole: `1.5`, `1e-3`.
    Fraction {
        /// The place of the point, or of the negative exponent.
        column: usize,
    },
    /// The powers have more than 10^7 digits together.
    TooLarge {
        /// The place of the exponent.
        column: usize,
    },
}

impl ParseNumberError {
    /// Where the trouble is, counted in characters from 1.
    pub fn column(&self) -> usize {
        match *self {
            Self::ExpectedDigit { column, .. }
            | Self::ExpectedEnd { column, .. }
            | Self::Negative { column }
            | Self::Fraction { column }
            | Self::TooLarge { column } => column,
        }
    }

    /// The same trouble in a longer text, where so many characters stand before the number.
    pub(crate) fn after(mut self, characters: usize) -> Self {
        match &mut self {
            Self::ExpectedDigit { column, .. }
            | Self::ExpectedEnd { column, .. }
            | Self::Negative { column }
            | Self::Fraction { column }
            | Self::TooLarge { column } => *column += characters,
        }
        self
    }
}

impl fmt::Display for ParseNumberError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "column {}: ", self.column())?;
        match self {
            Self::ExpectedDigit { found: None, .. } => {
                f.write_str("expected a digit, found the end")
            }
            Self::ExpectedDigit {
                found: Some(found), ..
            } => {
                write!(f, "expected a digit, found {}", quoted('"', [*found]))
            }
            Self::ExpectedEnd { found, .. } => {
                write!(
                    f,
                    "expected a digit, `+`, `-` or the end, found {}",
                    quoted('"', [*found])
                )
            }
            Self::Negative { .. } => f.write_str("expected a natural number, found a negative one"),
            Self::Fraction { .. } => f.write_str("expected a natural number, found a fraction"),
            Self::TooLarge { .. } => f.write_str("more than 10^7 digits"),
        }
    }
}

impl std::error::Error for ParseNumberError {}
