//! `wythoff check FILE`: whether the certificate of a theorem holds, and which theorem that is.

use clap::Args;
use wythoff::certificate::Certificate;
use wythoff::check::{CheckError, USUAL_WORK, read_json_within};
use wythoff::prove::{LoadError, Proof};
use wythoff::{Position, UBig};

use crate::console::Console;
use crate::failure::Failure;
use crate::{read_file, whole_number};
use wythoff_show::{Message, flaw};

/// The largest of our own certificates has 25 MB.
const MOST_BYTES: u64 = 128 << 20;

/// How many of the lost positions are shown, and how many lines of the rules.
const SHOWN: usize = 9;
const MOST_LINES: usize = 20;

#[derive(Debug, Args)]
pub(crate) struct Check {
    file: String,
    #[arg(long, value_parser = whole_number::count, allow_negative_numbers = true)]
    work: Option<u64>,
}

impl Check {
    pub(crate) fn run(self, console: &Console) -> Result<(), Failure> {
        let text = read_file::text(&self.file, MOST_BYTES)?;
        let work = self.work.unwrap_or(USUAL_WORK);
        let refused = |error: CheckError| {
            let reason = flaw::refusal(&error);
            if error.is_unchecked() {
                let message = Message::new("check-unchecked").with("reason", reason);
                return Failure::Outside(message);
            }
            let message = console.say(&Message::new("check-invalid").with("reason", reason));
            match console.print(&format!("{message}\n")) {
                Ok(()) => Failure::Finding,
                Err(failure) => failure,
            }
        };
        let certificate = read_json_within(&text, work).map_err(refused)?;
        // What the checker may hold is counted without it.
        drop(text);
        let proof = match Proof::from_certificate_within(&certificate, work) {
            Ok(proof) => Some(proof),
            Err(LoadError::Refused(error)) => return Err(refused(error)),
            // The checker allows larger numbers than rules may have: it holds, and there is nothing to play by.
            Err(_) => None,
        };
        console.print(&valid(&certificate, proof.as_ref(), console))
    }
}

/// That it holds; of which rules, and which positions it calls lost.
fn valid(certificate: &Certificate, proof: Option<&Proof>, console: &Console) -> String {
    let verdict = Message::new("check-valid")
        .with("clauses", certificate.clauses.len())
        .with("states", certificate.lost.states.len());
    let mut lines = vec![console.say(&verdict)];
    if let Some(proof) = proof {
        lines.push(console.say(&Message::new("check-rules")));
        let rules = proof.rules.for_people();
        lines.extend(
            rules
                .lines()
                .take(MOST_LINES)
                .map(|line| format!("  {line}")),
        );
        if let hidden @ 1.. = rules.lines().count().saturating_sub(MOST_LINES) {
            let hidden = Message::new("lab-more-lines").with("count", hidden);
            lines.push(format!("  {}", console.say(&hidden)));
        }
        lines.push(console.say(&first_lost(proof)));
    }
    lines.join("\n") + "\n"
}

/// The first positions that the automaton calls lost, by the number of stones.
fn first_lost(proof: &Proof) -> Message {
    let piles = proof.rules.piles();
    let most: u32 = match piles {
        1 => 200,
        2 => 40,
        _ => 12,
    };
    let positions = (0..most).flat_map(|stones| shared_out(stones, piles));
    let lost =
        positions.filter(|piles| proof.outcome(piles).is_ok_and(|outcome| outcome.is_loss()));
    let lost: Vec<String> = lost
        .take(SHOWN)
        .map(|piles| Position(piles).to_string())
        .collect();
    match lost.is_empty() {
        true => Message::new("check-none-lost").with("most", most.to_string()),
        false => Message::new("check-lost").with("positions", lost.join(" ")),
    }
}

/// Every way to lay so many stones on so many piles.
fn shared_out(stones: u32, piles: usize) -> Vec<Vec<UBig>> {
    if piles == 1 {
        return vec![vec![stones.into()]];
    }
    let firsts = 0..=stones;
    let all = firsts.flat_map(|first| {
        let rests = shared_out(stones - first, piles - 1).into_iter();
        rests.map(move |rest| [vec![first.into()], rest].concat())
    });
    all.collect()
}
