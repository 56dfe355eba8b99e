//! The algebraic front without limit: one square root, then one multiplication a question.

use dashu_int::UBig;
use dashu_int::ops::{BitTest, SquareRoot};

use super::Sequences;

/// ⌊2^bits·ε⌋ = ⌊(⌊√((t² + 4)·4^bits)⌋ − 2^bits·t)/2⌋: the integers under both floors do not change when the root is cut off.
pub(super) fn fraction(t: &UBig, bits: usize) -> UBig {
    let root = ((t.sqr() + 4u8) << (2 * bits)).sqrt();
    (root - (t << bits)) >> 1
}

/// The two sequences of k-Wythoff without limit.
#[derive(Debug, Clone)]
pub struct BigSequences {
    t: UBig,
    shifted: bool,
    /// ⌊2^bits·ε⌋ with its bits, when it has been worth computing.
    epsilon: Option<(usize, UBig)>,
}

impl BigSequences {
    /// ⌊nε⌋.
    fn scaled(&self, n: &UBig) -> UBig {
        let Some((bits, epsilon)) = &self.epsilon else {
            // nε = (√((t² + 4)n²) − tn)/2
            let tn = &self.t * n;
            return ((tn.sqr() + (n.sqr() << 2)).sqrt() - tn) >> 1;
        };
        // nε lies in [least, least + n)/2^bits.
        let least = n * epsilon;
        let most = (&least + n) >> *bits;
        let floor = least >> *bits;
        if floor == most || self.is_at_most_scaled(&most, n) {
            most
        } else {
            most - 1u8
        }
    }

    /// B_n − A_n.
    fn difference(&self, n: &UBig) -> UBig {
        &self.t * n + u8::from(self.shifted)
    }

    /// A_n.
    fn lower(&self, n: &UBig) -> UBig {
        if self.shifted {
            // ⌊nα + 1/α⌋ = n + ⌊(t − 1 + dε)/t⌋ with d = tn + 1, and only the floor of dε matters.
            let scaled = self.scaled(&self.difference(n));
            n + (scaled + &self.t - 1u8) / &self.t
        } else {
            n + self.scaled(n)
        }
    }

    /// Whether e ≤ nε.
    fn is_at_most_scaled(&self, e: &UBig, n: &UBig) -> bool {
        e * (e + &self.t * n) <= n.sqr()
    }
}

impl Sequences<UBig> for BigSequences {
    fn new(k: &UBig, shifted: bool) -> Self {
        Self {
            t: k + 1u8,
            shifted,
            epsilon: None,
        }
    }

    fn prepared_for(&self, largest: &UBig) -> Option<Self> {
        // With 64 bits more than the number has, a floor stays open about once in 2^64 questions.
        // The misère formulas multiply ε by numbers up to t·x + 2.
        let bits = largest.bit_len() + 64 + if self.shifted { self.t.bit_len() } else { 0 };
        match &self.epsilon {
            Some((enough, _)) if *enough >= bits => None,
            _ => Some(Self {
                epsilon: Some((bits, fraction(&self.t, bits))),
                ..self.clone()
            }),
        }
    }

    fn index_of_difference(&self, difference: &UBig) -> Option<(UBig, UBig)> {
        use dashu_int::ops::DivRem;
        let shift = UBig::from(u8::from(self.shifted));
        (*difference >= shift).then(|| (difference - shift).div_rem(&self.t))
    }

    fn pair(&self, n: &UBig) -> Option<(UBig, UBig)> {
        let lower = self.lower(n);
        let upper = &lower + self.difference(n);
        Some((lower, upper))
    }

    fn partner(&self, x: &UBig) -> Option<UBig> {
        // Two products follow: one root serves both.
        if let Some(prepared) = self.prepared_for(x) {
            return prepared.partner(x);
        }
        let t = &self.t;
        // The greatest n with A_n ≤ x.
        let n = if self.shifted {
            // nα + 1/α < x + 1 iff n < (x + 1)/α − 1/α² = ((tx + 2)ε + t(t − 1)x + t − 2)/t², from 1/α = (ε + t − 1)/t
            // and ε² = 1 − tε. Never an integer, so the floor is n; t ≥ 2.
            let scaled = self.scaled(&(t * x + 2u8));
            (scaled + t * (t - 1u8) * x + t - 2u8) / t.sqr()
        } else {
            // nα < x + 1 =: m iff n < m/α = (m(t − 1) + mε)/t.
            let m = x + 1u8;
            let scaled = self.scaled(&m);
            (m * (t - 1u8) + scaled) / t
        };
        if self.lower(&n) == *x {
            Some(x + self.difference(&n))
        } else {
            // x + 1 naturals up to x are A_0 … A_n and B_0 … B_m (where B_0 = A_0 if not shifted).
            let m = x - n - u8::from(self.shifted);
            Some(x - self.difference(&m))
        }
    }

    fn contains(&self, a: &UBig, b: &UBig) -> bool {
        let Some((n, rest)) = self.index_of_difference(&(b - a)) else {
            return false;
        };
        if rest != UBig::ZERO || *a < n {
            return false;
        }
        if self.shifted {
            return self.lower(&n) == *a;
        }
        let (e, d) = (a - &n, b - a);
        if ratio_is_wrong(&n, &e, &d) {
            return false;
        }
        let (square, product) = (n.sqr(), &e * (&e + &d));
        square >= product && square - product <= (e << 1) + d
    }
}

/// Whether the leading bits alone show that e ≤ nε < e + 1 fails: most pairs need no long multiplication.
fn ratio_is_wrong(n: &UBig, e: &UBig, d: &UBig) -> bool {
    // n, d, and any e that is not too large, as multiples of 2^shift: below 2^61, so products fit easily.
    let shift = n
        .bit_len()
        .max(d.bit_len())
        .max(e.bit_len())
        .saturating_sub(61);
    let leading = |x: &UBig| u128::try_from(x >> shift).expect("at most 61 bits are left");
    let (n, e, d) = (leading(n), leading(e), leading(d));
    // Each number is between its leading part and that plus one.
    e * (e + d) > (n + 1) * (n + 1) || (e + 2) * (e + d + 3) <= n * n
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_prepared_for_small_numbers_is_prepared_anew_for_large_ones() {
        for (k, shifted) in [(0u8, false), (3, false), (3, true)] {
            let plain = BigSequences::new(&UBig::from(k), shifted);
            let small = plain.prepared_for(&UBig::from(10u8)).expect("not yet");
            assert!(small.prepared_for(&UBig::from(9u8)).is_none());
            let large = UBig::from(10u8).pow(60);
            for x in 0..100u8 {
                let x = &large + x;
                assert_eq!(small.partner(&x), plain.partner(&x), "k = {k}, {x}");
            }
        }
    }
}
