//! What a player wants to know of a position, and what the answer rests on.

use std::fmt;

use crate::position::{Outcome, Position};

mod moves;
mod theorem;

pub use moves::Moves;
pub use theorem::Theorem;

/// The answer to a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Analysis<N> {
    /// Who wins, seen by the player to move.
    pub outcome: Outcome,
    /// The positions winning moves leave, each once: all of them, unless `more` says otherwise.
    pub winning_moves: Vec<Position<N>>,
    /// Whether there are more winning moves than were asked for.
    pub more: bool,
    /// What the answer rests on.
    pub evidence: Evidence,
}

/// What an answer rests on.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Evidence {
    /// A theorem of the literature.
    Theorem(Theorem),
    /// The rules themselves, followed to the end from every position below.
    Search {
        /// How many positions were looked at.
        positions: usize,
    },
}

/// A position with a number of piles the game does not have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PileCountError {
    /// How many piles the game has.
    pub expected: usize,
    /// How many the position has.
    pub found: usize,
}

impl fmt::Display for PileCountError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {} piles, found {}", self.expected, self.found)
    }
}

impl std::error::Error for PileCountError {}
