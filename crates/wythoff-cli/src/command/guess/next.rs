//! What comes next if a pattern goes on.

use wythoff::prove::data::{Data, Pattern};

/// How far zeros of a row are looked for, for each that is wanted, and at most.
const PATIENCE: u64 = 1000;
const MOST_PATIENCE: u64 = 100_000;

/// Predictions, by the shape of the data.
pub(super) enum Next {
    /// The values that follow a row.
    Values(Vec<Option<u64>>),
    /// The beginnings of the next row and the next column of a table.
    Lines {
        row: Vec<Option<u64>>,
        column: Vec<Option<u64>>,
    },
    /// The next places of value 0.
    Zeros(Vec<Vec<u64>>),
}

/// The next values.
pub(super) fn values(pattern: &Pattern, data: &Data, count: u64) -> Next {
    match (data.sizes(), pattern) {
        (&[rows, columns], Pattern::Pairs(pairs)) => {
            let outside = |&(a, b): &(u64, u64)| a >= rows || b >= columns;
            // A_n is at most twice the n of a mex rule.
            let all = pairs.below(2 * (rows + columns + count)).into_iter();
            let next = all.filter(outside).take(count as usize);
            Next::Zeros(next.map(|(a, b)| vec![a, b]).collect())
        }
        (&[rows, columns], _) => Next::Lines {
            row: (0..count).map(|b| pattern.value(&[rows, b])).collect(),
            column: (0..count).map(|a| pattern.value(&[a, columns])).collect(),
        },
        (sizes, _) => {
            let from = sizes.first().copied().unwrap_or(0);
            let places = from..from + count;
            Next::Values(places.map(|n| pattern.value(&[n])).collect())
        }
    }
}

/// The next places of value 0, of a pattern that says no more.
pub(super) fn zeros(pattern: &Pattern, data: &Data, count: u64) -> Next {
    match *data.sizes() {
        [from] => {
            let places = from..from + (PATIENCE * count).min(MOST_PATIENCE);
            let zeros = places.filter(|&n| pattern.value(&[n]) == Some(0));
            Next::Zeros(zeros.take(count as usize).map(|n| vec![n]).collect())
        }
        _ => values(pattern, data, count),
    }
}
