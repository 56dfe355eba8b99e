//! The kernels that stamp the nim-sums of two rows agree with each other.

use std::ops::Range;

use proptest::prelude::*;
use wythoff::simd::nim_sums::{SPAN, StampWithin, Stamps, fastest, portable};

const STAMP: u32 = 3;

/// The stamps that a kernel leaves.
fn stamped(kernel: StampWithin, before: &[u16], window: Range<u32>, rows: &[[u16; 2]]) -> Vec<u32> {
    let mut stamps: Box<Stamps> = vec![0; 1 << 16].try_into().unwrap();
    for value in before {
        stamps[usize::from(*value)] = STAMP;
    }
    let [left, right] = [0, 1].map(|row| rows.iter().map(|pair| pair[row]).collect::<Vec<_>>());
    kernel(&mut stamps, STAMP, window, &left, &right);
    stamps.to_vec()
}

/// In the window both kernels stamp the same values, and beyond it none that the rows do not have.
fn check(before: &[u16], window: Range<u32>, rows: &[[u16; 2]]) {
    let Some(kernel) = fastest() else { return };
    let found = stamped(kernel, before, window.clone(), rows);
    let within = stamped(portable, before, window.clone(), rows);
    let all = stamped(portable, before, 0..1 << 16, rows);
    let [start, end] = [window.start, window.end].map(|value| value as usize);
    assert!(found[start..end] == within[start..end]);
    assert!(
        found
            .iter()
            .zip(&all)
            .all(|(found, all)| *found == 0 || found == all)
    );
}

/// A nim-sum of each value in turn, so that every lane and every place of the table has its turn.
#[test]
fn every_value_of_the_window_is_stamped_wherever_it_lies() {
    let rows: Vec<_> = (0..=u16::MAX)
        .map(|value| [value ^ 0x5A5A, 0x5A5A])
        .collect();
    let top = 1 << 16;
    for start in [
        0,
        1,
        15,
        16,
        1000,
        1023,
        1024,
        5177,
        top - SPAN,
        top - 17,
        top - 1,
    ] {
        for length in [0, 1, 2, 15, 16, 17, 31, 993, SPAN - 1, SPAN] {
            check(&[], start..(start + length).min(top), &rows);
        }
    }
}

#[test]
fn rows_of_every_length_are_read_to_their_end_and_not_beyond() {
    let rows: Vec<_> = (0..300u16).map(|place| [place, 0]).collect();
    for length in 0..rows.len() {
        check(&[], 0..SPAN, &rows[..length]);
    }
}

proptest! {
    #[test]
    fn the_kernels_agree(
        start in 0u32..6000,
        length in 0..=SPAN,
        before in prop::collection::vec(0u16..6000, 0..2000),
        rows in prop::collection::vec(prop::array::uniform2(0u16..8192), 0..9000),
    ) {
        check(&before, start..start + length, &rows);
    }
}
