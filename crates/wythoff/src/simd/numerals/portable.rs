//! The writer every processor has: no loop over digits, and no branch on how many there are.

use super::LINE_END;

/// What a number takes at the most: seven digits and what stands behind them.
const LONGEST: usize = 8;

/// Writes numbers one by one.
///
/// ```
/// use wythoff::simd::numerals::{LINE_END, portable};
/// let mut text = Vec::new();
/// portable(&[1 | LINE_END, 3, 5 | LINE_END, 4_000_000], &mut text);
/// assert_eq!(text, b"1\n3 5\n4000000 ");
/// ```
pub fn write_numbers(numbers: &[u32], text: &mut Vec<u8>) {
    let mut at = text.len();
    text.resize(at + LONGEST * numbers.len(), 0);
    for number in numbers {
        let behind = if number & LINE_END == 0 { b' ' } else { b'\n' };
        let digits = eight_digits((number & !LINE_END).into()) >> 8;
        // The lowest byte is the first of seven digits. Leading zeros go, but never the last digit.
        let zeros = (digits | 1 << 48).trailing_zeros() / 8;
        let end = u64::from(behind) << 56;
        let ascii = (digits | end | u64::from_ne_bytes(*b"0000000\0")) >> (8 * zeros);
        text[at..at + LONGEST].copy_from_slice(&ascii.to_le_bytes());
        at += LONGEST - zeros as usize;
    }
    text.truncate(at);
}

/// The eight digits of n < 10^8, one to a byte, the first in the lowest: halved three times, all parts at once.
fn eight_digits(n: u64) -> u64 {
    // Two parts below 10^4, in 32 bits each.
    let parts = (n / 10_000) | (n % 10_000) << 32;
    // ⌊x/100⌋ = ⌊10486·x/2^20⌋ for x < 10^4, and 10486·x < 2^32: parts do not mix.
    let hundreds = ((parts * 10_486) >> 20) & 0x7F_0000_007F;
    let parts = hundreds | (parts - 100 * hundreds) << 16;
    // ⌊x/10⌋ = ⌊103·x/2^10⌋ for x < 100, and 103·x < 2^16.
    let tens = ((parts * 103) >> 10) & 0x000F_000F_000F_000F;
    tens | (parts - 10 * tens) << 8
}
