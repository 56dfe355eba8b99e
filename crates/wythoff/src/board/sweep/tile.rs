//! A few rows of the table, with the cells that have no value yet.

use super::super::Cell;
use super::given::Given;
use crate::simd::prefetch::prefetch;

/// How many rows a tile has; only the last may have fewer.
pub(super) const ROWS: usize = 32;

/// So many rows ahead the memory is asked for the cells that are written next.
const SOON: usize = 2;

/// Where the values of a tile go.
pub(super) trait Store {
    /// Comes before the values of each pass; the tile begins with row `first_row`.
    fn prepare(&mut self, first_row: usize);

    /// Comes before the values that one block gives to a row.
    fn start_row(&mut self) {}

    /// What cells of a row take, which is counted from the first of the tile.
    fn put(&mut self, row: usize, given: &Given);

    /// Comes after the values of each pass, which began with block `first_block`.
    fn finish(&mut self, _first_block: usize) {}
}

/// Rows `first_row`, `first_row` + 1, … of the table, from the main diagonal on.
#[derive(Debug)]
pub(super) struct Tile<S> {
    pub(super) first_row: usize,
    /// The bitmap of free cells, row after row, from the word of column `first_row` on.
    free: Vec<u64>,
    /// For each row the first word that may have free cells, counted from column 0.
    first_free: Vec<usize>,
    words: usize,
    left: usize,
    pub(super) store: S,
}

impl<S> Tile<S> {
    /// The tile of `rows` rows with all of its cells free.
    pub(super) fn new(first_row: usize, rows: usize, size: usize, store: S) -> Self {
        let words = size.div_ceil(64);
        let mut tile = Self {
            first_row,
            free: vec![u64::MAX; rows * (words - first_row / 64)],
            first_free: vec![first_row / 64; rows],
            words,
            left: 0,
            store,
        };
        for row in 0..rows {
            let a = first_row + row;
            let bits = tile.bits_mut(row);
            let before = a / 64 - first_row / 64;
            bits[..before].fill(0);
            bits[before] &= u64::MAX << (a % 64);
            if let (Some(last), 1..) = (bits.last_mut(), size % 64) {
                *last &= (1 << (size % 64)) - 1;
            }
            tile.left += size - a;
        }
        tile
    }

    /// The same tile, whose values go elsewhere.
    pub(super) fn with_store<T>(self, store: T) -> Tile<T> {
        Tile {
            first_row: self.first_row,
            free: self.free,
            first_free: self.first_free,
            words: self.words,
            left: self.left,
            store,
        }
    }

    /// How many cells are free.
    pub(super) fn left(&self) -> usize {
        self.left
    }

    /// How many rows there are.
    pub(super) fn rows(&self) -> usize {
        self.first_free.len()
    }

    fn bits_mut(&mut self, row: usize) -> &mut [u64] {
        let length = self.words - self.first_row / 64;
        &mut self.free[row * length..][..length]
    }

    /// The free cells of a row, and where its values go.
    pub(super) fn row(&mut self, row: usize) -> (Row<'_>, &mut S) {
        let length = self.words - self.first_row / 64;
        let row = Row {
            bits: &mut self.free[row * length..][..length],
            before: self.first_row / 64,
            first_free: &mut self.first_free[row],
            left: &mut self.left,
        };
        (row, &mut self.store)
    }
}

/// The free cells of one row.
#[derive(Debug)]
pub(super) struct Row<'a> {
    bits: &'a mut [u64],
    /// How many words of columns come before `bits`; none of those cells is free.
    before: usize,
    first_free: &'a mut usize,
    left: &'a mut usize,
}

impl Row<'_> {
    /// How many words the columns of the table fill.
    pub(super) fn words(&self) -> usize {
        self.before + self.bits.len()
    }

    /// A column before which no cell is free.
    pub(super) fn first_free(&mut self) -> usize {
        while *self.first_free < self.words() && self.free(*self.first_free) == 0 {
            *self.first_free += 1;
        }
        64 * *self.first_free
    }

    /// Which of the 64 columns from 64·`word` on are free; `word` is not before the main diagonal.
    pub(super) fn free(&self, word: usize) -> u64 {
        self.bits[word - self.before]
    }

    /// Takes one cell; tells whether it was free.
    pub(super) fn takes(&mut self, column: usize) -> bool {
        let (word, bit) = (column / 64, 1 << (column % 64));
        let is_inside = (self.before..self.words()).contains(&word);
        let was_free = is_inside && self.free(word) & bit != 0;
        if was_free {
            self.take(word, bit);
        }
        was_free
    }

    /// Some of these 64 cells are not free any more.
    pub(super) fn take(&mut self, word: usize, taken: u64) {
        self.bits[word - self.before] &= !taken;
        *self.left -= taken.count_ones() as usize;
    }
}

/// The cells of a tile, row after row; empty where there is no value yet.
#[derive(Debug)]
pub(super) struct Cells<'a, C> {
    pub(super) cells: &'a mut [C],
    pub(super) size: usize,
    /// Whether the cells hold anything, and have to be emptied first.
    pub(super) is_blank: bool,
}

impl<C: Cell> Store for Cells<'_, C> {
    fn prepare(&mut self, first_row: usize) {
        if std::mem::take(&mut self.is_blank) {
            let rows = self.cells.chunks_mut(self.size);
            rows.zip(first_row..)
                .for_each(|(row, a)| row[a..].fill(C::EMPTY));
        }
    }

    fn put(&mut self, row: usize, given: &Given) {
        // Rows near each other get the values of a block in nearly the same columns.
        let soon = (row + SOON) * self.size + given.start;
        if let Some(cells) = self.cells.get(soon..soon + 64) {
            prefetch(cells);
        }
        let cells = &mut self.cells[row * self.size..][..self.size];
        for (column, value) in given.cells() {
            cells[column] = C::narrow(value); // it is of a block whose values fit
        }
    }
}

impl<C: Cell> Tile<Cells<'_, C>> {
    /// Cells that have a value already are not free.
    pub(super) fn take_filled(&mut self) {
        for row in 0..self.rows() {
            let a = self.first_row + row;
            let (mut free, store) = self.row(row);
            for (b, &cell) in store.cells[row * store.size..][..store.size]
                .iter()
                .enumerate()
                .skip(a)
            {
                if cell != C::EMPTY {
                    free.take(b / 64, 1 << (b % 64));
                }
            }
        }
    }
}
