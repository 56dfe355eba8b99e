//! What a game is: a value that is its rules, and what is known of it beyond them.

use std::fmt::Debug;
use std::ops::ControlFlow;

use dashu_int::UBig;

use crate::analysis::PileCountError;
use crate::effort::Effort;
use crate::position::Play;
use crate::solve::SolveError;

mod known;
mod position_error;

pub use known::{ClosedForm, Valued};
pub use position_error::PositionError;

/// Receives the options of a position one by one; `Break` stops the visit.
pub type Visitor<'a> = dyn FnMut(&[u64]) -> ControlFlow<()> + 'a;

/// The rules of a take-away game.
///
/// A position is a list of pile sizes, and a move is named by the position it leads to. Laws: the same
/// option may be shown more than once, but no option is the position itself, and no play goes on for ever.
///
/// Only the rules are required. What is known of the game beyond them answers at any size, and is tested against
/// them.
pub trait Game: Debug {
    /// Shows every position one move away from `from`, which has passed [`check`](Self::check).
    fn visit_options(&self, from: &[u64], visit: &mut Visitor<'_>) -> ControlFlow<()>;

    /// What the player who takes the last stone gets.
    fn play(&self) -> Play {
        Play::Normal
    }

    /// How many piles a position has, if the rules fix it.
    fn pile_count(&self) -> Option<usize> {
        None
    }

    /// Whether these numbers are a position of the game.
    fn check(&self, position: &[UBig]) -> Result<(), PositionError> {
        let found = position.len();
        match self.pile_count() {
            Some(expected) if expected != found => Err(PileCountError { expected, found }.into()),
            _ => Ok(()),
        }
    }

    /// Rewrites a position as another that plays the same, so that a search need not look at both.
    fn simplify(&self, _position: &mut Vec<u64>) {}

    /// A theorem that decides every position under this [`play`](Self::play).
    fn closed_form(&self) -> Option<&dyn ClosedForm> {
        None
    }

    /// The position with its Grundy value, if something better than a search finds it; normal play only.
    fn valued<'a>(
        &'a self,
        _position: &'a [UBig],
        _effort: &mut Effort<'_>,
    ) -> Result<Option<Box<dyn Valued + 'a>>, SolveError> {
        Ok(None)
    }
}
