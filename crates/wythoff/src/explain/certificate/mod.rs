//! Certificates: numbers by which a claim can be checked without trusting whoever made it.

use dashu_int::{IBig, UBig};
use serde::Serialize;

use super::step::{decimal, decimals};

mod check;
mod make;
mod words;

/// Numbers that certify a claim.
///
/// [`checks`](Self::checks) uses nothing but the numbers: no solver, no theorem's code.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[non_exhaustive]
#[allow(missing_docs)]
pub enum Certificate {
    /// With t = k + 1 and b − a = d = tn, (a, b) is lost iff f(a) ≤ 0 < f(a + 1) for f(x) = x² + (d − 2n)x − dn.
    LosingPair {
        #[serde(serialize_with = "decimal")]
        t: UBig,
        #[serde(serialize_with = "decimal")]
        n: UBig,
        #[serde(serialize_with = "decimal")]
        a: UBig,
        #[serde(serialize_with = "decimal")]
        b: UBig,
        /// f(a).
        #[serde(serialize_with = "decimal")]
        at: IBig,
        /// f(a + 1).
        #[serde(serialize_with = "decimal")]
        next: IBig,
    },
    /// Misère, t ≥ 2, b − a = d = tn + 1: lost iff f(u − t) ≤ 0 < f(u) for f(u) = u² + tdu − d² and u = t(a − n) + 1.
    MisereLosingPair {
        #[serde(serialize_with = "decimal")]
        t: UBig,
        #[serde(serialize_with = "decimal")]
        n: UBig,
        #[serde(serialize_with = "decimal")]
        a: UBig,
        #[serde(serialize_with = "decimal")]
        b: UBig,
        /// f(u − t).
        #[serde(serialize_with = "decimal")]
        before: IBig,
        /// f(u).
        #[serde(serialize_with = "decimal")]
        at: IBig,
    },
    /// Misère Wythoff, a pile at most 2: of the pairs with such a pile exactly (0, 1) and (2, 2) are lost.
    MisereException {
        #[serde(serialize_with = "decimal")]
        a: UBig,
        #[serde(serialize_with = "decimal")]
        b: UBig,
    },
    /// The digits of a number over the weights of k-Wythoff, and of its partner: one zero more or less.
    Digits {
        #[serde(serialize_with = "decimal")]
        k: UBig,
        #[serde(serialize_with = "decimal")]
        number: UBig,
        /// From the most significant.
        #[serde(serialize_with = "decimals")]
        digits: Vec<UBig>,
        #[serde(serialize_with = "decimal")]
        partner: UBig,
        #[serde(serialize_with = "decimals")]
        partner_digits: Vec<UBig>,
    },
    /// The nim-sum of some values.
    NimSum {
        #[serde(serialize_with = "decimals")]
        values: Vec<UBig>,
        #[serde(serialize_with = "decimal")]
        sum: UBig,
    },
    /// Misère Nim: with a pile of two or more the nim-sum decides, else the parity of the piles of one.
    MisereNim {
        #[serde(serialize_with = "decimals")]
        values: Vec<UBig>,
        #[serde(serialize_with = "decimal")]
        sum: UBig,
        /// How many are 1.
        ones: usize,
        /// How many are larger.
        larger: usize,
    },
    /// The ones in every binary column, from the lowest; lost iff each is `wanted` modulo k + 1.
    Columns {
        modulus: usize,
        #[serde(serialize_with = "decimals")]
        piles: Vec<UBig>,
        ones: Vec<usize>,
        wanted: usize,
    },
    /// A value is the least that no option has.
    Mex {
        options: Vec<Valued>,
        #[serde(serialize_with = "decimal")]
        value: UBig,
    },
    /// g(heap) = g(first) + added, because g(n + period) = g(n) + saltus from the preperiod on.
    Period {
        period: u64,
        preperiod: u64,
        saltus: u64,
        #[serde(serialize_with = "decimal")]
        heap: UBig,
        #[serde(serialize_with = "decimal")]
        first: UBig,
        #[serde(serialize_with = "decimal")]
        first_value: UBig,
        #[serde(serialize_with = "decimal")]
        value: UBig,
    },
    /// Each part more than c times the next smaller; lost iff the limit is less than the least.
    Parts {
        c: u32,
        #[serde(serialize_with = "decimal")]
        stones: UBig,
        #[serde(serialize_with = "decimal")]
        limit: UBig,
        /// The least first.
        #[serde(serialize_with = "decimals")]
        parts: Vec<UBig>,
    },
    /// 0 < a < b are lost in Euclid iff b/a is below the golden ratio: b² − ab − a² < 0.
    GoldenRatio {
        #[serde(serialize_with = "decimal")]
        a: UBig,
        #[serde(serialize_with = "decimal")]
        b: UBig,
        #[serde(serialize_with = "decimal")]
        test: IBig,
    },
}

/// What a move leaves of a heap, and its Grundy value.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Valued {
    /// The heaps left.
    #[serde(serialize_with = "decimals")]
    pub heaps: Vec<UBig>,
    /// Their value together.
    #[serde(serialize_with = "decimal")]
    pub value: UBig,
}
