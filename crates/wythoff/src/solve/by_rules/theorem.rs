//! Grundy values, by a theorem about them.

use dashu_int::UBig;

use crate::answer::{Evidence, Moves, SolveError};
use crate::game::Valued;
use crate::prove::GrundyTheorem;

/// A position with its value.
pub(in crate::solve) struct ByTheorem<'a> {
    theorem: &'a GrundyTheorem,
    piles: &'a [UBig],
    value: UBig,
}

impl<'a> ByTheorem<'a> {
    /// The position with its value; `None`: the theorem does not know it.
    pub(in crate::solve) fn new(theorem: &'a GrundyTheorem, piles: &'a [UBig]) -> Option<Self> {
        let value = theorem.value(piles).ok().flatten()?;
        Some(Self {
            theorem,
            piles,
            value,
        })
    }
}

impl Valued for ByTheorem<'_> {
    fn value(&self) -> UBig {
        self.value.clone()
    }

    fn evidence(&self) -> Evidence {
        self.theorem.evidence()
    }

    fn options_of_value(&self, value: &UBig, most: usize) -> Result<Moves, SolveError> {
        let moves = self.theorem.options_of_value(self.piles, value, most);
        let moves = moves.expect("the position has been checked");
        moves.ok_or(SolveError::ValueAbove {
            most: self.theorem.most().unwrap_or(u32::MAX),
        })
    }
}
