//! What is wrong with a text that names no game.

use std::fmt;

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
        /// Those the game has.
        known: &'static [&'static str],
    },
    /// A parameter has two values.
    GivenTwice {
        /// Where the second one is.
        column: usize,
        /// The parameter.
        parameter: &'static str,
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
    /// The value of a parameter is not a natural number.
    Number {
        /// The parameter.
        parameter: &'static str,
        /// Why; the column is that within the value.
        error: ParseNumberError,
    },
}

impl fmt::Display for GameNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let or_end = |symbol: &Option<char>| match symbol {
            Some(symbol) => format!("{:?}", symbol.to_string()),
            None => "the end".to_owned(),
        };
        match self {
            Self::UnknownGame {
                column,
                found,
                suggestion,
            } => {
                write!(f, "column {column}: no game is called {found:?}")?;
                match suggestion {
                    Some(name) => write!(f, "; did you mean {name:?}?"),
                    None => Ok(()),
                }
            }
            Self::UnknownParameter {
                column,
                found,
                known,
            } => write!(
                f,
                "column {column}: no parameter is called {found:?}; there is {}",
                known.join(", ")
            ),
            Self::GivenTwice { column, parameter } => {
                write!(f, "column {column}: {parameter} is given twice")
            }
            Self::Expected {
                column,
                expected,
                found,
            } => write!(
                f,
                "column {column}: expected {}, found {}",
                or_end(expected),
                or_end(found)
            ),
            Self::Number { parameter, error } => write!(f, "{parameter}: {error}"),
        }
    }
}

impl std::error::Error for GameNameError {}
