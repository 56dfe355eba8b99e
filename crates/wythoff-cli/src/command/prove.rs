//! `wythoff prove 'x>0,y=0 | x=0,y>0 | x=y>0'`: from the rules of a game to a theorem for all pile sizes.

use std::fs;
use std::io::{self, Read, Write};
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Args;
use wythoff::prove::{Found, Proof, SearchOptions, search};
use wythoff::{Position, Rules, UBig, check, parse_rules};

use crate::atomic_file;
use crate::console::Console;
use crate::failure::Failure;
use crate::progress::Progress;
use crate::text::Message;

/// How many of the losing positions are shown.
const SHOWN: usize = 8;
/// Losing positions are looked for up to this many stones.
const MOST_STONES: u32 = 200;

#[derive(Debug, Args)]
pub(crate) struct Prove {
    rules: String,
    #[arg(long)]
    certificate: Option<PathBuf>,
    #[arg(long, default_value_t = 60)]
    timeout: u64,
}

impl Prove {
    pub(crate) fn run(self, console: &Console) -> Result<(), Failure> {
        let text = self.text()?;
        let rules = parse_rules(&text).map_err(|error| {
            Failure::Input(Message::new("error-rules").with("reason", error.render(&text)))
        })?;
        let Found::Theorem { proof, .. } = self.search(&rules, console)? else {
            return Err(Failure::Finding);
        };
        let certificate = proof.certificate(Some(text));
        // It is called a theorem only when the checker, which knows nothing of the prover, has accepted it.
        check::check(&certificate).map_err(|error| {
            Failure::Outside(Message::new("error-as-it-is").with("reason", error.to_string()))
        })?;
        if let Some(path) = &self.certificate {
            let written = atomic_file::replace(path, |file| {
                serde_json::to_writer(&mut *file, &certificate)?;
                writeln!(file)
            });
            written.map_err(|error| Failure::creating(path, &error))?;
        }
        console.print(&theorem(&proof, console))
    }

    /// The rules as they stand on the command line, in a file (`@FILE`) or on stdin (`-`).
    fn text(&self) -> Result<String, Failure> {
        let (source, text) = match self.rules.strip_prefix('@') {
            Some(path) => (path, fs::read_to_string(path)),
            None if self.rules == "-" => {
                let mut text = String::new();
                let read = io::stdin().lock().read_to_string(&mut text);
                ("-", read.map(|_| text))
            }
            None => return Ok(self.rules.clone()),
        };
        text.map_err(|error| Failure::reading(source, error))
    }

    fn search(&self, rules: &Rules, console: &Console) -> Result<Found, Failure> {
        let (started, limit) = (Instant::now(), Duration::from_secs(self.timeout));
        let (mut progress, mut steps) = (Progress::new(None), 0);
        let found = search(rules, &SearchOptions::default(), &mut |_| {
            steps += 1;
            progress.show(steps);
            if started.elapsed() > limit {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        });
        drop(progress);
        if let Found::Nothing {
            attempts,
            tabulated,
            stopped,
        } = &found
        {
            let message = match stopped {
                true => Message::new("prove-stopped"),
                false => Message::new("prove-nothing"),
            };
            let message = message
                .with("guesses", attempts.len())
                .with("size", tabulated.to_string());
            console.print(&format!("{}\n", console.say(&message)))?;
        }
        Ok(found)
    }
}

fn theorem(proof: &Proof, console: &Console) -> String {
    let weights = proof
        .system
        .weights()
        .take(8)
        .map(|weight| weight.to_string());
    let lines = [
        Message::new("prove-theorem"),
        Message::new("prove-automaton")
            .with("states", proof.lost.states())
            .with("weights", weights.collect::<Vec<_>>().join(", ")),
        Message::new("prove-first").with("positions", first_losses(proof).join(" ")),
        Message::new("prove-checked"),
    ];
    lines.map(|line| console.say(&line) + "\n").concat()
}

/// The first losing positions, by the number of stones.
fn first_losses(proof: &Proof) -> Vec<String> {
    let positions = (0..=MOST_STONES).flat_map(|stones| layouts(stones, proof.rules.piles()));
    let lost =
        positions.filter(|piles| proof.outcome(piles).is_ok_and(|outcome| outcome.is_loss()));
    lost.take(SHOWN)
        .map(|piles| Position(piles).to_string())
        .collect()
}

/// Every way to lay so many stones in so many piles.
fn layouts(stones: u32, piles: usize) -> Vec<Vec<UBig>> {
    if piles == 1 {
        return vec![vec![stones.into()]];
    }
    let with_first = |first: u32| {
        let rest = layouts(stones - first, piles - 1).into_iter();
        rest.map(move |rest| [vec![first.into()], rest].concat())
    };
    (0..=stones).flat_map(with_first).collect()
}
