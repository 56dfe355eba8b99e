//! POJ 2975: Nim, how many first moves win.

use super::definition::{CaseShape, Definition, Repeats};
use super::nim::winning_moves;

pub(super) const PROBLEM: Definition = Definition {
    name: "poj-2975",
    repeats: Repeats::ToZero,
    shape: CaseShape::List(1000),
    most_cases: 1000,
    least: 1,
    greatest: "10^9",
    promise: |_| true,
    win: "",
    lose: "",
    answer: |piles| winning_moves(piles).len().to_string(),
};
