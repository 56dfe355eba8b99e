//! Wythoff's theorem, from the mex rule to the golden ratio.

use super::{Passage, Role, first_pairs, heading};
use crate::explain::formula::{Formula, floor, fraction, letter, number, root, tuple};
use crate::explain::page::{Block, paragraph, prose};
use crate::explain::step::Step;

pub(super) fn a_of(index: impl Into<Formula>) -> Formula {
    letter('A').indexed(index)
}

pub(super) fn b_of(index: impl Into<Formula>) -> Formula {
    letter('B').indexed(index)
}

pub(super) fn pair(index: impl Into<Formula>) -> Formula {
    let index = index.into();
    tuple([a_of(index.clone()), b_of(index)])
}

pub(super) fn steps() -> Vec<Step> {
    vec![
        statement(),
        sequences(),
        positions(),
        golden_ratio(),
        test(),
        example(),
    ]
}

fn statement() -> Step {
    let n = || letter('n');
    let alpha = || letter('α').equals(fraction(number(1) + root(5), 2));
    let formulas = || a_of('n').equals(floor(n().next('α')));
    let upper = || b_of('n').equals(a_of('n') + 'n');
    Passage::step(
        Role::Statement,
        vec![
            paragraph![
                "Two piles; a move takes any positive number from one pile, or the same number from both; whoever takes the last stone wins. The lost positions are the pairs ",
                pair('n'),
                ", in either order, with"
            ],
            Block::Display(crate::explain::formula::list([
                formulas(),
                upper(),
                alpha(),
            ])),
        ],
        vec![
            paragraph![
                "两堆石子，每次从一堆取任意多颗，或从两堆取同样多颗，取到最后一颗者胜。必败态恰好是（不计次序）",
                pair('n'),
                "，其中"
            ],
            Block::Display(crate::explain::formula::list([
                formulas(),
                upper(),
                alpha(),
            ])),
            paragraph!["它们就是所谓的奇异局势。"],
        ],
    )
}

fn sequences() -> Step {
    let n = || letter('n');
    let rule = || {
        let used = crate::explain::formula::set([a_of('i'), b_of('i')]);
        crate::explain::formula::list([
            a_of('n').equals(Formula::Word("mex").of(used)),
            letter('i').below('n'),
            b_of('n').equals(a_of('n') + 'n'),
        ])
    };
    Passage::step(
        Role::Proof,
        vec![
            heading("1. Pairs made by crossing out"),
            paragraph![
                "Begin with ",
                pair(0).equals(tuple([0, 0])),
                ". The smaller number of the next pair is the least one not used so far (the mex), and the larger is ",
                n(),
                " more:"
            ],
            Block::Display(rule()),
            Block::Items(vec![
                prose![
                    "The ",
                    a_of('n'),
                    " increase, since each is the least of fewer free numbers; so the ",
                    b_of('n'),
                    " increase too."
                ],
                prose![
                    "Every number is in exactly one pair. No number is left out, because each time the least free one is taken. None is used twice: ",
                    a_of('m'),
                    " is not ",
                    b_of('n'),
                    " for ",
                    letter('m').above('n'),
                    " by the choice of the mex, and for ",
                    letter('m').at_most('n'),
                    ", ",
                    n().at_least(1),
                    " because ",
                    a_of('m').at_most(a_of('n')).below(b_of('n')),
                    "."
                ],
                prose!["Every difference ", n(), " occurs in exactly one pair."],
            ]),
        ],
        vec![
            heading("1. 用“划去”构造数对"),
            paragraph![
                "从 ",
                pair(0).equals(tuple([0, 0])),
                " 开始。下一对的小数取尚未用过的最小自然数（mex），大数比它多 ",
                n(),
                "："
            ],
            Block::Display(rule()),
            Block::Items(vec![
                prose![
                    a_of('n'),
                    " 递增，因为可用的数越来越少；于是 ",
                    b_of('n'),
                    " 也递增。"
                ],
                prose![
                    "每个数恰好属于一对。没有遗漏，因为每次都取最小的未用数。没有重复：当 ",
                    letter('m').above('n'),
                    " 时，由 mex 的取法 ",
                    a_of('m').differs(b_of('n')),
                    "；当 ",
                    letter('m').at_most('n'),
                    " 且 ",
                    n().at_least(1),
                    " 时，",
                    a_of('m').at_most(a_of('n')).below(b_of('n')),
                    "。"
                ],
                prose!["每个差 ", n(), " 恰好出现在一对里。"],
            ]),
        ],
    )
}

fn positions() -> Step {
    let (a, b, d, n) = (
        || letter('a'),
        || letter('b'),
        || letter('d'),
        || letter('n'),
    );
    let left = || tuple([a_of('d'), a_of('d') + 'd']).equals(pair('d'));
    Passage::step(
        Role::Proof,
        vec![
            heading("2. These pairs are the lost positions"),
            paragraph![
                "No move leads from a pair to a pair. A move in one pile keeps the other number, which is in one pair only; a move in both piles keeps the difference, which one pair only has."
            ],
            paragraph![
                "From every other position ",
                tuple([a(), b()]),
                ", ",
                a().at_most(b()),
                ", some move leads to a pair:"
            ],
            Block::Items(vec![
                prose![
                    "If ",
                    a().equals(b_of('n')),
                    " with ",
                    n().at_least(1),
                    ", leave ",
                    a_of('n'),
                    " of the other pile: ",
                    a_of('n').below(b_of('n')).equals(a()).at_most(b()),
                    "."
                ],
                prose![
                    "If ",
                    a().equals(a_of('n')),
                    " and ",
                    b().above(b_of('n')),
                    ", leave ",
                    b_of('n'),
                    " of the larger pile."
                ],
                prose![
                    "If ",
                    a().equals(a_of('n')),
                    " and ",
                    b().below(b_of('n')),
                    ", then ",
                    d().equals(b() - a()).below(n()),
                    ", so ",
                    a_of('d').below(a()),
                    ". Taking ",
                    a() - a_of('d'),
                    " from both piles leaves ",
                    left(),
                    "."
                ],
            ]),
            paragraph![
                "So whoever faces a pair cannot leave a pair, and whoever does not can. The stones run out, and the last position ",
                tuple([0, 0]),
                " is a pair: the player who always leaves pairs takes the last stone."
            ],
        ],
        vec![
            heading("2. 这些数对就是必败态"),
            paragraph![
                "从一对走不到另一对。只动一堆时，另一堆的数不变，而它只属于一对；两堆同时取时差不变，而有这个差的只有一对。"
            ],
            paragraph![
                "从其他任何局面 ",
                tuple([a(), b()]),
                "（",
                a().at_most(b()),
                "）都有一步走到某一对："
            ],
            Block::Items(vec![
                prose![
                    "若 ",
                    a().equals(b_of('n')),
                    "（",
                    n().at_least(1),
                    "），把另一堆取到剩 ",
                    a_of('n'),
                    "：",
                    a_of('n').below(b_of('n')).equals(a()).at_most(b()),
                    "。"
                ],
                prose![
                    "若 ",
                    a().equals(a_of('n')),
                    " 而 ",
                    b().above(b_of('n')),
                    "，把大堆取到剩 ",
                    b_of('n'),
                    "。"
                ],
                prose![
                    "若 ",
                    a().equals(a_of('n')),
                    " 而 ",
                    b().below(b_of('n')),
                    "，则 ",
                    d().equals(b() - a()).below(n()),
                    "，从而 ",
                    a_of('d').below(a()),
                    "。从两堆各取 ",
                    a() - a_of('d'),
                    "，就留下 ",
                    left(),
                    "。"
                ],
            ]),
            paragraph![
                "所以面对数对的人留不下数对，不面对数对的人总能留下数对。石子总会取完，而终局 ",
                tuple([0, 0]),
                " 是数对：始终留下数对的人取到最后一颗。"
            ],
        ],
    )
}

fn golden_ratio() -> Step {
    let n = || letter('n');
    let alpha = || letter('α');
    let sum = || (fraction(1, 'α') + fraction(1, 'β')).equals(1);
    let beta = || letter('β').equals(alpha() + 1);
    let first = || (fraction(1, 'α') + fraction(1, alpha() + 1)).equals(1);
    let second = || (alpha() + 1 + alpha()).equals(alpha().next(alpha() + 1));
    let third = || (alpha().squared() - alpha() - 1).equals(0);
    let solution = || alpha().equals(fraction(number(1) + root(5), 2));
    let small = |index: Formula| floor(index.next('α'));
    let large = |index: Formula| floor(index.next('β'));
    Passage::step(
        Role::Proof,
        vec![
            heading("3. Why √5"),
            paragraph![
                "Is there a formula? Try ",
                a_of('n').equals(small(n())),
                " and ",
                b_of('n').equals(large(n())),
                ". The numbers of pair ",
                n(),
                " differ by ",
                n(),
                ", which asks for ",
                beta(),
                ". And every positive integer is to occur exactly once, which by Beatty's theorem asks for ",
                sum(),
                " with irrational numbers. Both together:"
            ],
            Block::Display(first()),
            Block::Display(second()),
            Block::Display(third()),
            Block::Display(solution()),
            paragraph![
                "There is the ",
                root(5),
                ": it comes from a quadratic equation whose discriminant is ",
                (number(1) + number(4)).equals(5),
                ". As 5 is no square, ",
                alpha(),
                " is irrational, and Beatty's theorem holds: the sequences ",
                small(n()),
                " and ",
                large(n()).equals(small(n()) + n()),
                " share out the positive integers."
            ],
            paragraph![
                "They obey the rule of part 1. Both increase, and ",
                small(letter('m')).below(large(letter('m'))),
                ". So the least positive integer not among the first ",
                n() - 1,
                " pairs is not a ",
                large(letter('m')),
                " with ",
                letter('m').at_least(n()),
                ", since ",
                small(n())
                    .at_most(small(letter('m')))
                    .below(large(letter('m'))),
                " is free too; it is the least free term of the first sequence, ",
                small(n()),
                ". That is the mex, and the partner is ",
                n(),
                " more. The same rule makes the same pairs. ∎"
            ],
        ],
        vec![
            heading("3. √5 从哪里来"),
            paragraph![
                "有没有公式？试设 ",
                a_of('n').equals(small(n())),
                "，",
                b_of('n').equals(large(n())),
                "。第 ",
                n(),
                " 对的两数相差 ",
                n(),
                "，这要求 ",
                beta(),
                "；每个正整数恰好出现一次，按贝蒂定理，只要 ",
                sum(),
                " 且都是无理数。两者合起来："
            ],
            Block::Display(first()),
            Block::Display(second()),
            Block::Display(third()),
            Block::Display(solution()),
            paragraph![
                "这就是 ",
                root(5),
                " 的由来：它出自一个判别式为 ",
                (number(1) + number(4)).equals(5),
                " 的一元二次方程。5 不是完全平方数，所以 ",
                alpha(),
                " 是无理数，贝蒂定理适用：数列 ",
                small(n()),
                " 与 ",
                large(n()).equals(small(n()) + n()),
                " 恰好分完全部正整数。"
            ],
            paragraph![
                "它们满足第 1 部分的规则。两个数列都递增，且 ",
                small(letter('m')).below(large(letter('m'))),
                "。不在前 ",
                n() - 1,
                " 对中的最小正整数不会是某个 ",
                large(letter('m')),
                "（",
                letter('m').at_least(n()),
                "），因为 ",
                small(n())
                    .at_most(small(letter('m')))
                    .below(large(letter('m'))),
                " 也还没有用过；所以它是第一个数列中最小的未用项 ",
                small(n()),
                "。这正是 mex，而搭档比它多 ",
                n(),
                "。规则相同，得到的数对也相同。∎"
            ],
        ],
    )
}

fn test() -> Step {
    let (a, n) = (|| letter('a'), || letter('n'));
    let f = || {
        letter('f')
            .of('x')
            .equals(letter('x').squared() - n().next('x') - n().squared())
    };
    let condition = || {
        letter('f')
            .of(a())
            .at_most(0)
            .below(letter('f').of(a() + 1))
    };
    Passage::step(
        Role::Proof,
        vec![
            heading("4. A test without the root"),
            paragraph![
                "For ",
                n().at_least(1),
                " the number ",
                n().next('α'),
                " is the positive root of ",
                f(),
                ", which is negative between 0 and the root and positive beyond. So ",
                a().equals(floor(n().next('α'))),
                ", that is ",
                a().at_most(n().next('α')).below(a() + 1),
                ", holds exactly if ",
                condition(),
                ": integers only. (For ",
                n().equals(0),
                " it says ",
                a().equals(0),
                ", which is right.)"
            ],
        ],
        vec![
            heading("4. 不开方的判别法"),
            paragraph![
                "当 ",
                n().at_least(1),
                " 时，",
                n().next('α'),
                " 是 ",
                f(),
                " 的正根；这个函数在 0 与正根之间为负，在正根之后为正。所以 ",
                a().equals(floor(n().next('α'))),
                "，即 ",
                a().at_most(n().next('α')).below(a() + 1),
                "，当且仅当 ",
                condition(),
                "：只用整数。（",
                n().equals(0),
                " 时它说的就是 ",
                a().equals(0),
                "，也对。）"
            ],
        ],
    )
}

fn example() -> Step {
    Passage::step(
        Role::Example,
        vec![heading("The first pairs"), first_pairs(0, 12)],
        vec![heading("最初的奇异局势"), first_pairs(0, 12)],
    )
}
