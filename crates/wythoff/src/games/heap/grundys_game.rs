//! Grundy's game (格兰迪): a move breaks a heap in two that differ.
//!
//! No period of the values is known (2³⁵ of them have been looked at), so large heaps are out of reach.

use crate::games::misere::in_play;
use crate::games::table::{GameEntry, Parameters};
use crate::solve::heap::HeapRules;

pub(in crate::games) const ENTRY: GameEntry = GameEntry {
    names: &["grundy", "grundy's game", "格兰迪", "格兰迪游戏", "格伦迪"],
    parameters: Parameters::None,
    english: "break a heap in two that differ",
    chinese: "把一堆分成大小不同的两堆",
    example: "grundy[8,9]",
    rules: |_, play| in_play(HeapRules::Grundy, play),
};
