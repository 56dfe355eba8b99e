//! Value 0 by a theorem that only decides who wins.

use dashu_int::UBig;

use crate::answer::{Evidence, Moves};
use crate::game::{Game, SolveError, Valued};

/// A lost position: its value is 0, whatever its options are.
pub(super) struct Zero {
    evidence: Evidence,
    /// Why the values of the options are not known.
    error: SolveError,
}

/// The position as one of value 0, if a theorem says that it is lost; else the error.
pub(super) fn by_theorem(
    game: &dyn Game,
    piles: &[UBig],
    error: SolveError,
) -> Result<Zero, SolveError> {
    match game.closed_form() {
        Some(theorem) if error != SolveError::Cancelled && theorem.outcome(piles).is_loss() => {
            Ok(Zero {
                evidence: theorem.evidence(),
                error,
            })
        }
        _ => Err(error),
    }
}

impl Valued for Zero {
    fn value(&self) -> UBig {
        UBig::ZERO
    }

    fn evidence(&self) -> Evidence {
        self.evidence.clone()
    }

    fn options_of_value(&self, value: &UBig, most: usize) -> Result<Moves, SolveError> {
        if value.is_zero() {
            return Ok(Moves::new(most));
        }
        Err(SolveError::OptionsUnknown(Box::new(self.error.clone())))
    }
}
