//! 51Nod 1072: a number of pairs, answered with letters.

use super::answer::Winner;
use super::problem::Format;

pub(super) const FORMAT: Format = Format {
    name: "51nod-1072",
    answer: |judge| judge.counted::<2>(&Winner::LETTER),
};
