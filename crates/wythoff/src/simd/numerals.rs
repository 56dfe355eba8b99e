//! Small numbers in decimal: words in, text out.

#[cfg(target_arch = "x86_64")]
mod avx512;
mod portable;

pub use portable::write_numbers as portable;

/// Numbers below this can be written. They have at most seven digits.
pub const LIMIT: u32 = 10_000_000;

/// The bit of a number that ends its line.
pub const LINE_END: u32 = 1 << 31;

/// Appends numbers to a text: digits, and then a blank, or a line feed if the bit [`LINE_END`] is set.
///
/// Without that bit a number has to be below [`LIMIT`]. All writers agree.
pub type WriteNumbers = fn(numbers: &[u32], text: &mut Vec<u8>);

/// The fastest writer this processor has.
pub fn fastest() -> WriteNumbers {
    #[cfg(target_arch = "x86_64")]
    if avx512::is_available() {
        return avx512::write_numbers;
    }
    portable
}
