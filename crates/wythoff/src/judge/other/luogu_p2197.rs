//! Luogu P2197: Nim.

use super::definition::{CaseShape, Definition, Repeats, either};
use super::nim::nim_sum;

pub(super) const PROBLEM: Definition = Definition {
    name: "luogu-p2197",
    repeats: Repeats::Counted,
    shape: CaseShape::List(10_000),
    most_cases: 10,
    least: 0,
    greatest: "2^31-1",
    promise: |_| true,
    win: "Yes",
    lose: "No",
    answer: |piles| either(nim_sum(piles).is_zero(), ["Yes", "No"]),
};
