//! Beatty's theorem: two sequences that share out the positive integers.

use super::{Passage, Role, first_pairs, heading};
use crate::explain::formula::{Formula, floor, fraction, letter, list, number};
use crate::explain::page::{Block, paragraph};
use crate::explain::step::Step;

fn condition() -> Formula {
    (fraction(1, 'α') + fraction(1, 'β')).equals(1)
}

fn of(x: Formula, divisor: char) -> Formula {
    fraction(x, divisor)
}

pub(super) fn steps() -> Vec<Step> {
    let n = || letter('n');
    let big = || letter('N');
    let (na, nb) = (|| floor(n().next('α')), || floor(n().next('β')));
    let sum = || of(big(), 'α') + of(big(), 'β');
    let floors = || floor(of(big(), 'α')) + floor(of(big(), 'β'));
    vec![
        Passage::step(
            Role::Statement,
            vec![
                paragraph![
                    "Let ",
                    letter('α'),
                    " and ",
                    letter('β'),
                    " be positive irrational numbers with"
                ],
                Block::Display(condition()),
                paragraph![
                    "Then every positive integer is in exactly one of the sequences ",
                    na(),
                    " and ",
                    nb(),
                    ", ",
                    n().equals(list([number(1), number(2), Formula::Dots])),
                    ", and in it once. (Rayleigh 1894, Beatty 1926.)"
                ],
            ],
            vec![
                paragraph!["设 ", letter('α'), "、", letter('β'), " 为正无理数，且"],
                Block::Display(condition()),
                paragraph![
                    "则每个正整数恰好出现在两个数列 ",
                    na(),
                    " 与 ",
                    nb(),
                    "（",
                    n().equals(list([number(1), number(2), Formula::Dots])),
                    "）之一中，并且只出现一次。（Rayleigh 1894，Beatty 1926。）"
                ],
            ],
        ),
        Passage::step(
            Role::Proof,
            vec![
                heading("Proof: count"),
                paragraph![
                    "Let ",
                    big(),
                    " be a positive integer. A term ",
                    na(),
                    " is below ",
                    big(),
                    " exactly if ",
                    n().next('α').below(big()),
                    ", that is ",
                    n().below(of(big(), 'α')),
                    ". This bound is irrational, so there are ",
                    floor(of(big(), 'α')),
                    " such ",
                    n(),
                    ". In the same way ",
                    floor(of(big(), 'β')),
                    " terms ",
                    nb(),
                    " are below ",
                    big(),
                    "."
                ],
                paragraph![
                    "The two bounds add up to ",
                    sum().equals(big()),
                    ", and neither is an integer. So their fractional parts are between 0 and 1 and add up to an integer, which is 1. Hence"
                ],
                Block::Display(floors().equals(big() - 1)),
                paragraph![
                    "So of both sequences together exactly ",
                    big() - 1,
                    " terms are below ",
                    big(),
                    ", for every ",
                    big(),
                    ". For ",
                    big() + 1,
                    " this says that exactly ",
                    big(),
                    " terms are at most ",
                    big(),
                    ". The difference is one: exactly one term is equal to ",
                    big(),
                    ". (No term is 0, since ",
                    fraction(1, 'α').below(1),
                    " makes ",
                    letter('α').above(1),
                    ", and likewise ",
                    letter('β').above(1),
                    ".) ∎"
                ],
            ],
            vec![
                heading("证明：数一数"),
                paragraph![
                    "任取正整数 ",
                    big(),
                    "。项 ",
                    na(),
                    " 小于 ",
                    big(),
                    "，当且仅当 ",
                    n().next('α').below(big()),
                    "，即 ",
                    n().below(of(big(), 'α')),
                    "。右边是无理数，所以这样的 ",
                    n(),
                    " 共有 ",
                    floor(of(big(), 'α')),
                    " 个。同理，小于 ",
                    big(),
                    " 的项 ",
                    nb(),
                    " 共有 ",
                    floor(of(big(), 'β')),
                    " 个。"
                ],
                paragraph![
                    "两个界之和为 ",
                    sum().equals(big()),
                    "，而每一个都不是整数。它们的小数部分都在 0 与 1 之间，其和又是整数，只能是 1。于是"
                ],
                Block::Display(floors().equals(big() - 1)),
                paragraph![
                    "可见两个数列合起来，恰有 ",
                    big() - 1,
                    " 项小于 ",
                    big(),
                    "，这对每个 ",
                    big(),
                    " 都成立。换成 ",
                    big() + 1,
                    "，就是恰有 ",
                    big(),
                    " 项不超过 ",
                    big(),
                    "。两者相差一：恰有一项等于 ",
                    big(),
                    "。（没有等于 0 的项：由 ",
                    fraction(1, 'α').below(1),
                    " 得 ",
                    letter('α').above(1),
                    "，同理 ",
                    letter('β').above(1),
                    "。）∎"
                ],
            ],
        ),
        Passage::step(
            Role::Example,
            vec![
                heading("The first numbers"),
                paragraph![
                    "With the golden ratio and its square the two sequences are the losing pairs of Wythoff's game:"
                ],
                first_pairs(0, 10),
            ],
            vec![
                heading("最初的几项"),
                paragraph!["取黄金分割比及其平方，两个数列就是威佐夫博弈的奇异局势："],
                first_pairs(0, 10),
            ],
        ),
    ]
}
