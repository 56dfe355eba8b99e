//! Dawson's chess (道森象棋): two rows of pawns face each other across one row of empty squares, and whoever can take must.
//! A pawn that advances is taken back and forth until its file is blocked and the pawns beside it are gone: a move takes
//! away a file with its neighbours, the octal game 0.137. (Dawson 1935 played it misère, which is harder: here that is
//! searched.)
//!
//! The values have the period 34 after heap 51 (Guy and Smith 1956).

use super::heap::NamedHeap;
use super::layout::Layout;
use super::name::{Brackets, GameNameError};
use crate::heap::HeapRules;

/// Dawson's chess by its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ruleset;

impl NamedHeap for Ruleset {
    const NAMES: &'static [&'static str] = &[
        "dawsons-chess",
        "dawson's chess",
        "道森象棋",
        "道森国际象棋",
    ];
    const EXAMPLE: &'static str = "dawsons-chess[5,8]";
    const LAYOUT: Layout = Layout::List;

    fn read(brackets: Brackets<'_>) -> Result<Self, GameNameError> {
        brackets.nothing().map(|()| Self)
    }

    fn written(&self) -> String {
        Self::NAMES[0].to_owned()
    }

    fn heap_rules(&self) -> HeapRules {
        HeapRules::dawsons_chess()
    }
}
