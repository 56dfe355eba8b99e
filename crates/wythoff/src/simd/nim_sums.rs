//! Which values of a window the nim-sums of two rows have: two rows in, a table of stamps out.

#[cfg(target_arch = "x86_64")]
mod avx512;

use std::ops::Range;

/// A stamp for each value of 16 bits.
pub type Stamps = [u32; 1 << 16];

/// A window has at most so many values.
pub const SPAN: u32 = 1008;

/// Stamps those of the values `left[i] ^ right[i]` that lie in the window, and perhaps others of them.
///
/// The rows have the same length; the window has at most [`SPAN`] values and ends at 2¹⁶ at the latest. An entry that
/// has the stamp costs less than one that has not.
pub type StampWithin =
    fn(stamps: &mut Stamps, stamp: u32, window: Range<u32>, left: &[u16], right: &[u16]);

/// The kernel of this processor, if it has one; without, it is quicker to look for one value after the other.
pub fn fastest() -> Option<StampWithin> {
    #[cfg(target_arch = "x86_64")]
    if avx512::is_available() {
        return Some(avx512::stamp_within);
    }
    None
}

/// The same in the instructions every processor has.
///
/// ```
/// use wythoff::simd::nim_sums::portable;
/// let mut stamps = [0; 1 << 16];
/// portable(&mut stamps, 7, 2..5, &[1, 1, 6, 9], &[1, 2, 2, 1]);
/// assert_eq!(stamps[..6], [0, 0, 0, 7, 7, 0]); // the nim-sums are 0, 3, 4 and 8
/// ```
pub fn portable(stamps: &mut Stamps, stamp: u32, window: Range<u32>, left: &[u16], right: &[u16]) {
    for (a, b) in left.iter().zip(right) {
        let value = a ^ b;
        if window.contains(&value.into()) {
            stamps[usize::from(value)] = stamp;
        }
    }
}
