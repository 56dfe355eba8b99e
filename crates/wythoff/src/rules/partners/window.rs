//! A few rows far out: the partners of rows near a number, from those of the rows near that number divided by the golden ratio.
//!
//! In Wythoff's game a row either has a smaller partner, which is a row near a/φ, or it is the first open place from the
//! diagonal on; and what is open there was decided by the rows just before. So rows far out are known from rows less far
//! out and a warm-up, which begins as if the differences had been used one after the other. That the warm-up forgets how it
//! began is not proved: what is read here is only ever guessed from. The tests compare with tables.

use std::ops::Range;

/// By how much a partner may differ from its row moved up, in either direction. For the values 0, 1, 2 it is at most 6.
pub(crate) const REACH: u64 = 24;
/// After so many rows the warm-up is taken to have forgotten how it began; 40 are enough for every row that was compared.
const WARM_UP: u64 = 60;
/// The rows before and after a number that are wanted of a window near it.
///
/// Moved up, b rows before become at least bφ − 1 − `REACH` − `WARM_UP`, and a rows after at least aφ − 2 − `REACH`.
/// Neither is less than it was.
pub(crate) const BEFORE: u64 = 160;
pub(crate) const AFTER: u64 = 64;

/// No partner yet.
const OPEN: u64 = u64::MAX;

/// Consecutive rows of Wythoff's game, with the partner of each at every level: the pile with which it has this Grundy value.
#[derive(Debug, Clone)]
pub(crate) struct Window {
    first: u64,
    levels: Vec<Level>,
}

#[derive(Debug, Clone)]
struct Level {
    /// How many rows before the first have a partner that is not smaller: as many differences are used there.
    used: u64,
    partners: Vec<u64>,
}

impl Window {
    /// The rows from 0 on, exactly.
    pub(crate) fn beginning(rows: usize, levels: usize) -> Self {
        let open = Level {
            used: 0,
            partners: vec![OPEN; rows],
        };
        let mut window = Self {
            first: 0,
            levels: vec![open; levels],
        };
        window.fill();
        window
    }

    /// Which rows are known.
    pub(crate) fn rows(&self) -> Range<u64> {
        self.first..self.first + self.levels[0].partners.len() as u64
    }

    /// The partners of these rows at a level.
    pub(crate) fn partners(&self, level: usize, rows: Range<u64>) -> &[u64] {
        let place = |row: u64| (row - self.first) as usize;
        &self.levels[level].partners[place(rows.start)..place(rows.end)]
    }

    /// Of these rows those that are known.
    pub(crate) fn part(&self, rows: Range<u64>) -> Self {
        let known = self.rows();
        let (first, end) = (rows.start.max(known.start), rows.end.min(known.end));
        let before = known.start..first;
        let levels = (0..self.levels.len()).map(|level| Level {
            used: self.levels[level].used
                + larger(before.start, self.partners(level, before.clone())),
            partners: self.partners(level, first..end).to_vec(),
        });
        Self {
            first,
            levels: levels.collect(),
        }
    }

    /// The rows near those of this window moved up by a digit; the window must begin far from 0, and end before the partners of
    /// its first rows: those of the warm-up may be wrong.
    pub(crate) fn moved_up(&self) -> Self {
        // Every row before this window has its partner before the first of those, and every row after it behind the last.
        let rows = self.rows();
        let (first, end) = (moved_up(rows.start) + REACH, moved_up(rows.end) - REACH);
        let levels = (self.levels.iter()).map(|level| {
            let mut partners = vec![OPEN; (end - first) as usize];
            let mut smaller = level.used;
            for (row, &partner) in rows.clone().zip(&level.partners) {
                if partner >= row && partner < first {
                    smaller += 1;
                } else if (first..end).contains(&partner) && partner > row {
                    partners[(partner - first) as usize] = row;
                }
            }
            // Of the rows before the first, so many have a smaller partner: the one on the diagonal is its own.
            let used = first - (smaller - 1);
            Level { used, partners }
        });
        let mut window = Self {
            first,
            levels: levels.collect(),
        };
        window.fill();
        window.part(first + WARM_UP..end)
    }

    /// Gives every open row the first place from the diagonal on that is not joined to one found before and of no level below,
    /// supposing that before the first row the least differences were used, and no column that matters.
    fn fill(&mut self) {
        let rows = self.rows();
        for level in 0..self.levels.len() {
            let (below, here) = self.levels.split_at_mut(level);
            let Level { used, partners } = &mut here[0];
            // Places are looked for within a few of the least free difference.
            let mut differences = vec![false; partners.len() + REACH as usize];
            let mut columns = vec![false; 2 * differences.len()];
            let mut least = 0;
            for index in 0..partners.len() {
                if partners[index] != OPEN {
                    continue;
                }
                while differences[least] {
                    least += 1;
                }
                let column = |difference: usize| rows.start + *used + (index + difference) as u64;
                let is_free = |&difference: &usize| {
                    let column = column(difference);
                    !differences[difference]
                        && !columns[index + difference]
                        && below.iter().all(|level| level.partners[index] != column)
                };
                let Some(difference) = (least..differences.len()).find(is_free) else {
                    break; // not Wythoff's game far out
                };
                let column = column(difference);
                differences[difference] = true;
                columns[index + difference] = true;
                partners[index] = column;
                if rows.contains(&column) {
                    partners[(column - rows.start) as usize] = rows.start + index as u64;
                }
            }
        }
    }
}

/// How many of these rows have a partner that is not smaller.
fn larger(first: u64, partners: &[u64]) -> u64 {
    let rows = (first..).zip(partners);
    rows.filter(|(row, partner)| *partner >= row).count() as u64
}

/// A number below 2^62 with a zero appended to its numeral in Fibonacci numbers: ⌊(a + 1)φ⌋ − 1.
pub(crate) fn moved_up(a: u64) -> u64 {
    // 5n² is below 2^127, and the half of n + √(5n²) below 2^63.
    let n = u128::from(a) + 1;
    ((n + (5 * n * n).isqrt()) / 2) as u64 - 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::logic::{NumberSystem, Numerals};
    use crate::position::Play;
    use crate::rules::{Partners, Rules};
    use crate::theory::wythoff::LosingPairs;
    use dashu_int::UBig;

    #[test]
    fn moving_up_appends_a_zero() {
        let system = NumberSystem::new(Numerals::Greedy(vec![1, 1])).unwrap();
        for a in (0..1000).chain([1 << 40, (1 << 61) + 12345]) {
            let mut digits = system.digits(&UBig::from(a));
            digits.push(0);
            assert_eq!(UBig::from(moved_up(a)), system.value(&digits), "{a}");
        }
    }

    #[test]
    fn windows_are_the_table_as_far_as_it_goes() {
        let rows = 1_000_000;
        let table = Partners::levels(&Rules::wythoff(0), rows, 3, &mut ()).unwrap();
        let beginning = Window::beginning(12_000, 4);
        let same = |window: &Window| {
            for (level, table) in table.iter().enumerate() {
                let partners = window.partners(level, window.rows());
                for (row, &partner) in window.rows().zip(partners) {
                    let known = table.of(row as u32).map(u64::from);
                    let expected = known.filter(|_| partner < u64::from(rows));
                    assert!(
                        expected.is_none_or(|known| known == partner),
                        "{level}: {row}"
                    );
                }
            }
        };
        // The columns beyond the beginning are nobody's rows, but no row has two.
        same(&beginning);
        for number in (6000..10_000).step_by(49) {
            let (mut number, mut window) = (number, beginning.clone());
            loop {
                window = window.part(number - BEFORE..number + AFTER);
                assert_eq!(window.rows(), number - BEFORE..number + AFTER);
                same(&window);
                if number > u64::from(rows) * 5 / 8 {
                    break;
                }
                window = window.moved_up();
                number = moved_up(number) + number % 2;
            }
        }
    }

    #[test]
    fn at_the_top_of_the_range_level_0_is_wythoffs_pairs() {
        let pairs = LosingPairs::new(&0u64, Play::Normal);
        for start in [5000, 5555, 9000] {
            let (mut number, mut window) = (start, Window::beginning(10_000, 2));
            while number < 1 << 60 {
                window = window.part(number - BEFORE..number + AFTER).moved_up();
                number = moved_up(number) + number % 2;
            }
            let rows = number - BEFORE..number + AFTER;
            for (row, &partner) in rows.clone().zip(window.partners(0, rows)) {
                assert_eq!(pairs.partner(&row), Some(partner), "{row}");
            }
        }
    }
}
