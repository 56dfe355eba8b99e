//! HDU 6869: k-Wythoff, with a k for each case.

use super::answer::Winner;
use super::problem::Format;
use crate::language::Text;

pub(super) const FORMAT: Format = Format {
    name: "hdu-6869",
    title: Text {
        en: "HDU 6869, Slime and Stones",
        zh: "HDU 6869 Slime and Stones（威佐夫博弈变形）",
    },
    input: Text {
        en: "the number of cases T, then T lines \"a b k\": two piles, and how far apart the amounts of a move in both may be",
        zh: "第一行为数据组数 T，接下来 T 行，每行三个整数 a b k：a、b 为两堆石子的数目，同时从两堆取时，两边取走的数目之差不超过 k",
    },
    output: Text {
        en: "a line for each case: 1 if the player to move wins, else 0",
        zh: "每组输出一行：先手必胜输出 1，否则输出 0",
    },
    limits: Text {
        en: "T up to 10^5; a, b, k up to 10^8",
        zh: "T ≤ 10^5，a, b, k ≤ 10^8",
    },
    answer: |judge| judge.counted::<3>(&Winner::DIGIT),
};
