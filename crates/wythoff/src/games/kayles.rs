//! Kayles (凯尔斯): a row of skittles; a move knocks down one, or two that stand next to each other. What stands to the
//! left and what to the right are heaps of their own, so this is the octal game 0.77 (Dudeney 1908).
//!
//! The values have the period 12 after heap 70 (Guy and Smith 1956).

use super::heap::NamedHeap;
use super::layout::Layout;
use super::name::{Brackets, GameNameError};
use crate::heap::HeapRules;

/// Kayles by its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ruleset;

impl NamedHeap for Ruleset {
    const NAMES: &'static [&'static str] = &["kayles", "凯尔斯", "凯尔斯游戏"];
    const EXAMPLE: &'static str = "kayles[5,7]";
    const LAYOUT: Layout = Layout::Row;

    fn read(brackets: Brackets<'_>) -> Result<Self, GameNameError> {
        brackets.nothing().map(|()| Self)
    }

    fn written(&self) -> String {
        Self::NAMES[0].to_owned()
    }

    fn heap_rules(&self) -> HeapRules {
        HeapRules::kayles()
    }
}
