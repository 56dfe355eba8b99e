//! Luogu P1290: Euclid's game.

use super::definition::{CaseShape, Definition, Repeats, either};
use super::nim::is_euclid_lost;

pub(super) const PROBLEM: Definition = Definition {
    name: "luogu-p1290",
    repeats: Repeats::Counted,
    shape: CaseShape::Numbers(2),
    most_cases: 1000,
    least: 1,
    greatest: "2^31-1",
    promise: |_| true,
    win: "Stan wins",
    lose: "Ollie wins",
    answer: |case| either(is_euclid_lost(case), ["Stan wins", "Ollie wins"]),
};
