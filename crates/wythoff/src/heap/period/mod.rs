//! Periods of nim-sequences: proved, seen, or unknown.

mod find;
mod prove;

use dashu_int::UBig;

pub(super) use find::candidate;
pub(super) use prove::{by_formula, is_seen, prove, values_needed};

/// A repetition: g(n + period) = g(n) + saltus for all n ≥ preperiod, the period and the preperiod being the least.
///
/// A saltus above 0 makes the sequence *arithmetically* periodic.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Period {
    /// After how many heaps the values come again.
    pub period: u64,
    /// How many values come before, g(0) among them.
    pub preperiod: u64,
    /// What is added each time.
    pub saltus: u64,
}

impl Period {
    /// The repetition that the second half of these values shows, with the preperiod it has on all of them; that it
    /// goes on is not said. `None`: they show none.
    ///
    /// ```
    /// use wythoff::Period;
    /// let seen = Period::seen_in(&[7, 0, 1, 0, 1, 0, 1, 0, 1]).unwrap();
    /// assert_eq!((seen.period, seen.preperiod, seen.saltus), (2, 1, 0));
    /// ```
    pub fn seen_in(values: &[u32]) -> Option<Self> {
        candidate(values)
    }

    /// The last heap out of step: one less than the preperiod; `None` if the values repeat from g(0) on.
    ///
    /// Tables of octal games give either number.
    pub fn last_exceptional_heap(&self) -> Option<u64> {
        self.preperiod.checked_sub(1)
    }

    /// The heap of the preperiod or the first period from which the value of this one comes, and what to add to it.
    pub(crate) fn reduce(&self, heap: &UBig) -> (UBig, UBig) {
        if *heap < UBig::from(self.preperiod) {
            return (heap.clone(), UBig::ZERO);
        }
        let beyond = heap - self.preperiod;
        let times = &beyond / self.period;
        let first = beyond - &times * self.period + self.preperiod;
        (first, times * self.saltus)
    }
}

/// What is known of the period of a nim-sequence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Periodicity {
    /// The values repeat for ever.
    Proved {
        /// How.
        period: Period,
        /// Why.
        proof: Proof,
    },
    /// At least half of the values known repeat, and two times or more beyond the largest amount that the rules name;
    /// whether they go on is not proved.
    Seen {
        /// How.
        period: Period,
        /// The last heap whose value is known.
        to: u64,
    },
    /// The values known do not repeat.
    Unknown {
        /// The last heap whose value is known.
        to: u64,
    },
}

impl Periodicity {
    /// `proved`, `seen` or `unknown`.
    pub fn status(&self) -> &'static str {
        match self {
            Self::Proved { .. } => "proved",
            Self::Seen { .. } => "seen",
            Self::Unknown { .. } => "unknown",
        }
    }

    /// The period, proved or seen.
    pub fn period(&self) -> Option<Period> {
        match *self {
            Self::Proved { period, .. } | Self::Seen { period, .. } => Some(period),
            Self::Unknown { .. } => None,
        }
    }
}

/// Why a sequence repeats for ever.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Proof {
    /// Moves take at most t stones and leave at most h heaps of one, and g(n + p) = g(n) was checked for all n from
    /// n₀ up to but without h·n₀ + (h − 1)·p + t. For h = 2 this is the theorem of Guy and Smith (1956).
    ///
    /// By induction, let m be that bound or more, and g(n + p) = g(n) for n₀ ≤ n < m. The heaps an option of m + p
    /// leaves have together at least m + p − t ≥ h·(n₀ + p) stones, so the largest has a ≥ n₀ + p. With a − p ≥ n₀ ≥ 1
    /// in its place it is an option of m with as many heaps, and of the same value because a − p < m. In the same way
    /// an option of m has a heap a ≥ n₀, and with a + p in its place it is one of m + p. So g(m + p) = g(m).
    Repetition {
        /// The most heaps a move leaves of one, h.
        heaps: u64,
        /// The most stones a move takes, t.
        taken: u64,
        /// The first n checked, n₀: the preperiod, but at least 1.
        from: u64,
        /// The bound: every n below it was checked.
        below: u64,
    },
    /// What decides the values to come, a window of so many values and the greatest value below it, came again, all
    /// raised by the saltus.
    Window {
        /// The number of values in the window: the largest amount that may not be taken.
        length: u64,
        /// The first heap of the window that came again; the other one is a period later.
        from: u64,
    },
    /// The sequence has a formula.
    Formula,
}

impl Proof {
    /// The last heap whose value the proof looks at, if it looks at any.
    pub fn last_heap_used(&self, period: &Period) -> Option<u64> {
        match *self {
            Self::Repetition { below, .. } => Some(below + period.period - 1),
            Self::Window { length, from } => Some(from + period.period + length - 1),
            Self::Formula => None,
        }
    }
}
