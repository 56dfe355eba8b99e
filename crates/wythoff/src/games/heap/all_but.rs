//! All-but games (除外减法): a move takes any positive amount from a heap except the given ones.
//!
//! The values are arithmetically periodic (Siegel, *Combinatorial Game Theory*, 2013): g(n + p) = g(n) + s from some heap
//! on.

use crate::games::misere::in_play;
use crate::games::table::{GameEntry, Parameters};

pub(in crate::games) const ENTRY: GameEntry = GameEntry {
    names: &["all-but", "除外减法", "除外"],
    parameters: Parameters::Amounts,
    english: "take any amount from a heap except the given ones",
    chinese: "从一堆中取任意数量的石子，但不能是给定的数量",
    example: "all-but(2,3,7)[20]",
    rules: |arguments, play| in_play(arguments.heap_rules().clone(), play),
};
