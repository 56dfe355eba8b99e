//! Who wins, by a table of the lost positions below.

use std::ops::ControlFlow;

use dashu_int::UBig;

use super::few_below;
use crate::answer::{Evidence, Moves, SolveError, in_words};
use crate::effort::Effort;
use crate::game::{ClosedForm, Game, IllegalMove, Move};
use crate::position::{Outcome, Play, Visitor};
use crate::rules::{Rules, Table};
use crate::watch::{Progress, Watch};

/// A game with a table of its lost positions, as far as some position.
#[derive(Debug)]
pub(super) struct Tabulated<'a> {
    rules: &'a Rules,
    table: Table,
}

impl<'a> Tabulated<'a> {
    /// Tabulates all positions up to this one.
    pub(super) fn new(
        rules: &'a Rules,
        piles: &[UBig],
        effort: &mut Effort<'_>,
    ) -> Result<Self, SolveError> {
        // A cell is a bit, and costs a tenth of a position of a search.
        let most = (effort.budget.positions as u64).saturating_mul(10);
        let sizes: Vec<u64> = (few_below(piles, most)?.iter())
            .map(|pile| pile + 1)
            .collect();
        let row = sizes.last().copied().unwrap_or(1);
        let table = Table::watched(rules, &sizes, &mut |rows: Progress| {
            effort.tell(Progress::so_far(rows.done * row))
        });
        let table = table.ok_or(SolveError::Cancelled)?;
        Ok(Self { rules, table })
    }
}

impl Game for Tabulated<'_> {
    fn visit_options(&self, from: &[u64], visit: &mut Visitor<'_>) -> ControlFlow<()> {
        self.rules.visit_moves(from, visit)
    }

    fn legal(&self, before: &[UBig], after: &[UBig]) -> Result<Move, IllegalMove> {
        self.rules.legal(before, after)
    }

    fn play(&self) -> Play {
        self.rules.play()
    }

    fn pile_count(&self) -> Option<usize> {
        self.rules.pile_count()
    }

    fn memory_count(&self) -> usize {
        self.rules.memory()
    }

    fn closed_form(&self) -> Option<&dyn ClosedForm> {
        Some(self)
    }
}

/// Of the positions of the table.
impl ClosedForm for Tabulated<'_> {
    fn outcome(&self, position: &[UBig]) -> Outcome {
        let piles = in_words(position).expect("a position of the table");
        Outcome::from_lost(self.table.is_lost(&piles))
    }

    fn winning_moves(&self, position: &[UBig], most: usize) -> Moves {
        let from = in_words(position).expect("a position of the table");
        let clauses = self.rules.clauses();
        let lost = self.table.lost().iter().chain(self.table.beyond());
        let mut moves = Moves::new(most);
        let mut count = UBig::ZERO;
        for to in lost.filter(|to| clauses.iter().any(|clause| clause.allows(&from, to))) {
            count += UBig::ONE;
            // One that there is no room for is counted all the same.
            let _ = moves.push(to.iter().map(|&pile| pile.into()).collect());
        }
        moves.counted(count)
    }

    fn evidence(&self) -> Evidence {
        let sizes = self.table.sizes().iter();
        Evidence::Table {
            to: sizes.map(|size| size - 1).max().unwrap_or(0),
        }
    }
}
