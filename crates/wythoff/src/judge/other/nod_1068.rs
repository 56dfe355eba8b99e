//! 51Nod 1068: one pile of up to 10^1000 stones, a power of 2 is taken; lost are the multiples of 3.
//!
//! No power of 2 is a multiple of 3, so no move leads from one multiple of 3 to another; from any other number 1 or 2 do.

use super::definition::{CaseShape, Definition, Repeats, either};

pub(super) const PROBLEM: Definition = Definition {
    name: "51nod-1068",
    repeats: Repeats::Counted,
    shape: CaseShape::Numbers(1),
    most_cases: 1000,
    least: 1,
    greatest: "10^1000",
    promise: |_| true,
    win: "A",
    lose: "B",
    answer: |case| either((&case[0] % 3u8) == 0, ["A", "B"]),
};
