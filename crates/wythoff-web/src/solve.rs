//! A position of any size: who wins, the winning moves, and what that rests on.

use serde::Serialize;
use ts_rs::TS;
use wythoff::{Effort, Play, Position, UBig, parse_game, parse_natural};
use wythoff_show::{Message, Texts, complaint};

use crate::question::Standing;
use crate::reason::evidence_words;
use crate::words;

/// The most winning moves that are listed.
const MOST_MOVES: usize = 12;
/// The most digits of a number that is shown whole.
const MOST_DIGITS: usize = 60;

/// What is known of a position.
#[derive(Debug, Serialize, TS)]
pub struct Solved {
    win: bool,
    position: String,
    moves: Vec<String>,
    more: bool,
    grundy: Option<String>,
    evidence: String,
}

/// Solves a position, numbers of any size.
pub fn solve(standing: &Standing, texts: &Texts) -> Result<Solved, Message> {
    let Standing {
        game,
        piles,
        misere,
    } = standing;
    let play = if *misere { Play::Misere } else { Play::Normal };
    let game = parse_game(game).map_err(|error| complaint::game(&error, game))?;
    let rules = game.rules(play);
    let position = Position(numbers(piles)?);
    let mut effort = Effort::default();
    effort.most_moves = MOST_MOVES;
    let unsolved = |error| words::unsolved(&error, game.entry().name());
    let answer = wythoff::solve::analyse(&*rules, &position, &mut effort).map_err(unsolved)?;
    // A value far out may need a table of gigabytes: without it the answer is still complete.
    effort.budget.bytes = effort.budget.bytes.min(1 << 24);
    let small = position
        .piles()
        .iter()
        .all(|pile| *pile < UBig::from(400u16));
    let grundy = (small && !*misere)
        .then(|| wythoff::solve::valued(&*rules, &position, &mut effort).ok())
        .flatten();
    Ok(Solved {
        win: answer.outcome.is_win(),
        position: shown(&position),
        moves: answer.moves.positions().map(shown).collect(),
        more: answer.moves.more(),
        grundy: grundy.map(|valued| valued.value().to_string()),
        evidence: texts.say(&evidence_words(&answer.evidence)),
    })
}

/// Numbers with blanks or commas between them.
pub fn numbers(text: &str) -> Result<Vec<UBig>, Message> {
    let is_between = |symbol: char| symbol.is_whitespace() || ",，、".contains(symbol);
    let parts = text.split(is_between).filter(|part| !part.is_empty());
    let number = |part: &str| {
        parse_natural(part).map_err(|error| {
            let message = Message::new("error-of").with("what", shortened(part));
            message.with("reason", complaint::number(&error, part))
        })
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
