//! Sixty-four values on their way down the rows: where each of them has been.

use std::collections::VecDeque;

use super::given::Given;
use super::masks::Masks;
use super::tile::Row;
use crate::simd::give_out::{self, GiveOut};

/// In how many rows it is looked once which columns and diagonals are full: those that are and are not known to be cost a
/// look at each of their free cells, no more.
const LOOK: usize = 16;

/// Where the 64 values from `first_value` on are, in the rows so far.
#[derive(Debug)]
pub(super) struct Block {
    first_value: u32,
    size: usize,
    k: usize,
    columns: Masks,
    /// Value v is in the mask of diagonal d = b − a if no cell of that diagonal can take v in the rows to come.
    diagonals: Masks,
    /// All diagonals before this one are full.
    first_open: usize,
    /// The diagonals and values (as bit numbers) of the last k + 1 rows, newest first; nothing for k = 0.
    recent: VecDeque<Vec<(u32, u32)>>,
    /// The row after those of `recent`.
    next_row: usize,
    give_out: GiveOut,
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
            give_out: give_out::fastest(),
        }
    }

    /// Gives the values of the block to cells of row a; the rows above come first.
    ///
    /// `put` hears what they get, 64 cells at a time.
    pub(super) fn sweep(&mut self, a: usize, row: Row<'_>, put: impl FnMut(&Given)) {
        if self.k == 0 {
            self.give_out::<false>(a, row, put);
        } else {
            self.forbid_late(a);
            self.give_out::<true>(a, row, put);
            self.forbid_soon();
        }
    }

    /// Gives out the values; if `LISTED`, they go to the newest list of `recent`.
    fn give_out<const LISTED: bool>(
        &mut self,
        a: usize,
        mut row: Row<'_>,
        mut put: impl FnMut(&Given),
    ) {
        let first = row.first_free().max(self.first_column(a));
        let mut given = Given::new(self.first_value);
        let mut inside = u64::MAX << (first % 64);
        // Column a above the main diagonal is row a left of it.
        let mut used = self.columns.used(a);
        for word in first / 64..row.words() {
            if used == u64::MAX {
                break;
            }
            // Column b is on diagonal b − a.
            let start = 64 * word;
            let mut candidates = row.free(word) & inside & self.columns.open_from(start, 0);
            inside = u64::MAX;
            if candidates != 0 {
                candidates &= self.diagonals.open_from(start, a);
            }
            if candidates == 0 {
                continue;
            }
            let columns = self.columns.used_from(start, 0);
            let diagonals = self.diagonals.used_from(start, a);
            (used, given.taken) =
                (self.give_out)(used, candidates, columns, diagonals, &mut given.values);
            given.start = start;
            put(&given);
            row.take(word, given.taken);
            if LISTED {
                // The size of a table fits in u32.
                let places = given.bits().map(|(i, bit)| ((start + i - a) as u32, bit));
                self.recent[0].extend(places);
            }
            if a.is_multiple_of(LOOK) {
                let (full_columns, full_diagonals) = (full(columns), full(diagonals));
                self.columns.close_from(start, 0, full_columns);
                self.diagonals.close_from(start, a, full_diagonals);
            }
        }
    }

    /// The first column of row a whose diagonal is not full; `size` or more if there is none.
    fn first_column(&mut self, a: usize) -> usize {
        while a + self.first_open < self.size && self.diagonals.used(self.first_open) == u64::MAX {
            self.first_open += 1;
        }
        a + self.first_open
    }

    /// Forbids what the row just swept forbids from the next one on.
    ///
    /// A move in both piles goes from (a, b) to (a', b'), a' < a, b' < b, whose diagonals d = b − a and d' = b' − a'
    /// differ by at most k. If d ≥ d' then b' < b follows from a' < a: the diagonals d', …, d' + k cannot take the value
    /// of (a', b') from row a' + 1 on. If d = d' − e with e > 0, then b' < b means a > a' + e: diagonal d' − e is
    /// forbidden from row a' + e + 1 on.
    ///
    /// The mirror (b', a') adds nothing. It forbids diagonals d ≤ k − d' from row b' + 1 = a' + d' + 1 on. For d ≥ d' they
    /// already were, as d ≤ d' + k; for d = d' − e as well, as e = d' − d ≤ d' + d ≤ k, and e ≤ d'.
    fn forbid_soon(&mut self) {
        for &(d, value) in &self.recent[0] {
            let d = d as usize;
            let last = (d + self.k).min(self.size - 1);
            self.diagonals.add(d..=last, 1 << value);
        }
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
                        self.diagonals.add(diagonal..=diagonal, 1 << value);
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

/// Which of 64 masks have all values.
fn full(masks: &[u64; 64]) -> u64 {
    let bits = masks.iter().enumerate();
    bits.fold(0, |full, (i, mask)| {
        full | u64::from(*mask == u64::MAX) << i
    })
}
