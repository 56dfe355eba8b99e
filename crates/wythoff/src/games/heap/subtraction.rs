//! Subtraction games (减法游戏): a move takes one of the allowed amounts from a heap.
//!
//! The values of a finite set of amounts are periodic: a value depends only on as many before it as the largest amount,
//! and none exceeds the number of amounts, so the window before a heap comes again. The amounts 1 to m are Bachet's game,
//! which is also answered in misère play.

use dashu_int::UBig;

use crate::games::bachet::Bachet;
use crate::games::misere::in_play;
use crate::games::table::{GameEntry, Parameters};
use crate::solve::heap::HeapRules;

pub(in crate::games) const ENTRY: GameEntry = GameEntry {
    names: &["subtraction", "减法", "减法游戏", "减法博弈"],
    parameters: Parameters::Amounts,
    english: "take one of the given amounts from a heap",
    chinese: "从一堆中取给定数量之一的石子",
    example: "subtraction(1,3,4)[20]",
    rules: |arguments, play| match arguments.heap_rules() {
        HeapRules::AtMost(most) => {
            let game = Bachet::new(&UBig::from(most.get()), play);
            Box::new(game.expect("not zero"))
        }
        rules => in_play(rules.clone(), play),
    },
};
