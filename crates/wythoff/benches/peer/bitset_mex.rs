//! The peer of the block sweep: the mex of each cell, row by row, from bitsets of values.
//!
//! A bitset for the row, one for each column, one for each diagonal; the mex is the first zero of their union.
//! As good as it gets without changing the order of the work: only a ≤ b is computed (the row begins with what is
//! in column a), and the search begins at the first word in which the row is not full.

/// The Grundy table of Wythoff's game, row after row.
pub(crate) fn wythoff(size: usize) -> Vec<u16> {
    let words = (2 * size).div_ceil(64);
    let mut cells = vec![0u16; size * size];
    let mut columns = vec![0u64; size * words];
    let mut diagonals = vec![0u64; size * words];
    let mut row = vec![0u64; words];
    for a in 0..size {
        row.copy_from_slice(&columns[a * words..][..words]);
        let mut first = 0;
        for b in a..size {
            let column = &mut columns[b * words..][..words];
            let diagonal = &mut diagonals[(b - a) * words..][..words];
            while row[first] == u64::MAX {
                first += 1;
            }
            let (word, left) = (first..words)
                .map(|word| (word, !(row[word] | column[word] | diagonal[word])))
                .find(|&(_, left)| left != 0)
                .expect("no value exceeds a + b");
            let bit = left & left.wrapping_neg();
            row[word] |= bit;
            column[word] |= bit;
            diagonal[word] |= bit;
            let value = u16::try_from(64 * word + left.trailing_zeros() as usize);
            cells[a * size + b] = value.expect("a size for u16");
            cells[b * size + a] = cells[a * size + b];
        }
    }
    cells
}

/// The Grundy table of k-Wythoff, row after row, both halves.
///
/// The options (a − x, b − y) with |x − y| ≤ k are those of (a − 1, b − 1), and those with x = 1 or y = 1.
pub(crate) fn k_wythoff(k: usize, size: usize) -> Vec<u16> {
    let words = (2 * size).div_ceil(64);
    let mut cells = vec![0u16; size * size];
    let mut columns = vec![0u64; size * words];
    let mut diagonals = vec![0u64; 2 * size * words];
    for a in 0..size {
        let mut row = vec![0u64; words];
        for b in 0..size {
            let column = &mut columns[b * words..][..words];
            let diagonal = &mut diagonals[(size + b - a) * words..][..words];
            if a > 0 && b > 0 {
                let across = (1..=b.min(k + 1)).map(|y| cells[(a - 1) * size + b - y]);
                let down = (1..=a.min(k + 1)).map(|x| cells[(a - x) * size + b - 1]);
                for value in across.chain(down) {
                    diagonal[usize::from(value) / 64] |= 1 << (value % 64);
                }
            }
            let (word, left) = (0..words)
                .map(|word| (word, !(row[word] | column[word] | diagonal[word])))
                .find(|&(_, left)| left != 0)
                .expect("no value exceeds a + b");
            let bit = left & left.wrapping_neg();
            row[word] |= bit;
            column[word] |= bit;
            let value = u16::try_from(64 * word + left.trailing_zeros() as usize);
            cells[a * size + b] = value.expect("a size for u16");
        }
    }
    cells
}
