//! A group of blocks that goes through the tiles together, so that a tile stays in the cache.

use super::block::Block;
use super::tile::{Store, Tile};

/// How many blocks a pass takes.
pub(in super::super) const BLOCKS: usize = 16;

/// How many values a block has: the bits of a word.
pub(in super::super) const VALUES: usize = 64;

/// What all passes over a table share.
#[derive(Debug, Clone, Copy)]
pub(super) struct Plan {
    /// Less than the size.
    pub(super) k: usize,
    /// How many columns there are.
    pub(super) size: usize,
    /// The first block that is not swept: its values do not fit in the cells, or are larger than any.
    pub(super) end: usize,
}

impl Plan {
    /// The plan for a table with `size` ≥ 1 columns whose cells hold values below `limit`.
    ///
    /// g(a, b) ≤ a + b ≤ 2(size − 1): no value is larger than the number of moves of the longest play.
    pub(super) fn new(k: u64, size: usize, limit: u32) -> Self {
        let needed = (2 * (size - 1)) / VALUES + 1;
        Self {
            // Amounts differ by less than the size, so k = size − 1 is the same game as any larger k.
            k: usize::try_from(k).unwrap_or(usize::MAX).min(size - 1),
            size,
            end: needed.min(limit as usize / VALUES),
        }
    }

    /// The blocks of the pass that begins with block `first`.
    pub(super) fn pass(&self, first: usize) -> Pass {
        let blocks = first..self.end.min(first + BLOCKS);
        Pass {
            first,
            blocks: blocks
                .map(|block| Block::new(self.k, self.size, (block * VALUES) as u32)) // below `limit`
                .collect(),
        }
    }
}

/// Consecutive blocks, somewhere between the rows.
#[derive(Debug)]
pub(super) struct Pass {
    first: usize,
    blocks: Vec<Block>,
}

impl Pass {
    /// Takes the blocks through a tile, which comes after the ones before; gives how many cells got their value.
    pub(super) fn sweep<S: Store>(&mut self, tile: &mut Tile<S>) -> usize {
        let before = tile.left();
        tile.store.prepare(tile.first_row);
        for block in &mut self.blocks {
            for row in 0..tile.rows() {
                let a = tile.first_row + row;
                let (free, store) = tile.row(row);
                store.start_row();
                block.sweep(a, free, |given| store.put(row, given));
            }
        }
        tile.store.finish(self.first);
        before - tile.left()
    }
}
