//! `wythoff guess < values.txt`: patterns in values of any program, and which come next.

use clap::Args;
use wythoff::prove::data::{
    Data, DataError, DataErrorKind, Finding, Formula, Letters, Pattern, Reading, findings,
};
use wythoff::{UBig, parse_natural};

use crate::console::Console;
use crate::failure::Failure;
use crate::progress::Bar;
use crate::{interrupt, read_file, whole_number};
use wythoff_show::{Message, complaint::quote};

mod document;
mod formula;
mod next;
mod report;
mod words;

pub(super) use formula::linear;
pub(super) use words::{law_of_parts, pattern as pattern_words};

/// How many values are predicted unless said otherwise, and at most.
const NEXT: u64 = 10;
const MOST_NEXT: u64 = 10_000;
/// More bytes than this are not read.
const MOST_BYTES: u64 = 1 << 28;

#[derive(Debug, Args)]
pub(crate) struct Guess {
    file: Option<String>,
    #[arg(long, value_parser = parse_natural, allow_negative_numbers = true)]
    next: Option<UBig>,
    #[arg(long, value_parser = parse_natural, allow_negative_numbers = true)]
    from: Option<UBig>,
    #[arg(long)]
    json: bool,
}

/// What there is to tell.
struct Found {
    data: Data,
    /// The number of the first value that was given: 0, or 1 where the one of 0 was put before it.
    first: u64,
    letters: Option<Letters>,
    findings: Vec<Finding>,
    /// Of which values are 0, where nothing strong is known of all values.
    zeros: Vec<Finding>,
    next: u64,
}

impl Guess {
    pub(crate) fn run(self, console: &Console) -> Result<(), Failure> {
        let next = match &self.next {
            Some(next) => whole_number::between("--next", next, 1, MOST_NEXT)?,
            None => NEXT,
        };
        let source = self.file.as_deref().unwrap_or("-");
        let text = read_file::text(source, MOST_BYTES)?;
        let reading = Data::read(&text).map_err(|error| refused(source, &error))?;
        let (data, first) = self.numbered(&reading)?;
        interrupt::listen();
        let mut bar = Bar::new(None);
        let mut search = |data: &Data| {
            let found = findings(data, &mut bar);
            found.ok_or_else(|| Failure::Stopped(Message::new("guess-interrupted")))
        };
        let findings = search(&data)?;
        let is_known = findings.iter().any(Finding::is_strong) || data.is_outcomes();
        let mut zeros = match is_known {
            true => Vec::new(),
            false => search(&data.zeros())?,
        };
        // Without any zero there is nothing to say of zeros.
        let is_constant =
            |one: &Finding| matches!(one.pattern, Pattern::Formula(Formula::Constant(_)));
        match zeros.iter().any(is_constant) {
            true => zeros.clear(),
            false => zeros.retain(Finding::is_strong),
        }
        drop(bar);
        let found = Found {
            data,
            first,
            letters: reading.letters,
            findings,
            zeros,
            next,
        };
        match self.json {
            true => super::print_line(&document::document(&found, console))?,
            false => console.print(&report::written(&found, console))?,
        }
        let strong = found.findings.first().is_some_and(Finding::is_strong);
        match strong || !found.zeros.is_empty() {
            true => Ok(()),
            false => Err(Failure::Finding),
        }
    }
}

impl Guess {
    /// The values from that of 0 on, and the number of the first that was given.
    fn numbered(&self, reading: &Reading) -> Result<(Data, u64), Failure> {
        let first = match (&self.from, reading.counted_from) {
            (Some(from), _) => whole_number::between("--from", from, 0, 1)?,
            (None, counted) => counted.unwrap_or(0).into(),
        };
        match first {
            0 => Ok((reading.data.clone(), 0)),
            _ => match reading.data.with_zero_before() {
                Some(data) => Ok((data, 1)),
                None => Err(Failure::Input(Message::new("guess-from-table"))),
            },
        }
    }
}

fn refused(source: &str, error: &DataError) -> Failure {
    let reason = match &error.kind {
        DataErrorKind::NotANumber(word) => {
            Message::new("guess-no-value").with("found", quote(word))
        }
        DataErrorKind::TooLarge(word) => Message::new("guess-too-large").with("found", quote(word)),
        DataErrorKind::Gap => Message::new("guess-gap"),
        DataErrorKind::Skipped { expected, found } => Message::new("guess-skipped")
            .with("expected", expected.to_string())
            .with("found", found.to_string()),
        DataErrorKind::Ragged { expected, found } => Message::new("guess-ragged")
            .with("expected", *expected)
            .with("found", *found),
        DataErrorKind::Mixed(word) => Message::new("guess-mixed").with("found", quote(word)),
        DataErrorKind::TooFew { found, least } => Message::new("guess-too-few")
            .with("found", *found)
            .with("least", *least),
        DataErrorKind::TooMany { most } => {
            Message::new("guess-too-many").with("most", most.to_string())
        }
    };
    let message = Message::new("error-in-file").with("source", read_file::called(source));
    let message = message
        .with("line", error.line)
        .with("column", error.column);
    Failure::Input(message.with("reason", reason))
}
