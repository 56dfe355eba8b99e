//! `wythoff heap 0.77`: the Grundy values of heaps 0, 1, 2, …, and their period.

use std::io::{self, BufWriter, Write};
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use wythoff::solve::heap::{HeapRules, HeapRulesError};
use wythoff::{UBig, parse_game, parse_natural};

use crate::console::Console;
use crate::failure::Failure;
use crate::text::Message;

mod period;
mod run;
mod values;

pub(in crate::command) use period::reason;

/// How far values are shown, and how far a period is looked for, unless said otherwise.
const SHOWN: u64 = 50;
const LOOKED_AT: u64 = 1_000_000;

#[derive(Debug, Args)]
pub(crate) struct Heap {
    #[arg(value_parser = rules)]
    rules: HeapRules,
    #[arg(long, value_parser = parse_natural, allow_negative_numbers = true)]
    to: Option<UBig>,
    #[arg(long)]
    period: bool,
    #[arg(long, default_value = "text")]
    format: Format,
    #[arg(long)]
    checkpoint: Option<PathBuf>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Csv,
    Json,
    Bfile,
}

/// Reads the rules of a heap, or a game in any language that is written as such rules.
fn rules(text: &str) -> Result<HeapRules, HeapRulesError> {
    text.parse().or_else(|error| {
        let game = parse_game(text).ok();
        let rules = game.and_then(|game| game.to_string().parse().ok());
        rules.ok_or(error)
    })
}

impl Heap {
    pub(crate) fn run(self, console: &Console) -> Result<(), Failure> {
        if self.period && matches!(self.format, Format::Csv | Format::Bfile) {
            let message = Message::new("error-useless-option").with("option", "--period");
            let what = if self.format == Format::Csv {
                "csv"
            } else {
                "bfile"
            };
            return Err(Failure::Usage(
                message.with("what", format!("--format {what}")),
            ));
        }
        let usual = if self.period { LOOKED_AT } else { SHOWN };
        // What does not fit is refused as a heap that is too large.
        let to = self
            .to
            .map_or(usual, |to| u64::try_from(to).unwrap_or(u64::MAX));
        let checkpoint = self.checkpoint.as_deref();
        let mut sequence = run::take_up(self.rules, checkpoint)?;
        run::extend(&mut sequence, to, self.period, checkpoint)?;
        let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
        match (self.period, self.format) {
            (true, Format::Json) => period::write_json(&sequence, &mut out)?,
            (true, _) => write!(out, "{}", period::words(&sequence, console))?,
            // The sequence was extended so far, and heaps are at most usize::MAX.
            (false, format) => values::write(&sequence, to as usize, format, &mut out)?,
        }
        Ok(out.flush()?)
    }
}
