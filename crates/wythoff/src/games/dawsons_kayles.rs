//! Dawson's Kayles (道森凯尔斯): a row of skittles; a move knocks down two that stand next to each other: the octal game
//! 0.07. A heap of n here has the value of a heap of n − 1 in Dawson's chess.
//!
//! The values have the period 34 after heap 52 (Guy and Smith 1956).

use super::heap::NamedHeap;
use super::layout::Layout;
use super::name::{Brackets, GameNameError};
use crate::heap::HeapRules;

/// Dawson's Kayles by its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ruleset;

impl NamedHeap for Ruleset {
    const NAMES: &'static [&'static str] = &[
        "dawsons-kayles",
        "dawson's kayles",
        "dawson",
        "道森",
        "道森凯尔斯",
    ];
    const EXAMPLE: &'static str = "dawsons-kayles[5,8]";
    const LAYOUT: Layout = Layout::Row;

    fn read(brackets: Brackets<'_>) -> Result<Self, GameNameError> {
        brackets.nothing().map(|()| Self)
    }

    fn written(&self) -> String {
        Self::NAMES[0].to_owned()
    }

    fn heap_rules(&self) -> HeapRules {
        HeapRules::dawsons_kayles()
    }
}
