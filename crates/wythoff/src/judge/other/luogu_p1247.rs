//! Luogu P1247: Nim, the winning move in the first pile that has one: how many are taken, which pile, what is left.

use dashu_int::UBig;

use super::definition::{CaseShape, Definition, Repeats};
use super::nim::winning_moves;

pub(super) const PROBLEM: Definition = Definition {
    name: "luogu-p1247",
    repeats: Repeats::Once,
    shape: CaseShape::List(500_000),
    most_cases: 1,
    least: 1,
    greatest: "10^9",
    promise: |_| true,
    win: "",
    lose: "lose",
    answer,
};

fn answer(piles: &[UBig]) -> String {
    let Some((place, left)) = winning_moves(piles).into_iter().next() else {
        return "lose".to_owned();
    };
    let taken = &piles[place] - &left;
    let mut after = piles.to_vec();
    after[place] = left;
    let after: Vec<String> = after.iter().map(UBig::to_string).collect();
    format!("{taken} {}\n{}", place + 1, after.join(" "))
}
