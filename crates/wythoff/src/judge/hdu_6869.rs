//! HDU 6869: k-Wythoff, with a k for each case.

use super::answer::Winner;
use super::problem::Format;

pub(super) const FORMAT: Format = Format {
    name: "hdu-6869",
    answer: |judge| judge.counted::<3>(&Winner::DIGIT),
};
