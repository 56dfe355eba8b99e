//! HDU 1527: the format of POJ 1067.

use super::poj_1067;
use super::problem::Format;
use crate::language::Text;

pub(super) const FORMAT: Format = Format {
    name: "hdu-1527",
    title: Text {
        en: "HDU 1527, Taking Stones",
        zh: "HDU 1527 取石子游戏",
    },
    ..poj_1067::FORMAT
};
