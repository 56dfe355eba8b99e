//! Binary floating point in integers, with any number of bits up to 64, rounded to nearest and to even on a tie.
//!
//! With 64 bits this is the `long double` of x86. There is no overflow, underflow or NaN: exponents are wide, and
//! nothing here divides by zero or takes the root of a negative number.

/// (−1)^negative · significand · 2^exponent, where the significand is zero or has exactly `BITS` bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Soft<const BITS: u32> {
    negative: bool,
    significand: u64,
    exponent: i32,
}

impl<const BITS: u32> Soft<BITS> {
    /// The integer, rounded.
    pub fn from_integer(value: i128) -> Self {
        Self::rounded(value < 0, value.unsigned_abs(), 0, false)
    }

    /// A `double`, rounded; it is finite and not subnormal.
    pub fn from_double(value: f64) -> Self {
        if value == 0.0 {
            return Self::from_integer(0);
        }
        let bits = value.to_bits();
        let significand = (bits & ((1 << 52) - 1)) | 1 << 52;
        let exponent = (bits >> 52 & 0x7ff) as i32 - 1075;
        Self::rounded(bits >> 63 == 1, significand.into(), exponent, false)
    }

    /// magnitude · 2^exponent, and a little more if `sticky`, rounded. With `sticky` the magnitude has two bits to spare.
    fn rounded(negative: bool, magnitude: u128, exponent: i32, sticky: bool) -> Self {
        let length = 128 - magnitude.leading_zeros();
        if length <= BITS {
            debug_assert!(!sticky, "what is cut off lies below the half");
            let missing = if length == 0 { 0 } else { BITS - length };
            return Self {
                negative,
                significand: (magnitude << missing) as u64,
                exponent: exponent - missing as i32,
            };
        }
        let surplus = length - BITS;
        let (kept, rest) = (magnitude >> surplus, magnitude & ((1u128 << surplus) - 1));
        let half = 1u128 << (surplus - 1);
        let up = rest > half || rest == half && (sticky || kept & 1 == 1);
        let kept = kept + u128::from(up);
        // 2^BITS after rounding up: one bit fewer, and the last one was zero.
        let carry = u32::from(kept >> BITS == 1);
        Self {
            negative,
            significand: (kept >> carry) as u64,
            exponent: exponent + (surplus + carry) as i32,
        }
    }

    /// The product.
    pub fn times(self, other: Self) -> Self {
        let product = u128::from(self.significand) * u128::from(other.significand);
        let negative = self.negative != other.negative;
        Self::rounded(negative, product, self.exponent + other.exponent, false)
    }

    /// The sum.
    pub fn plus(self, other: Self) -> Self {
        let (large, small) =
            if other.significand == 0 || self.significand != 0 && self.exponent >= other.exponent {
                (self, other)
            } else {
                (other, self)
            };
        // 62 more bits: what does not reach into them is below the last one and only breaks ties. The larger number
        // then has over 62 bits to spare, and 64 + 62 + 1 < 128.
        let exponent = large.exponent - 62;
        let distance = (large.exponent - small.exponent) as u32;
        let (shifted, lost) = if small.significand == 0 {
            (0, false)
        } else if distance <= 62 {
            (u128::from(small.significand) << (62 - distance), false)
        } else {
            let down = (distance - 62).min(127);
            let whole = u128::from(small.significand);
            (whole >> down, whole & ((1 << down) - 1) != 0)
        };
        let high = u128::from(large.significand) << 62;
        if large.negative == small.negative {
            return Self::rounded(large.negative, high + shifted, exponent, lost);
        }
        // Something lost is less taken away: one less, and a little more than that.
        let take = shifted + u128::from(lost);
        let (negative, magnitude) = if high >= take {
            (large.negative, high - take)
        } else {
            (small.negative, take - high)
        };
        Self::rounded(negative && magnitude != 0, magnitude, exponent, lost)
    }

    /// Half of it: exact.
    pub fn half(self) -> Self {
        Self {
            exponent: self.exponent - 1,
            ..self
        }
    }

    /// The square root of a number that is not negative.
    pub fn square_root(self) -> Self {
        if self.significand == 0 {
            return self;
        }
        // 2·BITS or 2·BITS − 1 bits have a root of BITS bits; the exponent must be even.
        let shift = BITS - (self.exponent - BITS as i32).rem_euclid(2) as u32;
        let radicand = u128::from(self.significand) << shift;
        let root = radicand.isqrt();
        // Above the middle: r² + r < x, as (r + ½)² = r² + r + ¼ is no integer. r² + r < 2^128: r < 2^64.
        let up = radicand - root * root > root;
        Self::rounded(
            false,
            root + u128::from(up),
            (self.exponent - shift as i32) / 2,
            false,
        )
    }

    /// The integer part as C casts it; `None` if it is negative or has over 64 bits.
    pub fn integer_part(self) -> Option<u64> {
        match (self.negative && self.significand != 0, self.exponent) {
            (true, _) => None,
            (false, 0..) => {
                let value = u128::from(self.significand).checked_shl(self.exponent as u32)?;
                (self.exponent < 64).then_some(())?;
                value.try_into().ok()
            }
            (false, exponent) => {
                let down = exponent.unsigned_abs();
                Some(self.significand.checked_shr(down).unwrap_or(0))
            }
        }
    }

    /// As a `double`; `BITS` are at most 53 and the exponent is that of a normal number.
    pub fn to_double(self) -> f64 {
        let magnitude = self.significand as f64 * 2f64.powi(self.exponent);
        if self.negative { -magnitude } else { magnitude }
    }
}
