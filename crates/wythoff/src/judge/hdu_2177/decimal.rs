//! Decimal digits without a loop and without a branch on how many there are.

/// Writes the digits of n < 10^8 at the start of the text, which has room for eight; how many they are.
pub(super) fn write(text: &mut [u8], n: u32) -> usize {
    let digits = eight_digits(n.into());
    // The lowest byte is the first digit. Leading zeros go, but never the last digit.
    let zeros = (digits | 1 << 56).trailing_zeros() / 8;
    let ascii = (digits | u64::from_ne_bytes([b'0'; 8])) >> (8 * zeros);
    text[..8].copy_from_slice(&ascii.to_le_bytes());
    8 - zeros as usize
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

#[cfg(test)]
mod tests {
    /// Every part of each halving, and both sides of every width.
    #[test]
    fn digits_are_those_of_the_standard_library() {
        let parts = (0..10_000).flat_map(|x| [x, x * 10_000, x * 10_001, 99_999_999 - x]);
        let widths = (1..8).map(|width| 10u32.pow(width));
        for n in parts.chain(widths.flat_map(|power| [power - 1, power])) {
            let mut text = [b'x'; 9];
            let length = super::write(&mut text[1..], n);
            assert_eq!(&text[..=length], format!("x{n}").as_bytes());
        }
    }
}
