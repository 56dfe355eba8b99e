//! One value without its table.

use std::ops::ControlFlow;

use super::super::BoardError;
use super::given::Given;
use super::pass::{BLOCKS, Plan};
use super::tile::{ROWS, Store, Tile};
use crate::watch::{Progress, Watch};

/// More columns than this are not swept.
const MOST_COLUMNS: u64 = 1 << 30;

/// The Grundy value of (a, b) in k-Wythoff, normal play; `Break` if `watch` stopped it.
///
/// The rows up to the smaller pile and the columns up to the larger are swept, without being kept:
/// [`bytes_needed_for_value`](super::super::bytes_needed_for_value) says what that takes. For a small pile and a large
/// one, [`RowPeriods`](super::super::RowPeriods) answers at once.
///
/// ```
/// use std::ops::ControlFlow::Continue;
/// use wythoff::board::grundy;
/// assert_eq!(grundy(0, 20, 10, &mut ()), Ok(Continue(28)));
/// ```
pub fn grundy(
    k: u64,
    a: u64,
    b: u64,
    watch: &mut dyn Watch,
) -> Result<ControlFlow<(), u64>, BoardError> {
    let (a, b) = (a.min(b), a.max(b));
    if b >= MOST_COLUMNS {
        return Err(BoardError::TooLarge);
    }
    let (a, b) = (a as usize, b as usize);
    let plan = Plan::new(k, b + 1, u32::MAX);
    let mut tiles: Vec<_> = (0..=a)
        .step_by(ROWS)
        .map(|first_row| {
            let target = Target {
                row: a - first_row,
                column: b,
                value: None,
            };
            Tile::new(first_row, ROWS.min(a + 1 - first_row), b + 1, target)
        })
        .collect();
    let total = tiles.iter().map(|tile| tile.left() as u64).sum();
    let mut filled = 0;
    for first in (0..plan.end).step_by(BLOCKS) {
        let mut pass = plan.pass(first);
        for tile in tiles.iter_mut().filter(|tile| tile.left() > 0) {
            filled += pass.sweep(tile) as u64;
            if watch.tell(Progress::new(filled, total)).is_break() {
                return Ok(ControlFlow::Break(()));
            }
            if let Some(value) = tile.store.value {
                return Ok(ControlFlow::Continue(value.into()));
            }
        }
    }
    unreachable!("no value exceeds a + b, and all up to there were swept")
}

/// Keeps the value of one cell.
struct Target {
    row: usize,
    column: usize,
    value: Option<u32>,
}

impl Store for Target {
    fn prepare(&mut self, _first_row: usize) {}

    fn put(&mut self, row: usize, given: &Given) {
        if row == self.row
            && let Some((_, value)) = given.cells().find(|(column, _)| *column == self.column)
        {
            self.value = Some(value);
        }
    }
}
