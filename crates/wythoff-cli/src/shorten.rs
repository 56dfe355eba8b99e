//! Long numbers, shortened for people: `12345678…87654321 (1,000,000 digits)`.

use dashu_int::UBig;
use dashu_int::ops::BitTest;

use crate::text::{Message, Value};

/// Numbers of more digits than this are shortened: two of them still fit on a screen.
const LONG: usize = 200;

/// How many digits of a long number are shown at each end.
const SHOWN: usize = 8;

/// The number for a person to read; all of it if `full`.
pub(crate) fn number(number: &UBig, full: bool) -> Value {
    // A number of d digits has more than 3(d − 1) bits.
    if full || number.bit_len() <= 3 * LONG {
        return number.to_string().into();
    }
    let (start, digits) = start_and_length(number);
    if digits <= LONG {
        return number.to_string().into();
    }
    let end = number % 10u64.pow(SHOWN as u32);
    Message::new("number-shortened")
        .with("start", &start[..SHOWN])
        .with("end", format!("{end:0SHOWN$}"))
        .with("digits", grouped(digits))
        .into()
}

/// At least the first `SHOWN` digits, and how many there are, without writing out all of them.
fn start_and_length(number: &UBig) -> (String, usize) {
    // x ≥ 2^(bits − 1) ≥ 10^⌊(bits − 1)·0.301⌋, so the quotient has more than SHOWN digits.
    let cut = (number.bit_len() - 1) * 301 / 1000 - SHOWN;
    let start = (number / UBig::from(10u8).pow(cut)).to_string();
    let digits = cut + start.len();
    (start, digits)
}

/// `1,000,000`
fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let groups = digits.as_bytes().rchunks(3).rev();
    let groups: Vec<_> = groups.map(|group| String::from_utf8_lossy(group)).collect();
    groups.join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_start_and_the_length_are_those_of_the_written_number() {
        let ten = UBig::from(10u8);
        for digits in [200, 201, 999, 5000] {
            for number in [
                ten.pow(digits) - 1u8,
                ten.pow(digits),
                ten.pow(digits) * 7u8 / 3u8,
            ] {
                let (start, length) = start_and_length(&number);
                let written = number.to_string();
                assert_eq!(length, written.len());
                assert!(
                    start.len() > SHOWN && written.starts_with(&start),
                    "{written}"
                );
            }
        }
    }

    #[test]
    fn groups_of_three() {
        assert_eq!(
            ["0", "999", "1,000", "12,345,678"],
            [0, 999, 1000, 12_345_678]
                .map(grouped)
                .map(|x| x.leak() as &str)
        );
    }
}
