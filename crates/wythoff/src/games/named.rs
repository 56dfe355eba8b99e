//! What a game says of itself, and how all of them become one enum.

use std::fmt::Debug;

use super::layout::Layout;
use super::name::{Brackets, GameNameError};
use super::reason::Reason;
use super::strategy::Strategy;
use crate::game::Game;
use crate::heap::HeapRules;
use crate::position::Play;

/// A game with its parameters, for normal and misère play: all that the rest of the library asks of it.
///
/// No method has a default: a game that forgets to answer does not compile.
pub(crate) trait Named: Clone + Eq + Debug {
    /// Every name it answers to as typed, English and Chinese; it is written with the first.
    const NAMES: &'static [&'static str];

    /// A position to copy, with the parameters if the game has some.
    const EXAMPLE: &'static str;

    /// Reads its parameters.
    fn read(brackets: Brackets<'_>) -> Result<Self, GameNameError>;

    /// The shortest text that names it, with its parameters.
    fn written(&self) -> String;

    /// Its rules.
    fn rules(&self, play: Play) -> Box<dyn Game>;

    /// Its rules for one heap, if it is a game of heaps that are taken from and broken each by its own.
    fn heap_rules(&self) -> Option<HeapRules>;

    /// What explains its positions.
    fn reason(&self, play: Play) -> Reason;

    /// Its moves as statements of the rule language, for one to five piles; `None`: they cannot be said there.
    fn moves_text(&self, piles: usize) -> Option<String>;

    /// What a program computes to play it in normal play.
    fn strategy(&self) -> Strategy;

    /// How its stones are laid out.
    fn layout(&self) -> Layout;
}

/// Declares the games: each line is a module, and the case of [`NamedGame`](super::NamedGame) for its `Ruleset`.
macro_rules! named_games {
    ($($module:ident: $Case:ident,)*) => {
        $(pub mod $module;)*

        /// A game called by its name, with its parameters.
        ///
        /// It prints as the shortest text that names it.
        #[derive(Debug, Clone, PartialEq, Eq)]
        #[allow(missing_docs)]
        pub enum NamedGame {
            $($Case($module::Ruleset),)*
        }

        static GAMES: &[GameEntry] = &[$(GameEntry::of::<$module::Ruleset>(),)*];

        $(impl From<$module::Ruleset> for NamedGame {
            fn from(game: $module::Ruleset) -> Self {
                Self::$Case(game)
            }
        })*

        impl NamedGame {
            /// Its line in the list of games.
            pub fn entry(&self) -> &'static GameEntry {
                match self {
                    $(Self::$Case(_) => const { &GameEntry::of::<$module::Ruleset>() },)*
                }
            }

            /// Its rules, for normal or misère play.
            pub fn rules(&self, play: Play) -> Box<dyn Game> {
                match self {
                    $(Self::$Case(game) => game.rules(play),)*
                }
            }

            /// Its rules for one heap, if it is a game of heaps that are taken from and broken each by its own.
            pub fn heap_rules(&self) -> Option<HeapRules> {
                match self {
                    $(Self::$Case(game) => game.heap_rules(),)*
                }
            }

            /// What explains its positions.
            pub fn reason(&self, play: Play) -> Reason {
                match self {
                    $(Self::$Case(game) => game.reason(play),)*
                }
            }

            /// What a program computes to play it in normal play.
            pub fn strategy(&self) -> Strategy {
                match self {
                    $(Self::$Case(game) => game.strategy(),)*
                }
            }

            /// How its stones are laid out.
            pub fn layout(&self) -> Layout {
                match self {
                    $(Self::$Case(game) => game.layout(),)*
                }
            }

            fn moves_text(&self, piles: usize) -> Option<String> {
                match self {
                    $(Self::$Case(game) => game.moves_text(piles),)*
                }
            }
        }

        impl fmt::Display for NamedGame {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(Self::$Case(game) => f.write_str(&game.written()),)*
                }
            }
        }
    };
}
pub(super) use named_games;
