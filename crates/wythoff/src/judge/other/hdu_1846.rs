//! HDU 1846: one pile, from 1 to m stones are taken.

use dashu_int::UBig;

use super::definition::{CaseShape, Definition, Repeats, either};

pub(super) const PROBLEM: Definition = Definition {
    name: "hdu-1846",
    repeats: Repeats::Counted,
    shape: CaseShape::Numbers(2),
    most_cases: 1000,
    least: 1,
    greatest: "1000",
    promise: |_| true,
    win: "first",
    lose: "second",
    answer: |case| {
        either(
            (&case[0] % (&case[1] + UBig::ONE)).is_zero(),
            ["first", "second"],
        )
    },
};
