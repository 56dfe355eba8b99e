//! HDU 1527: the format of POJ 1067.

use super::poj_1067;
use super::problem::Format;

pub(super) const FORMAT: Format = Format {
    name: "hdu-1527",
    ..poj_1067::FORMAT
};
