//! Grundy values of k-Wythoff: no formula is known, so from the table of all smaller positions, or for one small pile
//! from its row, whose period is proved ([`board`](crate::board)).

use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::Arc;

use dashu_int::UBig;

use crate::answer::{Evidence, Moves};
use crate::board::{self, RowPeriods};
use crate::effort::Effort;
use crate::game::{SolveError, Valued};

mod far;
mod table;

use far::Far;
use table::Table;

/// Piles below this are looked up in a table: two bytes a cell, half a second.
const TABLE_SIZE: u64 = 8192;

/// Rows up to this one are proved if need be: some twenty seconds for the last.
const LAST_ROW: u64 = 225;

/// How far a row is followed in search of its period; the last row needs 2²¹ columns.
const COLUMNS: usize = 1 << 22;

/// The rows of games with larger k take longer, and are not tried.
const LARGEST_K: u64 = 8;

/// The position with its value.
pub(super) fn valued<'a>(
    k: &UBig,
    piles: &'a [UBig],
    effort: &mut Effort<'_>,
) -> Result<Box<dyn Valued + 'a>, SolveError> {
    let (row, column) = (piles.iter().min(), piles.iter().max());
    let (row, column) = (row.expect("two piles"), column.expect("two piles"));
    let too_far = || SolveError::RowTooFar {
        row: row.clone(),
        column: column.clone(),
        last: LAST_ROW,
    };
    // A k beyond the larger pile allows no more.
    let k = u64::try_from(k.min(column));
    if let Ok(column) = u64::try_from(column)
        && column < TABLE_SIZE
    {
        let k = k.expect("at most the larger pile");
        return Ok(Box::new(Table::new(k, piles, column, effort)?));
    }
    let k = k.map_err(|_| too_far())?;
    match u64::try_from(row) {
        Ok(row) if row <= LAST_ROW && k <= LARGEST_K => {
            let rows = rows(k, row, effort)?;
            Ok(Box::new(Far::new(rows, row, piles)?))
        }
        Ok(row) => {
            let column = u64::try_from(column).map_err(|_| too_far())?;
            let value = by_sweeping(k, row, column, effort)?.ok_or_else(too_far)?;
            Ok(Box::new(value))
        }
        Err(_) => Err(too_far()),
    }
}

/// The rows up to this one, from those known already as far as they go.
fn rows(k: u64, last: u64, effort: &mut Effort<'_>) -> Result<Arc<RowPeriods>, SolveError> {
    let known = effort.rows.iter().position(|rows| rows.k() == k);
    let mut rows = match known {
        Some(place) => effort.rows.swap_remove(place),
        None => Arc::new(RowPeriods::new(k)),
    };
    let mut extended = ControlFlow::Continue(());
    if rows.rows().len() as u64 <= last {
        extended = Arc::make_mut(&mut rows).extend(last as usize, COLUMNS, effort);
    }
    effort.rows.push(Arc::clone(&rows));
    match extended {
        ControlFlow::Continue(()) => Ok(rows),
        ControlFlow::Break(()) => Err(SolveError::Cancelled),
    }
}

/// A value without those of the options.
struct ValueOnly {
    value: u64,
    row: u64,
    column: u64,
}

/// The value by filling the rows up to the smaller pile as far as the larger; `None` if that is too much.
fn by_sweeping(
    k: u64,
    row: u64,
    column: u64,
    effort: &mut Effort<'_>,
) -> Result<Option<ValueOnly>, SolveError> {
    // A cell of the sweep costs a hundredth of a position of a search.
    let cells = u128::from(row + 1) * u128::from(column);
    let bytes = board::bytes_needed_for_value(k, row, column);
    if cells > effort.budget.positions as u128 * 100 || bytes > effort.budget.bytes as u128 {
        return Ok(None);
    }
    match board::grundy(k, row, column, effort) {
        Ok(ControlFlow::Continue(value)) => Ok(Some(ValueOnly { value, row, column })),
        Ok(ControlFlow::Break(())) => Err(SolveError::Cancelled),
        Err(_) => Ok(None),
    }
}

impl Valued for ValueOnly {
    fn value(&self) -> UBig {
        self.value.into()
    }

    fn evidence(&self) -> Evidence {
        Evidence::Table { to: self.column }
    }

    fn options_of_value(&self, value: &UBig, most: usize) -> Result<Moves, SolveError> {
        if *value == self.value() {
            return Ok(Moves::new(most));
        }
        Err(SolveError::OptionsNotTabulated {
            positions: u128::from(self.row + 1) * u128::from(self.column + 1),
        })
    }
}

const ONE_THREAD: NonZeroUsize = NonZeroUsize::MIN;
