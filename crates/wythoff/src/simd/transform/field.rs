//! The field of p = 2^64 − 2^32 + 1 elements, in words below p.
//!
//! 2^64 ≡ 2^32 − 1 and 2^96 ≡ −1, so products of two words are reduced without a division, 2^48 is a square root of −1,
//! and p − 1 is divisible by 2^32: there are roots of unity of every order up to that.

/// p.
pub(crate) const MODULUS: u64 = 0xFFFF_FFFF_0000_0001;

/// 2^32 − 1, to which 2^64 reduces.
pub(super) const REST: u64 = 0xFFFF_FFFF;

/// a + b.
#[inline]
pub(super) const fn add(a: u64, b: u64) -> u64 {
    // p − b is in 1..=p.
    let negative = MODULUS - b;
    let (difference, below) = a.overflowing_sub(negative);
    if below {
        difference.wrapping_add(MODULUS)
    } else {
        difference
    }
}

/// a − b.
#[inline]
pub(super) const fn sub(a: u64, b: u64) -> u64 {
    let (difference, below) = a.overflowing_sub(b);
    if below {
        difference.wrapping_add(MODULUS)
    } else {
        difference
    }
}

/// a·b.
#[inline]
pub(crate) const fn mul(a: u64, b: u64) -> u64 {
    let product = a as u128 * b as u128;
    reduce(product as u64, (product >> 64) as u64)
}

/// a·2^48: the product with a square root of −1.
#[inline]
pub(super) const fn turn(a: u64) -> u64 {
    reduce(a << 48, a >> 16)
}

/// 2^64·high + low in the field, for high < p.
#[inline]
const fn reduce(low: u64, high: u64) -> u64 {
    // With high = 2^32·h + g the number is low − h + g(2^32 − 1), because 2^96 ≡ −1.
    let (h, g) = (high >> 32, high & REST);
    let (mut sum, below) = low.overflowing_sub(h);
    if below {
        // 2^64 too much; what is left is at least 2^64 − 2^32, so taking 2^32 − 1 away stays above 0.
        sum = sum.wrapping_sub(REST);
    }
    let product = (g << 32) - g; // at most (2^32 − 1)² = 2^64 − 2^33 + 1
    let (mut sum, above) = sum.overflowing_add(product);
    if above {
        // What is left is below the product, so adding 2^32 − 1 stays below p.
        sum = sum.wrapping_add(REST);
    }
    if sum >= MODULUS { sum - MODULUS } else { sum }
}

/// base^exponent.
pub(super) const fn power(mut base: u64, mut exponent: u64) -> u64 {
    let mut product = 1;
    while exponent > 0 {
        if exponent & 1 == 1 {
            product = mul(product, base);
        }
        base = mul(base, base);
        exponent >>= 1;
    }
    product
}

/// 1/a, for a ≠ 0.
pub(crate) const fn inverse(a: u64) -> u64 {
    power(a, MODULUS - 2)
}

/// A primitive root of unity of order 2^log, log ≤ 32; that of order 4 is 2^48.
pub(super) const fn root(log: u32) -> u64 {
    // 7 generates the multiplicative group.
    power(7, (MODULUS - 1) >> log)
}

#[cfg(test)]
mod tests {
    use super::*;

    const EDGES: [u64; 10] = [
        0,
        1,
        2,
        REST - 1,
        REST,
        REST + 1,
        1 << 48,
        1 << 63,
        MODULUS - 2,
        MODULUS - 1,
    ];

    #[test]
    fn sums_and_products_are_those_of_long_numbers() {
        let p = u128::from(MODULUS);
        for a in EDGES {
            for b in EDGES {
                let (x, y) = (u128::from(a), u128::from(b));
                assert_eq!(u128::from(add(a, b)), (x + y) % p, "{a} + {b}");
                assert_eq!(u128::from(sub(a, b)), (x + p - y) % p, "{a} − {b}");
                assert_eq!(u128::from(mul(a, b)), x * y % p, "{a}·{b}");
            }
            assert_eq!(turn(a), mul(a, 1 << 48));
            assert!(a == 0 || mul(a, inverse(a)) == 1);
        }
    }

    #[test]
    fn roots_have_their_order() {
        assert_eq!(root(2), 1 << 48);
        for log in 1..=32 {
            assert_eq!(power(root(log), 1 << (log - 1)), MODULUS - 1);
        }
    }
}
