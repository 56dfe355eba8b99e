//! What is wrong with a sum.

use std::fmt;

use crate::game::{PositionError, SolveError};
use crate::games::GameNameError;
use crate::rules::ParseRulesError;

/// Why a text is not a sum; columns are counted in characters from 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ParseSumError {
    /// A game is not named as it should be, or something else should stand there.
    Game(GameNameError),
    /// The rules of a part are none.
    Rules {
        /// Where their text begins.
        column: usize,
        /// Their text.
        text: String,
        /// Why.
        error: Box<ParseRulesError>,
    },
    /// The numbers are no position of the game.
    Position {
        /// Where the position begins.
        column: usize,
        /// The game.
        game: String,
        /// Why.
        error: PositionError,
    },
}

impl ParseSumError {
    /// Where the trouble is, counted in characters from 1.
    pub fn column(&self) -> usize {
        match self {
            Self::Game(error) => error.column(),
            Self::Rules {
                column,
                text,
                error,
            } => {
                let before = text.get(..error.span.start).unwrap_or(text);
                column + before.chars().count()
            }
            Self::Position { column, .. } => *column,
        }
    }
}

impl From<GameNameError> for ParseSumError {
    fn from(error: GameNameError) -> Self {
        Self::Game(error)
    }
}

impl fmt::Display for ParseSumError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(error) => error.fmt(f),
            Self::Rules { error, .. } => write!(f, "column {}: {}", self.column(), error.kind),
            Self::Position {
                column,
                game,
                error,
            } => write!(f, "column {column}: {game}: {error}"),
        }
    }
}

impl std::error::Error for ParseSumError {}

/// Why a sum has no answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SumError {
    /// The value of a part is out of reach.
    Part {
        /// Which part, counted from 0.
        part: usize,
        /// What it would need.
        error: SolveError,
    },
    /// The sum is played misère and is not all Nim.
    Misere,
}

impl fmt::Display for SumError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Part { part, error } => write!(f, "part {}: {error}", part + 1),
            Self::Misere => f.write_str(
                "misère sums are not offered: Grundy values decide sums in normal play only, and knowing each part in \
                 misère play is not enough either (sums of Nim alone are Nim, and are answered)",
            ),
        }
    }
}

impl std::error::Error for SumError {}
