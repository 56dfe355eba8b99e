//! The lower half of a symmetric table from the upper.

/// The side of a square that is turned at once: small enough that reading and writing stay in the cache.
const SIDE: usize = 32;

/// Copies cell (a, b) to (b, a) for all a < b.
pub(super) fn mirror<C: Copy>(size: usize, cells: &mut [C]) {
    let Some(&any) = cells.first() else {
        return;
    };
    // Through a buffer: the rows of a large square are often a power of two apart, and would push each other out of
    // the cache.
    let mut turned = [[any; SIDE]; SIDE];
    for a in (0..size).step_by(SIDE) {
        for b in (a..size).step_by(SIDE) {
            let (rows, columns) = (SIDE.min(size - a), SIDE.min(size - b));
            for i in 0..rows {
                let row = &cells[(a + i) * size + b..][..columns];
                for (j, &cell) in row.iter().enumerate() {
                    turned[j][i] = cell;
                }
            }
            for (j, row) in turned.iter().enumerate().take(columns) {
                // On the main diagonal only what lies left of it: a + i < b + j.
                let length = rows.min(b + j - a);
                cells[(b + j) * size + a..][..length].copy_from_slice(&row[..length]);
            }
        }
    }
}
