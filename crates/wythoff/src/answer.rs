//! What a player wants to know of a position, and what the answer rests on.

use dashu_int::UBig;

use crate::position::Outcome;

mod evidence;
mod moves;
mod search_error;
#[cfg(feature = "serde")]
mod serialise;
mod solve_error;
mod theorem;

pub use evidence::{Checked, Evidence, ProofAbout, Status};
pub use moves::{MoveTo, Moves};
pub use search_error::SearchError;
pub use solve_error::SolveError;
pub(crate) use solve_error::in_words;
pub use theorem::Theorem;

/// The answer to a position of a game, named or by rules, or of a sum of games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Answer {
    /// Who wins, seen by the player to move.
    pub outcome: Outcome,
    /// The Grundy value, where the way to the answer went through it or it was asked for.
    pub value: Option<Value>,
    /// The winning moves.
    pub moves: Moves,
    /// What the outcome and the moves rest on.
    pub evidence: Evidence,
    /// The parts of a sum in their order; none for a single game.
    pub parts: Vec<PartAnswer>,
}

/// A Grundy value, and what it rests on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Value {
    /// The least natural that is no option's value.
    pub grundy: UBig,
    /// What it rests on.
    pub evidence: Evidence,
}

/// What is known of a part of a sum.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PartAnswer {
    /// Its Grundy value; none in misère play, where a sum is answered only as a whole.
    pub value: Option<Value>,
    /// Why the winning moves in this part could not be found, if they could not.
    pub unlisted: Option<SolveError>,
}

impl Answer {
    /// An answer that does not know the Grundy value.
    pub fn new(outcome: Outcome, moves: Moves, evidence: Evidence) -> Self {
        Self {
            outcome,
            value: None,
            moves,
            evidence,
            parts: Vec::new(),
        }
    }

    /// Whether there may be more winning moves than listed: too many, or in a part where they could not be found.
    pub fn has_more_moves(&self) -> bool {
        self.moves.more() || self.parts.iter().any(|part| part.unlisted.is_some())
    }
}
