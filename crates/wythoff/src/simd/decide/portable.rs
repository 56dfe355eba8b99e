//! The safe twin of every vector kernel: plain words, one position at a time.
//!
//! It is the oracle the kernels are tested against, the end of an array too short for a vector, and all
//! there is on a processor without the vectors.
//!
//! The test, with a ≤ b, d = b − a and t = k + 1: the pair is lost iff t divides d and, for n = d/t, the
//! numbers e = a − n and g = b − n have e ≥ 0 and
//!
//! > e·g ≤ n² < (e + 1)·(g + 1), that is, 0 ≤ n² − e·g ≤ e + g.
//!
//! For the nth losing pair is a = ⌊nα⌋, b = a + tn, where α > 0 has α² + (t − 2)α = t. So e = ⌊ε⌋ with
//! ε = n(α − 1), and ε(ε + tn) = n²; the left side grows with ε ≥ 0, so ⌊ε⌋ is the last e that does not
//! make it more than n².

use super::divisor::Divisor;
use crate::Outcome;

macro_rules! decide {
    ($word:ty, $double:ty, $has_index:ident, $outcomes:ident) => {
        /// Whether (a, b), in either order, is a losing pair; `index(d)` is n and whether t divides d.
        ///
        /// Exact in words of w bits and products of 2w. If t divides d, then n ≤ d ≤ b; and if n ≤ a, then
        /// e, g and n are words, n² and e·g are below 2^2w, and their difference is taken mod 2^2w. If
        /// n² ≥ e·g, it is the true one. If n² < e·g, it is 2^2w + n² − e·g, which is above e + g, as it
        /// must be, since e·g + e + g = (e + 1)·(g + 1) − 1 < 2^w·2^w.
        #[inline(always)]
        pub(super) fn $has_index(
            [a, b]: [$word; 2],
            index: impl Fn($word) -> ($word, bool),
        ) -> bool {
            let (a, b) = (a.min(b), a.max(b));
            let (n, divides) = index(b - a);
            let e = <$double>::from(a.wrapping_sub(n));
            let g = <$double>::from(b.wrapping_sub(n));
            let n_squared = <$double>::from(n) * <$double>::from(n);
            divides & (n <= a) & (n_squared.wrapping_sub(e * g) <= e + g)
        }

        /// Decides pairs of k-Wythoff.
        pub(super) fn $outcomes(k: $word, pairs: &[[$word; 2]], out: &mut [Outcome]) {
            if k == 0 {
                for (pair, out) in pairs.iter().zip(out) {
                    *out = Outcome::from_lost($has_index(*pair, |d| (d, true)));
                }
            } else {
                let by = Divisor::<$word>::one_more_than(k);
                for (pair, out) in pairs.iter().zip(out) {
                    *out = Outcome::from_lost($has_index(*pair, |d| {
                        let n = by.quotient(d);
                        (n, n <= by.largest)
                    }));
                }
            }
        }
    };
}

decide!(u32, u64, has_index_u32, outcomes_u32);
decide!(u64, u128, has_index_u64, outcomes_u64);

macro_rules! decide_each_k {
    ($word:ty, $has_index:ident, $outcomes:ident) => {
        /// Decides triples (a, b, k), each in its own k-Wythoff.
        pub(in crate::simd) fn $outcomes(triples: &[[$word; 3]], out: &mut [Outcome]) {
            for (&[a, b, k], out) in triples.iter().zip(out) {
                *out = Outcome::from_lost($has_index([a, b], |d| match k.checked_add(1) {
                    Some(t) => (d / t, d % t == 0),
                    // t = 2^w divides no difference but 0.
                    None => (0, d == 0),
                }));
            }
        }
    };
}

decide_each_k!(u32, has_index_u32, outcomes_each_k);
decide_each_k!(u64, has_index_u64, outcomes_each_k_u64);
