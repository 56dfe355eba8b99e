//! 51Nod 1066: one pile, from 1 to k stones are taken.

use dashu_int::UBig;

use super::definition::{CaseShape, Definition, Repeats, either};

pub(super) const PROBLEM: Definition = Definition {
    name: "51nod-1066",
    repeats: Repeats::Counted,
    shape: CaseShape::Numbers(2),
    most_cases: 1000,
    least: 1,
    greatest: "10^9",
    promise: |_| true,
    win: "A",
    lose: "B",
    answer: |case| either((&case[0] % (&case[1] + UBig::ONE)).is_zero(), ["A", "B"]),
};
