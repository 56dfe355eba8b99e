//! What an answer rests on, in words and in documents.

use serde::Serialize;
use wythoff::Evidence;

use crate::command::heap;
use crate::console::Console;
use crate::text::Message;

/// What an answer rests on, in a sentence.
pub(super) fn words(evidence: &Evidence, console: &Console) -> Option<String> {
    let message = match evidence {
        Evidence::Theorem(theorem) => {
            let key = format!("theorem-{}", theorem.name());
            let name = console.texts.find(&key);
            Message::new("solve-proved")
                .with("theorem", name.unwrap_or_else(|| theorem.name().to_owned()))
                .with("source", theorem.source())
        }
        Evidence::Search { positions } => {
            Message::new("solve-searched").with("positions", *positions)
        }
        Evidence::Heaps { to } => Message::new("solve-by-heaps").with("to", to.to_string()),
        Evidence::Period { period, proof } => heap::reason(period, proof),
        Evidence::Table { to } => Message::new("solve-by-table").with("to", to.to_string()),
        Evidence::Rows { to } => Message::new("solve-by-rows")
            .with("to", to.to_string())
            .with("count", (u128::from(*to) + 1).to_string()),
        _ => return None,
    };
    Some(console.say(&message))
}

/// What an answer rests on, in a document.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(super) enum Rests {
    Theorem {
        name: &'static str,
        source: &'static str,
        status: &'static str,
    },
    Search {
        positions: usize,
        status: &'static str,
    },
    Heaps {
        to: u64,
        status: &'static str,
    },
    Period {
        period: u64,
        preperiod: u64,
        saltus: u64,
        status: &'static str,
    },
    Table {
        to: u64,
        status: &'static str,
    },
    Rows {
        to: u64,
        status: &'static str,
    },
}

/// A theorem is proved; what was computed is true if the program is.
const PROVED: &str = "proved";
const COMPUTED: &str = "computed";

pub(super) fn document(evidence: &Evidence) -> Option<Rests> {
    match *evidence {
        Evidence::Theorem(theorem) => Some(Rests::Theorem {
            name: theorem.name(),
            source: theorem.source(),
            status: PROVED,
        }),
        Evidence::Search { positions } => Some(Rests::Search {
            positions,
            status: COMPUTED,
        }),
        Evidence::Heaps { to } => Some(Rests::Heaps {
            to,
            status: COMPUTED,
        }),
        Evidence::Period { period, .. } => Some(Rests::Period {
            period: period.period,
            preperiod: period.preperiod,
            saltus: period.saltus,
            status: PROVED,
        }),
        Evidence::Table { to } => Some(Rests::Table {
            to,
            status: COMPUTED,
        }),
        Evidence::Rows { to } => Some(Rests::Rows { to, status: PROVED }),
        _ => None,
    }
}
