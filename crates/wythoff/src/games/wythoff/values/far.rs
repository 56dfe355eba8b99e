//! One small pile and one of any size, by the rows up to the small one.

use std::sync::Arc;

use dashu_int::UBig;

use super::COLUMNS;
use crate::answer::{Evidence, Moves};
use crate::board::RowPeriods;
use crate::game::{SolveError, Valued};

/// A small pile a, and a large one b > a + k.
pub(super) struct Far<'a> {
    rows: Arc<RowPeriods>,
    row: u64,
    column: &'a UBig,
    /// Whether the small pile is the first.
    in_order: bool,
    value: UBig,
}

impl<'a> Far<'a> {
    /// The position with piles `row` and more, from rows up to that.
    pub(super) fn new(
        rows: Arc<RowPeriods>,
        row: u64,
        piles: &'a [UBig],
    ) -> Result<Self, SolveError> {
        let in_order = piles[0] <= piles[1];
        let column = &piles[usize::from(in_order)];
        // All options are in these rows: if they reach so far, the options are known.
        let mut values = (0..=row).map(|row| rows.grundy(&row.into(), column));
        let missing = values.clone().position(|value| value.is_none());
        if let Some(missing) = missing {
            return Err(SolveError::RowNotProved {
                row: missing as u64,
                columns: COLUMNS as u64,
            });
        }
        let value = values.next_back().flatten().expect("none is missing");
        Ok(Self {
            rows,
            row,
            column,
            in_order,
            value,
        })
    }

    /// The options that may have a value: all those that take from the small pile, and of those that take from the large
    /// one the few that are near enough.
    ///
    /// −(2k + 2)a ≤ g(a, y) − y ≤ a, as is proved with the rows: so g(a, y) = v only for v − a ≤ y ≤ v + (2k + 2)a.
    fn candidates(&self, value: &UBig) -> Vec<[UBig; 2]> {
        let k = self.rows.k();
        let mut candidates = Vec::new();
        for taken in 1..=self.row {
            let left = UBig::from(self.row - taken);
            candidates.push([left.clone(), self.column.clone()]);
            // The large pile has more than a + k stones.
            let others = taken.saturating_sub(k).max(1)..=taken + k;
            candidates.extend(others.map(|other| [left.clone(), self.column - other]));
        }
        let below = UBig::from(self.row);
        let first = value.clone().max(below.clone()) - below;
        let after_last = (value + (2 * k + 2) * self.row + 1u8).min(self.column.clone());
        let mut column = first;
        while column < after_last {
            candidates.push([self.row.into(), column.clone()]);
            column += UBig::ONE;
        }
        candidates
    }
}

impl Valued for Far<'_> {
    fn value(&self) -> UBig {
        self.value.clone()
    }

    fn evidence(&self) -> Evidence {
        Evidence::Rows { to: self.row }
    }

    fn options_of_value(&self, value: &UBig, most: usize) -> Result<Moves, SolveError> {
        let mut moves = Moves::new(most);
        for [small, large] in self.candidates(value) {
            if self.rows.grundy(&small, &large).as_ref() == Some(value) {
                let to = if self.in_order {
                    vec![small, large]
                } else {
                    vec![large, small]
                };
                if moves.push(to).is_break() {
                    break;
                }
            }
        }
        Ok(moves)
    }
}
