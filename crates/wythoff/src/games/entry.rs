//! The list of games, to look a name up and to show.

use super::name::{Brackets, GameNameError};
use super::named::Named;
use super::{GAMES, NamedGame};

/// Every game that has a name, in the order they are listed.
pub fn games() -> &'static [GameEntry] {
    GAMES
}

/// A game that has a name, whatever its parameters.
#[derive(Debug, Clone, Copy)]
pub struct GameEntry {
    pub(super) names: &'static [&'static str],
    pub(super) example: &'static str,
    /// Reads the parameters after the name.
    pub(super) read: fn(Brackets<'_>) -> Result<NamedGame, GameNameError>,
}

impl GameEntry {
    pub(super) const fn of<G: Named + Into<NamedGame>>() -> Self {
        Self {
            names: G::NAMES,
            example: G::EXAMPLE,
            read: |brackets| G::read(brackets).map(Into::into),
        }
    }

    /// Its name.
    pub fn name(&self) -> &'static str {
        self.names[0]
    }

    /// Every name it answers to, English and Chinese.
    pub fn names(&self) -> &'static [&'static str] {
        self.names
    }

    /// A position to copy, with the parameters if the game has some.
    pub fn example(&self) -> &'static str {
        self.example
    }

    /// The game of the example.
    ///
    /// ```
    /// for game in wythoff::games() {
    ///     assert_eq!(game.exemplar().entry().names(), game.names());
    /// }
    /// ```
    pub fn exemplar(&self) -> NamedGame {
        let (name, _) = self.example.split_once('[').expect("a position");
        super::parse_game(name).expect("examples are tested")
    }
}
