//! The formulas wrong programs are made of. Floating point is the subject here; it decides nothing.

use dashu_int::UBig;

use super::Case;

/// A popular formula for who wins, with a = ⌊n·α⌋ rounded somewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Formula {
    /// `(int)((b - a) * (1 + sqrt(5.0)) / 2) == a` in double, or its k-form.
    Double,
    /// The same with `(1 + sqrt(5.0)) / 2` computed first.
    DoubleConstantFirst,
    /// `float`.
    Float,
    /// The literal 1.618.
    Literal1618,
    /// The literal 1.61803.
    Literal161803,
    /// The literal 1.6180339.
    Literal16180339,
    /// `long double` of 64 bits, with the root of `sqrt(5.0)`, which has 53.
    LongDoubleOfDouble,
}

impl Formula {
    /// Every formula, the commonest first.
    pub const ALL: [Self; 7] = [
        Self::Double,
        Self::DoubleConstantFirst,
        Self::Float,
        Self::Literal1618,
        Self::Literal161803,
        Self::Literal16180339,
        Self::LongDoubleOfDouble,
    ];

    /// The formula as it stands in programs.
    pub fn code(self) -> &'static str {
        match self {
            Self::Double => "(b - a) * (1 + sqrt(5.0)) / 2",
            Self::DoubleConstantFirst => "(1 + sqrt(5.0)) / 2 * (b - a)",
            Self::Float => "float: (b - a) * (1 + sqrt(5.0)) / 2",
            Self::Literal1618 => "(b - a) * 1.618",
            Self::Literal161803 => "(b - a) * 1.61803",
            Self::Literal16180339 => "(b - a) * 1.6180339",
            Self::LongDoubleOfDouble => "long double: (b - a) * (1 + sqrt(5.0)) / 2",
        }
    }

    /// How many bits its numbers have.
    pub fn bits(self) -> u32 {
        match self {
            Self::Float => 24,
            Self::LongDoubleOfDouble => 64,
            _ => 53,
        }
    }

    /// What the formula makes of ⌊nα⌋ with n < 2^53; `None` where it is not defined: literals know k = 0 only.
    pub fn lower(self, n: u64, k: u64) -> Option<u64> {
        let (x, t) = (n as f64, k as f64 + 1.0);
        let literal = |phi: f64| (k == 0).then_some((x * phi) as u64);
        match self {
            Self::Double if k == 0 => Some((x * (1.0 + 5f64.sqrt()) / 2.0) as u64),
            Self::Double => Some((x * (2.0 - t + (t * t + 4.0).sqrt()) / 2.0) as u64),
            Self::DoubleConstantFirst if k == 0 => Some(((1.0 + 5f64.sqrt()) / 2.0 * x) as u64),
            Self::DoubleConstantFirst => Some(((2.0 - t + (t * t + 4.0).sqrt()) / 2.0 * x) as u64),
            Self::Float => {
                let t = t as f32;
                let alpha = (2.0 - t + (t * t + 4.0).sqrt()) / 2.0;
                Some((n as f32 * alpha) as u64)
            }
            Self::Literal1618 => literal(1.618),
            Self::Literal161803 => literal(1.61803),
            Self::Literal16180339 => literal(1.6180339),
            Self::LongDoubleOfDouble => (k == 0).then(|| long_double_of_double(n)),
        }
    }

    /// Whether the formula calls a case lost; `None` where it says nothing.
    pub fn says_lost(self, case: &Case) -> Option<bool> {
        let (a, b) = case.piles();
        let (a, b, k) = (word(a)?, word(b)?, word(&case.k)?);
        let (d, t) = (b - a, k.checked_add(1)?);
        if d % t != 0 {
            return Some(false);
        }
        Some(self.lower(d / t, k)? == a)
    }
}

/// A number a `double` holds exactly.
fn word(x: &UBig) -> Option<u64> {
    u64::try_from(x).ok().filter(|x| *x < 1 << 53)
}

/// ⌊n·(1 + s)/2⌋ with s = `sqrt(5.0)` and the product rounded to 64 bits, for n < 2^53.
fn long_double_of_double(n: u64) -> u64 {
    // 2^51·s is an integer, as 2 ≤ s < 4 has 53 bits; so is the doubled sum, and 64 bits hold both without rounding.
    let root = (5f64.sqrt() * (1u64 << 51) as f64) as u64;
    let sum = root + (1 << 51);
    // n < 2^53 and sum < 2^53.
    let product = u128::from(n) * u128::from(sum);
    let length = 128 - product.leading_zeros();
    let rounded = match length.checked_sub(64) {
        None | Some(0) => product,
        Some(surplus) => {
            let half = 1u128 << (surplus - 1);
            let kept = product >> surplus;
            let rest = product & ((1 << surplus) - 1);
            (kept + u128::from(rest > half || rest == half && kept & 1 == 1)) << surplus
        }
    };
    // Below 2^54, as n is.
    (rounded >> 52) as u64
}
