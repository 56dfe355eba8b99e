//! Sixty-four values on their way down the rows: where each of them has been.

use std::collections::VecDeque;

use super::tile::Row;

/// A mask of the block's values for each column or diagonal, and one bit for those that are not full.
///
/// The first 64 places stand for nothing, so that a window of 64 may begin before place 0.
#[derive(Debug)]
struct Masks {
    used: Vec<u64>,
    open: Vec<u64>,
}

const BEFORE: usize = 64;

impl Masks {
    fn new(size: usize) -> Self {
        let words = size.div_ceil(64);
        Self {
            used: vec![0; BEFORE + 64 * words],
            // A window over the last places may reach one word farther.
            open: vec![u64::MAX; words + 2],
        }
    }

    fn used(&self, place: usize) -> u64 {
        self.used[BEFORE + place]
    }

    fn forbid(&mut self, place: usize, bit: u64) {
        let place = BEFORE + place;
        self.used[place] |= bit;
        if self.used[place] == u64::MAX {
            self.open[place / 64] &= !(1 << (place % 64));
        }
    }

    /// Which of the 64 places from `first` − 64 on are open, the lowest bit for the first of them.
    fn window(&self, first: usize) -> u64 {
        let (word, shift) = (first / 64, first % 64);
        // Shifting twice, because a shift by 64 is none: for shift = 0 all of the first word, nothing of the next.
        self.open[word] >> shift | self.open[word + 1] << 1 << (63 - shift)
    }
}

/// Where the 64 values from `first_value` on are, in the rows so far.
#[derive(Debug)]
pub(super) struct Block {
    first_value: u32,
    size: usize,
    k: usize,
    columns: Masks,
    /// Value v is in the mask of diagonal d = b − a if from the next row on no cell of that diagonal can take v.
    diagonals: Masks,
    /// All diagonals before this one are full.
    first_open: usize,
    /// The diagonals and values (as bit numbers) of the last k + 1 rows, newest first; nothing for k = 0.
    recent: VecDeque<Vec<(u32, u32)>>,
    /// The row after those of `recent`.
    next_row: usize,
}

impl Block {
    /// The block whose least value is `first_value`, before row 0 of a table with `size` columns; k < `size`.
    pub(super) fn new(k: usize, size: usize, first_value: u32) -> Self {
        Self {
            first_value,
            size,
            k,
            columns: Masks::new(size),
            diagonals: Masks::new(size),
            first_open: 0,
            recent: VecDeque::new(),
            next_row: 0,
        }
    }

    /// Gives the values of the block to cells of row a; the rows above come first.
    pub(super) fn sweep(&mut self, a: usize, mut row: Row<'_>, mut put: impl FnMut(usize, u32)) {
        if self.k > 0 {
            self.forbid_late(a);
        }
        let Some(first) = self.first_column(a) else {
            return;
        };
        // Column a above the main diagonal is row a left of it.
        let mut used = self.columns.used(a);
        let mut inside = u64::MAX << (first % 64);
        for word in first / 64..row.words() {
            if used == u64::MAX {
                return;
            }
            let columns = self.columns.window(BEFORE + 64 * word);
            // Column 64·word is on diagonal 64·word − a, which is at least −63.
            let diagonals = self.diagonals.window(BEFORE + 64 * word - a);
            let mut candidates = row.free(word) & columns & diagonals & inside;
            inside = u64::MAX;
            while candidates != 0 {
                let b = 64 * word + candidates.trailing_zeros() as usize;
                candidates &= candidates - 1;
                let d = b - a;
                let left = !(used | self.columns.used(b) | self.diagonals.used(d));
                if left != 0 {
                    let bit = left & left.wrapping_neg();
                    used |= bit;
                    self.columns.forbid(b, bit);
                    self.forbid_diagonals(d, bit);
                    row.take(b);
                    put(b, self.first_value + left.trailing_zeros());
                }
            }
        }
    }

    /// The first column of row a whose diagonal is not full, if there is one.
    fn first_column(&mut self, a: usize) -> Option<usize> {
        while a + self.first_open < self.size && self.diagonals.used(self.first_open) == u64::MAX {
            self.first_open += 1;
        }
        Some(a + self.first_open).filter(|&b| b < self.size)
    }

    /// Notes a value on diagonal d of this row.
    ///
    /// A move in both piles goes from (a, b) to (a', b'), a' < a, b' < b, whose diagonals d = b − a and d' = b' − a'
    /// differ by at most k. If d ≥ d' then b' < b follows from a' < a: the diagonals d', …, d' + k cannot take the value
    /// any more from the next row on; nor in this row, which has the value.
    ///
    /// If d = d' − e with e > 0, then b' < b means a > a' + e: diagonal d' − e is forbidden e rows later.
    ///
    /// The mirror (b', a') adds nothing. It forbids diagonals d ≤ k − d' from row b' + 1 = a' + d' + 1 on. For d ≥ d' they
    /// already were, as d ≤ d' + k; for d = d' − e as well, as e = d' − d ≤ d' + d ≤ k, and e ≤ d'.
    fn forbid_diagonals(&mut self, d: usize, bit: u64) {
        if self.k == 0 {
            self.diagonals.forbid(d, bit);
            return;
        }
        for diagonal in d..=(d + self.k).min(self.size - 1) {
            self.diagonals.forbid(diagonal, bit);
        }
        // The size of a table fits in u32.
        self.recent[0].push((d as u32, bit.trailing_zeros()));
    }

    /// Forbids what the rows above forbid from row a on, and opens a list for row a.
    ///
    /// Rows may have been left out since the last time: those without free cells.
    fn forbid_late(&mut self, a: usize) {
        for _ in self.next_row..=a {
            // In this row, r, the list at e is of row r − 1 − e, which forbids diagonal d' − e from row r on.
            for (e, list) in self.recent.iter().enumerate().skip(1) {
                for &(d, value) in list {
                    if let Some(diagonal) = (d as usize).checked_sub(e) {
                        self.diagonals.forbid(diagonal, 1 << value);
                    }
                }
            }
            let oldest = self.recent.drain(self.k.min(self.recent.len())..).next();
            let mut list = oldest.unwrap_or_default();
            list.clear();
            self.recent.push_front(list);
        }
        self.next_row = a + 1;
    }
}
