//! Kayles (凯尔斯): a row of skittles; a move knocks down one, or two that stand next to each other. What stands to the
//! left and what to the right are heaps of their own, so this is the octal game 0.77 (Dudeney 1908).
//!
//! The values have the period 12 after heap 70 (Guy and Smith 1956).

use crate::games::misere::in_play;
use crate::games::table::{GameEntry, Parameters};
use crate::solve::heap::HeapRules;

pub(in crate::games) const ENTRY: GameEntry = GameEntry {
    names: &["kayles", "凯尔斯", "凯尔斯游戏"],
    parameters: Parameters::None,
    english: "take one or two stones from a heap, then break it in two if you like (0.77)",
    chinese: "从一堆中取一颗或两颗，并可把余下的分成两堆（0.77）",
    example: "kayles[5,7]",
    rules: |_, play| in_play(HeapRules::kayles(), play),
};
