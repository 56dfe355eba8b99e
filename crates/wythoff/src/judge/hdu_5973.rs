//! HDU 5973: the format of POJ 1067 with big numbers.

use super::poj_1067;
use super::problem::Format;

pub(super) const FORMAT: Format = Format {
    name: "hdu-5973",
    ..poj_1067::FORMAT
};
