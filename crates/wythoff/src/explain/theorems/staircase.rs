//! Staircase Nim: only the odd stairs count.

use super::{Passage, Role, heading};
use crate::explain::formula::{letter, tuple};
use crate::explain::page::{Block, paragraph, prose};
use crate::explain::step::Step;

pub(super) fn steps() -> Vec<Step> {
    let (a, s) = (|| letter('a'), || letter('s'));
    let new = || a().nim_plus(s());
    vec![
        Passage::step(
            Role::Statement,
            vec![paragraph![
                "Coins lie on the stairs 1, 2, 3, … above the ground. A move takes any positive number of coins from one stair to the next lower, from stair 1 to the ground, where they stay; whoever cannot move loses. A position is lost exactly if the nim-sum ",
                s(),
                " of the coins on the odd stairs is 0."
            ]],
            vec![paragraph![
                "硬币放在地面以上的第 1、2、3、……级台阶上。每次把某一级上的任意多枚移到下一级，从第 1 级则移到地面，落地不再动；无法走的一方输。当且仅当奇数级上硬币数的异或和 ",
                s(),
                " 为 0 时必败。"
            ]],
        ),
        Passage::step(
            Role::Proof,
            vec![
                heading("Proof"),
                paragraph![
                    "Every game ends, because each move lowers the sum of the numbers of the stairs over all coins."
                ],
                Block::Items(vec![
                    prose![
                        "A move goes between two neighbouring stairs (or to the ground, stair 0), of which exactly one is odd. So it changes exactly one odd stair, and if ",
                        s().equals(0),
                        " the nim-sum is no longer 0."
                    ],
                    prose![
                        "If ",
                        s().differs(0),
                        ", then as in Nim some odd stair has ",
                        a(),
                        " coins with ",
                        new().below(a()),
                        ". Move ",
                        a() - new(),
                        " coins from it to the next lower stair, which is even or the ground: of the odd stairs only this one changes, and the nim-sum becomes 0."
                    ],
                ]),
                paragraph![
                    "In the end there are no coins and the nim-sum is 0; so the player who always leaves 0 makes the last move. ∎"
                ],
                paragraph![
                    "Coins on even stairs are of no use: whoever brings them to an odd stair sees the opponent move as many of them on."
                ],
            ],
            vec![
                heading("证明"),
                paragraph!["每局都会结束，因为每走一步，所有硬币所在级数之和都变小。"],
                Block::Items(vec![
                    prose![
                        "一步总在相邻两级之间（或到地面，即第 0 级），其中恰有一级是奇数级。所以每一步恰好改变一个奇数级；若 ",
                        s().equals(0),
                        "，走后异或和不再为 0。"
                    ],
                    prose![
                        "若 ",
                        s().differs(0),
                        "，和尼姆一样，有某个奇数级上的硬币数 ",
                        a(),
                        " 满足 ",
                        new().below(a()),
                        "。从这一级往下移 ",
                        a() - new(),
                        " 枚，下一级是偶数级或地面，所以奇数级中只有它改变，异或和变成 0。"
                    ],
                ]),
                paragraph!["终局没有硬币，异或和为 0；所以总是留下 0 的一方走最后一步。∎"],
                paragraph!["偶数级上的硬币没有用处：谁把它们移到奇数级，对手就原数再往下移一级。"],
            ],
        ),
        Passage::step(
            Role::Example,
            vec![
                heading("An example"),
                paragraph![
                    "The stairs, from the lowest, ",
                    tuple([2, 5, 3]),
                    ": the odd ones hold 2 and 3, and ",
                    crate::explain::formula::number(2).nim_plus(3).equals(2 ^ 3),
                    ", a win; moving one coin from stair 3 to stair 2 leaves ",
                    tuple([2, 6, 2]),
                    ", which is lost."
                ],
            ],
            vec![
                heading("例子"),
                paragraph![
                    "从最低一级起为 ",
                    tuple([2, 5, 3]),
                    "：奇数级上有 2 枚和 3 枚，",
                    crate::explain::formula::number(2).nim_plus(3).equals(2 ^ 3),
                    "，必胜；从第 3 级往第 2 级移一枚，留下 ",
                    tuple([2, 6, 2]),
                    "，必败。"
                ],
            ],
        ),
    ]
}
