//! Certificates: numbers by which a claim can be checked without trusting whoever made it.

use dashu_int::{IBig, UBig};
#[cfg(feature = "serde")]
use serde::Serialize;

use crate::number::Numerals;

mod check;
mod make;
/// Numbers that certify a claim.
///
/// [`checks`](Self::checks) uses nothing but the numbers: no solver, no theorem's code.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "kebab-case"))]
#[allow(missing_docs)]
pub enum Certificate {
    /// With t = k + 1 and b − a = d = tn, (a, b) is lost iff f(a) ≤ 0 < f(a + 1) for f(x) = x² + (d − 2n)x − dn.
    LosingPair {
        t: UBig,
        n: UBig,
        a: UBig,
        b: UBig,
        /// f(a).
        at: IBig,
        /// f(a + 1).
        next: IBig,
    },
    /// Misère, t ≥ 2, b − a = d = tn + 1: lost iff f(u − t) ≤ 0 < f(u) for f(u) = u² + tdu − d² and u = t(a − n) + 1.
    MisereLosingPair {
        t: UBig,
        n: UBig,
        a: UBig,
        b: UBig,
        /// f(u − t).
        before: IBig,
        /// f(u).
        at: IBig,
    },
    /// Misère Wythoff, a pile at most 2: of the pairs with such a pile exactly (0, 1) and (2, 2) are lost.
    MisereException { a: UBig, b: UBig },
    /// The digits of a number over the weights of k-Wythoff, and of its partner: one zero more or less.
    Digits {
        k: UBig,
        number: UBig,
        /// From the most significant.
        digits: Vec<UBig>,
        partner: UBig,
        partner_digits: Vec<UBig>,
    },
    /// The nim-sum of some values.
    NimSum { values: Vec<UBig>, sum: UBig },
    /// Misère Nim: with a pile of two or more the nim-sum decides, else the parity of the piles of one.
    MisereNim {
        values: Vec<UBig>,
        sum: UBig,
        /// How many are 1.
        ones: usize,
        /// How many are larger.
        larger: usize,
    },
    /// The ones in every binary column, from the lowest; lost iff each is `wanted` modulo k + 1.
    Columns {
        modulus: usize,
        piles: Vec<UBig>,
        ones: Vec<usize>,
        wanted: usize,
    },
    /// A value is the least that no option has.
    Mex { options: Vec<Valued>, value: UBig },
    /// g(heap) = g(first) + added, because g(n + period) = g(n) + saltus from the preperiod on.
    Period {
        period: u64,
        preperiod: u64,
        saltus: u64,
        heap: UBig,
        first: UBig,
        first_value: UBig,
        value: UBig,
    },
    /// Each part more than c times the next smaller; lost iff the limit is less than the least.
    Parts {
        c: u32,
        stones: UBig,
        limit: UBig,
        /// The least first.
        parts: Vec<UBig>,
    },
    /// 0 < a < b are lost in Euclid iff b/a is below the golden ratio: b² − ab − a² < 0.
    GoldenRatio { a: UBig, b: UBig, test: IBig },
    /// The run of an automaton over the digits of the piles: lost iff it ends in a lost state.
    ///
    /// The numbers show that the digits are those of the piles and that equal steps lead to equal states; that the
    /// automaton is the right one is what the certificate of its theorem shows.
    Run {
        numeration: Numerals,
        piles: Vec<UBig>,
        /// Of each pile, from the most significant, equally many.
        digits: Vec<Vec<u32>>,
        /// The state at the start and after every place; fewer if no lost position begins so.
        states: Vec<u32>,
        lost: bool,
    },
}

/// What a move leaves of a heap, and its Grundy value.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
pub struct Valued {
    /// The heaps left.
    pub heaps: Vec<UBig>,
    /// Their value together.
    pub value: UBig,
}
