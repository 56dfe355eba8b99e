//! 51Nod 1067: one pile, 1, 3 or 4 stones are taken; lost are 0 and 2 modulo 7.

use super::definition::{CaseShape, Definition, Repeats, either};

pub(super) const PROBLEM: Definition = Definition {
    name: "51nod-1067",
    repeats: Repeats::Counted,
    shape: CaseShape::Numbers(1),
    most_cases: 1000,
    least: 1,
    greatest: "10^9",
    promise: |_| true,
    win: "A",
    lose: "B",
    answer: |case| either(matches!(&case[0] % 7u8, 0 | 2), ["A", "B"]),
};
