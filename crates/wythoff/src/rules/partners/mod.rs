//! Deep tables: in a game with all single-pile moves each row has at most one lost position, so a row needs one number.

mod free;
mod kind;

use std::ops::ControlFlow;

use super::ruleset::Rules;
use crate::game::Game;
use crate::position::Play;
use free::Free;
use kind::{Kind, Other, others};

/// No partner below the number of rows.
const NONE: u32 = u32::MAX;

/// For each size of the first pile, the one size of the second with which it is lost.
///
/// Time and memory are linear in the number of rows (four and a half bytes a row, and a quarter more for each residue
/// that moves ask for).
///
/// ```
/// use wythoff::{Rules, rules::Partners};
/// let partners = Partners::new(&Rules::wythoff(0), 1_000).unwrap();
/// assert_eq!(partners.of(4), Some(7));
/// assert_eq!(partners.of(998), None); // 1615, beyond the table
/// ```
#[derive(Debug, Clone)]
pub struct Partners {
    partners: Vec<u32>,
}

impl Partners {
    /// The partners below `rows`, if the rules are of two piles, have every single-pile move, and all other moves are
    /// finitely many or bands of differences, the latter perhaps with conditions on residues and on the difference of
    /// the piles.
    ///
    /// In such a game a position is lost iff it is the first of its row that no move joins to a lost one found before.
    pub fn new(rules: &Rules, rows: u32) -> Option<Self> {
        Self::with_cancel(rules, rows, &mut |_| ControlFlow::Continue(()))
    }

    /// As [`new`](Self::new), telling now and then how many rows are done and asking whether to go on; `None` also if
    /// not.
    pub fn with_cancel(
        rules: &Rules,
        rows: u32,
        go_on: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> Option<Self> {
        let (others, modulus) = others(rules)?;
        let size = i64::from(rows.min(1 << 31));
        // Differences that a lost position attacks from a row a little further down, by that row modulo the reach, each
        // with the residues of the rows where it does.
        let reach = others.iter().map(|other| other.kind.reach());
        let reach = reach.max().unwrap_or(1) as usize + 1;
        let mut pending: Vec<Vec<(i64, u64)>> = vec![Vec::new(); reach];
        let mut columns = Free::new(size);
        // For each residue of rows the differences b − a + size that are free there.
        let mut differences: Vec<Free> = (0..modulus).map(|_| Free::new(2 * size)).collect();
        let mut partners = vec![NONE; size as usize];
        for a in 0..size {
            if a % (1 << 16) == 0 && go_on(a as u64).is_break() {
                return None;
            }
            for (difference, residues) in pending[a as usize % reach].drain(..) {
                for (residue, free) in differences.iter_mut().enumerate() {
                    if residues >> residue & 1 == 1 {
                        free.take(difference + size);
                    }
                }
            }
            let free = &differences[(a % modulus) as usize];
            let Some(b) = open_place(a, size, rules, &others, &columns, free, &partners) else {
                continue;
            };
            partners[a as usize] = b as u32;
            columns.take(b);
            for other in &others {
                attack(other, [a, b], modulus, |row, difference, residues| {
                    if (-size..size).contains(&difference) {
                        pending[row as usize % reach].push((difference, residues));
                    }
                });
            }
        }
        Some(Self { partners })
    }

    /// The partner of a row; `None`: not below the number of rows.
    pub fn of(&self, a: u32) -> Option<u32> {
        self.partners
            .get(a as usize)
            .copied()
            .filter(|&b| b != NONE)
    }

    /// The lost positions in the square, row by row.
    pub fn lost(&self) -> impl Iterator<Item = [u64; 2]> + '_ {
        (0..)
            .zip(&self.partners)
            .filter(|(_, b)| **b != NONE)
            .map(|(a, &b)| [a, b.into()])
    }
}

/// The differences from which a band leads to a lost position: from which row on, and for which residues of rows.
fn attack(other: &Other<'_>, lost: [i64; 2], modulus: i64, mut mark: impl FnMut(i64, i64, u64)) {
    #[rustfmt::skip]
    let Kind::Band { lo, hi, x_least, y_least, plain } = other.kind else {
        return;
    };
    let [a, b] = lost;
    // From (a + x, b + y) with lo ≤ x − y ≤ hi: the difference is b − a − (x − y), and the row is at least a + x_least
    // and at least b + y_least − difference.
    for difference in b - a - hi..=b - a - lo {
        let row = (a + x_least).max(b + y_least - difference).max(a + 1);
        // The other conditions are periodic along a diagonal: one row of each residue shows them.
        let allowed = |row: &i64| {
            let [before, after] = [[*row, row + difference], lost];
            plain || (other.clause).allows(&before.map(|p| p as u64), &after.map(|p| p as u64))
        };
        let rows = (row..row + modulus).filter(allowed);
        let residues = rows.fold(0, |residues, row| residues | 1 << (row % modulus));
        if residues != 0 {
            mark(row, difference, residues);
        }
    }
}

/// The first place of row a that is not attacked.
fn open_place(
    a: i64,
    size: i64,
    rules: &Rules,
    others: &[Other<'_>],
    columns: &Free,
    differences: &Free,
    partners: &[u32],
) -> Option<i64> {
    let mut b = 0;
    loop {
        b = columns.next(b)?;
        let free = differences.next(b - a + size)? - size + a;
        if free != b {
            b = free;
            continue;
        }
        if b >= size {
            return None;
        }
        let is_attacked = |other: &Other<'_>| {
            let Kind::Few(amounts) = &other.kind else {
                return false;
            };
            amounts.iter().any(|&(x, y)| {
                let (row, column) = (a - i64::from(x), b - i64::from(y));
                let is_lost =
                    row >= 0 && column >= 0 && i64::from(partners[row as usize]) == column;
                is_lost
                    && (other.clause).allows(&[a as u64, b as u64], &[row as u64, column as u64])
            })
        };
        // With all single-pile moves the empty position alone has no move.
        let is_won_end = rules.play() == Play::Misere && (a, b) == (0, 0);
        if !others.iter().any(is_attacked) && !is_won_end {
            return Some(b);
        }
        b += 1;
    }
}
