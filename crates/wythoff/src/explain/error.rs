//! Why something cannot be explained.

use std::fmt;

use crate::game::{IllegalMove, SolveError};
use crate::solve::sum::SumError;

/// Why a position cannot be explained.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ExplainError {
    /// It has no answer.
    Solve(SolveError),
    /// The sum has none.
    Sum(SumError),
    /// The position after the move is not a position of the game.
    AgainstPosition(crate::PositionError),
    /// The move asked about is not one of the game's.
    Illegal(IllegalMove),
}

impl From<SolveError> for ExplainError {
    fn from(error: SolveError) -> Self {
        Self::Solve(error)
    }
}

impl From<SumError> for ExplainError {
    fn from(error: SumError) -> Self {
        Self::Sum(error)
    }
}

impl From<IllegalMove> for ExplainError {
    fn from(error: IllegalMove) -> Self {
        Self::Illegal(error)
    }
}

impl fmt::Display for ExplainError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Solve(error) => error.fmt(f),
            Self::Sum(error) => error.fmt(f),
            Self::AgainstPosition(error) => write!(f, "the position after the move: {error}"),
            Self::Illegal(error) => write!(f, "no such move: {error}"),
        }
    }
}

impl std::error::Error for ExplainError {}
