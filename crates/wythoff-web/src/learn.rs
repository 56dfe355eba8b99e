//! Explanations of positions, as html fragments.

use wythoff::explain::{self, ExplainError};
use wythoff::{Effort, Language, Play, Position, parse_game};

use crate::setup::Table;
use crate::solve::numbers;
use crate::words;

/// Why a position is won or lost: an html fragment whose only text from outside are numbers.
pub fn explain(
    game: &str,
    piles: &str,
    misere: bool,
    language: Language,
) -> Result<String, String> {
    let play = if misere { Play::Misere } else { Play::Normal };
    let game = parse_game(game).map_err(|error| words::misread_sum(&error.into(), language))?;
    let position = Position(numbers(piles, language)?);
    let explanation = explain::explain(&game, play, &position, None, &mut Effort::default());
    let explanation = explanation.map_err(|error| unexplained(&error, language))?;
    Ok(explanation.html(language))
}

/// Why a game stands as it does, if it is a game with a name, alone on the table.
pub fn explained(table: &Table, language: Language) -> Option<String> {
    let [part] = &table.parts[..] else {
        return None;
    };
    let game = part.named.as_ref()?;
    let explanation = explain::explain(
        game,
        table.play,
        &part.position(),
        None,
        &mut Effort::default(),
    );
    Some(explanation.ok()?.html(language))
}

/// A position that cannot be explained.
pub fn unexplained(error: &ExplainError, language: Language) -> String {
    match (error, language) {
        (ExplainError::Solve(error), _) => words::unsolved(error, language),
        (error, Language::English) => error.to_string(),
        (_, Language::Chinese) => "这个局面讲解不了".into(),
    }
}
