//! What an answer rests on, in a sentence.

use wythoff::logic::{NumberSystem, Numerals};
use wythoff::{Checked, Evidence, ProofAbout};

use crate::message::{Message, Value};
use crate::texts::Texts;
use crate::{pattern, period};

/// What an answer rests on, in a sentence; nothing for a sum, whose parts say it.
pub fn evidence(evidence: &Evidence, texts: &Texts) -> Option<Message> {
    Some(match evidence {
        Evidence::Theorem(theorem) => {
            let key = format!("theorem-{}", theorem.name());
            let name = texts.find(&key);
            Message::new("solve-proved")
                .with("theorem", name.unwrap_or_else(|| theorem.name().to_owned()))
                .with("source", theorem.source())
        }
        Evidence::Proof {
            about,
            numeration: numerals,
            states,
            checked,
        } => by_certificate(*about, *checked)
            .with("states", *states)
            .with("numeration", numeration(numerals)),
        Evidence::Search { positions } => {
            Message::new("solve-searched").with("positions", *positions)
        }
        Evidence::Heaps { to } => Message::new("solve-by-heaps").with("to", to.to_string()),
        Evidence::Period {
            period: known,
            proof,
        } => period::reason(known, proof),
        Evidence::Table { to } => Message::new("solve-by-table").with("to", to.to_string()),
        Evidence::Rows { to } => Message::new("solve-by-rows")
            .with("to", to.to_string())
            .with("count", Value::count(to.saturating_add(1))),
        Evidence::AtMost {
            slope,
            offset,
            divisor,
        } => {
            let most = pattern::at_most(*slope, *offset, *divisor);
            Message::new("solve-by-at-most").with("most", most)
        }
        Evidence::Parts(_) => return None,
    })
}

/// A numeration in words.
pub fn numeration(numerals: &Numerals) -> Message {
    let system = NumberSystem::new(numerals.clone());
    let system = system.expect("numerals that were tried make a system");
    pattern::numeration(&system)
}

fn by_certificate(about: ProofAbout, checked: Checked) -> Message {
    match about {
        ProofAbout::Values { most: Some(most) } if checked == Checked::InTests => {
            let message = Message::new("solve-by-shipped-values");
            message.with("most", most.to_string())
        }
        ProofAbout::LostPositions => Message::new("solve-by-certificate"),
        ProofAbout::Values { most: None } => Message::new("solve-by-certificate-of-values"),
        ProofAbout::Values { most: Some(most) } => {
            let message = Message::new("solve-by-certificate-of-values-up-to");
            message.with("most", most.to_string())
        }
    }
}
