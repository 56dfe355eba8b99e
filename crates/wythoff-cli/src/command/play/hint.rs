//! Hints in three grades: where to look, which move, and why.

use wythoff::explain::explain_sum;
use wythoff::games::{Reason, ValueRule};
use wythoff::{Answer, Effort, MoveTo, Outcome, UBig};
use wythoff_show::explain::written;
use wythoff_show::render::{Format, Numbers};
use wythoff_show::{Message, complaint};

use super::dice::Dice;
use super::game::{Made, Playing, action};
use super::opponent::slowest;
use super::words;
use crate::console::Console;

/// How much a hint gives away.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Grade {
    /// What to look at.
    Look,
    /// A move.
    Show,
    /// The reason.
    Why,
}

/// From the least to the most.
pub(super) const GRADES: [Grade; 3] = [Grade::Look, Grade::Show, Grade::Why];

/// A hint.
pub(super) struct Hint {
    pub(super) grade: Grade,
    pub(super) text: String,
    /// The move it shows.
    pub(super) to: Option<MoveTo>,
}

/// A hint of this grade.
pub(super) fn give(
    grade: Grade,
    game: &Playing,
    dice: &mut Dice,
    effort: &mut Effort<'_>,
    console: &Console,
) -> Hint {
    let hint = |message: Message, to| Hint {
        grade,
        text: console.say(&message),
        to,
    };
    if game.is_over() {
        return hint(Message::new("play-over"), None);
    }
    let known = match game.analyse(effort) {
        Ok(known) => known,
        Err(_) => return hint(Message::new("play-unknown"), None),
    };
    match grade {
        Grade::Look => hint(look(game, &known), None),
        Grade::Show => match move_to_show(game, &known, dice) {
            None => hint(Message::new("play-unknown"), None),
            Some((message, made)) => {
                let move_words = words::of_move(game.now(), &made, console);
                hint(message.with("move", move_words), Some(made.to))
            }
        },
        Grade::Why => {
            let explained = explain_sum(game.now(), game.play(), None, effort);
            match explained {
                Ok(explained) => Hint {
                    grade,
                    text: written(&explained, Format::Text, Numbers::Shortened, &console.texts),
                    to: known.moves.first().cloned(),
                },
                Err(error) => hint(complaint::as_it_is(&error), None),
            }
        }
    }
}

/// A winning move, or where there is none one that leaves many stones.
fn move_to_show(game: &Playing, known: &Answer, dice: &mut Dice) -> Option<(Message, Made)> {
    let (message, to) = match known.moves.first() {
        Some(to) => (Message::new("play-hint-show"), to.clone()),
        None => (
            Message::new("play-hint-slow"),
            slowest(game.now(), game.play(), dice)?,
        ),
    };
    let action = action(&game.now().parts()[to.part], game.play(), &to).ok()?;
    let side = game.mover();
    Some((message, Made { side, to, action }))
}

/// What to look at.
fn look(game: &Playing, known: &Answer) -> Message {
    if known.outcome == Outcome::Loss {
        return Message::new("play-hint-lost");
    }
    let [part] = game.now().parts() else {
        return Message::new("play-hint-sum");
    };
    let Some(named) = part.game.named() else {
        return Message::new("play-hint-small");
    };
    match named.reason(game.play()) {
        Reason::LosingPairs { .. } => {
            let piles = part.position.piles();
            let (least, most) = (piles.iter().min(), piles.iter().max());
            let difference = most
                .zip(least)
                .map_or(UBig::ZERO, |(most, least)| most - least);
            Message::new("play-hint-difference").with("difference", difference.to_string())
        }
        Reason::NimSum(ValueRule::Size) => Message::new("play-hint-binary"),
        Reason::NimSum(ValueRule::Remainder { modulus }) => {
            Message::new("play-hint-remainder").with("modulus", modulus.to_string())
        }
        Reason::NimSum(ValueRule::OddStairs) => Message::new("play-hint-stairs"),
        Reason::NimSum(_) | Reason::HeapValues(_) => Message::new("play-hint-values"),
        Reason::Columns { k } => {
            let modulus = (k + UBig::ONE).to_string();
            Message::new("play-hint-columns").with("modulus", modulus)
        }
        Reason::LeastPart { .. } => Message::new("play-hint-least-part"),
        Reason::Quotients => Message::new("play-hint-quotients"),
        Reason::Search => Message::new("play-hint-small"),
    }
}
