//! HDU 3032: Lasker's Nim, a pile may also be split in two.

use dashu_int::UBig;

use super::definition::{CaseShape, Definition, Repeats, either};
use super::nim::nim_sum;

pub(super) const PROBLEM: Definition = Definition {
    name: "hdu-3032",
    repeats: Repeats::Counted,
    shape: CaseShape::List(1_000_000),
    most_cases: 100,
    least: 1,
    greatest: "2^31-1",
    promise: |_| true,
    win: "Alice",
    lose: "Bob",
    answer: |piles| {
        either(
            nim_sum(&piles.iter().map(value).collect::<Vec<_>>()).is_zero(),
            ["Alice", "Bob"],
        )
    },
};

/// 4k + 3 and 4k + 4 have each other's value, all else has its own.
fn value(n: &UBig) -> UBig {
    match n % 4u8 {
        3 => n + UBig::ONE,
        0 if !n.is_zero() => n - UBig::ONE,
        _ => n.clone(),
    }
}
