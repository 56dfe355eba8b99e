//! A table of Grundy values being filled, that can stop between passes and go on later.

use std::num::NonZeroUsize;
use std::ops::ControlFlow;

use super::super::{BoardError, Cell, check_length};
use super::mirror::mirror;
use super::pass::{BLOCKS, Plan, VALUES};
use super::tile::{Cells, ROWS, Tile};
use super::wavefront;
use crate::watch::{Progress, Watch};

/// A table of the Grundy values of k-Wythoff in a caller's buffer, complete or not yet.
///
/// Between calls every value below 64·`next_block` is in its cells with a ≤ b, and the others of these cells are empty;
/// but in a table with no value at all the cells hold anything.
/// For long runs: [`advance`](Self::advance) a few passes, [`save`](Self::save), and so on.
#[derive(Debug)]
pub struct GrundyTable<'a, C> {
    pub(super) k: u64,
    pub(super) size: usize,
    pub(super) cells: &'a mut [C],
    pub(super) next_block: usize,
    /// How many cells with a ≤ b have their value.
    pub(super) filled: u64,
}

impl<'a, C: Cell> GrundyTable<'a, C> {
    /// A table with no value yet, in a buffer of `size` × `size` cells.
    pub fn new(k: u64, size: usize, cells: &'a mut [C]) -> Result<Self, BoardError> {
        check_length(size, cells)?;
        Ok(Self {
            k,
            size,
            cells,
            next_block: 0,
            filled: 0,
        })
    }

    /// How many cells with a ≤ b there are. They are in memory, so the product fits.
    pub(super) fn total(&self) -> u64 {
        self.size as u64 * (self.size as u64 + 1) / 2
    }

    /// Whether every cell has its value.
    pub fn is_complete(&self) -> bool {
        self.filled == self.total()
    }

    /// Takes at most so many passes of 1024 values over the table.
    ///
    /// `watch` hears how many of the cells with a ≤ b are filled. If it stops the work, the values of unfinished
    /// passes are taken back, and the table can be saved or go on. A round with fewer passes than threads leaves
    /// threads idle.
    pub fn advance(
        &mut self,
        passes: usize,
        threads: NonZeroUsize,
        watch: &mut dyn Watch,
    ) -> Result<ControlFlow<()>, BoardError> {
        if self.is_complete() {
            return Ok(ControlFlow::Continue(()));
        }
        let plan = Plan::new(self.k, self.size, C::EMPTY.into());
        let firsts: Vec<usize> = (self.next_block..plan.end)
            .step_by(BLOCKS)
            .take(passes)
            .collect();
        let (mut filled, total) = (self.filled, self.total());
        let tiles = self.tiles();
        let finished = wavefront::sweep(plan, &firsts, tiles, threads, &mut |cells: usize| {
            filled += cells as u64;
            watch.tell(Progress::new(filled, total))
        });
        self.filled = filled;
        self.next_block = plan.end.min(self.next_block + finished * BLOCKS);
        if self.is_complete() {
            mirror(self.size, self.cells, threads);
        } else if finished < firsts.len() {
            self.take_back();
            return Ok(ControlFlow::Break(()));
        } else if self.next_block == plan.end {
            let bytes = C::BYTES;
            return Err(BoardError::CellTooSmall { bytes });
        }
        Ok(ControlFlow::Continue(()))
    }

    fn tiles(&mut self) -> Vec<Tile<Cells<'_, C>>> {
        let (size, is_blank) = (self.size, self.filled == 0);
        let chunks = self.cells.chunks_mut(ROWS * size).enumerate();
        chunks
            .map(|(number, cells)| {
                let rows = cells.len() / size;
                let store = Cells {
                    cells,
                    size,
                    is_blank,
                };
                let mut tile = Tile::new(number * ROWS, rows, size, store);
                if !is_blank {
                    tile.take_filled();
                }
                tile
            })
            .collect()
    }

    /// Empties the cells whose value belongs to a pass that was not finished.
    fn take_back(&mut self) {
        self.filled = 0;
        let end = self.next_block * VALUES;
        if end == 0 {
            return; // no value is left, and not all cells may have been emptied
        }
        for (a, row) in self.cells.chunks_mut(self.size).enumerate() {
            for cell in &mut row[a..] {
                let value: u32 = (*cell).into();
                if value as usize >= end {
                    *cell = C::EMPTY;
                } else {
                    self.filled += 1;
                }
            }
        }
    }
}
