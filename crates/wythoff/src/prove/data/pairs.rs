//! Tables whose zeros are pairs made by the mex rule, as in Wythoff's game.

use dashu_int::UBig;

use super::cells::Cells;
use crate::number::QuadraticIrrational;
use crate::prove::pattern::{BeattyPairs, Claim, relation};

/// How many pairs must be seen.
const FEWEST: usize = 6;

/// The pairs (A_n, B_n), n = 0, 1, 2, …: A_n is the least number in no pair before, B_n = s·A_n + t·n + d.
///
/// The zeros of the table are these pairs and their mirror images.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pairs {
    /// The s, at least 1.
    pub s: u64,
    /// The t.
    pub t: u64,
    /// The d.
    pub d: u64,
}

impl Pairs {
    pub(super) fn find(cells: &Cells<'_>) -> Option<Self> {
        let seen = seen(cells)?;
        if seen.len() < FEWEST {
            return None;
        }
        let (s, t, d) = (1..=8).find_map(|s| relation(&seen, s))?;
        Some(Self { s, t, d })
    }

    /// Whether the zeros of the table are these pairs, and everything else is 1.
    pub(super) fn agrees(&self, cells: &Cells<'_>) -> bool {
        let [rows, columns] = cells.sizes[..] else {
            return false;
        };
        let inside = |&(a, b): &(u64, u64)| a < rows && b < columns;
        let below = rows.max(columns);
        let mirrored = self.below(below).into_iter().flat_map(|(a, b)| {
            let other = (a != b).then_some((b, a));
            [Some((a, b)), other].into_iter().flatten()
        });
        let expected: Vec<(u64, u64)> = mirrored.filter(inside).collect();
        let all_zero = (expected.iter()).all(|&(a, b)| cells.value(&[a, b]) == 0);
        let zeros = cells.rows().flatten().filter(|&&value| value == 0).count();
        let outcomes = cells.rows().flatten().all(|&value| value <= 1);
        all_zero && outcomes && zeros == expected.len()
    }

    /// The pairs with A_n below a size, in their order.
    pub fn below(&self, size: u64) -> Vec<(u64, u64)> {
        let mut pairs = Vec::new();
        let mut taken = vec![false; usize::try_from(size).unwrap_or(usize::MAX)];
        for a in 0..taken.len() {
            if taken[a] {
                continue;
            }
            let n = pairs.len() as u64;
            let a = a as u64;
            let b = self.t.checked_mul(n).zip(self.s.checked_mul(a));
            let b = b.and_then(|(left, right)| left.checked_add(right)?.checked_add(self.d));
            let Some(b) = b else {
                break;
            };
            if let Some(taken) = usize::try_from(b).ok().and_then(|b| taken.get_mut(b)) {
                *taken = true;
            }
            pairs.push((a, b));
        }
        pairs
    }

    /// 0 if (a, b) is a pair or its mirror image, else 1.
    pub fn value(&self, a: u64, b: u64) -> u64 {
        let (least, greatest) = (a.min(b), a.max(b));
        let pairs = self.below(least.saturating_add(1));
        u64::from(pairs.last() != Some(&(least, greatest)))
    }

    /// What is known of such pairs, the most telling first.
    ///
    /// With s = 1 and d = 0 the mex rule makes the A_n and B_n the floors of multiples of two irrationals (Fraenkel 1982).
    pub fn claims(&self) -> Vec<Claim> {
        let mut claims = Vec::new();
        if (self.s, self.t, self.d) == (1, 0, 0) {
            return vec![Claim::Diagonal];
        }
        if self.s == 1 && self.d == 0 {
            let k = UBig::from(self.t - 1); // t = 0 has returned
            claims.push(Claim::Beatty(Box::new(BeattyPairs {
                lower: QuadraticIrrational::wythoff_slope(&k),
                upper: QuadraticIrrational::wythoff_upper_slope(&k),
                shift: None,
            })));
        }
        let Self { s, t, d } = *self;
        claims.push(Claim::Linear { s, t, d });
        claims.push(Claim::Mex);
        claims
    }
}

/// The zeros (a, b) with a ≤ b, one to a row; `None`: it is no table of pairs.
fn seen(cells: &Cells<'_>) -> Option<Vec<(u64, u64)>> {
    if cells.sizes.len() != 2 {
        return None;
    }
    let mut pairs = Vec::new();
    for (a, row) in (0u64..).zip(cells.rows()) {
        let mut zeros = (0u64..).zip(row).filter(|(_, value)| **value == 0);
        match (zeros.next(), zeros.next()) {
            (Some((b, _)), None) if a <= b => pairs.push((a, b)),
            (_, None) => {}
            _ => return None,
        }
    }
    Some(pairs)
}

#[cfg(test)]
mod tests {
    use super::super::cells::Data;
    use super::*;
    use crate::rules::{Rules, Table};

    #[test]
    fn the_losing_pairs_of_k_wythoff_are_found() {
        for k in 0..4 {
            let table = Table::new(&Rules::wythoff(k), &[60, 60]);
            let places = (0..60).flat_map(|a| (0..60).map(move |b| [a, b]));
            let values = places.map(|place| u32::from(!table.is_lost(&place)));
            let data = Data::table(60, values.collect()).unwrap();
            let pairs = Pairs::find(&data.cells()).unwrap();
            assert_eq!((pairs.s, pairs.t, pairs.d), (1, u64::from(k) + 1, 0));
            assert!(pairs.agrees(&data.cells()));
            for (a, b) in (0..60).flat_map(|a| (0..60).map(move |b| (a, b))) {
                assert_eq!(pairs.value(a, b) == 0, table.is_lost(&[a, b]));
            }
        }
    }
}
