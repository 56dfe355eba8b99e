//! POJ 1067: pairs to the end of the input.

use super::answer::Winner;
use super::problem::Format;
use crate::language::Text;

pub(super) const FORMAT: Format = Format {
    name: "poj-1067",
    title: Text {
        en: "POJ 1067, Taking Stones",
        zh: "POJ 1067 取石子游戏",
    },
    input: Text {
        en: "pairs of piles \"a b\", one to a line, to the end of the input",
        zh: "每行两个整数 a b，读到文件末尾",
    },
    output: Text {
        en: "a line for each pair: 1 if the player to move wins, else 0",
        zh: "每组输出一行：先手必胜输出 1，否则输出 0",
    },
    limits: Text {
        en: "a, b up to 10^9",
        zh: "a, b ≤ 10^9",
    },
    answer: |judge| judge.until_the_end::<2>(&Winner::DIGIT),
};
