//! What a game is: a value that is its rules.

use std::fmt::Debug;
use std::ops::ControlFlow;

use crate::position::Play;

/// Receives the options of a position one by one; `Break` stops the visit.
pub type Visitor<'a> = dyn FnMut(&[u64]) -> ControlFlow<()> + 'a;

/// The rules of a take-away game.
///
/// A position is a list of pile sizes, and a move is named by the position it leads to. Laws: the same
/// option may be shown more than once, but no option is the position itself, and no play goes on for ever.
pub trait Game: Debug {
    /// Shows every position one move away from `from`.
    fn visit_options(&self, from: &[u64], visit: &mut Visitor<'_>) -> ControlFlow<()>;

    /// What the player who takes the last stone gets.
    fn play(&self) -> Play {
        Play::Normal
    }

    /// How many piles a position has, if the rules fix it.
    fn pile_count(&self) -> Option<usize> {
        None
    }
}
