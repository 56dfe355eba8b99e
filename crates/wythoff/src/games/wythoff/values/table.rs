//! A table of all positions up to the larger pile.

use std::ops::ControlFlow;

use dashu_int::UBig;

use super::ONE_THREAD;
use crate::answer::{Evidence, Moves};
use crate::board::fill_grundy;
use crate::effort::Effort;
use crate::game::{SolveError, Valued};
use crate::games::wythoff::rules::visit_options;

/// The values of all positions with piles below `size`, and one of them.
pub(super) struct Table {
    k: u64,
    size: usize,
    cells: Vec<u16>,
    piles: [u64; 2],
}

impl Table {
    /// Fills the table for piles up to `largest`, which is below 2¹³.
    pub(super) fn new(
        k: u64,
        piles: &[UBig],
        largest: u64,
        effort: &mut Effort<'_>,
    ) -> Result<Self, SolveError> {
        let size = largest as usize + 1;
        let mut cells = vec![0; size * size];
        // No value exceeds the sum of the piles, which is below 2¹⁴, and the buffer has the right length.
        let filled = fill_grundy(k, size, &mut cells, ONE_THREAD, effort);
        match filled.expect("values fit in the cells") {
            ControlFlow::Continue(()) => Ok(Self {
                k,
                size,
                cells,
                piles: [0, 1].map(|pile| u64::try_from(&piles[pile]).expect("at most the largest")),
            }),
            ControlFlow::Break(()) => Err(SolveError::Cancelled),
        }
    }

    fn of(&self, piles: &[u64]) -> u16 {
        self.cells[piles[0] as usize * self.size + piles[1] as usize]
    }
}

impl Valued for Table {
    fn value(&self) -> UBig {
        self.of(&self.piles).into()
    }

    fn evidence(&self) -> Evidence {
        Evidence::Table {
            to: self.size as u64 - 1,
        }
    }

    fn options_of_value(&self, value: &UBig, most: usize) -> Result<Moves, SolveError> {
        let mut moves = Moves::new(most);
        let Ok(value) = u16::try_from(value) else {
            return Ok(moves); // no value of the table is that large
        };
        let _ = visit_options(self.k, &self.piles, &mut |option| {
            if self.of(option) == value {
                moves.push(option.iter().map(|&pile| pile.into()).collect())?;
            }
            ControlFlow::Continue(())
        });
        Ok(moves)
    }
}
