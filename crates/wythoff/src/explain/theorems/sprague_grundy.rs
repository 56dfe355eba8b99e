//! The theorem of Sprague and Grundy: every impartial game is a pile of Nim.

use std::ops::ControlFlow;

use super::{Passage, Role, heading};
use crate::explain::formula::{Formula, Sign, letter, number, set};
use crate::explain::page::{Block, paragraph, prose};
use crate::explain::step::Step;
use crate::solve::heap::{HeapRules, NimSequence};

fn g(of: impl Into<Formula>) -> Formula {
    letter('g').of(of)
}

fn sum() -> Formula {
    letter('G') + 'H'
}

pub(super) fn steps() -> Vec<Step> {
    vec![statement(), outcome(), proof(), example()]
}

fn statement() -> Step {
    let definition = || {
        let option = letter('G').indexed(1);
        let all = set([g(option), g(letter('G').indexed(2)), Formula::Dots]);
        g('G').equals(Formula::Word("mex").of(all))
    };
    let claim = || g(sum()).equals(g('G').nim_plus(g('H')));
    Passage::step(
        Role::Statement,
        vec![
            paragraph![
                "Both players have the same moves, no play goes on for ever, and whoever cannot move loses. The Grundy value of a position is the least natural number that no option has:"
            ],
            Block::Display(definition()),
            paragraph![
                "where the ",
                letter('G').indexed('i'),
                " are the options of ",
                letter('G'),
                ". In the sum ",
                sum(),
                " a move is a move in one of the two. Then a position is lost exactly if its value is 0, and"
            ],
            Block::Display(claim()),
        ],
        vec![
            paragraph![
                "双方走法相同，每局都会结束，无法走的一方输。一个局面的 SG 值是它的后继都没有的最小自然数："
            ],
            Block::Display(definition()),
            paragraph![
                "其中 ",
                letter('G').indexed('i'),
                " 是 ",
                letter('G'),
                " 的各个后继。在游戏之和 ",
                sum(),
                " 中，每一步在其中一个里走。那么当且仅当 SG 值为 0 时必败，并且"
            ],
            Block::Display(claim()),
        ],
    )
}

fn outcome() -> Step {
    Passage::step(
        Role::Proof,
        vec![
            heading("0 is lost"),
            paragraph![
                "If ",
                g('G').equals(0),
                ", no option has the value 0: by induction every option is won for the opponent, or there is none. If ",
                g('G').above(0),
                ", then 0 is the value of some option, which by induction is lost for the opponent."
            ],
        ],
        vec![
            heading("值为 0 必败"),
            paragraph![
                "若 ",
                g('G').equals(0),
                "，没有后继的值为 0：由归纳假设每个后继都是对手必胜，或者根本没有后继。若 ",
                g('G').above(0),
                "，则有后继的值为 0，由归纳假设它是对手必败。"
            ],
        ],
    )
}

fn proof() -> Step {
    let (a, b, s, v, w) = (
        || letter('a'),
        || letter('b'),
        || letter('s'),
        || letter('v'),
        || letter('w'),
    );
    let named = || {
        (
            a().equals(g('G')),
            b().equals(g('H')),
            s().equals(a().nim_plus(b())),
        )
    };
    let option = || letter('G').indexed('i');
    let w_is = || w().equals(v().nim_plus(s())).differs(0);
    let lower = || a().nim_plus(w()).below(a());
    let result = || {
        a().nim_plus(w())
            .nim_plus(b())
            .equals(s().nim_plus(w()))
            .equals(v())
    };
    let (a1, b1, s1) = named();
    let (a2, b2, s2) = named();
    Passage::step(
        Role::Proof,
        vec![
            heading("The value of a sum"),
            paragraph![
                "Let ",
                a1,
                ", ",
                b1,
                ", ",
                s1,
                ", and let the claim be proved for all sums reached from ",
                sum(),
                ". It has to be shown that the values of the options of ",
                sum(),
                " contain every ",
                v().below(s()),
                " but not ",
                s(),
                "."
            ],
            Block::Items(vec![
                prose![
                    "Not ",
                    s(),
                    ": an option ",
                    option() + 'H',
                    " has the value ",
                    g(option()).nim_plus(b()),
                    ", which is ",
                    s(),
                    " only if ",
                    g(option()).equals(a()),
                    "; but no option of ",
                    letter('G'),
                    " has the value of ",
                    letter('G'),
                    ". The same for moves in ",
                    letter('H'),
                    "."
                ],
                prose![
                    "Every ",
                    v().below(s()),
                    ": let ",
                    w_is(),
                    ". In the highest binary column in which ",
                    v(),
                    " and ",
                    s(),
                    " differ, that is the highest one of ",
                    w(),
                    ", ",
                    s(),
                    " has the one, since ",
                    v().below(s()),
                    ". So one of ",
                    a(),
                    " and ",
                    b(),
                    " has a one there, say ",
                    a(),
                    ". Then ",
                    lower(),
                    ", so some option ",
                    option(),
                    " of ",
                    letter('G'),
                    " has that value, and ",
                    option() + 'H',
                    " has the value ",
                    result(),
                    "."
                ],
            ]),
            paragraph!["So the mex is ", s(), ". ∎"],
        ],
        vec![
            heading("和的 SG 值"),
            paragraph![
                "记 ",
                a2,
                "，",
                b2,
                "，",
                s2,
                "，并设对从 ",
                sum(),
                " 能走到的所有和结论都成立。要证明 ",
                sum(),
                " 的后继的值包含每个 ",
                v().below(s()),
                "，但不含 ",
                s(),
                "。"
            ],
            Block::Items(vec![
                prose![
                    "不含 ",
                    s(),
                    "：后继 ",
                    option() + 'H',
                    " 的值是 ",
                    g(option()).nim_plus(b()),
                    "，只有当 ",
                    g(option()).equals(a()),
                    " 时才等于 ",
                    s(),
                    "；但 ",
                    letter('G'),
                    " 的后继的值都不等于 ",
                    letter('G'),
                    " 的值。在 ",
                    letter('H'),
                    " 中走也一样。"
                ],
                prose![
                    "含每个 ",
                    v().below(s()),
                    "：令 ",
                    w_is(),
                    "。在 ",
                    v(),
                    " 与 ",
                    s(),
                    " 不同的最高一列上，也就是 ",
                    w(),
                    " 的最高位 1 处，由 ",
                    v().below(s()),
                    " 知 ",
                    s(),
                    " 在这一位上是 1。所以 ",
                    a(),
                    " 与 ",
                    b(),
                    " 之一在这一位上是 1，不妨设是 ",
                    a(),
                    "。于是 ",
                    lower(),
                    "，",
                    letter('G'),
                    " 有后继 ",
                    option(),
                    " 取这个值，而 ",
                    option() + 'H',
                    " 的值是 ",
                    result(),
                    "。"
                ],
            ]),
            paragraph!["所以 mex 就是 ", s(), "。∎"],
        ],
    )
}

fn example() -> Step {
    let mut kayles = NimSequence::new(HeapRules::kayles());
    kayles
        .extend_to(10, &mut |_| ControlFlow::Continue(()))
        .expect("ten values are few");
    let table = || {
        let rows = kayles.values().iter().enumerate();
        let rows = rows.map(|(heap, value)| vec![number(heap).into(), number(*value).into()]);
        Block::Table {
            head: vec![letter('n').into(), g('n').into()],
            rows: rows.collect(),
        }
    };
    // 5 + 7 + 6: the values are computed, and so is their nim-sum.
    let value = |heap: usize| number(kayles.values()[heap]);
    let total = kayles.values()[5] ^ kayles.values()[7] ^ kayles.values()[6];
    let whole = [5usize, 7, 6].map(value).into_iter();
    let whole = crate::explain::formula::joined(Sign::NimPlus, whole).expect("three values");
    let line = || {
        Block::Display(
            g(number(5) + 7 + 6)
                .equals(whole.clone())
                .equals(number(total)),
        )
    };
    Passage::step(
        Role::Example,
        vec![
            heading("An example: Kayles"),
            paragraph![
                "Take one or two stones from a heap and break the rest in two if you like. The values of single heaps, and of three heaps side by side:"
            ],
            table(),
            line(),
        ],
        vec![
            heading("例子：凯尔斯（Kayles）"),
            paragraph![
                "从一堆中取一颗或两颗，并可把余下的分成两堆。单堆的 SG 值，以及三堆并排的值："
            ],
            table(),
            line(),
        ],
    )
}
