//! The table of games: adding one is a file and a line here, and the laws test it.

use dashu_int::UBig;

use super::coins::{mock_turtles, ruler, turning_turtles};
use super::heap::{
    all_but, code, dawsons_chess, dawsons_kayles, grundys_game, kayles, lasker, subtraction,
};
use super::{bachet, euclid, fibonacci, moore, nim, staircase, wythoff};
use crate::game::Game;
use crate::position::Play;
use crate::solve::heap::HeapRules;

/// Every game that has a name, in the order they are listed.
pub fn games() -> &'static [GameEntry] {
    GAMES
}

static GAMES: &[GameEntry] = &[
    wythoff::ENTRY,
    nim::ENTRY,
    staircase::ENTRY,
    moore::ENTRY,
    bachet::ENTRY,
    fibonacci::ENTRY,
    euclid::ENTRY,
    subtraction::ENTRY,
    all_but::ENTRY,
    lasker::ENTRY,
    kayles::ENTRY,
    dawsons_kayles::ENTRY,
    dawsons_chess::ENTRY,
    grundys_game::ENTRY,
    code::ENTRY,
    turning_turtles::ENTRY,
    mock_turtles::ENTRY,
    ruler::ENTRY,
];

/// A game that has a name.
#[derive(Debug, Clone, Copy)]
pub struct GameEntry {
    pub(super) names: &'static [&'static str],
    pub(super) parameters: Parameters,
    pub(super) english: &'static str,
    pub(super) chinese: &'static str,
    pub(super) example: &'static str,
    /// The rules for arguments that [`Parameters`] accepted.
    pub(super) rules: fn(&Arguments, Play) -> Box<dyn Game>,
}

impl GameEntry {
    /// Its name.
    pub fn name(&self) -> &'static str {
        self.names[0]
    }

    /// Every name it answers to, English and Chinese.
    pub fn names(&self) -> &'static [&'static str] {
        self.names
    }

    /// The rules in one line of English.
    pub fn english(&self) -> &'static str {
        self.english
    }

    /// The rules in one line of Chinese.
    pub fn chinese(&self) -> &'static str {
        self.chinese
    }

    /// A position to copy, with the parameters if the game has some.
    pub fn example(&self) -> &'static str {
        self.example
    }
}

/// What may stand in the brackets after the name of a game.
#[derive(Debug, Clone, Copy)]
pub(super) enum Parameters {
    None,
    /// `k=2`, or just `2`.
    Number(Parameter),
    /// `1,3,4`, or `1..4`.
    Amounts,
    /// `0.77`; it may also stand alone, without name and brackets.
    Code,
}

/// A number with a name.
#[derive(Debug, Clone, Copy)]
pub(super) struct Parameter {
    pub(super) name: &'static str,
    /// Its value if none is given; `None`: one must be.
    pub(super) default: Option<u64>,
    pub(super) least: u64,
    pub(super) most: Option<u64>,
}

/// What stands in the brackets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Arguments {
    None,
    Number(UBig),
    Heap(HeapRules),
}

impl Arguments {
    /// The number of a game with [`Parameters::Number`].
    pub(super) fn number(&self) -> &UBig {
        match self {
            Self::Number(number) => number,
            _ => panic!("the game has a number"),
        }
    }

    /// The rules of a game with [`Parameters::Amounts`] or [`Parameters::Code`].
    pub(super) fn heap_rules(&self) -> &HeapRules {
        match self {
            Self::Heap(rules) => rules,
            _ => panic!("the game has heap rules"),
        }
    }
}
