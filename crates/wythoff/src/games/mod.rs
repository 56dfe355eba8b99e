//! One game to a file: its names, its rules, which moves are legal, and whatever else is asked of it.
//!
//! [`NamedGame`] has a case for each. Adding a game is its file and one line here; the compiler asks for the rest, and
//! the laws test it.

use std::fmt;

use crate::game::Game;
use crate::heap::HeapRules;
use crate::position::Play;

pub mod coins;
mod entry;
mod few_moves;
mod heap;
mod heaps;
mod layout;
mod misere;
mod name;
mod named;
mod reason;
mod rules_text;
mod strategy;

use named::{Named, named_games};

named_games! {
    wythoff: Wythoff,
    nim: Nim,
    staircase: Staircase,
    moore: Moore,
    bachet: Bachet,
    fibonacci: Fibonacci,
    euclid: Euclid,
    subtraction: Subtraction,
    all_but: AllBut,
    lasker: Lasker,
    kayles: Kayles,
    dawsons_kayles: DawsonsKayles,
    dawsons_chess: DawsonsChess,
    grundy: Grundy,
    octal: Octal,
    turning_turtles: TurningTurtles,
    mock_turtles: MockTurtles,
    ruler: Ruler,
}

pub use self::wythoff::Wythoff;
pub use bachet::Bachet;
pub use coins::Coins;
pub use entry::{GameEntry, games};
pub use euclid::Euclid;
pub use few_moves::FewMoves;
pub use fibonacci::Fibonacci;
pub use layout::Layout;
pub use misere::Misere;
pub use mock_turtles::MockTurtles;
pub use moore::Moore;
pub use name::{GameNameError, parse_game};
pub(crate) use name::{Reader, read_game};
pub use nim::Nim;
pub use reason::{Reason, ValueRule};
pub use ruler::Ruler;
pub use staircase::Staircase;
pub use strategy::Strategy;
pub use turning_turtles::TurningTurtles;
