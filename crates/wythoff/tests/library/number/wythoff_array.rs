//! The Wythoff array and its relatives, against the definition and the closed form.

use std::num::NonZeroUsize;

use proptest::prelude::*;
use wythoff::{Natural, Numeration, QuadraticIrrational, UBig, WythoffArray};

use crate::number::{big, edges, rows};

fn column(number: usize) -> NonZeroUsize {
    number.try_into().unwrap()
}

#[test]
fn published_antidiagonals() {
    let array = WythoffArray::new(0u64);
    let mut published = rows(include_str!("../../data/wythoff-array.txt")).flatten();
    for diagonal in 1..=11 {
        for row in 1..=diagonal {
            let entry = array.entry(&row, column((diagonal + 1 - row) as usize));
            assert_eq!(
                entry.unwrap().to_string(),
                published.next().unwrap(),
                "row {row}"
            );
        }
    }
    assert_eq!(published.next(), None);
}

#[test]
fn rows_start_with_the_numbers_that_do_not_end_in_zero_and_go_on_by_shifts() {
    for k in 0..6 {
        let (array, numeration) = (WythoffArray::new(k), Numeration::new(k));
        let starts = (1..).filter(|x| numeration.trailing_zeros(x) == Some(0));
        for (row, start) in (1..=400).zip(starts) {
            let entries: Vec<u64> = array.row(&row).take(8).collect();
            assert_eq!(entries[0], start, "row {row} for k = {k}");
            for pair in entries.windows(2) {
                assert_eq!(
                    numeration.shift(&pair[0]),
                    Some(pair[1]),
                    "row {row} for k = {k}"
                );
            }
        }
    }
}

#[test]
fn every_positive_integer_is_there_once() {
    for k in 0..5 {
        let array = WythoffArray::new(k);
        assert_eq!(array.locate(&0), None);
        let end = 2000;
        let mut seen = vec![0; end as usize];
        for row in 1..end {
            for (place, entry) in array.row(&row).take_while(|&entry| entry < end).enumerate() {
                seen[entry as usize] += 1;
                assert_eq!(
                    array.locate(&entry),
                    Some((row, column(place + 1))),
                    "k = {k}"
                );
            }
        }
        assert!(seen[1..].iter().all(|&times| times == 1), "k = {k}");
    }
}

#[test]
fn row_zero_is_all_zeros() {
    let array = WythoffArray::new(u64::MAX);
    assert!(array.row(&0).take(20).eq([0; 20]));
    assert_eq!(array.entry(&0, NonZeroUsize::MAX), Some(0));
}

/// F_{j+1}·⌊mφ⌋ + F_j·(m − 1), the closed form of entry (m, j) for k = 0 (Kimberling, in OEIS A035513).
fn closed_form(row: &UBig, column: usize) -> UBig {
    let floor = QuadraticIrrational::golden_ratio().floor_multiple(row.as_ibig());
    let (mut before, mut current) = (row - UBig::ONE, UBig::try_from(floor).unwrap());
    for _ in 0..column {
        (before, current) = (current.clone(), before + current);
    }
    current
}

#[test]
fn entries_of_far_rows_have_the_closed_form_and_are_found_again() {
    let array = WythoffArray::new(UBig::ZERO);
    for row in ["1", "2^64", "2^128-1", "10^100", "10^100+1", "10^300"].map(big) {
        for number in [1, 2, 3, 17, 100] {
            let entry = array.entry(&row, column(number)).unwrap();
            assert_eq!(entry, closed_form(&row, number), "row {row}");
            assert_eq!(array.locate(&entry), Some((row.clone(), column(number))));
        }
    }
}

/// A word gives the same entry as a big number, and `None` exactly when that does not fit.
fn widths_agree(k: u64, row: u64, number: usize) {
    let wide = WythoffArray::new(UBig::from(k));
    let entry = wide.entry(&row.into(), column(number)).unwrap();
    assert_eq!(
        WythoffArray::new(k).entry(&row, column(number)),
        u64::from_big(&entry),
        "{row} for k = {k}"
    );
    if row > 0 {
        assert_eq!(
            wide.locate(&entry),
            Some((row.into(), column(number))),
            "k = {k}"
        );
    }
}

#[test]
fn widths_agree_at_the_edges() {
    for k in [
        0,
        1,
        2,
        9,
        100_000_000,
        1 << 32,
        1 << 63,
        u64::MAX - 2,
        u64::MAX - 1,
        u64::MAX,
    ] {
        for row in edges() {
            for number in 1..=4 {
                widths_agree(k, row, number);
            }
        }
    }
}

#[test]
fn the_last_row_that_fits_is_found() {
    // Of the words, those that end in 0 are the shifts of 1, 2, …, unshift(2^64 − 1).
    for k in [0, 1, 7, 1 << 40, u64::MAX] {
        let (array, numeration) = (WythoffArray::new(k), Numeration::new(k));
        let last = u64::MAX - numeration.unshift(&u64::MAX);
        assert!(array.entry(&last, column(1)).is_some(), "k = {k}");
        assert!(
            last == u64::MAX || array.entry(&(last + 1), column(1)).is_none(),
            "k = {k}"
        );
    }
}

proptest! {
    #[test]
    fn widths_agree_anywhere(k in any::<u64>(), k_shift in 0u32..64, row in any::<u64>(), row_shift in 0u32..64, number in 1usize..9) {
        widths_agree(k >> k_shift, row >> row_shift, number);
    }

    #[test]
    fn a_number_is_where_it_is_located(k in any::<u64>(), k_shift in 0u32..64, x in 1u64.., x_shift in 0u32..64) {
        let (array, x) = (WythoffArray::new(k >> k_shift), (x >> x_shift).max(1));
        let (row, column) = array.locate(&x).unwrap();
        prop_assert_eq!(array.entry(&row, column), Some(x));
    }
}
