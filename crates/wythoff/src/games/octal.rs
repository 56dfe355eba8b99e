//! Octal and hexadecimal games (八进制游戏), written as their code: `0.77`, `4.3`, `0x0.3f`.
//!
//! Digit d_k says what may be left of a heap after taking k stones: 1 nothing, 2 one heap, 4 two heaps, 8 three heaps, and
//! sums of these; see [`HeapCode`]. A period of an octal game is proved by the theorem of Guy
//! and Smith (1956). For many short codes none is known.

use super::heap::NamedHeap;
use super::layout::Layout;
use super::name::{Brackets, GameNameError};
use crate::heap::{HeapCode, HeapRules};

/// A game by its code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruleset(pub HeapCode);

impl NamedHeap for Ruleset {
    const NAMES: &'static [&'static str] = &["octal", "八进制", "八进制游戏"];
    const EXAMPLE: &'static str = "0.77[20]";
    const LAYOUT: Layout = Layout::Row;

    fn read(brackets: Brackets<'_>) -> Result<Self, GameNameError> {
        brackets.code().map(Self)
    }

    fn written(&self) -> String {
        self.0.to_string()
    }

    fn heap_rules(&self) -> HeapRules {
        HeapRules::Code(self.0.clone())
    }
}
