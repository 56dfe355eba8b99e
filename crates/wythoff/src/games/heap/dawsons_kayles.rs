//! Dawson's Kayles (道森凯尔斯): a row of skittles; a move knocks down two that stand next to each other: the octal game
//! 0.07. A heap of n here has the value of a heap of n − 1 in Dawson's chess.
//!
//! The values have the period 34 after heap 52 (Guy and Smith 1956).

use crate::games::misere::in_play;
use crate::games::table::{GameEntry, Parameters};
use crate::solve::heap::HeapRules;

pub(in crate::games) const ENTRY: GameEntry = GameEntry {
    names: &[
        "dawsons-kayles",
        "dawson's kayles",
        "dawson",
        "道森",
        "道森凯尔斯",
    ],
    parameters: Parameters::None,
    english: "take two stones from a heap, then break it in two if you like (0.07)",
    chinese: "从一堆中取两颗，并可把余下的分成两堆（0.07）",
    example: "dawsons-kayles[5,8]",
    rules: |_, play| in_play(HeapRules::dawsons_kayles(), play),
};
