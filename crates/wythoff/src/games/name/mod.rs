//! Games by name, in English and in Chinese: `nim`, `wythoff(k=2)`, `威佐夫（k=2）`.

use super::entry::{GameEntry, games};
use super::{NamedGame, octal};

mod amounts;
mod brackets;
mod code;
mod error;
mod heap_rules;
mod nearest;
mod number;
mod reader;

pub(super) use brackets::Brackets;
pub use error::GameNameError;
pub(super) use number::Parameter;
pub(crate) use reader::Reader;

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
    if code::is_code(&name) {
        return code::read(column, &name).map(|code| octal::Ruleset(code).into());
    }
    let entry = entry(&name).ok_or_else(|| GameNameError::UnknownGame {
        column,
        suggestion: nearest::nearest(&name),
        found: name,
    })?;
    (entry.read)(Brackets::new(reader, entry.example))
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
