//! The answer to a sum.

use dashu_int::UBig;

use crate::analysis::Evidence;
use crate::position::{Outcome, Position};
use crate::solve::SolveError;

/// The answer to a sum.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SumAnalysis {
    /// Who wins, seen by the player to move.
    pub outcome: Outcome,
    /// The Grundy value of the whole, or why it has none that is known.
    pub value: Result<UBig, SolveError>,
    /// The parts in their order.
    pub parts: Vec<PartAnalysis>,
    /// The winning moves, each once: all of them, unless `more` or `unlisted` say otherwise.
    pub winning_moves: Vec<SumMove>,
    /// Whether there are more winning moves than were asked for.
    pub more: bool,
    /// Parts whose winning moves could not be found, and why.
    pub unlisted: Vec<(usize, SolveError)>,
}

/// What is known of a part.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PartAnalysis {
    /// Its Grundy value, or why it has none that is known.
    pub value: Result<UBig, SolveError>,
    /// What the answer rests on.
    pub evidence: Evidence,
}

/// A move in one part of a sum.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SumMove {
    /// Which part, counted from 0.
    pub part: usize,
    /// What it leaves of that part.
    pub leaves: Position<UBig>,
}
