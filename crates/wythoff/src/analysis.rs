//! What a player wants to know of a position, and what the answer rests on.

use std::fmt;

use crate::position::{Outcome, Position};
use crate::solve::heap::{Period, Proof};

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
    /// The values of all heaps up to this one, found by the rules.
    Heaps {
        /// The largest of them.
        to: u64,
    },
    /// A period of the values of heaps, which is proved.
    Period {
        /// The period.
        period: Period,
        /// Why it goes on for ever.
        proof: Proof,
    },
    /// The table of all positions with piles up to this size, filled by the rules.
    Table {
        /// The largest pile.
        to: u64,
    },
    /// Rows of the table of two piles, each with a period that is proved.
    Rows {
        /// The last of them.
        to: u64,
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
