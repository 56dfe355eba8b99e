//! When a repetition goes on for ever.

use super::eventual::{Eventual, lcm};
use crate::heap::Period;
use crate::prove::data::Repeat;

/// Values that repeat for ever, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Repetition {
    /// How the values come again, with the values of the first time.
    pub repeat: Repeat,
    /// What proves it.
    pub window: Window,
}

/// A window of values that came again, and decides what follows.
///
/// **Lemma.** Let n₀, t and m be such that for n ≥ n₀ the options of n are n − x for the x of a set S(n mod m) of amounts
/// up to t, and a set F(n mod m) of piles below n₀. Let q be a multiple of m, s + t ≥ n₀, and g(n + q) = g(n) for
/// s ≤ n < s + t. Then it holds for all n ≥ s.
///
/// *Proof*, by induction. Let n ≥ s + t, so n ≥ n₀. As n + q ≡ n modulo m, the options of both are made by the same S and
/// F. Those of F are the same piles. For x in S, n − x ≥ s and n − x < n, so g(n − x + q) = g(n − x). So the options of
/// n + q have the values of the options of n, and g(n + q) = g(n). ∎
///
/// **Lemma**, where also every amount from t + 1 on may be taken, or from some larger one on. Let G(n) be the greatest
/// value of all piles up to n − `any`. If moreover g(n + q) = g(n) + d for s ≤ n < s + t and G(s + t + q) = G(s + t) + d,
/// where the window is as long as `any` at least, then g(n + q) = g(n) + d for all n ≥ s.
///
/// *Proof.* The values of the piles up to n − `any` are 0, …, G(n), for a pile of value v has options, smaller ones, of
/// every value below v. So g(n) is the least number above G(n) that is no value of an n − x, x in S; raise G and the values
/// in the window by d, and it is raised by d. The next G is the greater of the last one and the value that leaves the
/// window, both raised by d. ∎
///
/// If g repeats after q, a multiple of a number p, and g(n + p) = g(n) + e holds for a whole q of n, it holds for ever.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Window {
    /// How many values the window has: at least what a move takes at most, t.
    pub length: u64,
    /// By what n is divided to know which moves there are, m.
    pub modulus: u64,
    /// From which pile on this is so, n₀.
    pub from: u64,
    /// The first pile of the window, s.
    pub first: u64,
    /// Where it came again: so many piles later, q.
    pub later: u64,
    /// Every amount from this one on may be taken, if any may.
    pub any: Option<u64>,
}

impl Repetition {
    /// The repetition of these values, if they prove one.
    pub(super) fn prove(eventual: &Eventual, values: &[u32]) -> Option<Self> {
        let repeat = Repeat::find(values)?;
        let Period {
            period,
            preperiod,
            saltus,
        } = repeat.period;
        if saltus > 0 && eventual.any.is_none() {
            return None;
        }
        let length = eventual.taken.max(eventual.any.unwrap_or(0));
        let later = lcm(period, eventual.modulus)?;
        let first = preperiod.max(eventual.from.saturating_sub(length));
        // All numbers are below 2²⁴. The period holds from `first` on wherever it can be seen: that is long enough.
        let needed = first + later + later.max(length) + period;
        if needed > values.len() as u64 {
            return None;
        }
        if let Some(any) = eventual.any {
            // The first value that the window decides is that of `next`.
            let next = first + length;
            let greatest = |end: u64| {
                let below = &values[..(end + 1).saturating_sub(any) as usize];
                below.iter().max().copied().map(u64::from)
            };
            let raised = saltus * (later / period);
            if greatest(next + later) != greatest(next).map(|value| value + raised) {
                return None;
            }
        }
        Some(Self {
            repeat,
            window: Window {
                length,
                modulus: eventual.modulus,
                from: eventual.from,
                first,
                later,
                any: eventual.any,
            },
        })
    }
}
