//! `wythoff sequence lower`: terms of a sequence, from any place, as many as you like.

use std::io::{self, BufWriter, Write};
use std::num::NonZeroUsize;

use clap::{Args, ValueEnum};
use wythoff::{NamedGame, Play, UBig, parse_natural};

use super::convention;
use crate::console::Console;
use crate::failure::Failure;
use wythoff_show::Message;

mod array;
mod layout;
mod rows;
mod text;

#[derive(Debug, Args)]
pub(crate) struct Sequence {
    which: Which,
    #[arg(short, value_parser = parse_natural, allow_negative_numbers = true)]
    k: Option<UBig>,
    #[arg(long)]
    misere: bool,
    #[arg(long, value_parser = parse_natural, allow_negative_numbers = true)]
    from: Option<UBig>,
    #[arg(long, value_parser = parse_natural, allow_negative_numbers = true)]
    count: Option<UBig>,
    #[arg(long, value_parser = parse_natural, allow_negative_numbers = true)]
    columns: Option<UBig>,
    #[arg(long, default_value = "text")]
    format: Format,
}

/// The sequences there are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Which {
    Lower,
    Upper,
    Pairs,
    Gaps,
    Word,
    Array,
    Mex,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Csv,
    Json,
    Bfile,
}

/// A question that makes sense.
struct Request {
    which: Which,
    k: UBig,
    play: Play,
    from: UBig,
    count: u64,
    columns: NonZeroUsize,
    format: Format,
}

impl Sequence {
    pub(crate) fn run(self, _: &Console) -> Result<(), Failure> {
        let request = self.request().map_err(Failure::Usage)?;
        let rows = rows::rows(&request)?;
        let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
        let written = layout::write(&request, rows, &mut out);
        // What was written before a row that cannot be stays written.
        out.flush()?;
        written
    }

    fn request(self) -> Result<Request, Message> {
        let of_pairs = !matches!(self.which, Which::Word | Which::Array);
        if self.misere && !of_pairs {
            return Err(self.useless("--misere"));
        }
        if self.columns.is_some() && (self.which != Which::Array || self.format == Format::Bfile) {
            return Err(self.useless("--columns"));
        }
        if self.format == Format::Bfile && matches!(self.which, Which::Pairs | Which::Mex) {
            return Err(Message::new("error-bfile-of-pairs"));
        }
        // Normal play: pair 0 is (0, 0), and the sequences of the books start after it.
        let first = match self.which {
            Which::Lower | Which::Upper => u8::from(!self.misere),
            Which::Word | Which::Array => 1,
            Which::Pairs | Which::Gaps | Which::Mex => 0,
        };
        let from = self.from.unwrap_or(first.into());
        if !of_pairs && from == UBig::ZERO {
            return Err(Message::new("error-from-zero").with("sequence", name(self.which)));
        }
        let columns = self.columns.unwrap_or(10u8.into());
        let columns = usize::try_from(columns)
            .ok()
            .filter(|columns| *columns <= array::ROW_DIGITS);
        let columns = columns.and_then(NonZeroUsize::new);
        let columns = columns
            .ok_or_else(|| Message::new("error-columns").with("limit", array::ROW_DIGITS))?;
        Ok(Request {
            which: self.which,
            k: self.k.unwrap_or_default(),
            play: convention::asked(self.misere),
            from,
            // Nobody waits for 2^64 terms: whoever asks for more wants them until the pipe closes.
            count: self
                .count
                .map_or(20, |count| u64::try_from(count).unwrap_or(u64::MAX)),
            columns,
            format: self.format,
        })
    }

    fn useless(&self, option: &'static str) -> Message {
        let what = match (self.which, self.format) {
            (Which::Array, Format::Bfile) => "array --format bfile".to_owned(),
            (which, _) => name(which),
        };
        Message::new("error-useless-option")
            .with("option", option)
            .with("what", what)
    }
}

impl Request {
    fn game(&self) -> NamedGame {
        NamedGame::wythoff(self.k.clone())
    }
}

/// The name on the command line.
fn name(value: impl ValueEnum) -> String {
    let value = value.to_possible_value().expect("every value has a name");
    value.get_name().to_owned()
}
