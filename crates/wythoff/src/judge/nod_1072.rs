//! 51Nod 1072: a number of pairs, answered with letters.

use super::answer::Winner;
use super::problem::Format;
use crate::language::Text;

pub(super) const FORMAT: Format = Format {
    name: "51nod-1072",
    title: Text {
        en: "51Nod 1072, Wythoff's Game",
        zh: "51Nod 1072 威佐夫游戏",
    },
    input: Text {
        en: "the number of cases T, then T lines \"a b\"",
        zh: "第一行为数据组数 T，接下来 T 行，每行两个整数 a b",
    },
    output: Text {
        en: "a line for each case: A if the player to move wins, else B",
        zh: "每组输出一行：先手（A）必胜输出 A，否则输出 B",
    },
    limits: Text {
        en: "a, b up to 2·10^6",
        zh: "a, b ≤ 2×10^6",
    },
    answer: |judge| judge.counted::<2>(&Winner::LETTER),
};
