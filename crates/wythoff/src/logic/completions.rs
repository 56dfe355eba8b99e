//! What can still become of a linear form of which only the leading digits are read.

use super::system::NumberSystem;
use crate::number::Numerals;

/// How many completions of a prefix satisfy a condition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Completions {
    /// None does.
    None,
    /// Every one does.
    All,
    /// Neither is known.
    Unknown,
}

/// The bounds of a condition and the weights of its form.
#[derive(Debug, Clone, Copy)]
pub(super) struct Window {
    pub(super) lo: Option<i64>,
    pub(super) hi: Option<i64>,
    /// The sum of the positive coefficients.
    pub(super) positive: i64,
    /// The sum of the negative ones, made positive.
    pub(super) negative: i64,
}

/// How many lengths are looked at before the answer is "open".
const PATIENCE: usize = 64;

/// The vector after one more digit: X·E + e in the place where `phase` digits, modulo the period, were to come.
///
/// A prefix with vector E and j digits to come is worth Σ E_i·u_{j+i}. The next digit stands in place j − 1, and
/// u_{j−1+d} is replaced by its recurrence. `None`: beyond machine words.
///
/// Where the coefficients do not end, E_i counts U_i(j) instead, how many words of j digits may follow c₁ … c_i: U₀(j) = u_j,
/// U_i(j) = c_{i+1}·U₀(j−1) + U_{i+1}(j−1), and after the last comes the last again. So no sign changes.
pub(super) fn shifted(
    system: &NumberSystem,
    phase: usize,
    vector: &[i64],
    digit: i64,
) -> Option<Vec<i64>> {
    if let Numerals::Endless(c) = system.numerals() {
        let last = vector.len() - 1;
        let entry = |i: usize| match i {
            0 => (vector.iter().zip(c)).try_fold(digit, |sum, (e, &c)| {
                sum.checked_add(e.checked_mul(i64::from(c))?)
            }),
            i if i == last => vector[i - 1].checked_add(vector[i]),
            i => Some(vector[i - 1]),
        };
        return (0..=last).map(entry).collect();
    }
    let period = system.period();
    let recurrence = system.recurrence((phase + period - 1) % period);
    let (order, carry) = (vector.len(), vector[vector.len() - 1]);
    (0..order)
        .map(|i| {
            let below = if i == 0 { digit } else { vector[i - 1] };
            carry
                .checked_mul(recurrence[order - 1 - i])?
                .checked_add(below)
        })
        .collect()
}

/// The value of a vector when no digit is to come.
///
/// The first weights are together below 2^64, and entries at most 2^63. Where the coefficients do not end, one word of no digits follows
/// whatever has been read.
pub(super) fn value(system: &NumberSystem, vector: &[i64]) -> i128 {
    if let Numerals::Endless(_) = system.numerals() {
        return vector.iter().map(|&e| i128::from(e)).sum();
    }
    (vector.iter().zip(system.first_weights()))
        .map(|(&e, &u)| i128::from(e) * i128::from(u))
        .sum()
}

/// Which completions of a prefix satisfy a condition.
///
/// j digits to come add between −negative·(u_j − 1) and positive·(u_j − 1), because every valid numeral of j digits is
/// below u_j. So the value lies between ⟨low⟩ + negative and ⟨high⟩ − positive, where low and high are the vector with
/// its lowest entry moved by the weights. A vector without negative entries keeps having none and its value does not
/// fall with j; the same upside down: once a bound is passed there, it is passed for good.
pub(super) fn completions(
    system: &NumberSystem,
    phase: usize,
    vector: &[i64],
    window: &Window,
) -> Completions {
    let Some((mut low, mut high)) = ends(vector, window) else {
        return Completions::Unknown;
    };
    let (lo, hi) = (window.lo.map(i128::from), window.hi.map(i128::from));
    let (mut phase, mut possible, mut certain) = (phase, false, true);
    for _ in 0..PATIENCE {
        if phase == 0 {
            let least = value(system, &low) + i128::from(window.negative);
            let most = value(system, &high) - i128::from(window.positive);
            let too_low = lo.is_some_and(|lo| most < lo);
            let too_high = hi.is_some_and(|hi| least > hi);
            possible |= !too_low && !too_high;
            certain &= lo.is_none_or(|lo| least >= lo) && hi.is_none_or(|hi| most <= hi);
            if possible && !certain {
                return Completions::Unknown;
            }
            let rises = low.iter().all(|&e| e >= 0);
            let falls = high.iter().all(|&e| e <= 0);
            if (rises && too_high) || (falls && too_low) {
                return if possible {
                    Completions::Unknown
                } else {
                    Completions::None
                };
            }
            if certain && (rises || lo.is_none()) && (falls || hi.is_none()) {
                return Completions::All;
            }
        }
        let next = |vector: &[i64]| shifted(system, phase, vector, 0);
        let (Some(next_low), Some(next_high)) = (next(&low), next(&high)) else {
            return Completions::Unknown;
        };
        (low, high) = (next_low, next_high);
        phase = (phase + system.period() - 1) % system.period();
    }
    Completions::Unknown
}

fn ends(vector: &[i64], window: &Window) -> Option<(Vec<i64>, Vec<i64>)> {
    let (mut low, mut high) = (vector.to_vec(), vector.to_vec());
    low[0] = low[0].checked_sub(window.negative)?;
    high[0] = high[0].checked_add(window.positive)?;
    Some((low, high))
}
