//! Games by name, in English and in Chinese: `wythoff`, `wythoff(k=2)`, `威佐夫（k=2）`.

use std::fmt;

use dashu_int::UBig;

use crate::number::parse_natural;

mod error;

pub use error::GameNameError;

/// A game called by its name, with its parameters.
///
/// It prints as the shortest text that names it. Whoever matches on it wants to hear of a new game: it is not
/// `non_exhaustive`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NamedGame {
    /// k-Wythoff; see [`Wythoff`](crate::Wythoff).
    Wythoff {
        /// How far apart the two amounts of a move in both piles may be.
        k: UBig,
    },
}

/// A line of the table of games.
struct Entry {
    /// The first is the one to suggest.
    names: &'static [&'static str],
    parameters: &'static [&'static str],
    /// Makes the game from its parameters, those not given being 0.
    make: fn(&[UBig]) -> NamedGame,
}

/// Every game that has a name.
const GAMES: &[Entry] = &[Entry {
    names: &["wythoff", "威佐夫", "威佐夫博弈"],
    parameters: &["k"],
    make: |values| NamedGame::Wythoff {
        k: values[0].clone(),
    },
}];

/// Reads the name of a game, with its parameters in brackets if it has any.
///
/// Brackets, commas and equals signs may be the full-width ones of a Chinese keyboard.
///
/// ```
/// use wythoff::parse_game;
/// assert_eq!(parse_game("威佐夫（k＝2）")?.to_string(), "wythoff(k=2)");
/// assert_eq!(parse_game("wythoff(k=0)")?.to_string(), "wythoff");
/// let error = parse_game("wythof").unwrap_err();
/// assert_eq!(error.to_string(), "column 1: no game is called \"wythof\"; did you mean \"wythoff\"?");
/// # Ok::<(), wythoff::GameNameError>(())
/// ```
pub fn parse_game(text: &str) -> Result<NamedGame, GameNameError> {
    let (name, parameters) = match text.find(['(', '（']) {
        Some(bracket) => (&text[..bracket], Some(&text[bracket..])),
        None => (text, None),
    };
    let name = name.trim();
    let game = GAMES
        .iter()
        .find(|game| {
            game.names
                .iter()
                .any(|known| known.eq_ignore_ascii_case(name))
        })
        .ok_or_else(|| GameNameError::UnknownGame {
            column: column(text, name),
            found: name.to_owned(),
            suggestion: nearest(name),
        })?;
    let mut values = vec![None; game.parameters.len()];
    if let Some(bracketed) = parameters {
        for assignment in inside_brackets(text, bracketed)?.split([',', '，']) {
            if !assignment.trim().is_empty() {
                assign(text, assignment.trim(), game, &mut values)?;
            }
        }
    }
    let values: Vec<UBig> = values.into_iter().map(Option::unwrap_or_default).collect();
    Ok((game.make)(&values))
}

/// What stands between the brackets that end the text.
fn inside_brackets<'a>(text: &str, bracketed: &'a str) -> Result<&'a str, GameNameError> {
    let closing = [')', '）'];
    let inside = &bracketed[bracketed.chars().next().map_or(0, char::len_utf8)..];
    let (inside, rest) = inside
        .split_once(closing)
        .ok_or_else(|| GameNameError::Expected {
            column: text.chars().count() + 1,
            expected: Some(')'),
            found: None,
        })?;
    match rest.trim_start().chars().next() {
        None => Ok(inside),
        found => Err(GameNameError::Expected {
            column: column(text, rest.trim_start()),
            expected: None,
            found,
        }),
    }
}

/// Reads `k=2` into the value of k.
fn assign(
    text: &str,
    assignment: &str,
    game: &Entry,
    values: &mut [Option<UBig>],
) -> Result<(), GameNameError> {
    let (parameter, value) = assignment
        .split_once(['=', '＝'])
        .map_or((assignment, None), |(parameter, value)| {
            (parameter.trim(), Some(value))
        });
    let column_of_parameter = column(text, parameter);
    let place = game
        .parameters
        .iter()
        .position(|known| *known == parameter)
        .ok_or_else(|| GameNameError::UnknownParameter {
            column: column_of_parameter,
            found: parameter.to_owned(),
            known: game.parameters,
        })?;
    let parameter = game.parameters[place];
    let column_after = column_of_parameter + parameter.chars().count();
    let value = value.ok_or_else(|| GameNameError::Expected {
        column: column_after,
        expected: Some('='),
        found: text.chars().nth(column_after - 1),
    })?;
    let value = parse_natural(value).map_err(|error| GameNameError::Number { parameter, error })?;
    match values[place].replace(value) {
        None => Ok(()),
        Some(_) => Err(GameNameError::GivenTwice {
            column: column_of_parameter,
            parameter,
        }),
    }
}

/// The column of a part of the text, counted in characters from 1.
fn column(text: &str, part: &str) -> usize {
    let offset = part.as_ptr() as usize - text.as_ptr() as usize;
    text[..offset].chars().count() + 1
}

/// The known name that differs in the fewest characters, if that is at most a third of them.
fn nearest(found: &str) -> Option<&'static str> {
    let names = GAMES.iter().flat_map(|game| game.names);
    names
        .map(|name| (edits(&found.to_lowercase(), name), *name))
        .filter(|(edits, name)| edits * 3 <= name.chars().count())
        .min()
        .map(|(_, name)| name)
}

/// How many characters must be put in, left out or changed to make one text the other.
fn edits(from: &str, to: &str) -> usize {
    let to: Vec<char> = to.chars().collect();
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (done, character) in from.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], done + 1);
        for place in 0..to.len() {
            let changed = diagonal + usize::from(to[place] != character);
            diagonal = row[place + 1];
            row[place + 1] = changed.min(diagonal + 1).min(row[place] + 1);
        }
    }
    row[to.len()]
}

impl fmt::Display for NamedGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Wythoff { k } if *k == UBig::ZERO => f.write_str("wythoff"),
            Self::Wythoff { k } => write!(f, "wythoff(k={k})"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_makes_its_game_and_the_game_prints_as_a_name() {
        for game in GAMES {
            for name in game.names {
                let written = parse_game(name).unwrap().to_string();
                assert_eq!(parse_game(&written).unwrap().to_string(), written);
                assert_eq!(written, game.names[0], "without parameters, the first name");
            }
        }
    }

    #[test]
    fn names_are_read_in_any_dress() {
        let k = |k: u128| NamedGame::Wythoff { k: UBig::from(k) };
        for (text, game) in [
            ("wythoff", k(0)),
            ("Wythoff()", k(0)),
            (" wythoff ( k = 2 ) ", k(2)),
            ("wythoff(k=10^20,)", k(100_000_000_000_000_000_000)),
            ("威佐夫博弈（k＝3）", k(3)),
        ] {
            assert_eq!(parse_game(text), Ok(game), "{text}");
        }
    }

    #[test]
    fn an_error_says_where_and_what() {
        for (text, message) in [
            ("", r#"column 1: no game is called """#),
            ("nim", r#"column 1: no game is called "nim""#),
            (
                " withoff",
                r#"column 2: no game is called "withoff"; did you mean "wythoff"?"#,
            ),
            (
                "威佐天",
                r#"column 1: no game is called "威佐天"; did you mean "威佐夫"?"#,
            ),
            ("wythoff(k=2", r#"column 12: expected ")", found the end"#),
            ("wythoff(k=2)!", r#"column 13: expected the end, found "!""#),
            ("wythoff(k)", r#"column 10: expected "=", found ")""#),
            (
                "威佐夫（r=2）",
                r#"column 5: no parameter is called "r"; there is k"#,
            ),
            ("wythoff(k=2, k=2)", "column 14: k is given twice"),
            (
                "wythoff(k=-2)",
                "k: column 1: expected a natural number, found a negative one",
            ),
        ] {
            assert_eq!(parse_game(text).unwrap_err().to_string(), message, "{text}");
        }
    }
}
