//! HDU 5973: the format of POJ 1067 with big numbers.

use super::poj_1067;
use super::problem::Format;
use crate::language::Text;

pub(super) const FORMAT: Format = Format {
    name: "hdu-5973",
    title: Text {
        en: "HDU 5973, Game of Taking Stones",
        zh: "HDU 5973 Game of Taking Stones（取石子，大整数）",
    },
    limits: Text {
        en: "a, b up to 10^100",
        zh: "a, b ≤ 10^100",
    },
    ..poj_1067::FORMAT
};
