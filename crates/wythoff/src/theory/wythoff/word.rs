//! The algebraic front in machine words: a few multiplications, no root, no table.

use std::hint::select_unpredictable;

use dashu_int::UBig;
use dashu_int::ops::SquareRoot;

use super::Sequences;
use super::big::fraction;

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
    let t = span(k);
    let n = d / t;
    if n * t != d || n > a {
        return false;
    }
    // e ≤ a and e + d ≤ b: every product below is under 2^128. If n < e then e(e + d) > n² and it is not a pair.
    let (n, e, d) = (u128::from(n), u128::from(a - n), u128::from(d));
    match (n * n).checked_sub(e * (e + d)) {
        Some(slack) => slack <= 2 * e + d,
        None => false,
    }
}

/// t = k + 1, or 2^64 − 1 for k = 2^64 − 1: two amounts between 1 and 2^64 − 1 are never farther apart than 2^64 − 2,
/// so on words k = 2^64 − 2 is the same game.
fn span(k: u64) -> u64 {
    k.saturating_add(1)
}

/// The two sequences of k-Wythoff in words.
#[derive(Debug, Clone)]
pub struct WordSequences {
    t: u64,
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

    fn divided_by_t(&self, x: u64) -> u64 {
        // The division is the slowest step of a question, and Wythoff's game does not need it.
        if self.t == 1 { x } else { x / self.t }
    }

    /// How many n ≥ 1 have ⌊nα⌋ ≤ x: exactly if x < `exact_to`, else within 1.
    fn lower_count_estimate(&self, x: u64) -> u64 {
        // It is ⌊m/α⌋ for m = x + 1, and 1/α = 1 − (1 − ε)/t, so m/α is m less (m − mε)/t rounded up.
        let m = x.saturating_add(1);
        let gap = m - self.scaled(m); // ≥ 1, because ε < 1 and m ≥ 1
        m - (self.divided_by_t(gap - 1) + 1)
    }

    /// The partner of x by trying the n next to an estimate: for misère play and the very top of the range.
    fn partner_by_search(&self, x: u64) -> Option<u64> {
        let mut n = self.lower_count_estimate(x);
        while n < x && self.lower_is_at_most(n + 1, x) {
            n += 1;
        }
        while !self.lower_is_at_most(n, x) {
            n -= 1; // ends at 0, as A_0 = 0
        }
        let shift = u64::from(self.shifted);
        if x == 0 || !self.lower_is_at_most(n, x - 1) {
            return x.checked_add(self.t.checked_mul(n)?.checked_add(shift)?);
        }
        // x + 1 naturals up to x are A_0 … A_n and B_0 … B_m (where B_0 = A_0 if not shifted): x is B_m.
        let m = x - n - shift;
        Some(x - (self.t * m + shift))
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
        // nε < v + 1 =: e iff e² + tne > n². As n ≥ 1, e < 2^64, and te fits.
        let (n, e) = (u128::from(n), u128::from(v) + 1);
        let te = u128::from(self.t) * e;
        // If te ≥ n, then tne ≥ n². Else e ≤ te < n < 2^64 and everything fits.
        te >= n || te * n > n * n - e * e
    }

    /// Whether n + ⌊nε + 1/α⌋ ≤ n + v, for n ≥ 1, t ≥ 2 and n + v a word.
    fn shifted_is_at_most(&self, n: u64, v: u64) -> bool {
        // 1/α = (ε + t − 1)/t, so this is (tn + 1)ε < tv + 1. With d = tn + 1 and u = tv + 1 it holds iff
        // u² + tdu > d². Now d² − u² = t(n − v)(t(n + v) + 2); dividing by t and sorting, it is
        //     t·(v² + v + n − n(n − tv)) + 1 > 2(n − v).
        let (n, v) = (u128::from(n), u128::from(v));
        let tv = u128::from(self.t) * v;
        // v = 0: tn + 1 > tn² + 2n fails for n ≥ 1. tv ≥ n ≥ v ≥ 1: the left side is at least t(v² + v + n) ≥ 2n.
        // v > n: then tv ≥ n, and the right side is negative.
        if v == 0 || tv >= n {
            return v > 0;
        }
        // Now v ≤ tv < n, and v ≤ n/2 because t ≥ 2: v² + v + n < 2^126 + 2^65.
        match (v * v + v + n).checked_sub(n * (n - tv)) {
            // An overflowing product exceeds 2(n − v) < 2^65. The left side is even a whole t more than 2(n − v) − 1.
            Some(gain) => gain
                .checked_mul(u128::from(self.t))
                .is_none_or(|left| left >= 2 * (n - v)),
            None => false,
        }
    }
}

impl Sequences<u64> for WordSequences {
    fn new(k: &u64, shifted: bool) -> Self {
        let t = span(*k);
        let longer = fraction(&UBig::from(t), 136);
        let epsilon = u128::try_from(&longer >> 8).expect("ε < 1");
        // Cutting ε off after 128 bits loses less than `lost`/2^136 of it.
        let lost = u16::from(&longer & 0xFFu8) + 1;
        // For e = ⌊nε⌋ the integer n² − e(e + tn) = (nε − e)(nε + e + tn) is positive, so the fraction nε − e is at
        // least 1/(2nε + tn) > 1/((t + 2)n). The floor is right if n·lost/2^136 is less.
        let square = (UBig::ONE << 136) / ((UBig::from(t) + 2u8) * lost);
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

    fn index_of_difference(&self, difference: &u64) -> Option<(u64, u64)> {
        let multiple = difference.checked_sub(u64::from(self.shifted))?;
        let n = self.divided_by_t(multiple);
        Some((n, multiple - n * self.t))
    }

    fn pair(&self, n: &u64) -> Option<(u64, u64)> {
        let n = *n;
        let difference = self
            .t
            .checked_mul(n)?
            .checked_add(u64::from(self.shifted))?;
        n.checked_add(difference)?;
        // Here n + tn < 2^64, so n ≤ tn makes n < 2^63, and 2nε + tn < n + tn + n/4 < 1.13·2^64: n(2nε + tn) < 2^128.
        // So nε − ⌊nε⌋ ≥ 1/(2nε + tn) > n/2^128, and `scaled` is exact even beyond `exact_to`.
        let mut lower = n + self.scaled(n);
        if self.shifted && !self.lower_is_at_most(n, lower) {
            lower += 1; // 0 < 1/α < 1
        }
        Some((lower, lower.checked_add(difference)?))
    }

    fn partner(&self, x: &u64) -> Option<u64> {
        let x = *x;
        if self.shifted || x >= self.exact_to {
            return self.partner_by_search(x);
        }
        let n = self.lower_count_estimate(x);
        let is_lower = n + self.scaled(n) == x;
        // The x naturals from 1 to x are A_1 … A_n and B_1 … B_m: if x is not A_n, it is B_m, and A_m = x − tm.
        let index = select_unpredictable(is_lower, n, x - n);
        let (difference, excess) = self.t.carrying_mul(index, 0);
        let (sum, overflow) = x.overflowing_add(difference);
        if is_lower & (overflow | (excess > 0)) {
            return None;
        }
        Some(select_unpredictable(
            is_lower,
            sum,
            x.wrapping_sub(difference),
        ))
    }

    fn contains(&self, a: &u64, b: &u64) -> bool {
        if !self.shifted {
            return is_losing_pair(self.t - 1, *a, *b);
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

#[cfg(test)]
mod tests {
    use super::super::big::BigSequences;
    use super::super::recursive::MexPairs;
    use super::*;
    use crate::position::Play;

    fn sequences() -> impl Iterator<Item = (u64, bool)> {
        (0..6u64)
            .flat_map(|k| [false, true].map(|shifted| (k, shifted)))
            .filter(|&(k, shifted)| k > 0 || !shifted)
    }

    #[test]
    fn small_pairs_are_those_of_the_rules() {
        for (k, shifted) in sequences() {
            let words = WordSequences::new(&k, shifted);
            let play = if shifted { Play::Misere } else { Play::Normal };
            let pairs: Vec<(u64, u64)> = MexPairs::new(k, play).take(60).collect();
            for (n, &(a, b)) in (0..).zip(&pairs) {
                assert_eq!(words.pair(&n), Some((a, b)), "k = {k}, {shifted}");
                for (x, partner) in [(a, b), (b, a)] {
                    assert_eq!(words.partner(&x), Some(partner), "k = {k}, {shifted}: {x}");
                    assert_eq!(words.partner_by_search(x), Some(partner), "k = {k}: {x}");
                }
                for x in 0..a + 20 {
                    assert_eq!(words.lower_is_at_most(n, x), a <= x, "k = {k}: {n} {x}");
                }
                assert_eq!(words.index_of_difference(&(b - a)), Some((n, 0)));
            }
            for (a, b) in (0..60).flat_map(|a| (a..60).map(move |b| (a, b))) {
                let is_pair = pairs.contains(&(a, b));
                assert_eq!(words.contains(&a, &b), is_pair, "k = {k}: {a} {b}");
                if !shifted {
                    assert_eq!(is_losing_pair(k, b, a), is_pair, "k = {k}: {a} {b}");
                }
            }
        }
    }

    #[test]
    fn pairs_at_the_top_of_the_range_are_those_of_long_numbers() {
        let spans = [1 << 20, 1 << 32, (1 << 63) - 1, u64::MAX - 2];
        let large = spans.into_iter().flat_map(|k| [(k, false), (k, true)]);
        for (k, shifted) in sequences().chain(large) {
            let words = WordSequences::new(&k, shifted);
            let long = BigSequences::new(&UBig::from(k), shifted);
            let word = |number: UBig| u64::try_from(number).ok();
            let both = |pair: Option<(UBig, UBig)>| {
                let (a, b) = pair?;
                Some((word(a)?, word(b)?))
            };
            let tops = [1 << 32, 1 << 53, 1 << 63, u64::MAX].map(UBig::from);
            // The last pair with an upper number in words, about.
            let last = word(long.index_of_difference(&tops[3]).expect("a difference").0);
            let ends = [last.expect("a word") / 2, last.expect("a word"), 1 << 62];
            for n in ends
                .into_iter()
                .flat_map(|n| (0..20).map(move |less| n.saturating_sub(less)))
            {
                let expected = both(long.pair(&UBig::from(n)));
                assert_eq!(words.pair(&n), expected, "k = {k}, {shifted}: {n}");
            }
            for top in tops {
                for less in 0..20u8 {
                    let x = &top - less;
                    let expected = long.partner(&x).and_then(word);
                    let x = word(x).expect("a word");
                    assert_eq!(words.partner(&x), expected, "k = {k}, {shifted}: {x}");
                    let Some(partner) = expected else { continue };
                    let (a, b) = (x.min(partner), x.max(partner));
                    for (a, b) in [(a, b), (a, b - 1), (a - 1, b), (a - 1, b - 1)] {
                        let is_pair = long.contains(&a.into(), &b.into());
                        assert_eq!(words.contains(&a, &b), is_pair, "k = {k}: {a} {b}");
                    }
                }
            }
        }
    }
}
