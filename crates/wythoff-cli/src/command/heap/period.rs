//! What is known of the period: in words, and as the document `wythoff/heap/1`, where numbers are numbers.

use std::io::{self, Write};

use serde::Serialize;
use wythoff::solve::heap::{NimSequence, Period, Periodicity, Proof};

use crate::console::Console;
use crate::text::{Message, Value};

/// The status; the period by both conventions; what that rests on.
pub(super) fn words(sequence: &NimSequence, console: &Console) -> String {
    let periodicity = sequence.periodicity();
    let status = match periodicity {
        Periodicity::Proved { .. } => Message::new("heap-proved"),
        Periodicity::Seen { to, .. } => Message::new("heap-seen").with("to", number(to)),
        Periodicity::Unknown { to } => Message::new("heap-unknown").with("to", number(to)),
    };
    let status = status.with("game", sequence.rules().to_string());
    let mut paragraphs = vec![console.say(&status)];
    if let Some(period) = periodicity.period() {
        let lines = lines(&period).map(|line| format!("  {}", console.say(&line)));
        paragraphs.push(lines.join("\n"));
    }
    if let Periodicity::Proved { period, proof } = periodicity {
        paragraphs.push(console.say(&reason(&period, &proof)));
    }
    paragraphs.join("\n\n") + "\n"
}

fn lines(period: &Period) -> [Message; 4] {
    let last: Value = match period.last_exceptional_heap() {
        Some(heap) => number(heap),
        None => Message::new("heap-no-exception").into(),
    };
    [
        Message::new("heap-period").with("period", number(period.period)),
        Message::new("heap-preperiod").with("preperiod", number(period.preperiod)),
        Message::new("heap-last-exception").with("heap", last),
        Message::new("heap-saltus").with("saltus", number(period.saltus)),
    ]
}

/// Why the period goes on for ever, with the bound used.
pub(in crate::command) fn reason(period: &Period, proof: &Proof) -> Message {
    match *proof {
        Proof::Repetition {
            heaps,
            taken,
            from,
            below,
        } => Message::new("heap-by-repetition")
            .with("period", number(period.period))
            .with("from", number(from))
            .with("below", number(below))
            .with("taken", number(taken))
            .with("heaps", number(heaps)),
        Proof::Window { length, from } => Message::new("heap-by-window")
            .with("length", number(length))
            .with("from", number(from))
            .with("later", number(from + period.period)),
        _ => Message::new("heap-by-formula"),
    }
}

fn number(number: u64) -> Value {
    number.to_string().into()
}

#[derive(Serialize)]
pub(super) struct Document {
    schema: &'static str,
    game: String,
    /// The last heap whose value was found.
    known_to: u64,
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

pub(super) fn document(sequence: &NimSequence) -> Document {
    let periodicity = sequence.periodicity();
    let period = periodicity.period();
    let proof = match periodicity {
        Periodicity::Proved { proof, .. } => Some(proof),
        _ => None,
    };
    Document {
        schema: "wythoff/heap/1",
        game: sequence.rules().to_string(),
        known_to: sequence.last_heap(),
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
