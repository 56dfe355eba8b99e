//! Luogu P2148: of each pair of piles one is thrown away and the other divided in two.

use dashu_int::UBig;

use super::definition::{CaseShape, Definition, Repeats, either};
use super::nim::minus;

pub(super) const PROBLEM: Definition = Definition {
    name: "luogu-p2148",
    repeats: Repeats::Counted,
    shape: CaseShape::List(20_000),
    most_cases: 20,
    least: 1,
    greatest: "2^31-1",
    promise: |piles| piles.len().is_multiple_of(2),
    win: "YES",
    lose: "NO",
    answer,
};

/// The value of a pair is the place of the last 0 in the binary digits of a − 1 or b − 1.
fn answer(piles: &[UBig]) -> String {
    let value = |pair: &[UBig]| {
        let digits = minus(&pair[0], &UBig::ONE) | minus(&pair[1], &UBig::ONE);
        digits.trailing_ones().unwrap_or(0)
    };
    let sum = piles
        .chunks_exact(2)
        .map(value)
        .fold(0, |sum, value| sum ^ value);
    either(sum == 0, ["YES", "NO"])
}
