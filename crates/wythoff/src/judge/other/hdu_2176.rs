//! HDU 2176: Nim, every first move that wins, as the pile before and after.

use dashu_int::UBig;

use super::definition::{CaseShape, Definition, Repeats, either};
use super::nim::winning_moves;

pub(super) const PROBLEM: Definition = Definition {
    name: "hdu-2176",
    repeats: Repeats::ToZero,
    shape: CaseShape::List(200_000),
    most_cases: 1000,
    least: 1,
    greatest: "2^31-1",
    promise: |_| true,
    win: "Yes",
    lose: "No",
    answer,
};

fn answer(piles: &[UBig]) -> String {
    let moves = winning_moves(piles);
    let lines = moves
        .iter()
        .map(|(place, left)| format!("\n{} {left}", piles[*place]));
    either(moves.is_empty(), ["Yes", "No"]) + &lines.collect::<String>()
}
