//! Checkers in C++ for judges that use testlib.

use super::problem::Problem;
use crate::language::{Language, Text};

/// A checker for testlib, with its comments in a language.
///
/// HDU 2177 has several right outputs; every other problem has one, and its checker compares words.
///
/// ```
/// use wythoff::{Language, judge::{Problem, checker::checker}};
/// assert!(checker(Problem::Hdu2177, Language::English).contains("registerTestlibCmd(argc, argv)"));
/// ```
pub fn checker(problem: Problem, language: Language) -> String {
    let (code, comments) = match problem {
        Problem::Hdu2177 => (include_str!("checker/hdu_2177.cpp"), LISTS),
        _ => (include_str!("checker/words.cpp"), WORDS),
    };
    let mut code = code.replace("@problem", problem.name());
    for (mark, text) in comments {
        code = code.replace(mark, text.of(language));
    }
    code
}

/// Whether one output is right and no other, so that the judge's own comparison of words is enough.
pub fn has_one_answer(problem: Problem) -> bool {
    problem != Problem::Hdu2177
}

const WORDS: &[(&str, Text)] = &[(
    "@why",
    Text {
        en: "Every case has one answer: the words of the output are those of the answer file.",
        zh: "每组数据只有一个答案：逐词与标准输出比较。",
    },
)];

const LISTS: &[(&str, Text)] = &[
    (
        "@why",
        Text {
            en: "Several outputs are right: the positions may come in any order, but the one left by taking from both piles is first.",
            zh: "答案不唯一：各局面顺序任意，但两堆同取后的局面须最先输出。",
        },
    ),
    (
        "@partner",
        Text {
            en: "partner[x] makes a losing pair with x: pair n is the least number in no pair so far, and that plus n.",
            zh: "partner[x] 与 x 组成奇异局势：第 n 对的较小数是未出现过的最小数，较大数比它大 n。",
        },
    ),
    (
        "@lower",
        Text {
            en: "lower[d] is the smaller number of the pair with difference d.",
            zh: "lower[d] 是差为 d 的奇异局势中较小的数。",
        },
    ),
    (
        "@both",
        Text {
            en: "What an equal take leaves: the difference stays.",
            zh: "两堆同取：差不变。",
        },
    ),
    (
        "@one",
        Text {
            en: "What is left by taking from one pile: the other one keeps its number.",
            zh: "只取一堆：另一堆不变。",
        },
    ),
];
