//! When a repetition that was seen goes on for ever.

use super::{Period, Proof};
use crate::heap::rules::HeapRules;

/// How many heaps a move leaves of one at most, and how many stones it takes at most, where both are bounded.
fn bounds(rules: &HeapRules) -> Option<(u64, u64)> {
    match rules {
        HeapRules::Code(code) => Some((code.most_heaps_left() as u64, code.most_taken() as u64)),
        HeapRules::Subtraction(amounts) => Some((1, amounts.largest().into())),
        // Grundy's game takes nothing, but a − p in place of a may make its two heaps equal.
        _ => None,
    }
}

/// The number of values that must be known for a proof that this repetition goes on, if it does.
///
/// `None` if no theorem of ours applies.
pub(in crate::heap) fn values_needed(rules: &HeapRules, period: &Period) -> Option<u64> {
    match (rules, bounds(rules)) {
        // (h·n₀ + (h − 1)·p + t − 1) + p is the last heap looked at. All are below 2³², so nothing overflows.
        (_, Some((heaps, taken))) if period.saltus == 0 => {
            Some(heaps * (period.preperiod.max(1) + period.period) + taken)
        }
        (HeapRules::AllBut(forbidden), _) => {
            let window = u64::from(forbidden.largest());
            Some(period.preperiod.max(1) + period.period + window)
        }
        _ => None,
    }
}

/// A proof that the repetition of these values goes on for ever, if they are enough for one.
pub(in crate::heap) fn prove(rules: &HeapRules, values: &[u32], period: &Period) -> Option<Proof> {
    let known = values.len() as u64;
    values_needed(rules, period).filter(|&needed| needed <= known)?;
    if let HeapRules::AllBut(forbidden) = rules {
        // The next value is decided by the window of the last values and the greatest below it: every heap below the
        // window is an option, and their values are 0, 1, …, up to the greatest. One period earlier they were the same,
        // less the saltus.
        let length = forbidden.largest() as usize;
        let later = values.len() - length;
        let earlier = later - period.period as usize; // at least max(1, preperiod), by the values needed
        let greatest = |end: usize| values[..end].iter().max().copied().map(u64::from);
        let rises = greatest(later) == greatest(earlier).map(|value| value + period.saltus);
        return rises.then_some(Proof::Window {
            length: length as u64,
            from: earlier as u64,
        });
    }
    let (heaps, taken) = bounds(rules)?;
    let from = period.preperiod.max(1);
    Some(Proof::Repetition {
        heaps,
        taken,
        from,
        below: heaps * from + (heaps - 1) * period.period + taken,
    })
}

/// Whether these values show the repetition three times where all that the rules say counts.
///
/// Smaller heaps than the largest amount of the rules know nothing of it: to `subtraction(1,1000)` they are
/// `subtraction(1)`.
pub(in crate::heap) fn is_seen(rules: &HeapRules, values: &[u32], period: &Period) -> bool {
    let from = period.preperiod.max(rules.largest_amount());
    let times = (values.len() as u64).saturating_sub(from) / period.period;
    times >= 3
}

/// The period of a sequence that has a formula.
pub(in crate::heap) fn by_formula(rules: &HeapRules) -> Option<Period> {
    match rules {
        HeapRules::AtMost(most) => Some(Period {
            period: u64::from(most.get()) + 1,
            preperiod: 0,
            saltus: 0,
        }),
        HeapRules::Lasker => Some(Period {
            period: 4,
            preperiod: 1,
            saltus: 4,
        }),
        _ => None,
    }
}
