//! HDU 1850: Nim, how many first moves win.

use super::definition::{CaseShape, Definition, Repeats};
use super::nim::winning_moves;

pub(super) const PROBLEM: Definition = Definition {
    name: "hdu-1850",
    repeats: Repeats::ToZero,
    shape: CaseShape::List(100),
    most_cases: 1000,
    least: 1,
    greatest: "2^31-1",
    promise: |_| true,
    win: "",
    lose: "",
    answer: |piles| winning_moves(piles).len().to_string(),
};
