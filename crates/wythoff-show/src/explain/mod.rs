//! Explanations as pages: every claim gets its words, every certificate its formulas.

use wythoff::explain::{Certificate, Claim, Explanation, Step, Subject};
use wythoff::{Play, UBig};

use crate::formula::tuple;
use crate::message::Message;
use crate::page::Block;
use crate::render::{self, Format, Numbers};
use crate::texts::Texts;

mod automaton;
mod certificate;
mod common;
mod euclid;
mod fibonacci;
mod heap;
mod illegal;
mod moore;
mod moves;
mod sum;
mod values;
mod wythoff_game;

pub(crate) use certificate::blocks as certificate;
pub use illegal::illegal_move;

/// An explanation in a format for people.
///
/// ```
/// use wythoff::{Effort, NamedGame, Play, Position, UBig, explain::explain};
/// use wythoff_show::{Language, Texts, explain::written, render::{Format, Numbers}};
/// let game = NamedGame::wythoff(UBig::ZERO);
/// let position = Position([5u8, 8].map(UBig::from).to_vec());
/// let explanation = explain(&game, Play::Normal, &position, None, &mut Effort::default()).unwrap();
/// let chinese = Texts::new(Language::named("zh").unwrap());
/// assert!(written(&explanation, Format::Text, Numbers::Shortened, &chinese).contains("先手必胜"));
/// ```
pub fn written(
    explanation: &Explanation,
    format: Format,
    numbers: Numbers,
    texts: &Texts,
) -> String {
    render::page(&page(explanation, texts), format, numbers, texts)
}

/// The page of an explanation, to be written in any format.
pub fn page(explanation: &Explanation, texts: &Texts) -> Vec<Block> {
    let title = texts.prose(&title(&explanation.subject));
    let mut blocks = vec![Block::Heading(1, title)];
    for step in &explanation.steps {
        blocks.extend(self::step(step, texts));
    }
    blocks
}

fn title(subject: &Subject) -> Message {
    let (title, play) = match subject {
        Subject::Position {
            game,
            play,
            position,
        } => (self::position(game, position), play),
        Subject::Sum { parts, play } => {
            let parts = parts
                .iter()
                .map(|part| self::position(&part.game, &part.position));
            let sum = parts.reduce(|left, right| {
                let sum = Message::new("explain-plus").with("left", left);
                sum.with("right", right)
            });
            (sum.expect("a sum has parts"), play)
        }
    };
    match play {
        Play::Normal => title,
        Play::Misere => Message::new("explain-misere").with("subject", title),
    }
}

/// A position with what people call its game; a game by rules of its own is called by its rules.
fn position(game: &str, position: &[UBig]) -> Message {
    let message = Message::new("explain-position").with("position", tuple(position));
    match wythoff::parse_game(game) {
        Ok(game) => message.with("game", crate::game::title(&game)),
        Err(_) => message.with("game", game),
    }
}

/// A step and what it rests on.
fn step(step: &Step, texts: &Texts) -> Vec<Block> {
    let mut blocks = claim(&step.claim, step.certificate.as_ref(), texts);
    let reasons = step.reasons.iter().flat_map(|step| self::step(step, texts));
    for block in reasons {
        match (blocks.last_mut(), block) {
            // One list of moves, not many lists of one.
            (Some(Block::Items(items)), Block::Items(more)) => items.extend(more),
            (_, block) => blocks.push(block),
        }
    }
    blocks
}

fn claim(claim: &Claim, certificate: Option<&Certificate>, texts: &Texts) -> Vec<Block> {
    match claim {
        Claim::Common(claim) => common::blocks(claim, certificate, texts),
        Claim::Wythoff(fact) => wythoff_game::blocks(fact, certificate, texts),
        Claim::Values(fact) => values::blocks(fact, certificate, texts),
        Claim::Heap(fact) => heap::blocks(fact, certificate, texts),
        Claim::Moore(fact) => moore::blocks(fact, certificate, texts),
        Claim::Fibonacci(fact) => fibonacci::blocks(fact, certificate, texts),
        Claim::Euclid(fact) => euclid::blocks(fact, certificate, texts),
        Claim::Automaton(fact) => automaton::blocks(fact, certificate, texts),
        Claim::Sum(fact) => sum::blocks(fact, certificate, texts),
    }
}

/// A certificate for the reader to check, and what it shows.
fn tested(certificate: Option<&Certificate>, shows: &Message, texts: &Texts) -> Vec<Block> {
    let blocks = certificate.into_iter();
    let mut blocks: Vec<_> = blocks
        .flat_map(|one| self::certificate(one, texts))
        .collect();
    blocks.push(texts.paragraph(shows));
    blocks
}
