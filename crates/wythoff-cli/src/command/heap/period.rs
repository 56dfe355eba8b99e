//! What is known of the period as the document `wythoff/heap/1`, where numbers are numbers.

use std::io::{self, Write};

use serde::Serialize;
use wythoff::heap::{NimSequence, Periodicity, Proof};

const SCHEMA: &str = "wythoff/heap/1";

#[derive(Serialize)]
pub(super) struct Document {
    schema: &'static str,
    game: String,
    /// The last heap whose value was found.
    known_to: u64,
    /// The last heap whose value is that of the checkpoint, not computed again.
    trusted_to: Option<u64>,
    status: &'static str,
    period: Option<u64>,
    preperiod: Option<u64>,
    last_exceptional_heap: Option<u64>,
    saltus: Option<u64>,
    proof: Option<Reason>,
}

/// What a proof rests on.
#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Reason {
    Repetition {
        heaps: u64,
        taken: u64,
        from: u64,
        below: u64,
    },
    Window {
        length: u64,
        from: u64,
    },
    Formula,
}

impl Document {
    /// What is said of values of which nothing more is known.
    pub(super) fn unknown(game: String, known_to: u64) -> Self {
        Self {
            schema: SCHEMA,
            game,
            known_to,
            trusted_to: None,
            status: Periodicity::Unknown { to: known_to }.status(),
            period: None,
            preperiod: None,
            last_exceptional_heap: None,
            saltus: None,
            proof: None,
        }
    }
}

pub(super) fn document(sequence: &NimSequence) -> Document {
    let periodicity = sequence.periodicity();
    let period = periodicity.period();
    let proof = match periodicity {
        Periodicity::Proved { proof, .. } => Some(proof),
        _ => None,
    };
    Document {
        schema: SCHEMA,
        game: sequence.rules().to_string(),
        known_to: sequence.last_heap(),
        trusted_to: sequence.taken_on_trust(),
        status: periodicity.status(),
        period: period.map(|period| period.period),
        preperiod: period.map(|period| period.preperiod),
        last_exceptional_heap: period.and_then(|period| period.last_exceptional_heap()),
        saltus: period.map(|period| period.saltus),
        proof: proof.map(|proof| match proof {
            Proof::Repetition {
                heaps,
                taken,
                from,
                below,
            } => Reason::Repetition {
                heaps,
                taken,
                from,
                below,
            },
            Proof::Window { length, from } => Reason::Window { length, from },
            _ => Reason::Formula,
        }),
    }
}

pub(super) fn write_json(sequence: &NimSequence, out: &mut impl Write) -> io::Result<()> {
    serde_json::to_writer(&mut *out, &document(sequence))?;
    writeln!(out)
}
