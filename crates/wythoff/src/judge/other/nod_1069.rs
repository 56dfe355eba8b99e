//! 51Nod 1069: Nim.

use super::definition::{CaseShape, Definition, Repeats, either};
use super::nim::nim_sum;

pub(super) const PROBLEM: Definition = Definition {
    name: "51nod-1069",
    repeats: Repeats::Once,
    shape: CaseShape::List(1000),
    most_cases: 1,
    least: 1,
    greatest: "10^9",
    promise: |_| true,
    win: "A",
    lose: "B",
    answer: |piles| either(nim_sum(piles).is_zero(), ["A", "B"]),
};
