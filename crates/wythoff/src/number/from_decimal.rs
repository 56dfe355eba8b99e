//! Long decimal digits read into the machine's base.

use dashu_int::UBig;
use dashu_int::ops::BitTest;

use super::product::{LONG, Multiplier};

/// So many digits are read at once.
const PART: usize = 4000;

/// The number with these decimal digits, between which there may be underscores; `None` if there is no digit, or something else.
///
/// Parts of equal length are joined by pairs, and what joins them, a power of 10, is transformed once for all pairs.
pub(crate) fn from_decimal(text: &str) -> Option<UBig> {
    let is_plain = text.bytes().all(|byte| byte.is_ascii_digit());
    if text.len() <= PART || !is_plain {
        return UBig::from_str_radix(text, 10).ok();
    }
    // As many parts as a power of 2, so that the last is not much shorter than the others.
    let count = text.len().div_ceil(PART).next_power_of_two();
    let length = text.len().div_ceil(count);
    let part = |digits: &[u8]| {
        let digits = str::from_utf8(digits).expect("digits are ASCII");
        UBig::from_str_radix(digits, 10).expect("decimal digits")
    };
    let mut parts: Vec<UBig> = text.as_bytes().rchunks(length).map(part).collect();
    let mut power = UBig::from(10u8).pow(length);
    loop {
        let bits = power.bit_len();
        let multiplier = (bits >= LONG).then(|| Multiplier::new(bits, bits, 1));
        let factor = multiplier.flatten().map(|multiplier| {
            let power = multiplier.factor(&power);
            (multiplier, power)
        });
        let times_power = |number: &UBig| match &factor {
            Some((multiplier, power)) => multiplier.product(multiplier.factor(number), power),
            None => number * &power,
        };
        let joined = parts.chunks(2).map(|pair| match pair {
            [low, high] => low + times_power(high),
            last => last[0].clone(),
        });
        parts = joined.collect();
        if let [number] = &mut parts[..] {
            return Some(std::mem::take(number));
        }
        power = times_power(&power);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_digits_are_read_as_short_ones_are() {
        for length in [
            1,
            PART,
            PART + 1,
            2 * PART,
            2 * PART + 1,
            3 * PART,
            50_001,
            200_000,
        ] {
            for digits in ["9", "1000003", "0"] {
                let text: String = digits.chars().cycle().take(length).collect();
                assert_eq!(from_decimal(&text), UBig::from_str_radix(&text, 10).ok());
            }
        }
        let long = "1".repeat(2 * PART);
        for text in [
            "",
            "_",
            "12x",
            "1_000",
            &format!("{long}_{long}"),
            &format!("{long}x"),
        ] {
            assert_eq!(from_decimal(text), UBig::from_str_radix(text, 10).ok());
        }
    }
}
