//! The algebraic front for long decimal numbers, which are never converted: normal play, k below 2^32 − 1.
//!
//! **Whether (a, b) is lost.** With d = b − a and t = k + 1 the lower number of the pair of difference d = tn is the floor of
//! the positive root x of f(x) = d² − (t − 2)xd − tx². So a pair is lost iff t divides d and f(a) ≥ 0 > f(a + 1): one value
//! of a quadratic form, two transforms and one back.
//!
//! **Every other question** is one product with ε. E stands for ε·10^(6q) with q limbs, eight more than the numbers have, and
//! may be too small by up to 10^30: that it is not further off is checked, whatever way it was found, by
//! g(E) ≥ 0 > g(E + 10^30) for g(x) = 10^(12q) − x² − t·10^(6q)·x. For a number m of at most q − 8 limbs mE/10^(6q) is then below
//! mε by less than 10^−18. Where the fraction of mε is nearer than that to where it would matter, there is no answer here, and the
//! numbers without limit have to give it; among random numbers that is once in 10^17.

use crate::number::Decimal;
use crate::number::decimal::{Factor, Length, Multiplier, inverse_root};

/// The losing pairs of k-Wythoff in normal play for long decimal numbers.
///
/// ```
/// use wythoff::{Decimal, theory::wythoff::DecimalPairs};
/// let pairs = DecimalPairs::new(0).unwrap();
/// let [a, b] = ["165580140", "267914295"].map(|digits| digits.parse::<Decimal>().unwrap());
/// assert_eq!(pairs.contains(&a, &b), Some(true));
/// assert_eq!(pairs.index_of(&a, &b), Some(Some(Decimal::from(102_334_155))));
/// ```
#[derive(Debug, Clone, Copy)]
pub struct DecimalPairs {
    t: u32,
    multiplier: fn(usize, usize) -> Option<Multiplier>,
}

/// 10^18: fractions are compared by so many digits.
const UNIT: u64 = 1_000_000_000_000_000_000;
/// A fraction of mε, and ε itself, are known to be less than this above what is known of them.
const SLACK: u64 = 2;
/// How many limbs E has more than the numbers.
const GUARD: usize = 8;
/// E is too small by less than 10^6 to this power.
const LOST: usize = 5;

impl DecimalPairs {
    /// The pairs of k-Wythoff; `None` if k is too large for them.
    pub fn new(k: u64) -> Option<Self> {
        let t = u32::try_from(k.checked_add(1)?).ok()?;
        Some(Self {
            t,
            multiplier: Multiplier::new,
        })
    }

    /// The same pairs, computed in plain words whatever the processor has.
    pub fn portable(self) -> Self {
        Self {
            multiplier: Multiplier::portable,
            ..self
        }
    }

    /// Whether (a, b), in either order, is a losing pair; `None` if the numbers are too long.
    pub fn contains(&self, a: &Decimal, b: &Decimal) -> Option<bool> {
        Some(self.index_of(a, b)?.is_some())
    }

    /// The n of the pair (a, b), in either order, `Some(None)` if it is not lost; `None` if the numbers are too long.
    pub fn index_of(&self, a: &Decimal, b: &Decimal) -> Option<Option<Decimal>> {
        let (a, b) = (a.min(b), a.max(b));
        let d = b.minus(a).expect("the larger is not smaller");
        let (n, rest) = d.div_rem(self.t);
        if rest != 0 || n > *a {
            return Some(None);
        }
        let e = a.minus(&n).expect("just compared");
        if ratio_is_wrong(&n, &e, &d) {
            return Some(None);
        }
        Some(self.has_difference(a, &d, (&n, &e))?.then_some(n))
    }

    /// Whether a ≤ b is the lower number of the pair of difference d = tn, where a = n + e.
    fn has_difference(
        &self,
        a: &Decimal,
        d: &Decimal,
        (n, e): (&Decimal, &Decimal),
    ) -> Option<bool> {
        let limbs = a.limbs().len().max(d.limbs().len());
        let t = i64::from(self.t);
        let weights = [-t, 2 - t, 1];
        let weight: u64 = weights.iter().map(|weight| weight.unsigned_abs()).sum();
        if let Some(multiplier) = (self.multiplier)(limbs, usize::try_from(weight).ok()?) {
            let length = Length::new(limbs);
            let [a_values, d_values] = [a, d].map(|number| multiplier.factor(number, length));
            let f = multiplier.form(a_values, &d_values, weights);
            // f(a) − f(a + 1) = t(2a + 1) + (t − 2)d = t(2a + 1 + d) − 2d, which is positive because ta ≥ tn = d.
            let both = a.plus(a).plus(d).plus(&Decimal::from(1));
            let step = both.times(self.t).minus(&d.times(2));
            return Some(!f.negative && f.size < step.expect("positive"));
        }
        // With a large t in three transforms, and back: 0 ≤ n² − e(e + d) ≤ 2e + d, as for words.
        let multiplier = (self.multiplier)(limbs, 2)?;
        let length = Length::new(limbs);
        let upper = e.plus(d);
        let [n_values, e_values, upper_values] =
            [n, e, &upper].map(|number| multiplier.factor(number, length));
        let slack = multiplier.square_less_product(n_values, [&e_values, &upper_values]);
        Some(!slack.negative && slack.size <= upper.plus(e))
    }

    /// Pair n, the smaller number first; `None` if it is too long or too near to a boundary.
    pub fn pair(&self, n: &Decimal) -> Option<(Decimal, Decimal)> {
        let epsilon = Epsilon::new(self, n.limbs().len())?;
        let (_, lower) = epsilon.lower_numbers(n, false)?.pop()?;
        let upper = lower.plus(&n.times(self.t));
        Some((lower, upper))
    }

    /// Every position a winning move from piles a and b leaves, in the order of
    /// [`Wythoff::winning_moves`](crate::Wythoff::winning_moves); none from a lost position. `None` if the numbers are too long or too near
    /// to a boundary.
    pub fn winning_moves(&self, a: &Decimal, b: &Decimal) -> Option<Vec<[Decimal; 2]>> {
        let ordered = a <= b;
        let (small, large) = if ordered { (a, b) } else { (b, a) };
        let in_order = |lower, upper| {
            if ordered {
                [lower, upper]
            } else {
                [upper, lower]
            }
        };
        let epsilon = Epsilon::new(self, large.limbs().len() + 1)?;
        let mut moves = Vec::new();
        // A move in both piles changes the difference by at most k, so it leaves a pair whose own is that near.
        let difference = large.minus(small).expect("small ≤ large");
        let (n, rest) = difference.div_rem(self.t);
        for (n, lower) in epsilon.lower_numbers(&n, rest != 0)? {
            let upper = lower.plus(&n.times(self.t));
            if lower < *small && upper < *large {
                moves.push(in_order(lower, upper));
            }
        }
        // Each number is in one pair only: with one pile kept there is one position to leave.
        let partner = epsilon.partner(small)?;
        if partner < *large {
            moves.push(in_order(small.clone(), partner));
        }
        let partner = epsilon.partner(large)?;
        if partner < *small {
            moves.push(in_order(partner, large.clone()));
        }
        Some(moves)
    }
}

/// Whether the leading digits alone show that e ≤ nε < e + 1 fails: most pairs need no long multiplication.
fn ratio_is_wrong(n: &Decimal, e: &Decimal, d: &Decimal) -> bool {
    let longest = [n, e, d]
        .map(|number| number.limbs().len())
        .into_iter()
        .max();
    let end = longest.unwrap_or(0).max(3);
    // Each is between its leading part, below 10^18, and that plus one.
    let [n, e, d] = [n, e, d].map(|number| u128::from(number.three_below(end)));
    e * (e + d) > (n + 1) * (n + 1) || (e + 2) * (e + d + 3) <= n * n
}

/// E, ready to be a factor.
struct Epsilon {
    t: u32,
    /// How many limbs there are behind the point.
    limbs: usize,
    /// 18 digits of ε.
    start: u64,
    multiplier: Multiplier,
    factor: Factor,
    length: Length,
}

impl Epsilon {
    /// For numbers of at most so many limbs.
    fn new(pairs: &DecimalPairs, numbers: usize) -> Option<Self> {
        let (t, limbs) = (pairs.t, numbers + GUARD);
        let length = Length::new(limbs);
        let multiplier = (pairs.multiplier)(limbs, 1)?;
        // ε = (√(t² + 4) − t)/2, and √(t² + 4) = (t² + 4)/√(t² + 4).
        let inverse = inverse_root(&multiplier, t, limbs)?;
        let root = inverse.times(t).times(t).plus(&inverse.times(4));
        let whole = Decimal::from(u64::from(t)).shifted_up(limbs);
        // A few units of the inverse are up to 10^22 of the root: 10^24 less is too small, but not by 10^30.
        let lowered = root
            .minus(&whole)?
            .minus(&Decimal::from(1).shifted_up(LOST - 1))?;
        let (number, _) = lowered.div_rem(2);
        let factor = multiplier.factor(&number, length);
        let square = multiplier.square(&factor).size;
        let is_near = is_near(&number, &square, t, limbs);
        is_near.then(|| Self {
            t,
            limbs,
            start: number.three_below(limbs),
            multiplier,
            factor,
            length,
        })
    }

    /// ⌊mε⌋, and 18 digits of the fraction, known to be less than `SLACK` too small.
    fn scaled(&self, m: &Decimal) -> Option<(Decimal, u64)> {
        let factor = self.multiplier.factor(m, self.length);
        let product = self.multiplier.product(factor, &self.factor).size;
        let fraction = product.three_below(self.limbs);
        // mε is less than 10^−18 above the product, and the digits are cut off.
        (fraction + SLACK <= UNIT).then(|| (product.shifted_down(self.limbs), fraction))
    }

    /// A_n with its n, and if asked for A_{n+1} with n + 1.
    fn lower_numbers(&self, n: &Decimal, next: bool) -> Option<Vec<(Decimal, Decimal)>> {
        let (scaled, fraction) = self.scaled(n)?;
        let mut lower = vec![(n.clone(), n.plus(&scaled))];
        if next {
            // (n + 1)ε = nε + ε
            let carries = is_at_least(
                u128::from(fraction) + u128::from(self.start),
                UNIT.into(),
                2 * SLACK,
            )?;
            let n = n.plus(&Decimal::from(1));
            let scaled = scaled.plus(&Decimal::from(u64::from(carries)));
            lower.push((n.clone(), n.plus(&scaled)));
        }
        Some(lower)
    }

    /// The number that makes a pair with x.
    fn partner(&self, x: &Decimal) -> Option<Decimal> {
        if x.is_zero() {
            return Some(Decimal::default());
        }
        // n = ⌊m/α⌋ for m = x + 1 is the greatest with A_n ≤ x, and m/α = (m(t − 1) + mε)/t.
        let m = x.plus(&Decimal::from(1));
        let (scaled, fraction) = self.scaled(&m)?;
        let (n, rest) = m.times(self.t - 1).plus(&scaled).div_rem(self.t);
        // With F for the fraction of mε, m/α = n + (rest + F)/t. x is A_n iff nα ≥ m − 1 iff (rest + F)/t ≤ 1/α = (t − 1 + ε)/t.
        let is_lower =
            rest < self.t - 1 || !is_at_least(fraction.into(), self.start.into(), SLACK)?;
        if is_lower {
            return Some(x.plus(&n.times(self.t)));
        }
        // The x numbers from 1 to x are A_1 … A_n and B_1 … B_(x − n), the last of which is x.
        let index = x.minus(&n).expect("A_n ≥ n");
        x.minus(&index.times(self.t))
    }
}

/// Whether x ≥ y, where either may be less than `slack` larger than it seems; `None` if that decides.
fn is_at_least(x: u128, y: u128, slack: u64) -> Option<bool> {
    let slack = u128::from(slack);
    if x >= y + slack {
        Some(true)
    } else if x + slack <= y {
        Some(false)
    } else {
        None
    }
}

/// Whether E ≤ ε·10^(6·`limbs`) < E + 10^(6·LOST), from E and its square.
fn is_near(number: &Decimal, square: &Decimal, t: u32, limbs: usize) -> bool {
    let one = Decimal::from(1);
    // g(E) = 10^(12q) − (E² + tE·10^(6q)), and g(E) − g(E + δ) = δ(2E + δ + t·10^(6q)).
    let linear = number.times(t).shifted_up(limbs);
    let whole = Decimal::from(u64::from(t)).shifted_up(limbs);
    let slope = number.times(2).plus(&one.shifted_up(LOST)).plus(&whole);
    match one.shifted_up(2 * limbs).minus(&square.plus(&linear)) {
        Some(left) => left < slope.shifted_up(LOST),
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_within_the_slack_is_not_decided() {
        let decided = |x| is_at_least(x, 10, 3);
        assert_eq!(
            [7, 8, 12, 13].map(decided),
            [Some(false), None, None, Some(true)]
        );
    }
}
