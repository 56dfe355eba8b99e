//! POJ 1067: pairs to the end of the input.

use super::answer::Winner;
use super::problem::Format;

pub(super) const FORMAT: Format = Format {
    name: "poj-1067",
    answer: |judge| judge.until_the_end::<2>(&Winner::DIGIT),
};
