//! Luogu P3480: no pile may become smaller than the one before it; every other difference from the last one on is Nim.

use dashu_int::UBig;

use super::definition::{CaseShape, Definition, Repeats, either};
use super::nim::{minus, nim_sum};

pub(super) const PROBLEM: Definition = Definition {
    name: "luogu-p3480",
    repeats: Repeats::Counted,
    shape: CaseShape::List(1000),
    most_cases: 10,
    least: 0,
    greatest: "10000",
    promise: |piles| piles.is_sorted(),
    win: "TAK",
    lose: "NIE",
    answer,
};

fn answer(piles: &[UBig]) -> String {
    let before = |place: usize| {
        place
            .checked_sub(1)
            .map_or(UBig::ZERO, |before| piles[before].clone())
    };
    let places = (0..piles.len()).rev().step_by(2);
    let differences: Vec<UBig> = places
        .map(|place| minus(&piles[place], &before(place)))
        .collect();
    either(nim_sum(&differences).is_zero(), ["TAK", "NIE"])
}
