//! The algebraic front in machine words: a few multiplications, no root, no table.

use dashu_int::UBig;
use dashu_int::ops::SquareRoot;

use super::big::fraction;
use super::{Place, Sequences};

/// Whether (a, b), in either order, is a losing position of k-Wythoff in normal play.
///
/// With a ≤ b, d = b − a and t = k + 1 it is lost iff t divides d and, for n = d/t and e = a − n,
/// `0 ≤ n² − e(e + d) ≤ 2e + d`. That is e ≤ nε < e + 1 for the positive root nε of x² + dx = n²:
/// a certificate a person can check by hand.
///
/// ```
/// use wythoff::theory::wythoff::is_losing_pair;
/// assert!(is_losing_pair(0, 165_580_140, 267_914_295)); // the published `double` formula says no
/// assert!(is_losing_pair(8208, 8209, 67_395_890));
/// ```
pub fn is_losing_pair(k: u64, a: u64, b: u64) -> bool {
    let (a, b) = (a.min(b), a.max(b));
    let d = b - a;
    // t = 2^64 divides no difference but 0.
    let (n, rest) = k.checked_add(1).map_or((0, d), |t| (d / t, d % t));
    if rest != 0 || n > a {
        return false;
    }
    // e ≤ a and e + d ≤ b: every product below is under 2^128. If n < e then e(e + d) > n² and it is not a pair.
    let (n, e, d) = (u128::from(n), u128::from(a - n), u128::from(d));
    match (n * n).checked_sub(e * (e + d)) {
        Some(slack) => slack <= 2 * e + d,
        None => false,
    }
}

/// The two sequences of k-Wythoff in words.
#[derive(Debug, Clone)]
pub struct WordSequences {
    /// k + 1 ≤ 2^64.
    t: u128,
    shifted: bool,
    /// ⌊2^128·ε⌋, below 2^128 because ε < 1.
    epsilon: u128,
    /// `scaled` is exact up to here.
    exact_to: u64,
}

impl WordSequences {
    /// ⌊n·⌊2^128·ε⌋ / 2^128⌋, which is ⌊nε⌋ for n ≤ `exact_to`, and else at most 1 less.
    fn scaled(&self, n: u64) -> u64 {
        let n = u128::from(n);
        let high = n * (self.epsilon >> 64);
        let low = n * (self.epsilon & u128::from(u64::MAX));
        // high ≤ (2^64 − 1)², so adding a word does not overflow.
        ((high + (low >> 64)) >> 64) as u64
    }

    /// Whether A_n ≤ x, exactly, for all words: even where B_n does not fit.
    fn lower_is_at_most(&self, n: u64, x: u64) -> bool {
        if n == 0 || x < n {
            return n == 0; // A_0 = 0, and A_n ≥ n
        }
        if self.shifted {
            self.shifted_is_at_most(n, x - n)
        } else {
            self.plain_is_at_most(n, x - n)
        }
    }

    /// Whether n + ⌊nε⌋ ≤ n + v, for n ≥ 1 and n + v a word.
    fn plain_is_at_most(&self, n: u64, v: u64) -> bool {
        // nε < v + 1 =: e iff e² + tne > n². As n ≥ 1, e < 2^64, and te ≤ 2^64(2^64 − 1) fits.
        let (n, e) = (u128::from(n), u128::from(v) + 1);
        let te = self.t * e;
        // If te ≥ n, then tne ≥ n². Else e ≤ te < n < 2^64 and everything fits.
        te >= n || te * n > n * n - e * e
    }

    /// Whether n + ⌊nε + 1/α⌋ ≤ n + v, for n ≥ 1, t ≥ 2 and n + v a word.
    fn shifted_is_at_most(&self, n: u64, v: u64) -> bool {
        // 1/α = (ε + t − 1)/t, so this is (tn + 1)ε < tv + 1. With d = tn + 1 and u = tv + 1 it holds iff
        // u² + tdu > d². Now d² − u² = t(n − v)(t(n + v) + 2); dividing by t and sorting, it is
        //     t·(v² + v + n − n(n − tv)) + 1 > 2(n − v).
        let (n, v) = (u128::from(n), u128::from(v));
        let tv = self.t * v;
        // v = 0: tn + 1 > tn² + 2n fails for n ≥ 1. tv ≥ n ≥ v ≥ 1: the left side is at least t(v² + v + n) ≥ 2n.
        // v > n: then tv ≥ n, and the right side is negative.
        if v == 0 || tv >= n {
            return v > 0;
        }
        // Now v ≤ tv < n, and v ≤ n/2 because t ≥ 2: v² + v + n < 2^126 + 2^65.
        match (v * v + v + n).checked_sub(n * (n - tv)) {
            // An overflowing product exceeds 2(n − v) < 2^65. The left side is even a whole t more than 2(n − v) − 1.
            Some(gain) => gain
                .checked_mul(self.t)
                .is_none_or(|left| left >= 2 * (n - v)),
            None => false,
        }
    }
}

impl Sequences<u64> for WordSequences {
    fn new(k: &u64, shifted: bool) -> Self {
        let t = u128::from(*k) + 1;
        let longer = fraction(&UBig::from(t), 136);
        let epsilon = u128::try_from(&longer >> 8).expect("ε < 1");
        // Cutting ε off after 128 bits loses less than `lost`/2^136 of it.
        let lost = u16::from(&longer & 0xFFu8) + 1;
        // For e = ⌊nε⌋ the integer n² − e(e + tn) = (nε − e)(nε + e + tn) is positive, so the fraction nε − e is at
        // least 1/(2nε + tn) > 1/((t + 2)n). The floor is right if n·lost/2^136 is less.
        let square = (UBig::ONE << 136) / (UBig::from(t + 2) * lost);
        let exact_to = u64::try_from(square.sqrt() - 1u8).unwrap_or(u64::MAX);
        Self {
            t,
            shifted,
            epsilon,
            exact_to,
        }
    }

    fn prepared_for(&self, _largest: &u64) -> Option<Self> {
        None
    }

    fn difference(&self, n: &u64) -> Option<u64> {
        // t·n ≤ 2^64(2^64 − 1).
        u64::try_from(self.t * u128::from(*n) + u128::from(self.shifted)).ok()
    }

    fn index_of_difference(&self, difference: &u64) -> Option<(u64, u64)> {
        let multiple = difference.checked_sub(u64::from(self.shifted))?;
        Some(match u64::try_from(self.t) {
            Ok(1) => (multiple, 0),
            Ok(t) => (multiple / t, multiple % t),
            Err(_) => (0, multiple),
        })
    }

    fn lower(&self, n: &u64) -> Option<u64> {
        let n = *n;
        let least = n.checked_add(self.difference(&n)?)?;
        // Where n + tn < 2^64, n(2nε + tn) < 2^128: n ≤ tn makes n < 2^63, and 2nε + tn < n + tn + n/4 < 1.13·2^64.
        // So nε − ⌊nε⌋ ≥ 1/(2nε + tn) > n/2^128, and `scaled` is exact even beyond `exact_to`.
        let mut lower = n + self.scaled(n);
        if self.shifted && !self.lower_is_at_most(n, lower) {
            lower += 1; // 0 < 1/α < 1
        }
        least.checked_add(lower - n).map(|_| lower)
    }

    fn place(&self, x: &u64) -> Place<u64> {
        let x = *x;
        // The greatest n with A_n ≤ x is n = ⌊(x + 1)/α⌋ in normal play, and 1/α = 1 − (1 − ε)/t.
        let next = x.saturating_add(1);
        let gap = next - self.scaled(next);
        let mut n = next
            - match u64::try_from(self.t) {
                Ok(1) => gap,
                Ok(t) => gap.div_ceil(t),
                Err(_) => u64::from(gap > 0),
            };
        if next <= self.exact_to && x < u64::MAX && !self.shifted {
            return if n + self.scaled(n) == x {
                Place::Lower(n)
            } else {
                Place::Upper(x - n)
            };
        }
        // Else it is a guess, within 2 of the truth.
        while n < x && self.lower_is_at_most(n + 1, x) {
            n += 1;
        }
        while !self.lower_is_at_most(n, x) {
            n -= 1; // ends at 0
        }
        if x == 0 || !self.lower_is_at_most(n, x - 1) {
            Place::Lower(n)
        } else {
            // x + 1 naturals up to x are A_0 … A_n and B_0 … B_m (where B_0 = A_0 if not shifted).
            Place::Upper(x - n - u64::from(self.shifted))
        }
    }

    fn contains(&self, a: &u64, b: &u64) -> bool {
        if !self.shifted {
            return is_losing_pair((self.t - 1) as u64, *a, *b);
        }
        match self.index_of_difference(&(b - a)) {
            Some((n, 0)) => {
                self.lower_is_at_most(n, *a)
                    && !a
                        .checked_sub(1)
                        .is_some_and(|below| self.lower_is_at_most(n, below))
            }
            _ => false,
        }
    }
}
