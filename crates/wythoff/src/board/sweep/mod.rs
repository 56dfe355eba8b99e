//! Grundy values of k-Wythoff in normal play, block by block of values.
//!
//! **The order.** Write v for a value. Cell (a, b) has g(a, b) = v exactly if v is in no option of the cell and
//! every smaller value is. So the values can be given out in ascending order instead of the cells: in row a, v goes
//! to the first cell b that has no smaller value, and from which no move up the column or up the diagonals
//! reaches another v. (A smaller b that has no smaller value yet has v in its column or on its diagonals, and gets a
//! larger value.) So (v, row a) needs only (v, rows above) and (smaller values, row a).
//!
//! **Blocks.** The values go in blocks of 64, a bit each: a `block` remembers for each column and for each diagonal
//! which of its values are there, and a `tile` of rows remembers which of its cells are free. In a row the free
//! cells are passed from left to right, and each takes the least value of the block that row, column and diagonals
//! leave it, if any: v comes to the first cell that can take it, as above. A column or diagonal that has all values of
//! the block is closed for it for ever. Nearly every cell that is looked at then takes a value.
//!
//! **Symmetry.** g(a, b) = g(b, a), so only a ≤ b is filled: the part of row a left of the main diagonal is column a.
//!
//! **Threads.** A `pass` takes a few blocks at once through all rows; pass p may enter a tile as soon as pass p − 1 has
//! left it (`wavefront`). The values do not depend on the number of threads.

mod block;
mod checkpoint;
mod given;
mod journal;
mod masks;
mod mirror;
mod pass;
mod single;
mod table;
mod tile;
mod wavefront;

use std::num::NonZeroUsize;
use std::ops::ControlFlow;

pub use journal::GrundyJournal;
pub(super) use pass::{BLOCKS, VALUES};
pub use single::grundy;
pub use table::GrundyTable;

use super::{BoardError, Cell};
use crate::watch::Watch;

/// Whether cells of this kind hold every value of a table of this size, whatever k is.
///
/// It is proved, not tried: g(a, b) ≤ a + b, as no play is longer. (To size 16,384 the largest value of Wythoff's game
/// was about 1.5 times the size.)
///
/// ```
/// use wythoff::board::values_fit;
/// assert!(values_fit::<u16>(32_736));
/// assert!(!values_fit::<u16>(32_737));
/// ```
pub fn values_fit<C: Cell>(size: u64) -> bool {
    // Whole blocks of values below `EMPTY`.
    let end = C::EMPTY.into() / VALUES as u32 * VALUES as u32;
    u128::from(size) * 2 <= u128::from(end) + 1
}

/// Fills the table with the Grundy values of k-Wythoff in normal play; k = 0 is Wythoff's game.
///
/// [`values_fit`] says which cells are large enough; smaller ones are tried, and it is an error if a value does not fit.
/// `Break` if `watch` stopped it; then the table is not complete.
///
/// ```
/// use std::num::NonZeroUsize;
/// use wythoff::board::fill_grundy;
/// let mut cells = [0u16; 16];
/// fill_grundy(0, 4, &mut cells, NonZeroUsize::MIN, &mut ()).unwrap();
/// assert_eq!(cells, [0, 1, 2, 3, 1, 2, 0, 4, 2, 0, 1, 5, 3, 4, 5, 6]);
/// ```
pub fn fill_grundy<C: Cell>(
    k: u64,
    size: usize,
    cells: &mut [C],
    threads: NonZeroUsize,
    watch: &mut dyn Watch,
) -> Result<ControlFlow<()>, BoardError> {
    GrundyTable::new(k, size, cells)?.advance(usize::MAX, threads, watch)
}
