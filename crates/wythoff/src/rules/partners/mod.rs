//! Deep tables: in a game with all single-pile moves each row has at most one lost position, so a row needs one number.

mod cone;
mod far;
mod free;
mod kind;
mod layers;
mod window;

use super::ruleset::Rules;
use super::table::Table;
use crate::game::Game;
use crate::position::Play;
use crate::watch::{Progress, Watch};
use cone::Attacked;
use free::Free;
use kind::{Kind, Other, Shape, shape};
pub(crate) use layers::Layers;
pub(crate) use window::{AFTER, BEFORE, REACH, Window, moved_up};

/// No partner below the number of rows.
const NONE: u32 = u32::MAX;

/// For each size of the first pile, the one size of the second with which it is lost.
///
/// Where play ends early there may be several, all of them small: [`small`](Self::small).
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
    /// Lost positions with two small piles, where the rules for small positions are others; in lexicographic order.
    small: Vec<[u32; 2]>,
}

impl Partners {
    /// The partners below `rows`, if the rules are of two piles, have every single-pile move, and all other moves are
    /// finitely many or bands of differences, the latter perhaps with conditions on residues and on the difference of
    /// the piles. From finitely many positions there may be fewer moves, or none.
    ///
    /// In such a game a position with a large pile is lost iff it is the first of its row that no move joins to a lost
    /// one found before.
    pub fn new(rules: &Rules, rows: u32) -> Option<Self> {
        Self::watched(rules, rows, &mut ())
    }

    /// As [`new`](Self::new), watched row by row; `None` also if it was stopped.
    pub fn watched(rules: &Rules, rows: u32, watch: &mut dyn Watch) -> Option<Self> {
        let shape = shape(rules)?;
        let small = small(rules, shape.near.min(rows));
        Self::level(rules, &shape, rows, small, &[], watch)
    }

    /// For each Grundy value up to `most`, the one size of the second pile with which each first pile has it, below
    /// `rows`; `None`: the rules are not such rules, or it was stopped.
    ///
    /// A position that has no smaller value than g has a move to each of them. So it has the value g iff no move joins it to
    /// another of value g: level by level it is the same search, in which the places of the levels below are left out.
    ///
    /// ```
    /// use wythoff::{Rules, rules::Partners};
    /// let levels = Partners::levels(&Rules::wythoff(0), 100, 1, &mut ()).unwrap();
    /// assert_eq!((levels[0].of(1), levels[1].of(1)), (Some(2), Some(0)));
    /// ```
    pub fn levels(rules: &Rules, rows: u32, most: u32, watch: &mut dyn Watch) -> Option<Vec<Self>> {
        if rules.play() == Play::Misere {
            return None;
        }
        let shape = shape(rules).filter(|shape| shape.near == 0)?;
        let mut levels = Vec::new();
        for _ in 0..=most {
            let below: Vec<&Self> = levels.iter().collect();
            let level = Self::level(rules, &shape, rows, Vec::new(), &below, watch)?;
            levels.push(level);
        }
        Some(levels)
    }

    /// The first place of each row that is of no level below and that no move joins to one found before; of positions
    /// with two small piles, `small` are lost.
    fn level(
        rules: &Rules,
        shape: &Shape,
        rows: u32,
        small: Vec<[u32; 2]>,
        below: &[&Self],
        watch: &mut dyn Watch,
    ) -> Option<Self> {
        let size = i64::from(rows.min(1 << 31));
        let Shape {
            others,
            modulus,
            near,
        } = shape;
        let (modulus, near) = (*modulus, i64::from(*near).min(size));
        let mut small_to_come = &small[..];
        // Differences that a lost position attacks from a row a little further down, by that row modulo the reach, each
        // with the residues of the rows where it does.
        let reach = others.iter().map(|other| other.kind.reach());
        let reach = reach.max().unwrap_or(1) as usize + 1;
        let mut pending: Vec<Vec<(i64, u64)>> = vec![Vec::new(); reach];
        let cones = others.iter().filter_map(|other| match other.kind {
            Kind::Cone(cone) => Some(Attacked::new(cone)),
            _ => None,
        });
        let mut cones: Vec<Attacked> = cones.collect();
        let mut columns = Free::new(size);
        // For each residue of rows the differences b − a + size that are free there.
        let mut differences: Vec<Free> = (0..modulus).map(|_| Free::new(2 * size)).collect();
        let mut partners = vec![NONE; size as usize];
        for a in 0..size {
            let progress = Progress::new(a as u64, size as u64);
            if a % (1 << 16) == 0 && watch.tell(progress).is_break() {
                return None;
            }
            for (difference, residues) in pending[a as usize % reach].drain(..) {
                for (residue, free) in differences.iter_mut().enumerate() {
                    if residues >> residue & 1 == 1 {
                        free.take(difference + size);
                    }
                }
            }
            let here = (small_to_come.iter()).take_while(|lost| i64::from(lost[0]) == a);
            let (here, later) = small_to_come.split_at(here.count());
            small_to_come = later;
            let found: Vec<[i64; 2]> = match here {
                [] => {
                    let is_lost = |row: i64, column: i64| match row.max(column) < near {
                        true => small.contains(&[row as u32, column as u32]),
                        false => i64::from(partners[row as usize]) == column,
                    };
                    let is_below = |b: i64| {
                        let mut levels = below.iter();
                        levels.any(|level| i64::from(level.partners[a as usize]) == b)
                    };
                    let row = Row {
                        a,
                        size,
                        columns: &columns,
                        differences: &differences[(a % modulus) as usize],
                        others,
                        cones: &cones,
                    };
                    let first = if a < near { near } else { 0 };
                    let is_won = |b| {
                        // With all single-pile moves the empty position alone has no move.
                        let is_won_end = rules.play() == Play::Misere && (a, b) == (0, 0);
                        is_below(b) || is_won_end
                    };
                    let place = row.open_place(first, is_lost, is_won);
                    place.into_iter().map(|b| [a, b]).collect()
                }
                here => here.iter().map(|lost| lost.map(i64::from)).collect(),
            };
            for [a, b] in found {
                partners[a as usize] = b as u32;
                columns.take(b);
                cones.iter_mut().for_each(|cone| cone.add([a, b]));
                for other in others {
                    attack(other, [a, b], modulus, |row, difference, residues| {
                        if (-size..size).contains(&difference) {
                            pending[row as usize % reach].push((difference, residues));
                        }
                    });
                }
            }
        }
        Some(Self { partners, small })
    }

    /// The partner of a row; `None`: not below the number of rows.
    pub fn of(&self, a: u32) -> Option<u32> {
        self.partners
            .get(a as usize)
            .copied()
            .filter(|&b| b != NONE)
    }

    /// The number of rows.
    pub fn rows(&self) -> u32 {
        self.partners.len() as u32 // at most 2^31
    }

    /// The lost positions in the square, row by row.
    pub fn lost(&self) -> impl Iterator<Item = [u64; 2]> + '_ {
        // Where a row has small ones, they are all of it.
        let near = self.small.last().map_or(0, |lost| lost[0] + 1);
        let small_of = |a: u32| self.small.iter().filter(move |lost| lost[0] == a).copied();
        let row = |a: u32| match small_of(a).next() {
            Some(_) => small_of(a).collect(),
            None => Vec::from_iter(self.of(a).map(|b| [a, b])),
        };
        let near_ones: Vec<[u32; 2]> = (0..near).flat_map(row).collect();
        let rows = (near..).zip(&self.partners[near as usize..]);
        let far_ones = rows.filter(|(_, b)| **b != NONE).map(|(a, &b)| [a, b]);
        let all = near_ones.into_iter().chain(far_ones);
        all.map(|lost| lost.map(u64::from))
    }

    /// Lost positions with two small piles, all of them: where play ends early, a row may have several.
    pub fn small(&self) -> impl Iterator<Item = [u64; 2]> + '_ {
        self.small.iter().map(|lost| lost.map(u64::from))
    }
}

/// The lost positions below a size, which is small, straight from the rules.
fn small(rules: &Rules, size: u32) -> Vec<[u32; 2]> {
    if size == 0 {
        return Vec::new();
    }
    let table = Table::new(rules, &[size.into(), size.into()]);
    let lost = table.lost().iter();
    lost.map(|lost| [lost[0] as u32, lost[1] as u32]).collect() // below the size
}

/// The differences from which a band leads to a lost position: from which row on, and for which residues of rows.
fn attack(other: &Other, lost: [i64; 2], modulus: i64, mut mark: impl FnMut(i64, i64, u64)) {
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

/// A row, and what of it is attacked by lost positions found before.
struct Row<'a> {
    a: i64,
    size: i64,
    columns: &'a Free,
    differences: &'a Free,
    others: &'a [Other],
    cones: &'a [Attacked],
}

impl Row<'_> {
    /// The first place, from `first` on, that is not attacked and of which nobody says that it is won.
    fn open_place(
        &self,
        first: i64,
        is_lost: impl Fn(i64, i64) -> bool,
        is_won: impl Fn(i64) -> bool,
    ) -> Option<i64> {
        let Self { a, size, .. } = *self;
        let mut b = first;
        loop {
            b = self.columns.next(b)?;
            let free = self.differences.next(b - a + size)? - size + a;
            if free != b {
                b = free;
                continue;
            }
            if b >= size {
                return None;
            }
            if let Some(next) = self.cones.iter().find_map(|cone| cone.after([a, b])) {
                b = next;
                continue;
            }
            let is_attacked = |other: &Other| {
                let Kind::Few(amounts) = &other.kind else {
                    return false;
                };
                amounts.iter().any(|&(x, y)| {
                    let (row, column) = (a - i64::from(x), b - i64::from(y));
                    row >= 0
                        && column >= 0
                        && is_lost(row, column)
                        && (other.clause)
                            .allows(&[a as u64, b as u64], &[row as u64, column as u64])
                })
            };
            if !is_won(b) && !self.others.iter().any(is_attacked) {
                return Some(b);
            }
            b += 1;
        }
    }
}
