//! What may be known of a game beyond its rules.

use dashu_int::UBig;

use super::SolveError;
use crate::answer::{Evidence, Moves};
use crate::position::Outcome;

/// What decides positions of a game at once: a theorem, of the literature or proved from the rules, or a table.
///
/// Positions have passed [`Game::check`](super::Game::check).
pub trait ClosedForm {
    /// Who wins, seen by the player to move.
    fn outcome(&self, position: &[UBig]) -> Outcome;

    /// The positions winning moves leave, at most so many.
    fn winning_moves(&self, position: &[UBig], most: usize) -> Moves;

    /// What it rests on.
    fn evidence(&self) -> Evidence;
}

/// A position whose Grundy value is known.
///
/// In a sum with other positions of known value this is all a player needs: the value says who wins, and the
/// winning moves in this part are those to the one value that makes the others' nim-sum vanish.
pub trait Valued {
    /// The Grundy value: the least natural that is no option's value.
    fn value(&self) -> UBig;

    /// What the value rests on.
    fn evidence(&self) -> Evidence;

    /// The options of a given value, at most so many.
    fn options_of_value(&self, value: &UBig, most: usize) -> Result<Moves, SolveError>;
}
