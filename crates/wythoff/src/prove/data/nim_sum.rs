//! Tables of two games played at once: g(a, b) = r(a) ⊕ s(b).

use super::cells::Cells;
use super::pattern::{Pattern, of_row};

/// A table that is the nim-sum of its first column and its first row, both with a pattern.
///
/// Only r(a) ⊕ s(b) is known, so that a number may be added to both; r(0) is taken to be 0.
pub(super) fn nim_sum(cells: &Cells<'_>) -> Option<Pattern> {
    if cells.sizes.len() != 2 {
        return None;
    }
    let mut rows = cells.rows();
    let right = rows.next()?;
    let mut left = vec![0];
    for row in rows {
        let own = row[0] ^ right[0];
        if row
            .iter()
            .zip(right)
            .any(|(value, other)| value ^ other != own)
        {
            return None;
        }
        left.push(own);
    }
    Some(Pattern::NimSum {
        left: Box::new(of_row(&left)?),
        right: Box::new(of_row(right)?),
    })
}
