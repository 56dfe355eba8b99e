//! 51Nod 1185: the format of 51Nod 1072 with larger numbers.

use super::nod_1072;
use super::problem::Format;

pub(super) const FORMAT: Format = Format {
    name: "51nod-1185",
    ..nod_1072::FORMAT
};
