//! `wythoff heap 0.77`: the Grundy values of heaps 0, 1, 2, …, and their period.

use std::io::{self, BufWriter, Write};
use std::path::PathBuf;

use clap::{Args, ValueEnum};
use wythoff::heap::HeapRules;
use wythoff::{GameNameError, UBig, parse_natural};

use crate::checkpoint::Keeper;
use crate::console::Console;
use crate::failure::Failure;
use crate::theorem::Settings;
use crate::time_limit::TimeLimit;
use crate::whole_number;
use wythoff_show::Message;

mod by_rules;
mod period;
mod run;
mod sparse;
mod values;

use run::{End, Goal};

/// How far values are shown, and how far a period is looked for, unless said otherwise.
const SHOWN: u64 = 50;
const LOOKED_AT: u64 = 1_000_000;

#[derive(Debug, Args)]
pub(crate) struct Heap {
    #[arg(value_parser = rules, required_unless_present = "rules", conflicts_with = "rules")]
    game: Option<HeapRules>,
    #[arg(long)]
    rules: Option<String>,
    #[command(flatten)]
    settings: Settings,
    #[arg(long, value_parser = parse_natural, allow_negative_numbers = true)]
    to: Option<UBig>,
    #[arg(long)]
    period: bool,
    #[arg(long, conflicts_with_all = ["period", "rules"])]
    sparse: bool,
    #[arg(long, default_value = "text")]
    format: Format,
    #[arg(long)]
    checkpoint: Option<PathBuf>,
    #[arg(long, value_parser = whole_number::count, allow_negative_numbers = true)]
    timeout: Option<u64>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Csv,
    Json,
    Bfile,
}

/// Reads a game of heaps, in any language.
fn rules(text: &str) -> Result<HeapRules, GameNameError> {
    text.parse()
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
        let goal = match (self.period, self.sparse) {
            (true, _) => Goal::Period,
            (_, true) => Goal::Sparse,
            _ => Goal::Values,
        };
        let usual = match goal {
            Goal::Values => SHOWN,
            Goal::Period | Goal::Sparse => LOOKED_AT,
        };
        // What does not fit is refused as a heap that is too large.
        let to = self
            .to
            .as_ref()
            .map_or(usual, |to| u64::try_from(to).unwrap_or(u64::MAX));
        let is_bare_data = self.is_bare_data();
        let Some(game) = self.game else {
            return by_rules::run(&self, to, console);
        };
        self.settings.refuse_without_rules()?;
        let checkpoint = self.checkpoint.as_deref();
        let mut sequence = run::take_up(game, checkpoint)?;
        // The values up to a heap are a piece of work with an end; a proof is searched for.
        let is_limited = goal != Goal::Values || self.timeout.is_some();
        let limit = is_limited.then(|| TimeLimit::start(self.timeout));
        let mut keeper = Keeper::new(checkpoint);
        let end = run::extend(&mut sequence, to, goal, limit, &mut keeper)?;
        let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
        match (self.period, self.format) {
            (true, Format::Json) => period::write_json(&sequence, &mut out)?,
            (true, _) => write!(
                out,
                "{}",
                wythoff_show::period::words(&sequence, &console.texts)
            )?,
            (false, format) if self.sparse => {
                let about = || period::document(&sequence);
                sparse::write(&sequence, format, about, &console.texts, &mut out)?;
            }
            // The sequence was extended so far, and heaps are at most usize::MAX.
            (false, format) => {
                let values = &sequence.values()[..=to as usize];
                values::write(values, format, || period::document(&sequence), &mut out)?;
            }
        }
        out.flush()?;
        if is_bare_data {
            let trust = wythoff_show::period::trust(&sequence);
            trust.iter().for_each(|trust| console.remark(trust));
        }
        if end == End::Late {
            console.remark(&Message::new("heap-late").with("to", to.to_string()));
        }
        keeper.finish()
    }

    /// Whether values are printed and nothing else, so that what is to be said of them is said beside them.
    fn is_bare_data(&self) -> bool {
        match self.format {
            Format::Text => !self.period && !self.sparse,
            Format::Csv | Format::Bfile => true,
            Format::Json => false,
        }
    }
}
