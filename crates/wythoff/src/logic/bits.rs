//! Numerals to base 2, 4, 8, …: digits are bits.

use dashu_int::UBig;
use dashu_int::ops::BitTest;

use super::convert::Digit;

/// The digits of a number to base 2^bits, bits ≤ 12; most significant first, none for 0.
pub(super) fn digits(number: &UBig, bits: usize) -> Vec<Digit> {
    let mut bytes = number.to_le_bytes().into_vec();
    bytes.resize(bytes.len() + 4, 0);
    let count = number.bit_len().div_ceil(bits);
    let digit = |place: usize| {
        let bit = place * bits;
        let word = bytes[bit / 8..].first_chunk().expect("four zeros follow");
        // At most 12 + 7 bits of the 32 are asked for.
        (u32::from_le_bytes(*word) >> (bit % 8)) as Digit & ((1 << bits) - 1)
    };
    (0..count).rev().map(digit).collect()
}

/// The number with these digits, each below 2^bits.
pub(super) fn number(digits: &[Digit], bits: usize) -> UBig {
    let mut bytes = Vec::with_capacity(digits.len() * bits / 8 + 1);
    let (mut word, mut filled) = (0, 0);
    for &digit in digits.iter().rev() {
        word |= u32::from(digit) << filled; // at most 7 + 12 bits
        filled += bits;
        while filled >= 8 {
            bytes.push(word as u8);
            word >>= 8;
            filled -= 8;
        }
    }
    bytes.push(word as u8);
    UBig::from_le_bytes(&bytes)
}
