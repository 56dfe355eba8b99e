//! What is claimed of sums.

use wythoff::Evidence;
use wythoff::explain::Certificate;
use wythoff::explain::sum::{Fact, ValuedPart};

use super::{common, moves};
use crate::formula::{natural, number};
use crate::message::Message;
use crate::page::{Block, Prose};
use crate::texts::Texts;

pub(super) fn blocks(fact: &Fact, certificate: Option<&Certificate>, texts: &Texts) -> Vec<Block> {
    match fact {
        Fact::Parts { parts } => {
            let titles = [
                Message::new("explain-sum-head-part"),
                Message::new("explain-sum-head-value"),
                Message::new("explain-sum-head-rests"),
            ];
            let titles = titles.iter().map(|title| texts.prose(title));
            let rows = parts.iter().enumerate();
            let table = Block::Table {
                head: std::iter::once(Prose::default()).chain(titles).collect(),
                rows: rows.map(|(place, part)| row(place, part, texts)).collect(),
            };
            vec![texts.paragraph(&Message::new("explain-sum-values")), table]
        }
        Fact::AllNim => vec![texts.paragraph(&Message::new("explain-sum-all-nim"))],
        Fact::MoveInPart {
            part,
            action,
            position,
        } => {
            let left = common::left(action, position);
            let action = Message::new("explain-sum-in-part")
                .with("part", *part)
                .with("move", moves::message(action));
            vec![common::leaves(action, left, certificate, texts)]
        }
        Fact::AgainstInPart {
            part,
            action,
            position,
            wins,
        } => {
            let message = match wins {
                true => Message::new("explain-sum-against-won"),
                false => Message::new("explain-sum-against-lost"),
            };
            let message = message
                .with("part", *part)
                .with("move", moves::message(action))
                .with("position", common::left(action, position));
            vec![texts.paragraph(&message)]
        }
    }
}

fn row(place: usize, valued: &ValuedPart, texts: &Texts) -> Vec<Prose> {
    vec![
        number(place + 1).into(),
        texts.prose(&super::position(&valued.part.game, &valued.part.position)),
        natural(&valued.value).into(),
        rests(&valued.rests_on, texts),
    ]
}

fn rests(evidence: &Evidence, texts: &Texts) -> Prose {
    let message = match evidence {
        Evidence::Theorem(theorem) => Message::new(format!("theorem-{}", theorem.name())),
        Evidence::Proof { states, .. } => {
            Message::new("explain-sum-rests-proof").with("states", *states)
        }
        Evidence::Search { positions } => {
            Message::new("explain-sum-rests-search").with("positions", *positions)
        }
        Evidence::Heaps { to } => {
            Message::new("explain-sum-rests-heaps").with("to", to.to_string())
        }
        Evidence::Period { period, .. } => {
            let message = match period.saltus {
                0 => Message::new("explain-sum-rests-period"),
                saltus => {
                    Message::new("explain-sum-rests-saltus").with("saltus", saltus.to_string())
                }
            };
            message
                .with("period", period.period.to_string())
                .with("preperiod", period.preperiod.to_string())
        }
        Evidence::Table { to } => {
            Message::new("explain-sum-rests-table").with("to", to.to_string())
        }
        Evidence::Rows { to } => Message::new("explain-sum-rests-rows").with("to", to.to_string()),
        Evidence::AtMost { .. } => Message::new("explain-sum-rests-at-most"),
        Evidence::Parts(_) => Message::new("explain-sum-rests-parts"),
    };
    texts.prose(&message)
}
