//! 51Nod 1185: the format of 51Nod 1072 with larger numbers.

use super::nod_1072;
use super::problem::Format;
use crate::language::Text;

pub(super) const FORMAT: Format = Format {
    name: "51nod-1185",
    title: Text {
        en: "51Nod 1185, Wythoff's Game V2",
        zh: "51Nod 1185 威佐夫游戏 V2",
    },
    limits: Text {
        en: "a, b up to 10^18",
        zh: "a, b ≤ 10^18",
    },
    ..nod_1072::FORMAT
};
