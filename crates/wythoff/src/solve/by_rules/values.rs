//! Grundy values, by a table of all positions below.

use std::ops::ControlFlow;

use dashu_int::UBig;

use super::few_below;
use crate::answer::{Evidence, Moves, SolveError, in_words};
use crate::effort::Effort;
use crate::game::Valued;
use crate::rules::{Rules, ValueTable};

/// The values of all positions up to some position.
pub(super) struct Values<'a> {
    rules: &'a Rules,
    piles: Vec<u64>,
    table: ValueTable,
}

/// The sizes of the box, if its values are within the budget.
pub(super) fn sizes(piles: &[UBig], effort: &Effort<'_>) -> Result<Vec<u64>, SolveError> {
    let budget = effort.budget;
    let most = budget.positions.min(budget.bytes / size_of::<u32>()) as u64;
    let piles = few_below(piles, most)?;
    Ok(piles.iter().map(|pile| pile + 1).collect())
}

impl<'a> Values<'a> {
    /// Tabulates the values of all positions up to this one.
    pub(super) fn new(
        rules: &'a Rules,
        piles: &[UBig],
        effort: &mut Effort<'_>,
    ) -> Result<Self, SolveError> {
        let sizes = sizes(piles, effort)?;
        let table = ValueTable::watched(rules, &sizes, effort);
        Ok(Self {
            rules,
            piles: in_words(piles)?,
            table: table.ok_or(SolveError::Cancelled)?,
        })
    }
}

impl Valued for Values<'_> {
    fn value(&self) -> UBig {
        self.table.value(&self.piles).into()
    }

    fn evidence(&self) -> Evidence {
        Evidence::Table {
            to: self.piles.iter().max().copied().unwrap_or(0),
        }
    }

    fn options_of_value(&self, value: &UBig, most: usize) -> Result<Moves, SolveError> {
        let mut options = Vec::new();
        let _ = self.rules.visit_moves(&self.piles, &mut |option| {
            if UBig::from(self.table.value(option)) == *value {
                options.push(option.to_vec());
            }
            ControlFlow::Continue(())
        });
        options.sort_unstable();
        options.dedup();
        let mut moves = Moves::new(most);
        let _ = (options.iter())
            .try_for_each(|to| moves.push(to.iter().map(|&pile| pile.into()).collect()));
        Ok(moves)
    }
}
