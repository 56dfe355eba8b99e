//! The next row: its values from left to right until its state repeats. The proof is in the module above.

use std::collections::HashMap;
use std::ops::ControlFlow;

use super::observe::observe;
use super::row::{Row, Status};
use crate::watch::Watch;

/// How many columns are prepared at once.
const CHUNK: usize = 1024;

/// The row below `above`, as far as its state repeats, but no farther than `columns` or than the rows above are known.
pub(super) fn next_row(
    k: u64,
    above: &[Row],
    columns: usize,
    watch: &mut dyn Watch<()>,
) -> ControlFlow<(), Row> {
    let known = above.iter().filter_map(Row::known_to).min();
    let columns = known.unwrap_or(usize::MAX).min(columns);
    let Some(mut state) = State::new(k, above.len()) else {
        return ControlFlow::Continue(unproved(Vec::new()));
    };
    let mut repeats = Repeats::new(above, state.reach);
    let mut excluded = Vec::new();
    let mut offsets = Vec::new();
    while offsets.len() < columns {
        watch.tell(())?;
        let first = offsets.len();
        let length = CHUNK.min(columns - first);
        state.exclude(above, first, length, &mut excluded);
        for excluded in excluded.chunks(state.used.len()) {
            if let Some(earlier) = repeats.seen_before(offsets.len(), &state.used) {
                return ControlFlow::Continue(proved(offsets, earlier));
            }
            offsets.push(state.step(excluded));
        }
    }
    ControlFlow::Continue(unproved(offsets))
}

/// The state of a row before some column b: bit i is set if the value b − `lowest` + i is in the row already.
struct State {
    k: usize,
    /// (2k + 2)a: how far the offsets go below 0. At most `i16::MAX`.
    lowest: i32,
    /// a + k: how far back a move in both piles leads.
    reach: usize,
    used: Vec<u64>,
}

impl State {
    /// Before column 0 of row a; `None` if offsets of the row may not fit.
    fn new(k: u64, a: usize) -> Option<Self> {
        // Row 0 has no moves in both piles.
        let k = if a == 0 { 0 } else { usize::try_from(k).ok()? };
        let lowest = i16::try_from(k.checked_mul(2)?.checked_add(2)?.checked_mul(a)?).ok()?;
        let window = lowest as usize + a + 1; // a ≤ lowest
        let mut state = Self {
            k,
            lowest: lowest.into(),
            reach: a.checked_add(k)?,
            used: vec![0; window.div_ceil(64)],
        };
        for below in 0..lowest as usize {
            state.used[below / 64] |= 1 << (below % 64);
        }
        Some(state)
    }

    /// What the rows above exclude in `length` columns from `first` on: a bitset like `used` for each.
    fn exclude(&self, above: &[Row], first: usize, length: usize, excluded: &mut Vec<u64>) {
        let words = self.used.len();
        excluded.clear();
        excluded.resize(length * words, 0);
        let back = self.reach.min(first);
        let mut offsets = vec![0; back + length];
        for (x, row) in above.iter().rev().enumerate().map(|(i, row)| (i + 1, row)) {
            row.copy(first - back, &mut offsets);
            let both = x.saturating_sub(self.k).max(1)..=x + self.k;
            for y in [0].into_iter().chain(both) {
                // Column first + i looks at column first + i − y, if there is one.
                let skipped = y.saturating_sub(back);
                let seen = offsets[back + skipped - y..].iter();
                let sets = excluded.chunks_mut(words).skip(skipped);
                for (set, offset) in sets.zip(seen) {
                    // The offset is at least −(2k + 2)(a − x), so with y ≤ x + k the bit is at least (2k + 1)x − k ≥ 0.
                    let bit = (self.lowest + i32::from(*offset)) as usize - y;
                    set[bit / 64] |= 1 << (bit % 64);
                }
            }
        }
    }

    /// The offset in this column, given what the rows above exclude; the state moves on to the next column.
    fn step(&mut self, excluded: &[u64]) -> i16 {
        let both = self.used.iter().zip(excluded).enumerate();
        let (word, left) = both
            .map(|(word, (used, excluded))| (word, !(used | excluded)))
            .find(|&(_, left)| left != 0)
            .expect("an offset is at most a");
        self.used[word] |= left & left.wrapping_neg();
        let mut from_above = 0;
        for word in self.used.iter_mut().rev() {
            (*word, from_above) = (*word >> 1 | from_above << 63, *word & 1);
        }
        // The bit is at most lowest + a, so the offset is between −lowest and a, and fits.
        let bit = 64 * word as i32 + left.trailing_zeros() as i32;
        (bit - self.lowest) as i16
    }
}

/// The states met so far, in columns where equal states mean that the row repeats.
struct Repeats {
    /// N + a + k.
    first: usize,
    /// The joint period of the rows above; `None` if it is not proved, or beyond all columns.
    period: Option<usize>,
    columns: HashMap<Vec<u64>, usize>,
}

impl Repeats {
    fn new(above: &[Row], reach: usize) -> Self {
        let proved: Option<Vec<_>> = above.iter().map(Row::proved).collect();
        let proved = proved.as_deref();
        let preperiod = proved.and_then(|rows| rows.iter().map(|row| row.0).max());
        let period =
            proved.and_then(|rows| rows.iter().try_fold(1, |p, row| common_multiple(p, row.1)));
        Self {
            first: preperiod.unwrap_or(0) + reach,
            period,
            columns: HashMap::new(),
        }
    }

    /// The earlier column with the same state, if that proves that the row repeats.
    fn seen_before(&mut self, column: usize, state: &[u64]) -> Option<(usize, usize)> {
        let since = column.checked_sub(self.first)?;
        if since % self.period? != 0 {
            return None;
        }
        if let Some(&earlier) = self.columns.get(state) {
            return Some((earlier, column));
        }
        self.columns.insert(state.to_vec(), column);
        None
    }
}

fn common_multiple(a: usize, b: usize) -> Option<usize> {
    let (mut x, mut y) = (a, b);
    while y > 0 {
        (x, y) = (y, x % y);
    }
    (a / x).checked_mul(b)
}

/// The row that repeats from the first column on with the second minus the first as a period.
fn proved(mut offsets: Vec<i16>, (from, to): (usize, usize)) -> Row {
    let is_period = |p: usize| (from..to - p).all(|b| offsets[b] == offsets[b + p]);
    let mut period = to - from;
    for prime in prime_factors(period) {
        if is_period(period / prime) {
            period /= prime;
        }
    }
    let mut preperiod = from;
    while preperiod > 0 && offsets[preperiod - 1] == offsets[preperiod - 1 + period] {
        preperiod -= 1;
    }
    offsets.truncate(preperiod + period);
    offsets.shrink_to_fit();
    Row {
        status: Status::Proved,
        repeats: Some((preperiod, period)),
        offsets,
    }
}

fn unproved(offsets: Vec<i16>) -> Row {
    let repeats = observe(&offsets);
    let to = offsets.len();
    Row {
        status: match repeats {
            Some(_) => Status::Seen { to },
            None => Status::Unknown { to },
        },
        repeats,
        offsets,
    }
}

/// The prime factors of n ≥ 1, each as often as it divides.
fn prime_factors(mut n: usize) -> Vec<usize> {
    let mut factors = Vec::new();
    let mut factor = 2;
    while factor * factor <= n {
        while n.is_multiple_of(factor) {
            factors.push(factor);
            n /= factor;
        }
        factor += 1;
    }
    if n > 1 {
        factors.push(n);
    }
    factors
}
