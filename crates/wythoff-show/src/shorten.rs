//! Long numbers, shortened for people: `12345678…87654321 (1,000,000 digits)`.

use std::cell::RefCell;

use dashu_int::ops::{Abs, BitTest};
use dashu_int::{IBig, UBig};
use wythoff::Decimal;

use crate::message::{Message, Value};

/// Numbers of more digits than this are shortened: two of them still fit on a screen.
const LONG: usize = 200;
/// How many digits of a long number are shown at each end.
const SHOWN: usize = 8;

/// What is shown of a long number.
pub(crate) struct Ends {
    /// The sign and the first digits.
    pub(crate) start: String,
    /// The last digits.
    pub(crate) end: String,
    /// How many digits there are.
    pub(crate) count: usize,
}

/// Every digit, with the sign of the mathematicians.
pub(crate) fn whole(number: &IBig) -> String {
    let sign = if *number < IBig::ZERO { "−" } else { "" };
    format!("{sign}{}", number.clone().abs())
}

/// The number for a person to read; all of it if `full`.
pub fn number(number: &UBig, full: bool) -> Value {
    match ends(&IBig::from(number.clone())).filter(|_| !full) {
        None => number.to_string().into(),
        Some(ends) => Message::new("number-shortened")
            .with("start", ends.start)
            .with("end", ends.end)
            .with("digits", grouped(ends.count))
            .into(),
    }
}

/// The same for a number in decimal limbs.
pub fn decimal(number: &Decimal, full: bool) -> Value {
    let digits = number.to_string();
    if full || digits.len() <= LONG {
        return digits.into();
    }
    Message::new("number-shortened")
        .with("start", &digits[..SHOWN])
        .with("end", &digits[digits.len() - SHOWN..])
        .with("digits", grouped(digits.len()))
        .into()
}

/// The ends of a number, if it is long.
pub(crate) fn ends(number: &IBig) -> Option<Ends> {
    let sign = if *number < IBig::ZERO { "−" } else { "" };
    let size = UBig::try_from(number.clone().abs()).expect("not negative");
    // A number of d digits has more than 3(d − 1) bits.
    if size.bit_len() <= 3 * LONG {
        return None;
    }
    // x ≥ 2^(bits − 1) ≥ 10^⌊(bits − 1)·c⌋ for c = 0.301029995663981 < log₁₀ 2 < c + 2·10^−16, so the quotient is at least 10^SHOWN. A number in memory has
    // fewer than 2^43 bits, so the product is below 2^128, and the quotient below 10^(SHOWN + 1 + 0.302 + 0.002).
    let cut = (size.bit_len() as u128 - 1) * 301_029_995_663_981 / 1_000_000_000_000_000;
    let cut = cut as usize - SHOWN;
    let start = quotient(&size, cut).to_string();
    let digits = cut + start.len();
    let end = &size % 10u64.pow(SHOWN as u32);
    (digits > LONG).then(|| Ends {
        start: format!("{sign}{}", &start[..SHOWN]),
        end: format!("{end:0SHOWN$}"),
        count: digits,
    })
}

/// ⌊`number`/10^`cut`⌋, which has few digits more than are shown.
///
/// A division of the whole numbers would take longer than all else that is said of them.
fn quotient(number: &UBig, cut: usize) -> UBig {
    let [low, high] = leading(number, cut);
    // It is one of the two. They differ where the digits that follow are all 9 or all 0, as in 10^1000000 − 2.
    match low == high || *number >= &high * power_of_ten(cut) {
        true => high,
        false => low,
    }
}

/// 10^`cut`: the last one is kept, for numbers that are said together are mostly of one length.
fn power_of_ten(cut: usize) -> UBig {
    thread_local! {
        static LAST: RefCell<(usize, UBig)> = const { RefCell::new((0, UBig::ONE)) };
    }
    LAST.with_borrow_mut(|(last, power)| {
        if *last != cut {
            (*last, *power) = (cut, UBig::from(10u8).pow(cut));
        }
        power.clone()
    })
}

/// Two neighbours, or one number twice, of which one is ⌊`number`/10^`cut`⌋, from the leading bits of both.
///
/// The quotient is below 2^31 and known up to a part of 2^−200 (`lost` doubles with each of at most 43 squarings): an interval shorter than 1.
fn leading(number: &UBig, cut: usize) -> [UBig; 2] {
    /// How many leading bits are used.
    const BITS: usize = 256;
    // 10^cut = 5^cut·2^cut, and 5^cut is from `power` to `power` + `lost`, times 2^shift.
    let (mut power, mut lost, mut shift) = (UBig::ONE, UBig::ZERO, 0usize);
    for bit in (0..usize::BITS - cut.leading_zeros()).rev() {
        // (p + l)² ≤ p² + 2pl + l²
        lost = (&power * &lost * 2u8) + lost.sqr();
        (power, shift) = (power.sqr(), 2 * shift);
        if cut >> bit & 1 == 1 {
            (power, lost) = (power * 5u8, lost * 5u8);
        }
        let excess = power.bit_len().saturating_sub(BITS);
        if excess > 0 {
            // Cutting off loses less than one.
            lost = (lost >> excess) + 2u8;
            (power, shift) = (power >> excess, shift + excess);
        }
    }
    let excess = number.bit_len().saturating_sub(BITS);
    let (top, shift) = (number >> excess, shift + cut);
    let (least, most) = (top.clone(), top + 1u8);
    // number/10^cut is above least/(power + lost) and below most/power, times 2^(excess − shift).
    let scaled = |a: UBig, b: UBig| match excess >= shift {
        true => (a << (excess - shift)) / b,
        false => a / (b << (shift - excess)),
    };
    [scaled(least, &power + &lost), scaled(most, power)]
}

/// The ends of the digits of a numeration system, if there are many.
pub(crate) fn digits(digits: &str) -> Option<Ends> {
    let count = digits.chars().count();
    (count > LONG && digits.is_ascii()).then(|| Ends {
        start: digits[..2 * SHOWN].to_owned(),
        end: digits[count - 2 * SHOWN..].to_owned(),
        count,
    })
}

/// `1,000,000`
pub(crate) fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let groups = digits.as_bytes().rchunks(3).rev();
    let groups: Vec<_> = groups.map(|group| String::from_utf8_lossy(group)).collect();
    groups.join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ends_and_the_length_are_those_of_the_written_number() {
        let ten = UBig::from(10u8);
        for digits in [200, 201, 999, 5000] {
            let power = ten.pow(digits);
            for number in [
                &power - 1u8,
                power.clone(),
                &power + 1u8,
                &power * 7u8 / 3u8,
                &power * 7u8 - 1u8,
                power * 7u8,
            ] {
                let written = number.to_string();
                let Some(ends) = ends(&number.into()) else {
                    assert!(written.len() <= LONG);
                    continue;
                };
                assert_eq!(ends.count, written.len());
                assert!(written.starts_with(&ends.start) && written.ends_with(&ends.end));
            }
        }
    }

    #[test]
    fn groups_of_three() {
        let numbers = [0, 999, 1000, 12_345_678].map(grouped);
        assert_eq!(numbers, ["0", "999", "1,000", "12,345,678"]);
    }
}
