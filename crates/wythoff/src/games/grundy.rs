//! Grundy's game (格兰迪): a move breaks a heap in two that differ.
//!
//! No period of the values is known (2³⁵ of them have been looked at), so large heaps are out of reach.

use super::heap::NamedHeap;
use super::layout::Layout;
use super::name::{Brackets, GameNameError};
use crate::heap::HeapRules;

/// Grundy's game by its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ruleset;

impl NamedHeap for Ruleset {
    const NAMES: &'static [&'static str] =
        &["grundy", "grundy's game", "格兰迪", "格兰迪游戏", "格伦迪"];
    const EXAMPLE: &'static str = "grundy[8,9]";
    const LAYOUT: Layout = Layout::List;

    fn read(brackets: Brackets<'_>) -> Result<Self, GameNameError> {
        brackets.nothing().map(|()| Self)
    }

    fn written(&self) -> String {
        Self::NAMES[0].to_owned()
    }

    fn heap_rules(&self) -> HeapRules {
        HeapRules::Grundy
    }
}
