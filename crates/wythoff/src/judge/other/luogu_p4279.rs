//! Luogu P4279: Nim, whoever takes the last stone loses.

use dashu_int::UBig;

use super::definition::{CaseShape, Definition, Repeats, either};
use super::nim::nim_sum;

pub(super) const PROBLEM: Definition = Definition {
    name: "luogu-p4279",
    repeats: Repeats::Counted,
    shape: CaseShape::List(50),
    most_cases: 500,
    least: 1,
    greatest: "5000",
    promise: |_| true,
    win: "John",
    lose: "Brother",
    answer,
};

/// As in Nim while a pile is larger than one; piles of one stone are lost if they are odd in number.
fn answer(piles: &[UBig]) -> String {
    let is_large = piles.iter().any(|pile| *pile > UBig::ONE);
    either(is_large == nim_sum(piles).is_zero(), ["John", "Brother"])
}
