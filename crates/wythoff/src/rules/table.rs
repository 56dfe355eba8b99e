//! Every lost position of a box, straight from the clauses.

use std::ops::ControlFlow;

use super::clause::{Atom, Clause};
use super::memo;
use super::ruleset::Rules;
use super::solutions::{Fixed, solutions};
use crate::game::Game;
use crate::position::Play;
use crate::watch::{Progress, Watch};

/// Which positions of a box are lost.
///
/// ```
/// use wythoff::{Rules, rules::Table};
/// let table = Table::new(&Rules::wythoff(0), &[9, 9]);
/// assert!(table.is_lost(&[4, 7]) && !table.is_lost(&[4, 8]));
/// assert_eq!(table.lost().len(), 7); // (0,0), (1,2), (3,5), (4,7) and mirror images
/// ```
#[derive(Debug, Clone)]
pub struct Table {
    sizes: Vec<u64>,
    lost: Vec<Box<[u64]>>,
    /// Lost positions beyond the box that moves reach, where piles may grow.
    beyond: Vec<Box<[u64]>>,
}

/// A table being made: one bit for each position that is won, rows padded to whole words.
struct Board<'a> {
    sizes: &'a [u64],
    /// Words in a row.
    width: usize,
    won: Vec<u64>,
    /// With two piles: columns won in every row from here on, and those that will be from a later row on.
    columns: Vec<u64>,
    later: Vec<Vec<(usize, usize)>>,
}

impl Table {
    /// Tabulates the positions with fewer than `sizes[i]` in pile i.
    ///
    /// A position is won iff a lost one before it, in the order of the box, has marked it. The marks of a lost
    /// position are intervals, one for each clause and row. Panics if a size is 2³² or more.
    pub fn new(rules: &Rules, sizes: &[u64]) -> Self {
        Self::watched(rules, sizes, &mut ()).expect("nobody asks to stop")
    }

    /// As [`new`](Self::new), watched, once a row; `None`: stopped.
    pub fn watched(rules: &Rules, sizes: &[u64], watch: &mut dyn Watch) -> Option<Self> {
        assert_eq!(sizes.len(), rules.piles(), "one size for each pile");
        assert!(
            sizes.iter().all(|&size| size < 1 << 32),
            "a size is too large"
        );
        if rules.measure().is_some() {
            return Self::reached(rules, sizes, watch);
        }
        let mut board = Board::new(sizes);
        let mut lost = Vec::new();
        let (last, outer) = sizes.split_last().expect("at least one pile");
        let mut position = vec![0; sizes.len()];
        let rows = outer.iter().product::<u64>();
        for row in 0..rows {
            if watch.tell(Progress::new(row, rows)).is_break() {
                return None;
            }
            let mut rest = row;
            for (place, &size) in position.iter_mut().zip(outer).rev() {
                *place = rest % size;
                rest /= size;
            }
            board.begin_row(row as usize);
            let mut next = 0;
            while let Some(found) = board.first_open(row as usize, next, *last as usize) {
                next = found + 1;
                position[outer.len()] = found as u64;
                if rules.play() == Play::Misere && !has_move(rules, &position) {
                    continue; // the end of the game: won
                }
                for clause in rules.clauses() {
                    board.mark(clause, &position);
                }
                lost.push(position.clone().into_boxed_slice());
            }
        }
        Some(Self {
            sizes: sizes.to_vec(),
            lost,
            beyond: Vec::new(),
        })
    }

    /// The same where piles may grow: whatever is reached from the box is looked at.
    fn reached(rules: &Rules, sizes: &[u64], watch: &mut dyn Watch) -> Option<Self> {
        let values = memo::values(rules, sizes, watch)?;
        let lost = values.into_iter().filter(|(_, value)| *value == 0);
        let inside = |position: &[u64]| position.iter().zip(sizes).all(|(pile, size)| pile < size);
        let (mut lost, mut beyond): (Vec<_>, Vec<_>) =
            (lost.map(|(position, _)| position)).partition(|position| inside(position));
        lost.sort_unstable();
        beyond.sort_unstable();
        Some(Self {
            sizes: sizes.to_vec(),
            lost,
            beyond,
        })
    }

    /// Lost positions beyond the box that can be reached from it, where piles may grow.
    pub fn beyond(&self) -> &[Box<[u64]>] {
        &self.beyond
    }

    /// The size of the box in each direction.
    pub fn sizes(&self) -> &[u64] {
        &self.sizes
    }

    /// The lost positions, in lexicographic order.
    pub fn lost(&self) -> &[Box<[u64]>] {
        &self.lost
    }

    /// Whether a position of the box, or one that is reached from it, is lost.
    pub fn is_lost(&self, position: &[u64]) -> bool {
        let among = |list: &[Box<[u64]>]| list.binary_search_by(|lost| lost[..].cmp(position));
        among(&self.lost).is_ok() || among(&self.beyond).is_ok()
    }
}

/// Whether any clause allows any move from `before`.
fn has_move(rules: &Rules, before: &[u64]) -> bool {
    let bounds: Vec<(i64, i64)> = before.iter().map(|&pile| (0, pile as i64)).collect();
    rules.clauses().iter().any(|clause| {
        let found = &mut |_: &[i64], _, _| ControlFlow::Break(());
        solutions(clause, Fixed::Before(before), &bounds, found).is_break()
    })
}

/// Whether each condition is about one pile before at most: then the positions that lead to one are a box.
fn is_box(clause: &Clause) -> bool {
    clause.atoms.iter().all(|atom| {
        let (before, _) = atom.coefficients();
        matches!(atom, Atom::Between { .. }) && before.iter().filter(|&&c| c != 0).count() <= 1
    })
}

impl<'a> Board<'a> {
    fn new(sizes: &'a [u64]) -> Self {
        let (last, outer) = sizes.split_last().expect("at least one pile");
        let width = last.div_ceil(64) as usize;
        let rows = outer.iter().product::<u64>() as usize;
        Self {
            sizes,
            width,
            won: vec![0; width * rows],
            columns: vec![0; width],
            later: vec![Vec::new(); if sizes.len() == 2 { rows } else { 0 }],
        }
    }

    /// Brings in the marks made for all later rows at once.
    fn begin_row(&mut self, row: usize) {
        let Some(due) = self.later.get_mut(row) else {
            return;
        };
        for (start, end) in std::mem::take(due) {
            set_range(&mut self.columns, start, end);
        }
        let words = &mut self.won[row * self.width..][..self.width];
        for (word, column) in words.iter_mut().zip(&self.columns) {
            *word |= column;
        }
    }

    /// The first position of a row, from `start` on, that is not won so far.
    fn first_open(&self, row: usize, start: usize, end: usize) -> Option<usize> {
        let words = &self.won[row * self.width..][..self.width];
        let mut index = start;
        while index < end {
            let rest = !words[index / 64] >> (index % 64);
            if rest != 0 {
                let found = index + rest.trailing_zeros() as usize;
                return (found < end).then_some(found);
            }
            index = (index / 64 + 1) * 64;
        }
        None
    }

    /// Marks everything in the box from which this clause leads to `after`.
    fn mark(&mut self, clause: &Clause, after: &[u64]) {
        let mut bounds: Vec<(i64, i64)> = (after.iter().zip(self.sizes))
            .map(|(&pile, &size)| (pile as i64, size as i64 - 1))
            .collect();
        let (width, sizes) = (self.width, self.sizes);
        let row_of = |prefix: &[i64]| {
            (prefix.iter().zip(sizes))
                .fold(0, |row, (&pile, &size)| row * size as usize + pile as usize)
        };
        if let ([a, _], [rows, _], true) = (after, sizes, is_box(clause)) {
            // Rows are independent: what holds in the last row and the next holds in all between.
            let row = |row: i64| -> Option<(usize, usize)> {
                let bounds = [(row, row), bounds[1]];
                let mut found = None;
                let _ = solutions(clause, Fixed::After(after), &bounds, &mut |_, lo, hi| {
                    found = Some((lo as usize, hi as usize + 1));
                    ControlFlow::Break(())
                });
                found
            };
            if let Some(range) = row(*rows as i64 - 1) {
                // The rows from which on it holds: the first is soon after a.
                let first = (*a as i64..)
                    .find(|&r| row(r).is_some())
                    .expect("the last row") as usize;
                if first == *a as usize {
                    set_range(&mut self.won[first * width..][..width], range.0, range.1);
                }
                if let Some(later) = self.later.get_mut(first.max(*a as usize + 1)) {
                    later.push(range);
                }
                return;
            }
            // It ends before the last row: bounded, so few rows, or none at all.
            bounds[0].1 -= 1;
        }
        let won = &mut self.won;
        let _ = solutions(
            clause,
            Fixed::After(after),
            &bounds,
            &mut |prefix, lo, hi| {
                let row = row_of(prefix);
                set_range(
                    &mut won[row * width..][..width],
                    lo as usize,
                    hi as usize + 1,
                );
                ControlFlow::Continue(())
            },
        );
    }
}

fn set_range(bits: &mut [u64], start: usize, end: usize) {
    let mut index = start;
    while index < end {
        let stop = ((index / 64 + 1) * 64).min(end);
        bits[index / 64] |= (!0u64 >> (64 - (stop - index))) << (index % 64);
        index = stop;
    }
}
