//! Deep tables: in a game with all single-pile moves each row has at most one lost position, so a row needs one number.

use std::ops::ControlFlow;

use super::clause::{Atom, Clause};
use super::ruleset::Rules;
use crate::game::Game;
use crate::position::Play;

/// No partner below the number of rows.
const NONE: u32 = u32::MAX;
/// How many exact moves, and how wide a band, a clause may come to.
const MOST: i64 = 1 << 12;

/// For each size of the first pile, the one size of the second with which it is lost.
///
/// Time and memory are linear in the number of rows (four and a half bytes a row).
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

/// What a clause besides the single-pile moves looks like.
enum Kind {
    /// lo ≤ x − y ≤ hi with x ≥ x_least, y ≥ y_least.
    Band {
        lo: i64,
        hi: i64,
        x_least: i64,
        y_least: i64,
    },
    /// Exactly these amounts.
    Exact(Vec<(u32, u32)>),
}

impl Partners {
    /// The partners below `rows`, if the rules are of two piles, have every single-pile move, and all other moves are
    /// bands of differences or finitely many.
    ///
    /// In such a game a position is lost iff it is the first of its row that no move joins to a lost one found before.
    pub fn new(rules: &Rules, rows: u32) -> Option<Self> {
        Self::with_cancel(rules, rows, &mut || ControlFlow::Continue(()))
    }

    /// As [`new`](Self::new), asking now and then whether to go on; `None` also if not.
    pub fn with_cancel(
        rules: &Rules,
        rows: u32,
        go_on: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Option<Self> {
        let kinds = kinds(rules)?;
        let size = i64::from(rows.min(1 << 31));
        let reach = kinds.iter().map(|kind| match kind {
            Kind::Band {
                hi,
                x_least,
                y_least,
                ..
            } => (*x_least).max(hi + y_least).max(1),
            Kind::Exact(_) => 1,
        });
        // Differences that a lost position attacks from a row a little further down, by that row modulo the reach.
        let reach = reach.max().unwrap_or(1) as usize + 1;
        let mut pending: Vec<Vec<i64>> = vec![Vec::new(); reach];
        let mut columns = Free::new(size);
        let mut differences = Free::new(2 * size); // b − a + size
        let mut partners = vec![NONE; size as usize];
        for a in 0..size {
            if a % (1 << 16) == 0 && go_on().is_break() {
                return None;
            }
            for difference in pending[a as usize % reach].drain(..) {
                differences.take(difference + size);
            }
            let Some(b) = open_place(a, size, rules, &kinds, &columns, &differences, &partners)
            else {
                continue;
            };
            partners[a as usize] = b as u32;
            columns.take(b);
            for kind in &kinds {
                let Kind::Band {
                    lo,
                    hi,
                    x_least,
                    y_least,
                } = kind
                else {
                    continue;
                };
                // From (a + x, b + y) with lo ≤ x − y ≤ hi: the difference is b − a − (x − y), and the row is at
                // least a + x_least and at least b + y_least − difference.
                for difference in b - a - hi..=b - a - lo {
                    let row = (a + x_least).max(b + y_least - difference).max(a + 1);
                    if (-size..size).contains(&difference) {
                        pending[row as usize % reach].push(difference);
                    }
                }
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

/// The first place of row a that is not attacked.
fn open_place(
    a: i64,
    size: i64,
    rules: &Rules,
    kinds: &[Kind],
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
        let is_hit = |&(x, y): &(u32, u32)| {
            let (row, column) = (a - i64::from(x), b - i64::from(y));
            row >= 0 && column >= 0 && i64::from(partners[row as usize]) == column
        };
        let attacked = kinds
            .iter()
            .any(|kind| matches!(kind, Kind::Exact(list) if list.iter().any(is_hit)));
        // With all single-pile moves the empty position alone has no move.
        let is_won_end = rules.play() == Play::Misere && (a, b) == (0, 0);
        if !attacked && !is_won_end {
            return Some(b);
        }
        b += 1;
    }
}

/// The other clauses by kind; `None`: not such a game.
fn kinds(rules: &Rules) -> Option<Vec<Kind>> {
    let [first, second] = Rules::nim(2).clauses().to_vec().try_into().ok()?;
    let same = |clause: &Clause, other: &Clause| {
        clause.atoms.len() == other.atoms.len()
            && clause.atoms.iter().all(|atom| other.atoms.contains(atom))
    };
    if rules.piles() != 2 {
        return None;
    }
    let is_single = |clause: &&Clause| same(clause, &first) || same(clause, &second);
    let singles =
        [&first, &second].map(|single| rules.clauses().iter().any(|clause| same(clause, single)));
    if singles != [true, true] {
        return None;
    }
    rules
        .clauses()
        .iter()
        .filter(|clause| !is_single(clause))
        .map(kind)
        .collect()
}

fn kind(clause: &Clause) -> Option<Kind> {
    // Bounds on x, on y and on x − y.
    let mut bounds: [(Option<i64>, Option<i64>); 3] = [(None, None); 3];
    let mut only_bounds = true;
    for atom in &clause.atoms {
        let (before, after) = atom.coefficients();
        if before.iter().zip(after).any(|(b, a)| *a != -b) {
            return None;
        }
        let (form, lo, hi) = match (before, atom) {
            (&[1, 0], Atom::Between { lo, hi, .. }) => (0, *lo, *hi),
            (&[0, 1], Atom::Between { lo, hi, .. }) => (1, *lo, *hi),
            (&[1, -1], Atom::Between { lo, hi, .. }) => (2, *lo, *hi),
            (&[-1, 1], Atom::Between { lo, hi, .. }) => (2, hi.map(|x| -x), lo.map(|x| -x)),
            _ => {
                only_bounds = false;
                continue;
            }
        };
        let (least, most) = &mut bounds[form];
        *least = [*least, lo].into_iter().flatten().max();
        *most = [*most, hi].into_iter().flatten().min();
    }
    let [(x_least, x_most), (y_least, y_most), (lo, hi)] = bounds;
    let (x_least, y_least) = (x_least?.max(0), y_least?.max(0));
    if let (Some(x_most), Some(y_most)) = (x_most, y_most) {
        if x_most.max(y_most) > MOST || (x_most + 1).max(0) * (y_most + 1).max(0) > MOST {
            return None;
        }
        let amounts =
            (x_least..=x_most).flat_map(|x| (y_least..=y_most).map(move |y| (x as u32, y as u32)));
        let allowed = |&(x, y): &(u32, u32)| clause.allows(&[x.into(), y.into()], &[0, 0]);
        return Some(Kind::Exact(amounts.filter(allowed).collect()));
    }
    let (lo, hi) = (lo?, hi?);
    let small = [lo, hi, x_least, y_least]
        .iter()
        .all(|bound| bound.abs() <= MOST);
    (only_bounds && small && (x_most, y_most) == (None, None)).then_some(Kind::Band {
        lo,
        hi,
        x_least,
        y_least,
    })
}

/// A set of places, initially all free, that finds the next free one.
struct Free {
    /// First a bit for each place that is free; then, again and again, a bit for each word that is not 0.
    levels: Vec<Vec<u64>>,
    /// Nothing before this is free.
    least: usize,
}

impl Free {
    fn new(size: i64) -> Self {
        let mut levels = vec![ones(size as usize)];
        while let Some(last) = levels.last().filter(|last| last.len() > 1) {
            levels.push(ones(last.len()));
        }
        Self { levels, least: 0 }
    }

    /// The first free place from `place` on; `None`: there is none.
    fn next(&self, place: i64) -> Option<i64> {
        let mut place = usize::try_from(place).ok()?.max(self.least);
        let mut level = 0;
        // Up to the first word with something free further on …
        loop {
            let word = *self.levels.get(level)?.get(place / 64)?;
            let rest = word & (u64::MAX << (place % 64));
            if rest != 0 {
                place = place / 64 * 64 + rest.trailing_zeros() as usize;
                break;
            }
            place = place / 64 + 1;
            level += 1;
        }
        // … and down to the first place in it.
        for bits in self.levels[..level].iter().rev() {
            place = place * 64 + bits[place].trailing_zeros() as usize;
        }
        Some(place as i64)
    }

    fn take(&mut self, place: i64) {
        let is_least = self.least == place as usize;
        let mut place = place as usize; // below the size
        for bits in &mut self.levels {
            let word = &mut bits[place / 64];
            *word &= !(1 << (place % 64));
            if *word != 0 {
                break;
            }
            place /= 64;
        }
        if is_least && let Some(next) = self.next(0) {
            self.least = next as usize;
        }
    }
}

/// So many ones, in words.
fn ones(count: usize) -> Vec<u64> {
    let mut words = vec![u64::MAX; count.div_ceil(64)];
    if let (Some(last), rest @ 1..) = (words.last_mut(), count % 64) {
        *last = (1 << rest) - 1;
    }
    words
}
