//! HDU 2147: a coin moves left, down or both from a corner of a board of n × m.

use super::definition::{CaseShape, Definition, Repeats, either};

pub(super) const PROBLEM: Definition = Definition {
    name: "hdu-2147",
    repeats: Repeats::ToZero,
    shape: CaseShape::Numbers(2),
    most_cases: 1000,
    least: 1,
    greatest: "2000",
    promise: |_| true,
    win: "Wonderful!",
    lose: "What a pity!",
    answer: |case| {
        either(
            case.iter().all(|side| side % 2u8 == 1),
            ["Wonderful!", "What a pity!"],
        )
    },
};
