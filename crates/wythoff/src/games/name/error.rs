//! What is wrong with a text that names no game.

use crate::quoted::quoted;
use std::fmt;

use crate::heap::HeapRulesError;
use crate::number::ParseNumberError;

/// Why a text is not the name of a game; columns are counted in characters from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum GameNameError {
    /// No game has this name.
    UnknownGame {
        /// Where.
        column: usize,
        /// The name.
        found: String,
        /// A name it may have been meant for.
        suggestion: Option<&'static str>,
    },
    /// The game has no such parameter.
    UnknownParameter {
        /// Where.
        column: usize,
        /// The parameter.
        found: String,
        /// The one the game has, if it has one.
        known: Option<&'static str>,
    },
    /// A parameter has two values.
    GivenTwice {
        /// Where the second one is.
        column: usize,
        /// The parameter.
        parameter: &'static str,
    },
    /// The game cannot be played without a parameter.
    Missing {
        /// Where it could stand.
        column: usize,
        /// The parameter.
        parameter: &'static str,
        /// The game with a parameter.
        example: &'static str,
    },
    /// The value of a parameter is too small or too large.
    OutOfRange {
        /// Where the value is.
        column: usize,
        /// The parameter.
        parameter: &'static str,
        /// The least value.
        least: u64,
        /// The greatest value, if there is one.
        most: Option<u64>,
    },
    /// Something else should stand here.
    Expected {
        /// Where.
        column: usize,
        /// What should, or the end of the text.
        expected: Option<char>,
        /// What does, or the end of the text.
        found: Option<char>,
    },
    /// The amounts or the code of a heap game are wrong; the column is that in the whole text.
    Heap(HeapRulesError),
    /// The value of a parameter, or a pile, is not a natural number; the column is that in the whole text.
    Number(ParseNumberError),
}

impl GameNameError {
    /// Where the trouble is, counted in characters from 1.
    pub fn column(&self) -> usize {
        match self {
            Self::UnknownGame { column, .. }
            | Self::UnknownParameter { column, .. }
            | Self::GivenTwice { column, .. }
            | Self::Missing { column, .. }
            | Self::OutOfRange { column, .. }
            | Self::Expected { column, .. } => *column,
            Self::Heap(error) => error.column,
            Self::Number(error) => error.column(),
        }
    }
}

impl fmt::Display for GameNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Number(error) => return error.fmt(f),
            Self::Heap(error) => return error.fmt(f),
            _ => write!(f, "column {}: ", self.column())?,
        }
        let or_end = |symbol: &Option<char>| match symbol {
            Some(symbol) => quoted('"', [*symbol]),
            None => "the end".to_owned(),
        };
        match self {
            Self::UnknownGame {
                found, suggestion, ..
            } => {
                write!(f, "no game is called {}", quoted('"', found.chars()))?;
                match suggestion {
                    Some(name) => write!(f, "; did you mean {}?", quoted('"', name.chars())),
                    None => Ok(()),
                }
            }
            Self::UnknownParameter { found, known, .. } => {
                write!(
                    f,
                    "no parameter is called {}; there is ",
                    quoted('"', found.chars())
                )?;
                f.write_str(known.unwrap_or("none"))
            }
            Self::GivenTwice { parameter, .. } => write!(f, "{parameter} is given twice"),
            Self::Missing {
                parameter, example, ..
            } => write!(f, "{parameter} is missing, as in {example}"),
            Self::OutOfRange {
                parameter,
                least,
                most,
                ..
            } => match most {
                Some(most) => write!(f, "{parameter} is from {least} to {most}"),
                None => write!(f, "{parameter} is at least {least}"),
            },
            Self::Expected {
                expected, found, ..
            } => write!(f, "expected {}, found {}", or_end(expected), or_end(found)),
            Self::Heap(_) | Self::Number(_) => Ok(()),
        }
    }
}

impl std::error::Error for GameNameError {}
