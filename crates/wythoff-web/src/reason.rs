//! Who wins and why, in words.

use wythoff::{Answer, Evidence, Outcome};
use wythoff_show::Message;

use crate::setup::Move;
use crate::words;

/// Why a position is won or lost.
pub fn of_position(known: &Answer, explained: bool) -> Message {
    let verdict = match known.outcome {
        Outcome::Win => Message::new("play-won"),
        Outcome::Loss => Message::new("play-lost"),
    };
    joined(verdict, known, explained)
}

/// Why the opponent made this move.
pub fn of_reply(known: &Answer, to: &Move, explained: bool) -> Message {
    let verdict = match known.outcome {
        Outcome::Win => Message::new("play-reply-wins").with("left", words::list(&to.piles)),
        Outcome::Loss => Message::new("play-reply-lost"),
    };
    joined(verdict, known, explained)
}

/// The verdict, the Grundy values of a sum, and what the answer rests on, unless an explanation says so at its end.
fn joined(verdict: Message, known: &Answer, explained: bool) -> Message {
    // A sum rests on its values.
    let is_sum = !known.parts.is_empty();
    let rests = (!is_sum && !explained).then(|| evidence_words(&known.evidence));
    let more = [values(known), rests].into_iter().flatten();
    more.fold(verdict, |sentences, next| {
        let longer = Message::new("play-sentences").with("sentences", sentences);
        longer.with("next", next)
    })
}

/// The Grundy values of a sum, whose nim-sum decides.
fn values(known: &Answer) -> Option<Message> {
    let message = match known.outcome {
        Outcome::Win => Message::new("play-values-won"),
        Outcome::Loss => Message::new("play-values-lost"),
    };
    let values = known.parts.iter().filter_map(|part| part.value.as_ref());
    let values: Vec<String> = values.map(|value| value.grundy.to_string()).collect();
    (!values.is_empty()).then(|| message.with("values", values.join(" ⊕ ")))
}

/// What an answer rests on, in a sentence.
pub fn evidence_words(evidence: &Evidence) -> Message {
    match evidence {
        Evidence::Theorem(theorem) => {
            Message::new("play-by-theorem").with("source", theorem.source())
        }
        Evidence::Search { positions } => {
            Message::new("play-by-search").with("positions", *positions)
        }
        Evidence::Period { period, .. } => {
            Message::new("play-by-period").with("period", period.period.to_string())
        }
        _ => Message::new("play-by-smaller"),
    }
}
