//! A position of any size: who wins, the winning moves, and what that rests on.

use serde::Serialize;
use wythoff::{Effort, Language, Play, Position, UBig, parse_game, parse_natural};

use crate::reason::evidence_words;
use crate::words;

/// The most winning moves that are listed.
const MOST_MOVES: usize = 12;
/// The most digits of a number that is shown whole.
const MOST_DIGITS: usize = 60;

/// What is known of a position.
#[derive(Debug, Serialize)]
pub struct Solved {
    win: bool,
    position: String,
    moves: Vec<String>,
    more: bool,
    grundy: Option<String>,
    evidence: String,
}

/// Solves a position, numbers of any size.
pub fn solve(game: &str, piles: &str, misere: bool, language: Language) -> Result<Solved, String> {
    let play = if misere { Play::Misere } else { Play::Normal };
    let game = parse_game(game).map_err(|error| words::misread_sum(&error.into(), language))?;
    let rules = game.rules(play);
    let position = Position(numbers(piles, language)?);
    let mut effort = Effort::default();
    effort.most_moves = MOST_MOVES;
    let unsolved = |error| words::unsolved(&error, language);
    let analysis = wythoff::solve::analyse(&*rules, &position, &mut effort).map_err(unsolved)?;
    // A value far out may need a table of gigabytes: without it the answer is still complete.
    effort.budget.bytes = effort.budget.bytes.min(1 << 24);
    let small = position
        .piles()
        .iter()
        .all(|pile| *pile < UBig::from(400u16));
    let grundy = (small && !misere)
        .then(|| wythoff::solve::valued(&*rules, &position, &mut effort).ok())
        .flatten();
    Ok(Solved {
        win: analysis.outcome.is_win(),
        position: shown(&position),
        moves: analysis.winning_moves.iter().map(shown).collect(),
        more: analysis.more,
        grundy: grundy.map(|valued| valued.value().to_string()),
        evidence: evidence_words(&analysis.evidence, language),
    })
}

/// Numbers with blanks or commas between them.
pub fn numbers(text: &str, language: Language) -> Result<Vec<UBig>, String> {
    let is_between = |symbol: char| symbol.is_whitespace() || ",，、".contains(symbol);
    let parts = text.split(is_between).filter(|part| !part.is_empty());
    let number = |part: &str| {
        let wrong = |reason: &str| match language {
            Language::English => format!("{}: {reason}", shortened(part)),
            Language::Chinese => format!("“{}”不是这里能用的自然数", shortened(part)),
        };
        parse_natural(part).map_err(|error| wrong(&error.to_string()))
    };
    parts.map(number).collect()
}

/// A position, its long numbers shortened.
fn shown(position: &Position<UBig>) -> String {
    let piles = position
        .piles()
        .iter()
        .map(|pile| shortened(&pile.to_string()));
    format!("({})", piles.collect::<Vec<_>>().join(", "))
}

fn shortened(text: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    match letters.len() {
        0..=MOST_DIGITS => text.into(),
        count => {
            let (first, last): (String, String) = (
                letters[..20].iter().collect(),
                letters[count - 20..].iter().collect(),
            );
            format!("{first}…{last} [{count}]")
        }
    }
}
