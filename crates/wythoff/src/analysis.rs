//! What a player wants to know of a position, and what the answer rests on.

use std::fmt;

use crate::position::{Outcome, Position};

/// The answer to a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Analysis<N> {
    /// Who wins, seen by the player to move.
    pub outcome: Outcome,
    /// Every position a winning move leaves, each once.
    pub winning_moves: Vec<Position<N>>,
    /// What the answer rests on.
    pub evidence: Evidence,
}

/// What an answer rests on.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Evidence {
    /// A theorem of the literature.
    Theorem(Theorem),
}

/// The theorems the closed forms are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Theorem {
    /// Normal play with k = 0: Wythoff, *A modification of the game of Nim*, 1907.
    Wythoff,
    /// Normal play with any k: Fraenkel, *How to beat your Wythoff games' opponent on three fronts*, 1982.
    Fraenkel,
    /// Misère play: Fraenkel, *Wythoff games, continued fractions, cedar trees and Fibonacci searches*, 1984.
    FraenkelMisere,
}

impl Theorem {
    /// A short name that stays the same: `wythoff`, `fraenkel`, `fraenkel-misere`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Wythoff => "wythoff",
            Self::Fraenkel => "fraenkel",
            Self::FraenkelMisere => "fraenkel-misere",
        }
    }

    /// Author, title and year.
    pub fn source(self) -> &'static str {
        match self {
            Self::Wythoff => "W. A. Wythoff, A modification of the game of Nim, 1907",
            Self::Fraenkel => {
                "A. S. Fraenkel, How to beat your Wythoff games' opponent on three fronts, 1982"
            }
            Self::FraenkelMisere => {
                "A. S. Fraenkel, Wythoff games, continued fractions, cedar trees and Fibonacci searches, 1984"
            }
        }
    }
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
