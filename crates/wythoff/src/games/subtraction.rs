//! Subtraction games (减法游戏): a move takes one of the allowed amounts from a heap.
//!
//! The values of a finite set of amounts are periodic: a value depends only on as many before it as the largest amount,
//! and none exceeds the number of amounts, so the window before a heap comes again. The amounts 1 to m are Bachet's game,
//! which is also answered in misère play.

use std::num::NonZeroU32;

use super::bachet;
use super::heap;
use super::layout::Layout;
use super::misere::in_play;
use super::name::{Brackets, GameNameError};
use super::named::Named;
use super::reason::Reason;
use super::rules_text::from_one_pile;
use super::strategy::Strategy;
use crate::game::Game;
use crate::heap::{Amounts, HeapRules};
use crate::position::Play;

/// A subtraction game by its name and its amounts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ruleset {
    /// All amounts from 1 to this: Bachet's game.
    AtMost(NonZeroU32),
    /// These amounts.
    OneOf(Amounts),
}

/// With more amounts than these the alternatives of the rule language become too many.
const MOST_IN_RULES: usize = 64;

impl Ruleset {
    fn of_heap(&self) -> HeapRules {
        match self {
            Self::AtMost(most) => HeapRules::AtMost(*most),
            Self::OneOf(amounts) => HeapRules::Subtraction(amounts.clone()),
        }
    }
}

/// The same game by its own name.
fn bachet(most: NonZeroU32) -> bachet::Ruleset {
    bachet::Ruleset { m: most.into() }
}

impl Named for Ruleset {
    const NAMES: &'static [&'static str] = &["subtraction", "减法", "减法游戏", "减法博弈"];
    const EXAMPLE: &'static str = "subtraction(1,3,4)[20]";

    fn read(brackets: Brackets<'_>) -> Result<Self, GameNameError> {
        let ranges = brackets.amounts()?;
        if let Some(most) = ranges.up_to() {
            return Ok(Self::AtMost(most));
        }
        let amounts = ranges.written_out()?;
        Ok(match amounts.all_to() {
            Some(most) => Self::AtMost(most),
            None => Self::OneOf(amounts),
        })
    }

    fn written(&self) -> String {
        let name = Self::NAMES[0];
        match self {
            Self::AtMost(most) => format!("{name}(1..{most})"),
            Self::OneOf(amounts) => format!("{name}({amounts})"),
        }
    }

    fn rules(&self, play: Play) -> Box<dyn Game> {
        match self {
            Self::AtMost(most) => bachet(*most).rules(play),
            Self::OneOf(_) => in_play(self.of_heap(), play),
        }
    }

    fn heap_rules(&self) -> Option<HeapRules> {
        Some(self.of_heap())
    }

    fn reason(&self, play: Play) -> Reason {
        match self {
            Self::AtMost(most) => bachet(*most).reason(play),
            Self::OneOf(_) => heap::reason(self.of_heap(), play),
        }
    }

    fn moves_text(&self, piles: usize) -> Option<String> {
        let amounts = match self {
            Self::AtMost(most) => return bachet(*most).moves_text(piles),
            Self::OneOf(amounts) => amounts.iter().map(|s| format!("x = {s}")),
        };
        let amounts: Vec<String> = amounts.collect();
        (amounts.len() <= MOST_IN_RULES).then(|| from_one_pile(&amounts.join(" or "), piles))
    }

    fn strategy(&self) -> Strategy {
        match self {
            Self::AtMost(most) => bachet(*most).strategy(),
            Self::OneOf(_) => Strategy::HeapTable(self.of_heap()),
        }
    }

    fn layout(&self) -> Layout {
        Layout::Piles
    }
}
