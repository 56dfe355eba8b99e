//! The formulas people publish for the losing pairs, step by step as the machine computes them.

use super::soft::Soft;

/// A published way to find the lower number of losing pair n, with the arithmetic it is done in.
///
/// The program calls (a, b) lost iff k + 1 divides b − a and its formula gives a for n = (b − a)/(k + 1).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Formula {
    /// The constant 1.618.
    Literal3,
    /// The constant 1.618034.
    Literal6,
    /// The constant 1.6180339887.
    Literal10,
    /// A constant in `float`.
    Float,
    /// The usual one, in `double`.
    Double,
    /// The fraction alone in `double`: ⌊nφ⌋ = n + ⌊n(φ − 1)⌋.
    DoubleFraction,
    /// The root of 5n² in `double`.
    DoubleRoot,
    /// In `double`, lost only if both floors are right.
    DoubleBoth,
    /// In `long double`, but with the root of a `double`.
    ExtendedOfDouble,
    /// In the `long double` of x86: 64 bits.
    Extended,
    /// With 27 decimal digits of φ − 1 in three limbs.
    Digits27,
    /// The integer root of 5n² in `unsigned long long`.
    Root64,
    /// The integer root of 5n² in 128 bits.
    Root128,
}

/// The first 27 digits of φ − 1.
const LIMBS: [u64; 3] = [618_033_988, 749_894_848, 204_586_834];

impl Formula {
    /// Every formula, the roughest first.
    pub const ALL: [Self; 13] = [
        Self::Literal3,
        Self::Float,
        Self::Literal6,
        Self::Literal10,
        Self::Double,
        Self::DoubleBoth,
        Self::DoubleRoot,
        Self::ExtendedOfDouble,
        Self::DoubleFraction,
        Self::Extended,
        Self::Digits27,
        Self::Root64,
        Self::Root128,
    ];

    /// Whether it is a formula for k-Wythoff: those with digits of φ are for k = 0 alone.
    pub fn is_for(self, k: u64) -> bool {
        k == 0 || self.literal().is_none() && self != Self::Digits27
    }

    /// A short name: `double`, `long-double`, ….
    pub fn name(self) -> &'static str {
        match self {
            Self::Literal3 => "1.618",
            Self::Literal6 => "1.618034",
            Self::Literal10 => "1.6180339887",
            Self::Float => "float",
            Self::Double => "double",
            Self::DoubleFraction => "double-fraction",
            Self::DoubleRoot => "double-root",
            Self::DoubleBoth => "double-both",
            Self::ExtendedOfDouble => "long-double-sqrt",
            Self::Extended => "long-double-sqrtl",
            Self::Digits27 => "27-digits",
            Self::Root64 => "integer-64",
            Self::Root128 => "integer-128",
        }
    }

    /// The expression as it stands in programs, for k = 0 or, with t for k + 1, for any k.
    pub fn code(self, k: u64) -> &'static str {
        if k > 0 {
            return self.code_with_t();
        }
        match self {
            Self::Literal3 => "(int)(n * 1.618)",
            Self::Literal6 => "(int)(n * 1.618034)",
            Self::Literal10 => "(int)(n * 1.6180339887)",
            Self::Float => "float r = (1 + sqrt(5.0)) / 2;  (int)(n * r)",
            Self::Double => "(int)(n * (1 + sqrt(5.0)) / 2)",
            Self::DoubleFraction => "n + (long long)(n * ((sqrt(5.0) - 1) / 2))",
            Self::DoubleRoot => "(n + (long long)sqrt(5.0 * n * n)) / 2",
            Self::DoubleBoth => "(int)(n * (1 + sqrt(5.0)) / 2), (int)(n * (3 + sqrt(5.0)) / 2)",
            Self::ExtendedOfDouble => "(long long)(n * (1 + (long double)sqrt(5.0)) / 2)",
            Self::Extended => "(long long)(n * (1 + sqrtl(5.0L)) / 2)",
            Self::Digits27 => "n + n * 0.618033988749894848204586834",
            Self::Root64 => "(n + isqrt(5ull * n * n)) / 2",
            Self::Root128 => "(n + isqrt((unsigned __int128)5 * n * n)) / 2",
        }
    }

    fn code_with_t(self) -> &'static str {
        match self {
            Self::Float => "float r = (2 - t + sqrt(t*t + 4.0)) / 2;  (int)(n * r)",
            Self::DoubleFraction => "n + (long long)(n * ((sqrt(t*t + 4.0) - t) / 2))",
            Self::DoubleRoot => "(n * (2 - t) + (long long)sqrt((t*t + 4.0) * n * n)) / 2",
            Self::DoubleBoth => {
                "(int)(n * (2 - t + sqrt(t*t + 4.0)) / 2), (int)(n * (2 + t + sqrt(t*t + 4.0)) / 2)"
            }
            Self::ExtendedOfDouble => "(long long)(n * (2 - t + (long double)sqrt(t*t + 4.0)) / 2)",
            Self::Extended => "(long long)(n * (2 - t + sqrtl(t*t + 4.0L)) / 2)",
            Self::Root64 => "(n * (2 - t) + isqrt((t*t + 4ull) * n * n)) / 2",
            Self::Root128 => "(n * (2 - t) + isqrt((unsigned __int128)(t*t + 4) * n * n)) / 2",
            _ => "(int)(n * (2 - t + sqrt(t*t + 4.0)) / 2)",
        }
    }

    fn literal(self) -> Option<f64> {
        match self {
            Self::Literal3 => Some(1.618),
            Self::Literal6 => Some(1.618034),
            Self::Literal10 => Some(1.6180339887),
            _ => None,
        }
    }

    /// The formula with its constants computed, as a program does once.
    ///
    /// ```
    /// use wythoff::precision::Formula;
    /// let formula = Formula::Double.prepare(0);
    /// assert_eq!(formula.claim(4), Some(6));
    /// assert_eq!(formula.claim(102_334_155), Some(165_580_141)); // it is 165580140
    /// ```
    pub fn prepare(self, k: u64) -> Prepared {
        let t = i128::from(k) + 1;
        // As C does it: t is a double before it is squared.
        let double_t = t as f64;
        let root = (double_t * double_t + 4.0).sqrt();
        let slope = match self.literal() {
            Some(literal) => literal,
            None if self == Self::DoubleFraction => (root - double_t) / 2.0,
            None => (2.0 - double_t + root) / 2.0,
        };
        let soft_t = Soft::from_integer(t);
        let soft_root = if self == Self::Extended {
            let square = soft_t.times(soft_t).plus(Soft::from_integer(4));
            square.square_root()
        } else {
            Soft::from_double(root)
        };
        Prepared {
            formula: self,
            t,
            slope,
            upper: (2.0 + double_t + root) / 2.0,
            extended: Soft::from_integer(2 - t).plus(soft_root).half(),
        }
    }
}

/// A formula for one k.
#[derive(Debug, Clone, Copy)]
pub struct Prepared {
    formula: Formula,
    t: i128,
    slope: f64,
    upper: f64,
    extended: Soft<64>,
}

impl Prepared {
    /// The lower number it gives for index n ≤ 10^18; `None` if it calls no pair with that difference lost.
    #[inline]
    pub fn claim(&self, n: u64) -> Option<u64> {
        // A double and a float hold what the machine's do: IEEE 754 fixes sums, products and roots to the last bit.
        let double = |value: f64| (value >= 0.0).then_some(value as u64);
        match self.formula {
            Formula::Literal3 | Formula::Literal6 | Formula::Literal10 | Formula::Double => {
                double(n as f64 * self.slope)
            }
            Formula::Float => double((n as f32 * self.slope as f32).into()),
            Formula::DoubleFraction => double(n as f64 * self.slope)?.checked_add(n),
            Formula::DoubleRoot => {
                let (double_n, t) = (n as f64, self.t as f64);
                let root = ((t * t + 4.0) * double_n * double_n).sqrt() as i128;
                halved(i128::from(n) * (2 - self.t) + root)
            }
            Formula::DoubleBoth => {
                let lower = double(n as f64 * self.slope)?;
                let upper = double(n as f64 * self.upper)?;
                let difference = i128::from(upper) - i128::from(lower);
                (difference == self.t * i128::from(n)).then_some(lower)
            }
            Formula::ExtendedOfDouble | Formula::Extended => {
                let n = Soft::from_integer(n.into());
                n.times(self.extended).integer_part()
            }
            Formula::Digits27 => {
                // Each product is below 10^18: n = high·10^9 + low and limbs below 10^9, high ≤ 10^9.
                let base = 1_000_000_000;
                let (high, low) = (n / base, n % base);
                let third = low * LIMBS[2] / base;
                let second = (high * LIMBS[2] + low * LIMBS[1] + third) / base;
                let first = (high * LIMBS[1] + low * LIMBS[0] + second) / base;
                Some(n + high * LIMBS[0] + first)
            }
            Formula::Root64 => {
                let t = self.t as u64;
                let square = t.wrapping_mul(t).wrapping_add(4);
                let root = square.wrapping_mul(n).wrapping_mul(n).isqrt();
                halved(i128::from(n) * (2 - self.t) + i128::from(root))
            }
            Formula::Root128 => {
                let (n, t) = (u128::from(n), self.t as u128);
                // tn ≤ 10^18 and n ≤ 10^18: below 5 · 10^36 < 2^128.
                let root = (n * t * n * t + 4 * n * n).isqrt();
                halved(n as i128 * (2 - self.t) + root as i128)
            }
        }
    }

    /// How far from nα the value before rounding down may be, for each unit of n, in units of 2^−128; `None`: any distance.
    ///
    /// Each operation in p bits adds at most 2^−p of its result. The constant: t and t² + 4 and the root, which is at most
    /// t + 2, and what remains after 2 − t is taken away is at most 3: within (2(t + 2) + 3)·2^−p. The product: n and
    /// n·(3 + error). Together below (4t + 32)·2^−p for each unit of n, also where n is squared under the root (whose
    /// relative error is halved) and where the upper number is compared, β ≤ t + 2.
    pub(super) fn error_per_index(&self, fraction: u128, most: u64) -> Option<u128> {
        let bits = |p: u32| (4 * self.t as u128 + 32).checked_mul(1 << (128 - p));
        let error = match self.formula {
            Formula::Literal3 | Formula::Literal6 | Formula::Literal10 => {
                // The fraction of a double between 1 and 2 is its 52 low bits.
                let literal = u128::from(self.slope.to_bits() << 12) << 64;
                Some(literal.abs_diff(fraction).saturating_add(bits(53)?))
            }
            Formula::Float => bits(24),
            Formula::Double
            | Formula::DoubleFraction
            | Formula::DoubleRoot
            | Formula::DoubleBoth
            | Formula::ExtendedOfDouble => bits(53),
            Formula::Extended => bits(64),
            // 2^128/10^27 < 2^39.
            Formula::Digits27 => Some(1 << 39),
            Formula::Root64 => {
                let t = self.t as u128;
                let square = t.checked_mul(t)?.checked_add(4)?;
                let square = square.checked_mul(u128::from(most).pow(2))?;
                (square < 1 << 64).then_some(0)
            }
            Formula::Root128 => Some(0),
        };
        error.map(|error| error.max(1))
    }
}

fn halved(value: i128) -> Option<u64> {
    u64::try_from(value.div_euclid(2)).ok()
}
