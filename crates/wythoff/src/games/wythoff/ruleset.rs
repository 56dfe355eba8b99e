//! k-Wythoff by its name.

use dashu_int::UBig;

use super::Wythoff;
use crate::game::Game;
use crate::games::NamedGame;
use crate::games::layout::Layout;
use crate::games::name::{Brackets, GameNameError, Parameter};
use crate::games::named::Named;
use crate::games::reason::Reason;
use crate::games::rules_text::{from_one_pile, number};
use crate::games::strategy::Strategy;
use crate::heap::HeapRules;
use crate::position::Play;

/// k-Wythoff by its name and its k.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruleset {
    /// How far apart the two amounts of a move in both piles may be.
    pub k: UBig,
}

const K: Parameter<UBig> = Parameter {
    name: "k",
    default: Some(0),
    range: (0, None),
    value: Some,
};

impl Named for Ruleset {
    const NAMES: &'static [&'static str] = &["wythoff", "威佐夫", "威佐夫博弈", "威佐夫游戏"];
    const EXAMPLE: &'static str = "wythoff[8,4]";

    fn read(brackets: Brackets<'_>) -> Result<Self, GameNameError> {
        brackets.number(&K).map(|k| Self { k })
    }

    fn written(&self) -> String {
        K.written(Self::NAMES[0], &self.k)
    }

    fn rules(&self, play: Play) -> Box<dyn Game> {
        Box::new(Wythoff::with_play(self.k.clone(), play))
    }

    fn heap_rules(&self) -> Option<HeapRules> {
        None
    }

    fn reason(&self, _play: Play) -> Reason {
        Reason::LosingPairs { k: self.k.clone() }
    }

    fn moves_text(&self, piles: usize) -> Option<String> {
        if piles != 2 {
            return None;
        }
        let (single, k) = (from_one_pile("x > 0", piles), number(&self.k)?);
        Some(format!("{single}\nmove x > 0, y > 0, |x - y| <= {k}"))
    }

    fn strategy(&self) -> Strategy {
        Strategy::LosingPairs { k: self.k.clone() }
    }

    fn layout(&self) -> Layout {
        Layout::Piles
    }
}

impl NamedGame {
    /// k-Wythoff.
    pub fn wythoff(k: UBig) -> Self {
        Self::Wythoff(Ruleset { k })
    }

    /// The k, if this is k-Wythoff.
    pub fn wythoff_k(&self) -> Option<&UBig> {
        match self {
            Self::Wythoff(game) => Some(&game.k),
            _ => None,
        }
    }
}
