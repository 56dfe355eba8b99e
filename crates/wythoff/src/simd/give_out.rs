//! Values for 64 cells of a table of Grundy values: plain words, compiled once more for processors that have the
//! instructions for single bits (BMI).

use std::hint::select_unpredictable;

/// The value of each of 64 cells, as a bit number.
pub type Values = [u8; 64];

/// Gives each candidate, from left to right, the least value that row, column and diagonal leave it, if any.
///
/// Bit i of the candidates is for the ith of 64 cells, bit v of `used`, and of the masks of columns and diagonals, for value
/// v. Gives the values that the row has then, and which candidates took one; `values` has those.
pub type GiveOut = fn(
    used: u64,
    candidates: u64,
    columns: &mut [u64; 64],
    diagonals: &mut [u64; 64],
    values: &mut Values,
) -> (u64, u64);

/// The fastest this processor has.
pub fn fastest() -> GiveOut {
    #[cfg(target_arch = "x86_64")]
    if is_x86_feature_detected!("bmi1") && is_x86_feature_detected!("bmi2") {
        return |used, candidates, columns, diagonals, values| {
            // SAFETY: the processor has the features.
            unsafe { with_bmi(used, candidates, columns, diagonals, values) }
        };
    }
    portable
}

/// The same in the instructions every processor has.
///
/// ```
/// use wythoff::simd::give_out::portable;
/// let (mut columns, mut diagonals, mut values) = ([0; 64], [!0b110; 64], [0; 64]);
/// // Values 1 and 2 are left, and three cells want one.
/// assert_eq!(portable(0, 0b111, &mut columns, &mut diagonals, &mut values), (0b110, 0b011));
/// assert_eq!(values[..2], [1, 2]);
/// ```
pub fn portable(
    used: u64,
    candidates: u64,
    columns: &mut [u64; 64],
    diagonals: &mut [u64; 64],
    values: &mut Values,
) -> (u64, u64) {
    give_out(used, candidates, columns, diagonals, values)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "bmi1,bmi2")]
fn with_bmi(
    used: u64,
    candidates: u64,
    columns: &mut [u64; 64],
    diagonals: &mut [u64; 64],
    values: &mut Values,
) -> (u64, u64) {
    give_out(used, candidates, columns, diagonals, values)
}

/// Whether there is a value left is a coin toss that no processor predicts, so nothing here branches on it.
#[inline(always)]
fn give_out(
    used: u64,
    mut candidates: u64,
    columns: &mut [u64; 64],
    diagonals: &mut [u64; 64],
    values: &mut Values,
) -> (u64, u64) {
    let mut open = !used;
    let mut taken = 0;
    while candidates != 0 {
        let i = candidates.trailing_zeros() as usize % 64;
        let here = candidates & candidates.wrapping_neg();
        candidates ^= here;
        let (column, diagonal) = (columns[i], diagonals[i]);
        let left = !(column | diagonal) & open;
        let value = left & left.wrapping_neg(); // 0 if there is none
        open ^= value;
        columns[i] = column | value;
        diagonals[i] = diagonal | value;
        taken |= select_unpredictable(value != 0, here, 0);
        values[i] = left.trailing_zeros() as u8;
    }
    (!open, taken)
}
