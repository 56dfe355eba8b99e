//! Games by name, in English and in Chinese: `nim`, `wythoff(k=2)`, `威佐夫（k=2）`.

use std::fmt;

use dashu_int::UBig;

use super::table::{Arguments, GameEntry, Parameters, games};
use crate::game::Game;
use crate::position::Play;
use crate::solve::heap::HeapRules;

mod error;
mod heap;
mod nearest;
mod number;
mod reader;

pub use error::GameNameError;
pub(crate) use reader::Reader;

/// A game called by its name, with its parameters.
///
/// It prints as the shortest text that names it.
#[derive(Debug, Clone)]
pub struct NamedGame {
    entry: &'static GameEntry,
    arguments: Arguments,
}

impl NamedGame {
    /// k-Wythoff.
    pub fn wythoff(k: UBig) -> Self {
        Self {
            entry: &games()[0],
            arguments: Arguments::Number(k),
        }
    }

    /// The k, if this is k-Wythoff.
    pub fn wythoff_k(&self) -> Option<&UBig> {
        (self.entry.name() == "wythoff").then(|| self.arguments.number())
    }

    /// The number in its brackets, if it has one.
    pub(crate) fn number(&self) -> Option<&UBig> {
        match &self.arguments {
            Arguments::Number(number) => Some(number),
            _ => None,
        }
    }

    /// Its rules for one heap, if it is a game of heaps that are taken from and broken.
    pub(crate) fn heap_rules(&self) -> Option<HeapRules> {
        match (&self.arguments, self.entry.name()) {
            (Arguments::Heap(rules), _) => Some(rules.clone()),
            (_, "lasker") => Some(HeapRules::Lasker),
            (_, "kayles") => Some(HeapRules::kayles()),
            (_, "dawsons-kayles") => Some(HeapRules::dawsons_kayles()),
            (_, "dawsons-chess") => Some(HeapRules::dawsons_chess()),
            (_, "grundy") => Some(HeapRules::Grundy),
            _ => None,
        }
    }

    /// Its line in the table of games.
    pub fn entry(&self) -> &'static GameEntry {
        self.entry
    }

    /// Its rules, for normal or misère play.
    pub fn rules(&self, play: Play) -> Box<dyn Game> {
        (self.entry.rules)(&self.arguments, play)
    }
}

impl PartialEq for NamedGame {
    fn eq(&self, other: &Self) -> bool {
        self.entry.name() == other.entry.name() && self.arguments == other.arguments
    }
}

impl Eq for NamedGame {}

impl fmt::Display for NamedGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.entry.name();
        match (&self.entry.parameters, &self.arguments) {
            (Parameters::Number(parameter), Arguments::Number(number))
                if parameter.default.map(UBig::from).as_ref() != Some(number) =>
            {
                write!(f, "{name}({}={number})", parameter.name)
            }
            (_, Arguments::Heap(rules)) => rules.fmt(f),
            _ => f.write_str(name),
        }
    }
}

/// Reads the name of a game, with its parameters in brackets if it has any.
///
/// Blanks, hyphens, apostrophes and capitals in a name make no difference, and brackets, commas and equals signs may be
/// the full-width ones of a Chinese keyboard.
///
/// ```
/// use wythoff::parse_game;
/// assert_eq!(parse_game("威佐夫（k＝2）")?.to_string(), "wythoff(k=2)");
/// assert_eq!(parse_game("wythoff(k=0)")?.to_string(), "wythoff");
/// assert_eq!(parse_game("Bachet(3)")?.to_string(), "bachet(m=3)");
/// let error = parse_game("wythof").unwrap_err();
/// assert_eq!(error.to_string(), "column 1: no game is called \"wythof\"; did you mean \"wythoff\"?");
/// # Ok::<(), wythoff::GameNameError>(())
/// ```
pub fn parse_game(text: &str) -> Result<NamedGame, GameNameError> {
    let mut reader = Reader::new(text);
    let game = read_game(&mut reader)?;
    reader.expect_end()?;
    Ok(game)
}

/// Reads the name of a game and its parameters, up to a bracket, a plus or the end.
pub(crate) fn read_game(reader: &mut Reader) -> Result<NamedGame, GameNameError> {
    let (column, name) = reader.until(&['(', ')', '[', ']', '+']);
    if heap::is_code(&name) {
        let rules = heap::read_code(column, &name)?;
        return Ok(NamedGame {
            entry: entry("octal").expect("octal games are in the table"),
            arguments: Arguments::Heap(rules),
        });
    }
    let entry = entry(&name).ok_or_else(|| GameNameError::UnknownGame {
        column,
        suggestion: nearest::nearest(&name),
        found: name,
    })?;
    let arguments = match &entry.parameters {
        Parameters::None => number::read_nothing(reader).map(|()| Arguments::None),
        Parameters::Number(parameter) => {
            number::read(reader, parameter, entry.example).map(Arguments::Number)
        }
        Parameters::Amounts => heap::read_amounts(reader, entry).map(Arguments::Heap),
        Parameters::Code => heap::read_code_in_brackets(reader, entry).map(Arguments::Heap),
    };
    arguments.map(|arguments| NamedGame { entry, arguments })
}

/// The game with this name.
fn entry(name: &str) -> Option<&'static GameEntry> {
    let is_called = |game: &&GameEntry| game.names().iter().any(|known| key(known) == key(name));
    games().iter().find(is_called)
}

/// A name without what people write differently.
fn key(name: &str) -> String {
    let letters = name.chars().filter(|letter| letter.is_alphanumeric());
    letters.map(|letter| letter.to_ascii_lowercase()).collect()
}

#[cfg(test)]
mod tests;
