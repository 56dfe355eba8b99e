//! What a table takes, to be asked before it is made; any size is fine to ask about.

use super::sweep::{BLOCKS, VALUES};

/// The bytes of a table of `size` × `size` cells.
///
/// ```
/// use wythoff::board::bytes_needed;
/// assert_eq!(bytes_needed(16_384, 2), 512 << 20);
/// assert!(bytes_needed(u64::MAX, 4) > u128::from(u64::MAX));
/// ```
pub fn bytes_needed(size: u64, cell_bytes: usize) -> u128 {
    (u128::from(size) * u128::from(size)).saturating_mul(cell_bytes as u128)
}

/// The bytes that filling the table with Grundy values of k-Wythoff takes beside the table itself.
pub fn bytes_needed_to_sweep(k: u64, size: u64, threads: u32) -> u128 {
    let size = u128::from(size);
    free_cells(size, size) + pass(k, size) * u128::from(threads)
}

/// The bytes that a [`GrundyJournal`](super::GrundyJournal) takes in memory, with `room` for the rows that are written at once.
pub fn bytes_needed_for_journal(k: u64, size: u64, threads: u32, room: usize) -> u128 {
    let row = 4 * u128::from(size);
    // One tile at least; and 64 columns of the band, turned.
    bytes_needed_to_sweep(k, size, threads) + (room as u128).max(32 * row) + 64 * row
}

/// The bytes that [`grundy`](super::grundy) takes for piles a and b.
pub fn bytes_needed_for_value(k: u64, a: u64, b: u64) -> u128 {
    let (rows, columns) = (u128::from(a.min(b)) + 1, u128::from(a.max(b)) + 1);
    free_cells(rows, columns) + pass(k, columns)
}

/// A bit a cell with a ≤ b, in whole words: less than 2^65·2^65/8.
fn free_cells(rows: u128, columns: u128) -> u128 {
    rows * (columns / 64 + 2) * 8 - rows * rows / 16
}

/// For each block two masks for each column, each with a bit for those not full, and for k > 0 the values of the last
/// k + 1 rows with their diagonals, both in words of 32 bits.
fn pass(k: u64, columns: u128) -> u128 {
    let recent = if k == 0 {
        0
    } else {
        (u128::from(k) + 1).min(columns)
    };
    let recent_bytes = recent * (VALUES as u128 * 8 + size_of::<Vec<u64>>() as u128);
    (columns * 2 * 9 + recent_bytes) * BLOCKS as u128
}
