//! Fraenkel's theorem on k-Wythoff: the same proof with t = k + 1 in place of 1.

use super::wythoff::{a_of, b_of, pair};
use super::{Passage, Role, first_pairs, heading};
use crate::explain::formula::{Formula, floor, fraction, letter, list, number, root, set, tuple};
use crate::explain::page::{Block, paragraph, prose};
use crate::explain::step::Step;

fn solution() -> Formula {
    let inside = letter('t').squared() + 4;
    letter('α').equals(fraction(number(2) - letter('t') + root(inside), 2))
}

fn difference() -> Formula {
    letter('t').next('n')
}

pub(super) fn steps() -> Vec<Step> {
    vec![statement(), positions(), quadratic(), example()]
}

fn statement() -> Step {
    let t = || letter('t').equals(letter('k') + 1);
    let formulas = || {
        list([
            a_of('n').equals(floor(letter('n').next('α'))),
            b_of('n').equals(a_of('n') + difference()),
            solution(),
        ])
    };
    Passage::step(
        Role::Statement,
        vec![
            paragraph![
                "As in Wythoff's game, but from both piles one may take ",
                letter('x').above(0),
                " and ",
                letter('y').above(0),
                " that differ by at most ",
                letter('k'),
                ". With ",
                t(),
                " the lost positions are the pairs ",
                pair('n'),
                ", in either order, with"
            ],
            Block::Display(formulas()),
        ],
        vec![
            paragraph![
                "规则同威佐夫博弈，但从两堆同时取时，可以取 ",
                letter('x').above(0),
                " 与 ",
                letter('y').above(0),
                "，只要两数相差不超过 ",
                letter('k'),
                "。记 ",
                t(),
                "，必败态恰好是（不计次序）",
                pair('n'),
                "，其中"
            ],
            Block::Display(formulas()),
        ],
    )
}

fn positions() -> Step {
    let (a, b, d, n, m) = (
        || letter('a'),
        || letter('b'),
        || letter('d'),
        || letter('n'),
        || letter('m'),
    );
    let rule = || {
        list([
            a_of('n').equals(Formula::Word("mex").of(set([a_of('i'), b_of('i')]))),
            letter('i').below('n'),
            b_of('n').equals(a_of('n') + difference()),
        ])
    };
    let m_is = || m().equals(floor(fraction('d', 't'))).below(n());
    let r_is = || letter('r').equals(d() - letter('t').next('m')).at_most('k');
    let x_is = || letter('x').equals(a() - a_of('m')).above(0);
    let y_is = || {
        letter('y')
            .equals(b() - b_of('m'))
            .equals(letter('x') + 'r')
    };
    Passage::step(
        Role::Proof,
        vec![
            heading("1. Pairs made by crossing out"),
            Block::Display(rule()),
            paragraph![
                "beginning with ",
                pair(0).equals(tuple([0, 0])),
                ". As for Wythoff's game both sequences increase and every number is in exactly one pair: the least free number is taken each time, and ",
                a_of('m').at_most(a_of('n')).below(b_of('n')),
                " for ",
                m().at_most(n()),
                ", ",
                n().at_least(1),
                ". Every multiple of ",
                letter('t'),
                " is the difference of exactly one pair."
            ],
            heading("2. These pairs are the lost positions"),
            paragraph![
                "No move leads from a pair to a pair. With one pile kept the number there is in one pair only. A move in both piles changes the second pile minus the first by ",
                letter('x') - letter('y'),
                ", at most ",
                letter('k').below('t'),
                " up or down; for pairs, in either order, that difference is a multiple of ",
                letter('t'),
                ", so it cannot change, and it belongs to one pair in one order."
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
                    ", ",
                    n().at_least(1),
                    ", leave ",
                    a_of('n'),
                    " of the other pile."
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
                    ", let ",
                    d().equals(b() - a()).below(difference()),
                    ", ",
                    m_is(),
                    " and ",
                    r_is(),
                    ". Taking ",
                    x_is(),
                    " and ",
                    y_is(),
                    " leaves ",
                    pair('m'),
                    "."
                ],
            ]),
            paragraph![
                "The last position ",
                tuple([0, 0]),
                " is a pair, so by induction the pairs are the lost positions."
            ],
        ],
        vec![
            heading("1. 用“划去”构造数对"),
            Block::Display(rule()),
            paragraph![
                "从 ",
                pair(0).equals(tuple([0, 0])),
                " 开始。和威佐夫博弈一样，两个数列都递增，每个数恰好属于一对：每次都取最小的未用数，而当 ",
                m().at_most(n()),
                "、",
                n().at_least(1),
                " 时 ",
                a_of('m').at_most(a_of('n')).below(b_of('n')),
                "。",
                letter('t'),
                " 的每个倍数恰好是一对的差。"
            ],
            heading("2. 这些数对就是必败态"),
            paragraph![
                "从一对走不到另一对。只动一堆时，另一堆的数只属于一对。两堆同时取时，“第二堆减第一堆”改变 ",
                letter('x') - letter('y'),
                "，其绝对值不超过 ",
                letter('k').below('t'),
                "；而对数对（无论次序）来说，这个差是 ",
                letter('t'),
                " 的倍数，所以不能变，而每个这样的差只属于一个次序下的一对。"
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
                    "，令 ",
                    d().equals(b() - a()).below(difference()),
                    "，",
                    m_is(),
                    "，",
                    r_is(),
                    "。取 ",
                    x_is(),
                    " 与 ",
                    y_is(),
                    "，就留下 ",
                    pair('m'),
                    "。"
                ],
            ]),
            paragraph![
                "终局 ",
                tuple([0, 0]),
                " 是数对，归纳即知数对恰好是必败态。"
            ],
        ],
    )
}

fn quadratic() -> Step {
    let alpha = || letter('α');
    let lines = || {
        [
            (fraction(1, 'α') + fraction(1, alpha() + 't')).equals(1),
            (alpha().squared() + (letter('t') - 2).next('α') - 't').equals(0),
            solution(),
        ]
        .map(Block::Display)
    };
    let squares = || {
        let t = || letter('t');
        t().squared()
            .below(t().squared() + 4)
            .below((t() + 1).squared())
    };
    let mut english = vec![
        heading("3. The root"),
        paragraph![
            "Try ",
            a_of('n').equals(floor(letter('n').next('α'))),
            ", ",
            b_of('n').equals(floor(letter('n').next('β'))),
            ". The difference ",
            difference(),
            " asks for ",
            letter('β').equals(alpha() + 't'),
            ", and Beatty's theorem for ",
            (fraction(1, 'α') + fraction(1, 'β')).equals(1),
            ":"
        ],
    ];
    english.extend(lines());
    english.push(paragraph![
        "The number under the root is no square: for ",
        letter('t').equals(1),
        " it is 5, and for ",
        letter('t').at_least(2),
        " it lies between neighbouring squares, ",
        squares(),
        ". So ",
        alpha(),
        " is irrational, Beatty's theorem applies, and as for Wythoff's game the least free number is always ",
        floor(letter('n').next('α')),
        ": the same rule makes the same pairs. For ",
        letter('k').equals(0),
        " this is the golden ratio, for ",
        letter('k').equals(1),
        " it is ",
        alpha().equals(root(2)),
        ". ∎"
    ]);
    let mut chinese = vec![
        heading("3. 根式从哪里来"),
        paragraph![
            "试设 ",
            a_of('n').equals(floor(letter('n').next('α'))),
            "，",
            b_of('n').equals(floor(letter('n').next('β'))),
            "。差 ",
            difference(),
            " 要求 ",
            letter('β').equals(alpha() + 't'),
            "，贝蒂定理要求 ",
            (fraction(1, 'α') + fraction(1, 'β')).equals(1),
            "："
        ],
    ];
    chinese.extend(lines());
    chinese.push(paragraph![
        "根号下的数不是完全平方数：",
        letter('t').equals(1),
        " 时它是 5；",
        letter('t').at_least(2),
        " 时它夹在两个相邻的平方数之间，",
        squares(),
        "。所以 ",
        alpha(),
        " 是无理数，贝蒂定理适用；和威佐夫博弈一样，最小的未用数总是 ",
        floor(letter('n').next('α')),
        "，规则相同，数对也相同。",
        letter('k').equals(0),
        " 时这就是黄金分割比，",
        letter('k').equals(1),
        " 时 ",
        alpha().equals(root(2)),
        "。∎"
    ]);
    Passage::step(Role::Proof, english, chinese)
}

fn example() -> Step {
    let [one, two] = [1, 2].map(|k| letter('k').equals(k));
    Passage::step(
        Role::Example,
        vec![
            heading("The first pairs"),
            paragraph![one.clone(), ":"],
            first_pairs(1, 8),
            paragraph![two.clone(), ":"],
            first_pairs(2, 8),
        ],
        vec![
            heading("最初的奇异局势"),
            paragraph![one, "："],
            first_pairs(1, 8),
            paragraph![two, "："],
            first_pairs(2, 8),
        ],
    )
}
