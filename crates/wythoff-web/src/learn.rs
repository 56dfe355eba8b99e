//! Explanations of positions, as html fragments.

use wythoff::explain::{self, ExplainError, Explanation};
use wythoff::{Effort, Play, Position, parse_game};
use wythoff_show::explain::page;
use wythoff_show::render::{self, Format, Numbers};
use wythoff_show::{Message, Texts, complaint};

use crate::question::Standing;
use crate::setup::Table;
use crate::solve::numbers;
use crate::words;

/// Why a position is won or lost: an html fragment whose only text from outside are numbers.
pub fn explain(standing: &Standing, texts: &Texts) -> Result<String, Message> {
    let Standing {
        game,
        piles,
        misere,
    } = standing;
    let play = if *misere { Play::Misere } else { Play::Normal };
    let game = parse_game(game).map_err(|error| complaint::game(&error, game))?;
    let position = Position(numbers(piles)?);
    let explanation = explain::explain(&game, play, &position, None, &mut Effort::default());
    let explanation = explanation.map_err(|error| unexplained(&error, game.entry().name()))?;
    Ok(html(&explanation, texts))
}

/// Why a game stands as it does, if it is a game with a name, alone on the table.
pub fn explained(table: &Table, texts: &Texts) -> Option<String> {
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
    Some(html(&explanation.ok()?, texts))
}

fn html(explanation: &Explanation, texts: &Texts) -> String {
    // Game and position stand above it already, in the page's own words.
    let blocks = page(explanation, texts);
    let (_, body) = blocks.split_first().expect("an explanation has a title");
    render::page(body, Format::Html, Numbers::Shortened, texts)
}

/// A position that cannot be explained.
pub fn unexplained(error: &ExplainError, game: &str) -> Message {
    match error {
        ExplainError::Solve(error) => words::unsolved(error, game),
        _ => Message::new("play-unexplained"),
    }
}
