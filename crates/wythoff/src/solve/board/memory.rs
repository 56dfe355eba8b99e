//! What a table takes, to be asked before it is made.

/// The bytes that filling a table of `size` × `size` cells takes, buffer included; any size is fine to ask about.
///
/// ```
/// use wythoff::solve::board::bytes_needed;
/// assert_eq!(bytes_needed(16_384, 2, 1) >> 20, 553); // MiB
/// assert!(bytes_needed(u64::MAX, 4, 8) > u128::from(u64::MAX));
/// ```
pub fn bytes_needed(size: u64, cell_bytes: u32, threads: u32) -> u128 {
    let size = u128::from(size);
    // At most 2^64·2^64·2^32: saturating is for form's sake only.
    let cells = (size * size).saturating_mul(cell_bytes.into());
    cells
        .saturating_add(free_cells(size, size))
        .saturating_add(passes(size, threads))
}

/// The bytes that [`grundy`](super::grundy) takes for piles a and b.
pub fn bytes_needed_for_value(a: u64, b: u64) -> u128 {
    let (rows, columns) = (u128::from(a.min(b)) + 1, u128::from(a.max(b)) + 1);
    free_cells(rows, columns).saturating_add(passes(columns, 1))
}

/// A bit a cell with a ≤ b, in whole words.
fn free_cells(rows: u128, columns: u128) -> u128 {
    let words = columns / 64 + 2;
    rows * words * 8 - (rows * rows / 64 * 8) / 2
}

/// Two masks of 64 bits a column for each of 32 blocks, each with a bit for those not full; a pass a thread.
fn passes(columns: u128, threads: u32) -> u128 {
    columns * 32 * 2 * (8 + 1) * u128::from(threads)
}
