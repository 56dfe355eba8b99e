//! Luogu P2252: one pair.

use super::answer::Winner;
use super::problem::Format;
use crate::language::Text;

pub(super) const FORMAT: Format = Format {
    name: "luogu-p2252",
    title: Text {
        en: "Luogu P2252, Taking Stones (SHOI 2002)",
        zh: "洛谷 P2252 取石子游戏（SHOI2002，威佐夫博弈模板题）",
    },
    input: Text {
        en: "one pair of piles, \"a b\"",
        zh: "一行两个整数 a b，即两堆石子的数目",
    },
    output: Text {
        en: "1 if the player to move wins, else 0",
        zh: "先手必胜输出 1，否则输出 0",
    },
    limits: Text {
        en: "a, b up to 10^9",
        zh: "a, b ≤ 10^9",
    },
    answer: |judge| judge.exactly::<2>(1, &Winner::DIGIT),
};
