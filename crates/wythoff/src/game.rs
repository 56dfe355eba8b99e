//! What a game is: a value that is its rules, and what is known of it beyond them.

use std::fmt::Debug;
use std::ops::ControlFlow;

use dashu_int::UBig;

use crate::effort::Effort;
use crate::position::Play;

mod illegal_move;
mod known;
mod moves;
mod taking;

pub(crate) use crate::answer::in_words;
pub use crate::answer::{SearchError, SolveError};
pub use crate::position::{PileCountError, PositionError, Visitor};
pub use illegal_move::IllegalMove;
pub use known::{ClosedForm, Valued};
pub use moves::Move;
pub(crate) use taking::{from_at_most, taken};

/// The rules of a take-away game.
///
/// A position is a list of pile sizes, and a move is named by the position it leads to. Laws: the same
/// option may be shown more than once, but no option is the position itself, and no play goes on for ever.
///
/// Only the rules are required: the options one by one, and whether two positions are one move apart. What is known
/// of the game beyond them answers at any size, and is tested against
/// them.
pub trait Game: Debug {
    /// Shows every position one move away from `from`, which has passed [`check`](Self::check).
    fn visit_options(&self, from: &[u64], visit: &mut Visitor<'_>) -> ControlFlow<()>;

    /// What the move from one position to another does, or why there is no such move, at any size.
    ///
    /// Both have passed [`check`](Self::check). A position may be written more loosely than the rules write it (heaps
    /// in another order, empty ones left out); the move [applied](Move::applied_to) gives it as they do. Law: the moves
    /// are those to the positions that [`visit_options`](Self::visit_options) shows.
    ///
    /// ```
    /// use wythoff::{IllegalMove, Game, Nim, Play, UBig};
    /// let piles = |piles: [u8; 2]| piles.map(UBig::from);
    /// let nim = Nim::new(Play::Normal);
    /// assert!(nim.legal(&piles([8, 4]), &piles([8, 1])).is_ok());
    /// assert_eq!(nim.legal(&piles([8, 4]), &piles([9, 1])), Err(IllegalMove::Grows { pile: 1 }));
    /// ```
    fn legal(&self, before: &[UBig], after: &[UBig]) -> Result<Move, IllegalMove>;

    /// What the player who takes the last stone gets.
    fn play(&self) -> Play {
        Play::Normal
    }

    /// How many piles a position has, if the rules fix it.
    fn pile_count(&self) -> Option<usize> {
        None
    }

    /// How many of these are memory: numbers that moves set and nobody takes from.
    fn memory_count(&self) -> usize {
        0
    }

    /// Whether these numbers are a position of the game.
    fn check(&self, position: &[UBig]) -> Result<(), PositionError> {
        let (found, memory) = (position.len(), self.memory_count());
        match self.pile_count() {
            Some(expected) if expected != found => Err(PileCountError {
                expected,
                memory,
                found,
            }
            .into()),
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
