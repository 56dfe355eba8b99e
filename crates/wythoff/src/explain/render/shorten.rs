//! Long numbers, shortened for people.

use dashu_int::ops::{Abs, BitTest};
use dashu_int::{IBig, UBig};

/// Numbers of more digits than this are shortened.
const LONG: usize = 200;
/// How many digits of a long number are shown at each end.
const SHOWN: usize = 8;

/// A number as it is written.
pub(super) enum Written {
    /// In full.
    Whole(String),
    /// The sign and the first digits, the last digits, and how many there are.
    Ends(String, String, usize),
}

/// The number in full, or by its ends if it is long.
pub(super) fn number(number: &IBig, full: bool) -> Written {
    let sign = if *number < IBig::ZERO { "−" } else { "" };
    let size = UBig::try_from(number.clone().abs()).expect("not negative");
    // A number of d digits has more than 3(d − 1) bits.
    if full || size.bit_len() <= 3 * LONG {
        return Written::Whole(format!("{sign}{size}"));
    }
    // x ≥ 2^(bits − 1) ≥ 10^⌊(bits − 1)·0.301⌋, so the quotient has more than SHOWN digits.
    let cut = (size.bit_len() - 1) * 301 / 1000 - SHOWN;
    let start = (&size / UBig::from(10u8).pow(cut)).to_string();
    let digits = cut + start.len();
    if digits <= LONG {
        return Written::Whole(format!("{sign}{size}"));
    }
    let end = &size % 10u64.pow(SHOWN as u32);
    Written::Ends(
        format!("{sign}{}", &start[..SHOWN]),
        format!("{end:0SHOWN$}"),
        digits,
    )
}

/// Digits of a numeration system, by their ends if there are many.
pub(super) fn digits(digits: &str, full: bool) -> Written {
    let count = digits.chars().count();
    if full || count <= LONG || !digits.is_ascii() {
        return Written::Whole(digits.to_owned());
    }
    let (start, end) = (&digits[..2 * SHOWN], &digits[count - 2 * SHOWN..]);
    Written::Ends(start.to_owned(), end.to_owned(), count)
}

/// `1,000,000`
pub(super) fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let groups = digits.as_bytes().rchunks(3).rev();
    let groups: Vec<_> = groups.map(|group| String::from_utf8_lossy(group)).collect();
    groups.join(",")
}
