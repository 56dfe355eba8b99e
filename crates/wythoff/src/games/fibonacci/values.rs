//! Grundy values of Fibonacci Nim, from the rules, for all numbers of stones up to the one asked for.
//!
//! With n stones a larger limit only adds options, so the value never falls as the limit rises. It is enough to keep
//! the limits at which it rises: v₀(n) ≤ v₁(n) ≤ …, and g(n, l) is how many of them are at most l.

use dashu_int::UBig;

use crate::answer::{Evidence, Moves};
use crate::effort::Effort;
use crate::game::{SolveError, Valued};
use crate::watch::{Progress, Watch};

/// The values of all positions up to some number of stones, and a position of that number.
pub(super) struct Table {
    c: u64,
    /// For each number of stones the limits at which the value rises, ascending.
    rises: Vec<Vec<u32>>,
    stones: u32,
    limit: u32,
}

impl Table {
    /// Fills the table for `stones`, of which at most `limit` ≤ `stones` may be taken.
    pub(super) fn new(
        c: u32,
        stones: &UBig,
        limit: &UBig,
        effort: &mut Effort<'_>,
    ) -> Result<Self, SolveError> {
        // n stones have n(n + 1)/2 positions: the limits 1 to n of every number up to n.
        let most = (effort.budget.positions as u64).saturating_mul(2).isqrt();
        let too_large = || SolveError::TableTooLarge {
            stones: stones.clone(),
            most,
        };
        let size = u32::try_from(stones).ok();
        let size = size.filter(|&size| u64::from(size) <= most);
        let size = size.ok_or_else(too_large)?;
        let mut table = Self {
            c: c.into(),
            rises: Vec::new(),
            stones: size,
            limit: u32::try_from(limit).expect("at most the stones"),
        };
        let mut bytes = 0;
        for n in 0..=size {
            let so_far = Progress::so_far(positions(n) as u64);
            if n % 256 == 0 && effort.tell(so_far).is_break() {
                return Err(SolveError::Cancelled);
            }
            let rises = table.rises_of(n);
            bytes += size_of::<Vec<u32>>() + 4 * rises.capacity();
            if bytes > effort.budget.bytes {
                return Err(too_large());
            }
            table.rises.push(rises);
        }
        Ok(table)
    }

    /// The limits at which the value of n stones rises, from the values of fewer.
    fn rises_of(&self, n: u32) -> Vec<u32> {
        let (mut rises, mut seen) = (Vec::new(), Vec::new());
        for take in 1..=n {
            let value = self.value_after(n, take);
            if seen.len() <= value {
                seen.resize(value + 1, false);
            }
            seen[value] = true;
            while seen.get(rises.len()) == Some(&true) {
                rises.push(take);
            }
        }
        rises
    }

    /// The value of the position after a take.
    fn value_after(&self, n: u32, take: u32) -> usize {
        let limit = u64::from(take) * self.c; // both below 2³²
        self.rises[(n - take) as usize].partition_point(|&rise| u64::from(rise) <= limit)
    }
}

/// How many positions n stones have.
fn positions(n: u32) -> usize {
    (u64::from(n) * (u64::from(n) + 1) / 2) as usize // at most the budget
}

impl Valued for Table {
    fn value(&self) -> UBig {
        let rises = &self.rises[self.stones as usize];
        UBig::from(rises.partition_point(|&rise| rise <= self.limit))
    }

    fn evidence(&self) -> Evidence {
        Evidence::Search {
            positions: positions(self.stones),
        }
    }

    fn options_of_value(&self, value: &UBig, most: usize) -> Result<Moves, SolveError> {
        let mut moves = Moves::new(most);
        let Ok(value) = usize::try_from(value) else {
            return Ok(moves); // no value of the table is that large
        };
        let _ = (1..=self.limit)
            .filter(|&take| self.value_after(self.stones, take) == value)
            .try_for_each(|take| {
                let left = u64::from(self.stones - take);
                let limit = (u64::from(take) * self.c).min(left);
                moves.push(vec![left.into(), limit.into()])
            });
        Ok(moves)
    }
}
