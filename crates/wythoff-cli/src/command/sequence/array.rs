//! The Wythoff array: by rows, or by falling antidiagonals as in OEIS A035513.

use std::num::NonZeroUsize;

use dashu_int::ops::{BitTest, SquareRoot};
use wythoff::{UBig, WythoffArray};

use super::Request;
use super::layout::line_too_long;
use super::rows::{Cell, Row, Rows, indices};
use crate::failure::Failure;
use wythoff_show::{Message, shorten};

/// A row may have this many digits, and so this many columns.
pub(super) const ROW_DIGITS: usize = 1_000_000;

pub(super) fn rows(request: &Request) -> Rows {
    let array = WythoffArray::new(request.k.clone());
    let columns = request.columns;
    Box::new(indices(&request.from).map(move |n| {
        let cells = row(&array, &n, columns).ok_or_else(|| {
            let message =
                Message::new("error-row-too-long").with("row", shorten::number(&n, false));
            Failure::Input(message.with("limit", ROW_DIGITS))
        })?;
        Ok(Row { n, cells })
    }))
}

/// The entries of a row up to a column; `None` if they have too many digits.
pub(super) fn row(
    array: &WythoffArray<UBig>,
    n: &UBig,
    columns: NonZeroUsize,
) -> Option<Vec<Cell>> {
    // 10^d has more than 3.3219·d bits: what is refused really has more digits.
    let mut bits = ROW_DIGITS / 10_000 * 33_220;
    let entries = array.row(n).take(columns.get());
    entries
        .map(|entry| {
            bits = bits.checked_sub(entry.bit_len())?;
            Some(Cell::Number(entry))
        })
        .collect()
}

/// Entry (1, 1), then (1, 2), (2, 1), then (1, 3), (2, 2), (3, 1), and so on.
pub(super) fn antidiagonals(request: &Request) -> Rows {
    let array = WythoffArray::new(request.k.clone());
    let mut place = place(&request.from);
    Box::new(indices(&request.from).map(move |n| {
        let (row, column) = place.clone();
        place = if column.is_one() {
            (UBig::ONE, &row + 1u8)
        } else {
            (&row + 1u8, &column - 1u8)
        };
        // Column c of any row is at least the Fibonacci number F_(c+1); F_5001 has 1045 digits.
        let column = usize::try_from(column).ok().filter(|column| *column < 5000);
        let column = column.and_then(NonZeroUsize::new);
        let column = column.ok_or_else(|| Failure::Input(line_too_long(&n)))?;
        let entry = array
            .entry(&row, column)
            .expect("numbers without limit fit");
        let cells = vec![Cell::Number(entry)];
        Ok(Row { n, cells })
    }))
}

/// The row and column of entry n ≥ 1, read by antidiagonals.
fn place(n: &UBig) -> (UBig, UBig) {
    // Antidiagonal d holds d entries, so d(d − 1)/2 < n ≤ d(d + 1)/2, that is d = ⌊(1 + √(8n − 7))/2⌋.
    let d: UBig = ((n * 8u8 - 7u8).sqrt() + 1u8) >> 1;
    let before = &d * (&d - 1u8) / 2u8;
    let row = n - before;
    let column = d + 1u8 - &row;
    (row, column)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_follow_the_falling_antidiagonals() {
        let mut n = UBig::ZERO;
        for d in 1..50u32 {
            for row in 1..=d {
                n += 1u8;
                assert_eq!(place(&n), (row.into(), (d + 1 - row).into()));
            }
        }
    }
}
