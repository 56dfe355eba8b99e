//! The wrong verdicts of a formula within a limit.

use std::ops::ControlFlow;
use std::ops::Range;
use std::thread;

use dashu_int::{IBig, UBig};

use super::formula::{Formula, Prepared};
use super::near::Near;
use crate::number::QuadraticIrrational;
use crate::position::Play;
use crate::theory::wythoff::LosingPairs;
use crate::watch::{Progress, Watch};

/// Piles go up to this.
pub const LARGEST_LIMIT: u64 = 1_000_000_000_000_000_000;

/// How many indices one thread tries before it looks up.
const CHUNK: u64 = 1 << 20;

/// How much a count may cost.
#[derive(Debug, Clone, Copy)]
pub struct Work {
    /// How many indices are tried at most.
    pub evaluations: u64,
    /// How many threads try them; with one, none is started.
    pub threads: usize,
}

/// A lost position that a formula calls won.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Missed {
    /// The index of the pair.
    pub n: u64,
    /// The pair.
    pub pair: (u64, u64),
    /// What the formula gives for the lower number.
    pub claim: Option<u64>,
}

/// The wrong verdicts of a formula on positions (a, b), a ≤ b ≤ limit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Count {
    /// How many lost positions are called won.
    pub lost_called_won: u64,
    /// The first of them.
    pub first_missed: Option<Missed>,
    /// How many won positions are called lost.
    pub won_called_lost: u64,
    /// The one with the smallest index.
    pub first_taken: Option<(u64, u64)>,
    /// If the count ended early: only positions whose difference is below k + 1 times this were looked at. What is
    /// said of the first is true all the same.
    pub stopped_at: Option<u64>,
    /// How many indices were tried.
    pub evaluated: u64,
}

/// Counts the wrong verdicts of a formula for k-Wythoff on piles up to `limit`, at most [`LARGEST_LIMIT`].
///
/// `watch` is told how many indices are done. Time grows with the number of indices n for which n·α comes as close to
/// an integer as the formula is inexact: for p bits about limit²/2^p, and with the limit itself where that is
/// everywhere.
///
/// ```
/// use wythoff::precision::{Formula, Work, count};
/// let work = Work { evaluations: 1_000_000, threads: 1 };
/// let found = count(Formula::Double, 0, 1_000_000_000, work, &mut ());
/// assert_eq!((found.lost_called_won, found.won_called_lost), (14, 14));
/// assert_eq!(found.first_missed.unwrap().pair, (165_580_140, 267_914_295));
/// ```
pub fn count(formula: Formula, k: u64, limit: u64, work: Work, watch: &mut dyn Watch) -> Count {
    let limit = limit.min(LARGEST_LIMIT);
    let judged = Judged::new(formula, k, limit);
    let end = judged.end();
    let mut count = Count::nothing();
    let mut watch = |n: u64| watch.tell(Progress::new(n, end));
    let mut start = 0;
    while start < end {
        let next = (2 * start).max(1).min(end);
        let done = match judged.reach(next) {
            Some(reach) => {
                let near = Near::new(judged.fraction, reach);
                // Below 2^64: they are below `next`.
                let near = near.take_while(|n| *n < next.into()).map(|n| n as u64);
                judged.some(near, start, work, &mut count, &mut watch)
            }
            None => judged.all(start..next, work, &mut count, &mut watch),
        };
        if let ControlFlow::Break(n) = done {
            count.stopped_at = Some(n);
            return count;
        }
        start = next;
    }
    count
}

/// A formula, what it should give, and how far.
struct Judged {
    formula: Prepared,
    pairs: LosingPairs<u64>,
    t: u64,
    limit: u64,
    /// The fraction of α in units of 2^−128, made odd: off by less than 1.
    fraction: u128,
}

impl Judged {
    fn new(formula: Formula, k: u64, limit: u64) -> Self {
        let slope = QuadraticIrrational::wythoff_slope(&UBig::from(k));
        let scaled = slope.floor_multiple(&(IBig::ONE << 128));
        let fraction = u128::try_from(scaled - (slope.floor() << 128)).expect("a fraction");
        Self {
            formula: formula.prepare(k),
            pairs: LosingPairs::new(&k, Play::Normal),
            t: k.saturating_add(1),
            limit,
            fraction: fraction | 1,
        }
    }

    /// A claim for this index or a larger one makes no pair within the limit.
    fn end(&self) -> u64 {
        let last = self.limit / self.t;
        let Some(error) = self.formula.error_per_index(self.fraction, last) else {
            return last + 1;
        };
        // b less the error, which grows more slowly than b: the first n where that is over the limit.
        let over = |n: u64| {
            let error = ((u128::from(n) * (error >> 64)) >> 64) + 2;
            self.pair(n).1 as u128 > u128::from(self.limit) + error
        };
        let (mut low, mut high) = (0, last + 1);
        while low < high {
            let middle = low.midpoint(high);
            if over(middle) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        low
    }

    /// n ≤ limit/t + 1, so B_n ≤ 2n + tn ≤ 3 · 10^18 + 3t; and if t is that large, n ≤ 1.
    fn pair(&self, n: u64) -> (u64, u64) {
        self.pairs.pair(&n).unwrap_or((u64::MAX, u64::MAX))
    }

    /// How near to an integer nα must come for a wrong claim at n < `end`, in units of 2^−128; `None`: not near.
    fn reach(&self, end: u64) -> Option<u128> {
        let error = self.formula.error_per_index(self.fraction, end)?;
        // The fraction itself is off by 1 for each unit of n.
        let reach = error.checked_add(1)?.checked_mul(end.into())?;
        (reach < 1 << 125).then_some(reach)
    }

    /// Tries indices in order, from `start` on. Those before it have been tried.
    fn some(
        &self,
        indices: impl Iterator<Item = u64>,
        start: u64,
        work: Work,
        count: &mut Count,
        watch: &mut dyn Watch<u64>,
    ) -> ControlFlow<u64> {
        for (tried, n) in (1u64..).zip(indices) {
            if tried % CHUNK == 0 && watch.tell(n).is_break() {
                return ControlFlow::Break(n.max(start));
            }
            if n < start {
                continue;
            }
            if count.evaluated == work.evaluations {
                return ControlFlow::Break(n);
            }
            self.try_index(n, count);
        }
        ControlFlow::Continue(())
    }

    /// Tries every index of a range.
    fn all(
        &self,
        range: Range<u64>,
        work: Work,
        count: &mut Count,
        watch: &mut dyn Watch<u64>,
    ) -> ControlFlow<u64> {
        let mut start = range.start;
        while start < range.end {
            let left = work.evaluations - count.evaluated;
            if left == 0 || watch.tell(start).is_break() {
                return ControlFlow::Break(start);
            }
            let round = CHUNK * work.threads.max(1) as u64;
            let end = range.end.min(start + round.min(left));
            let share = (end - start).div_ceil(work.threads.max(1) as u64);
            let part = |start: u64| {
                let mut count = Count::nothing();
                (start..end.min(start + share)).for_each(|n| self.try_index(n, &mut count));
                count
            };
            if work.threads <= 1 {
                count.add(&part(start));
            } else {
                let starts: Vec<u64> = (start..end).step_by(share as usize).collect();
                let parts: Vec<Count> = thread::scope(|scope| {
                    let started: Vec<_> = starts
                        .into_iter()
                        .map(|start| scope.spawn(move || part(start)))
                        .collect();
                    let joined = started.into_iter().map(|thread| thread.join());
                    joined.map(|part| part.expect("no panic")).collect()
                });
                parts.iter().for_each(|part| count.add(part));
            }
            start = end;
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn try_index(&self, n: u64, count: &mut Count) {
        count.evaluated += 1;
        let claim = self.formula.claim(n);
        let pair = self.pair(n);
        if claim == Some(pair.0) {
            return;
        }
        if pair.1 <= self.limit {
            count.lost_called_won += 1;
            count.first_missed.get_or_insert(Missed { n, pair, claim });
        }
        // tn ≤ limit.
        let upper = claim.and_then(|claim| claim.checked_add(self.t * n));
        if let (Some(claim), Some(upper)) = (claim, upper)
            && upper <= self.limit
        {
            count.won_called_lost += 1;
            count.first_taken.get_or_insert((claim, upper));
        }
    }
}

impl Count {
    fn nothing() -> Self {
        Self {
            lost_called_won: 0,
            first_missed: None,
            won_called_lost: 0,
            first_taken: None,
            stopped_at: None,
            evaluated: 0,
        }
    }

    /// Adds what was found behind it.
    fn add(&mut self, later: &Self) {
        self.lost_called_won += later.lost_called_won;
        self.won_called_lost += later.won_called_lost;
        self.first_missed = self.first_missed.or(later.first_missed);
        self.first_taken = self.first_taken.or(later.first_taken);
        self.evaluated += later.evaluated;
    }
}
