//! All-but games (除外减法): a move takes any positive amount from a heap except the given ones.
//!
//! The values are arithmetically periodic (Siegel, *Combinatorial Game Theory*, 2013): g(n + p) = g(n) + s from some heap
//! on.

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

/// An all-but game by its name and the amounts that are not taken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruleset(pub Amounts);

/// With more amounts than these the conditions of the rule language become too many.
const MOST_IN_RULES: usize = 8;

impl Named for Ruleset {
    const NAMES: &'static [&'static str] = &["all-but", "除外减法", "除外"];
    const EXAMPLE: &'static str = "all-but(2,3,7)[20]";

    fn read(brackets: Brackets<'_>) -> Result<Self, GameNameError> {
        brackets.amounts()?.written_out().map(Self)
    }

    fn written(&self) -> String {
        format!("{}({})", Self::NAMES[0], self.0)
    }

    fn rules(&self, play: Play) -> Box<dyn Game> {
        in_play(HeapRules::AllBut(self.0.clone()), play)
    }

    fn heap_rules(&self) -> Option<HeapRules> {
        Some(HeapRules::AllBut(self.0.clone()))
    }

    fn reason(&self, play: Play) -> Reason {
        heap::reason(HeapRules::AllBut(self.0.clone()), play)
    }

    fn moves_text(&self, piles: usize) -> Option<String> {
        let amounts: Vec<String> = self.0.iter().map(|s| format!("x != {s}")).collect();
        let condition = format!("x > 0, {}", amounts.join(", "));
        (amounts.len() <= MOST_IN_RULES).then(|| from_one_pile(&condition, piles))
    }

    fn strategy(&self) -> Strategy {
        Strategy::Unwritten
    }

    fn layout(&self) -> Layout {
        Layout::Piles
    }
}
