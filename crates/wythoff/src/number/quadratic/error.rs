//! What is wrong with a number or a text that is no quadratic irrational.

use crate::quoted::quoted;
use std::fmt;

use dashu_int::UBig;

/// Why (p + q√d)/r is not a quadratic irrational.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum NotIrrational {
    /// r = 0.
    ZeroDenominator,
    /// q = 0: there is no root in it.
    ZeroCoefficient,
    /// √d is an integer.
    PerfectSquare {
        /// The number under the root.
        d: UBig,
        /// Its square root.
        root: UBig,
    },
}

impl fmt::Display for NotIrrational {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ZeroDenominator => f.write_str("the denominator is zero"),
            Self::ZeroCoefficient => f.write_str("a rational number: there is no root in it"),
            Self::PerfectSquare { d, root } => write!(f, "a rational number: √{d} = {root}"),
        }
    }
}

impl std::error::Error for NotIrrational {}

/// Why a text is not a quadratic irrational.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum ParseQuadraticError {
    /// Something else was expected at this column.
    Unexpected {
        /// The column, counted in characters from 1.
        column: usize,
        /// What could have stood there.
        expected: &'static str,
        /// What stands there, or the end of the text.
        found: Option<char>,
    },
    /// A second, different root.
    TwoRoots {
        /// The column of the second root.
        column: usize,
    },
    /// The text is a number, but not an irrational one.
    NotIrrational(NotIrrational),
}

impl From<NotIrrational> for ParseQuadraticError {
    fn from(error: NotIrrational) -> Self {
        Self::NotIrrational(error)
    }
}

impl fmt::Display for ParseQuadraticError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unexpected {
                column,
                expected,
                found: Some(found),
            } => {
                write!(
                    f,
                    "column {column}: expected {expected}, found {}",
                    quoted('"', [*found])
                )
            }
            Self::Unexpected {
                column,
                expected,
                found: None,
            } => {
                write!(f, "column {column}: expected {expected}, found the end")
            }
            Self::TwoRoots { column } => write!(f, "column {column}: a second, different root"),
            Self::NotIrrational(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ParseQuadraticError {}
