//! Bouton's theorem on Nim, in normal and misère play.

use super::{Passage, Role, heading};
use crate::explain::certificate::Certificate;
use crate::explain::formula::letter;
use crate::explain::page::{Block, paragraph, prose};
use crate::explain::step::Step;
use crate::language::Language;

pub(super) fn steps() -> Vec<Step> {
    vec![statement(), normal(), misere(), example()]
}

fn statement() -> Step {
    Passage::step(
        Role::Statement,
        vec![
            paragraph![
                "Any number of piles; a move takes any positive number of stones from one of them. The nim-sum ⊕ of numbers is their sum in binary without carrying. In normal play (the last stone wins) a position is lost exactly if the nim-sum ",
                letter('s'),
                " of the piles is 0."
            ],
            paragraph![
                "In misère play (the last stone loses) the same holds while some pile has two stones or more; if no pile has, the position is lost exactly if the number of piles with one stone is odd."
            ],
        ],
        vec![
            paragraph![
                "若干堆石子，每次从一堆中取任意多颗。几个数的异或和 ⊕ 是把它们写成二进制后不进位相加的结果。通常规则（取到最后一颗者胜）下，当且仅当各堆的异或和 ",
                letter('s'),
                " 为 0 时必败。"
            ],
            paragraph![
                "反常规则（取到最后一颗者负）下，只要有一堆不少于两颗，结论相同；如果每堆都不超过一颗，则当且仅当一颗的堆数为奇数时必败。"
            ],
        ],
    )
}

fn normal() -> Step {
    let (a, s) = (|| letter('a'), || letter('s'));
    let new = || a().nim_plus(s());
    let other = || letter('b');
    Passage::step(
        Role::Proof,
        vec![
            heading("Normal play"),
            Block::Items(vec![
                prose![
                    "If ",
                    s().equals(0),
                    ", a move changes one pile from ",
                    a(),
                    " to ",
                    other().below(a()),
                    ", and the nim-sum becomes ",
                    a().nim_plus(other()).differs(0),
                    "."
                ],
                prose![
                    "If ",
                    s().differs(0),
                    ", look at its highest one in binary. An odd number of piles, so at least one, ",
                    a(),
                    ", has a one in that column. In ",
                    new(),
                    " that one is gone and only lower columns may change, so ",
                    new().below(a()),
                    ": leave ",
                    new(),
                    " of this pile, and the nim-sum becomes ",
                    s().nim_plus(a()).nim_plus(new()).equals(0),
                    "."
                ],
            ]),
            paragraph![
                "The end, no stones, has nim-sum 0. So the player who leaves 0 can do so for ever, and makes the last move. ∎"
            ],
        ],
        vec![
            heading("通常规则"),
            Block::Items(vec![
                prose![
                    "若 ",
                    s().equals(0),
                    "，一步把某一堆从 ",
                    a(),
                    " 变成 ",
                    other().below(a()),
                    "，异或和就变成 ",
                    a().nim_plus(other()).differs(0),
                    "。"
                ],
                prose![
                    "若 ",
                    s().differs(0),
                    "，看它二进制的最高位 1。这一列上有奇数堆是 1，所以至少有一堆 ",
                    a(),
                    " 在这一位上是 1。",
                    new(),
                    " 的这一位变成 0，只有更低的位可能改变，所以 ",
                    new().below(a()),
                    "：把这一堆取到剩 ",
                    new(),
                    "，异或和变成 ",
                    s().nim_plus(a()).nim_plus(new()).equals(0),
                    "。"
                ],
            ]),
            paragraph![
                "终局没有石子，异或和为 0。所以总能留下 0 的一方可以一直留下去，并走最后一步。∎"
            ],
        ],
    )
}

fn misere() -> Step {
    let s = || letter('s');
    Passage::step(
        Role::Proof,
        vec![
            heading("Misère play"),
            Block::Items(vec![
                prose![
                    "No pile above 1: every move takes one whole pile. With an odd number of them the player to move takes the last one and loses; with an even number the opponent does (or the game is over, and the player to move has won)."
                ],
                prose![
                    "Exactly one pile above 1: it has a one in a column where no other pile has, so ",
                    s().differs(0),
                    ". The player to move wins: leave 0 or 1 of this pile, whichever makes the number of piles of one stone odd."
                ],
                prose![
                    "At least two piles above 1: after any move at least one is left. If ",
                    s().equals(0),
                    ", every move makes the nim-sum different from 0, which by induction the opponent wins. If ",
                    s().differs(0),
                    ", the move of normal play makes it 0 with a pile above 1 still there, which by induction is lost for the opponent. ∎"
                ],
            ]),
        ],
        vec![
            heading("反常规则"),
            Block::Items(vec![
                prose![
                    "没有超过一颗的堆：每一步恰好取走一整堆。堆数为奇数时，轮到走的一方取到最后一堆而输；为偶数时输的是对手（或者游戏已结束，轮到走的一方已胜）。"
                ],
                prose![
                    "恰有一堆超过一颗：它在某一列上有 1 而别的堆都没有，所以 ",
                    s().differs(0),
                    "。先手必胜：把这一堆取到剩 0 颗或 1 颗，使一颗的堆数为奇数。"
                ],
                prose![
                    "至少两堆超过一颗：走任何一步之后至少还剩一堆。若 ",
                    s().equals(0),
                    "，怎么走异或和都不为 0，由归纳假设对手必胜。若 ",
                    s().differs(0),
                    "，按通常规则走一步使它为 0，这时仍有超过一颗的堆，由归纳假设对手必败。∎"
                ],
            ]),
        ],
    )
}

fn example() -> Step {
    let sum = || Certificate::nim_sum([3u8, 5, 6].map(Into::into).into());
    let mut english = vec![
        heading("An example"),
        paragraph!["A lost position, with an even number of ones in every column:"],
    ];
    english.extend(sum().words(Language::English));
    let mut chinese = vec![
        heading("例子"),
        paragraph!["一个必败态，每一列都有偶数个 1："],
    ];
    chinese.extend(sum().words(Language::Chinese));
    let mut step = Passage::step(Role::Example, english, chinese);
    step.certificate = Some(sum());
    step
}
