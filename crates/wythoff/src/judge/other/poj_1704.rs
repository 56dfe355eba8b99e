//! POJ 1704: coins on a strip move left without jumping; the gaps in front of every other coin from the last one on are Nim.

use dashu_int::UBig;

use super::definition::{CaseShape, Definition, Repeats, either};
use super::nim::{minus, nim_sum};

pub(super) const PROBLEM: Definition = Definition {
    name: "poj-1704",
    repeats: Repeats::Counted,
    shape: CaseShape::List(1000),
    most_cases: 20,
    least: 1,
    greatest: "10000",
    promise: |places| {
        let mut places = places.to_vec();
        places.sort_unstable();
        places.windows(2).all(|pair| pair[0] < pair[1])
    },
    win: "Georgia will win",
    lose: "Bob will win",
    answer,
};

fn answer(places: &[UBig]) -> String {
    let mut places = places.to_vec();
    places.sort_unstable();
    if places.len() % 2 == 1 {
        places.insert(0, UBig::ZERO);
    }
    let gap = |pair: &[UBig]| minus(&pair[1], &(&pair[0] + UBig::ONE));
    let gaps: Vec<UBig> = places.chunks_exact(2).map(gap).collect();
    either(
        nim_sum(&gaps).is_zero(),
        ["Georgia will win", "Bob will win"],
    )
}
