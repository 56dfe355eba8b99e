//! Luogu P2252: one pair.

use super::answer::Winner;
use super::problem::Format;

pub(super) const FORMAT: Format = Format {
    name: "luogu-p2252",
    answer: |judge| judge.exactly::<2>(1, &Winner::DIGIT),
};
