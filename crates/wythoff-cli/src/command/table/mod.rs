//! `wythoff table --size 16`: every position of two piles up to a size, in one of several formats.

use std::io::{self, BufWriter, IsTerminal, Write};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::thread;

use clap::{Args, ValueEnum};
use wythoff::board::format;
use wythoff::rules::TableRules;
use wythoff::{Game, NamedGame, Play, Rules, UBig, parse_game, parse_natural};

use super::{convention, game};
use crate::atomic_file;
use crate::checkpoint::Keeper;
use crate::console::Console;
use crate::failure::Failure;
use crate::theorem::{Given, Settings, on_one_line};
use wythoff_show::complaint::quote;
use wythoff_show::{Message, shorten};

mod cells;
mod grundy;
mod slice;
mod streamed;
mod write;

use cells::Cells;
use slice::Slice;

#[derive(Debug, Args)]
pub(crate) struct Table {
    #[arg(long, value_parser = parse_natural, allow_negative_numbers = true)]
    size: UBig,
    #[arg(long, value_parser = parse_game)]
    game: Option<NamedGame>,
    #[arg(short, value_parser = parse_natural, allow_negative_numbers = true)]
    k: Option<UBig>,
    #[arg(long, conflicts_with_all = ["game", "k", "misere", "checkpoint"])]
    rules: Option<String>,
    #[command(flatten)]
    settings: Settings,
    #[arg(long, requires = "rules")]
    slice: Vec<String>,
    #[arg(long)]
    misere: bool,
    #[arg(long, default_value = "outcome")]
    values: Values,
    #[arg(long)]
    format: Option<Format>,
    #[arg(long)]
    out: Option<PathBuf>,
    #[arg(long, value_parser = parse_natural, allow_negative_numbers = true)]
    threads: Option<UBig>,
    #[arg(long)]
    checkpoint: Option<PathBuf>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Values {
    Outcome,
    Grundy,
    Moves,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    Text,
    Csv,
    Json,
    Npy,
    Svg,
    Png,
}

impl Format {
    /// The format that was asked for, else that of the file's extension, else text.
    fn asked(told: Option<Self>, out: Option<&Path>) -> Result<Self, Failure> {
        let extension = out.and_then(Path::extension);
        let (None, Some(extension)) = (told, extension) else {
            return Ok(told.unwrap_or(Self::Text));
        };
        match extension.to_ascii_lowercase().to_str() {
            Some("txt") => Ok(Self::Text),
            Some("csv") => Ok(Self::Csv),
            Some("json") => Ok(Self::Json),
            Some("npy") => Ok(Self::Npy),
            Some("svg") => Ok(Self::Svg),
            Some("png") => Ok(Self::Png),
            _ => {
                let message = Message::new("error-extension");
                let found = format!(".{}", extension.to_string_lossy());
                Err(Failure::Usage(message.with("found", quote(&found))))
            }
        }
    }
}

/// Whose table it is.
enum Subject {
    Game(NamedGame),
    Rules(Rules, Slice),
    /// Rules beyond linear arithmetic.
    Beyond(TableRules, Slice),
}

impl Subject {
    /// The name in documents and figures.
    fn name(&self) -> String {
        match self {
            Self::Game(game) => game.to_string(),
            Self::Rules(rules, slice) => {
                let text = rules.to_string();
                let moves: Vec<&str> = (text.lines())
                    .filter_map(|line| line.strip_prefix("move "))
                    .collect();
                moves.join(" | ") + &slice.words()
            }
            Self::Beyond(rules, slice) => on_one_line(rules.text()) + &slice.words(),
        }
    }
}

/// A question that makes sense.
struct Request {
    subject: Subject,
    play: Play,
    size: usize,
    values: format::Values,
    format: Format,
    threads: NonZeroUsize,
    checkpoint: Option<PathBuf>,
}

impl Table {
    pub(crate) fn run(self, console: &Console) -> Result<(), Failure> {
        let out = self.out.clone();
        let request = self.request(console)?;
        for path in out.iter().chain(&request.checkpoint) {
            atomic_file::probe(path)?;
        }
        if let (Some(k), Some(out)) = (streamed::wanted(&request, out.as_deref()), &out) {
            return streamed::make(&request, k, out);
        }
        let mut keeper = Keeper::new(request.checkpoint.as_deref());
        let cells = cells::fill(&request, &mut keeper)?;
        match out {
            Some(path) => atomic_file::make(&path, |file| {
                write::table(&request, &cells, None, console, file).map(|_| ())
            }),
            None => print(&request, &cells, console),
        }?;
        keeper.finish()
    }

    fn request(self, console: &Console) -> Result<Request, Failure> {
        let format = Format::asked(self.format, self.out.as_deref())?;
        let is_binary = matches!(format, Format::Npy | Format::Png);
        if is_binary && self.out.is_none() && io::stdout().is_terminal() {
            return Err(Failure::Usage(Message::new("error-binary-on-terminal")));
        }
        if let Some(rules) = &self.rules {
            let rules = Given::read_any(rules, &self.settings, console)?;
            let names = match &rules {
                Ok(given) => given.rules.names(),
                Err(beyond) => beyond.names(),
            };
            let slice = Slice::read(&self.slice, names)?;
            if slice.free().len() == 1 && matches!(format, Format::Svg | Format::Png) {
                return Err(Failure::Usage(Message::new("error-row-figure")));
            }
            let (subject, play) = match rules {
                Ok(Given { rules, .. }) => {
                    let play = rules.play();
                    (Subject::Rules(rules, slice), play)
                }
                Err(_) if self.values == Values::Moves => {
                    return Err(Failure::Usage(Message::new("error-table-beyond-moves")));
                }
                Err(beyond) => {
                    let play = beyond.play();
                    (Subject::Beyond(beyond, slice), play)
                }
            };
            return self.sized(subject, play, format);
        }
        let game = game::asked(self.game.as_ref(), self.k.as_ref())?;
        self.settings.refuse_without_rules()?;
        let is_swept = game.wythoff_k().is_some() && self.values == Values::Grundy;
        if self.checkpoint.is_some() && !is_swept {
            let message = Message::new("error-useless-option").with("option", "--checkpoint");
            let what = format!("{game} --values {}", values(self.values).name());
            return Err(Failure::Usage(message.with("what", what)));
        }
        let play = convention::asked(self.misere);
        self.sized(Subject::Game(game), play, format)
    }

    fn sized(self, subject: Subject, play: Play, format: Format) -> Result<Request, Failure> {
        let size = usize::try_from(&self.size)
            .ok()
            .filter(|&size| size < 1 << 32);
        let size = size.ok_or_else(|| {
            // A byte a cell is the least.
            let message = Message::new("error-table-size")
                .with("size", shorten::number(&self.size, false))
                .with("bytes", shorten::number(&self.size.sqr(), false));
            Failure::Input(message)
        })?;
        let cores = thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        let threads = self.threads.map(|threads| {
            let threads = usize::try_from(threads)
                .ok()
                .filter(|&threads| threads <= 1024);
            let threads = threads.and_then(NonZeroUsize::new);
            threads.ok_or_else(|| Failure::Usage(Message::new("error-threads")))
        });
        Ok(Request {
            subject,
            play,
            size,
            values: values(self.values),
            format,
            threads: threads.transpose()?.unwrap_or(cores),
            checkpoint: self.checkpoint,
        })
    }
}

fn values(values: Values) -> format::Values {
    match values {
        Values::Outcome => format::Values::Outcome,
        Values::Grundy => format::Values::Grundy,
        Values::Moves => format::Values::Moves,
    }
}

/// Prints the table; as text, as much of it as fits the terminal.
fn print(request: &Request, cells: &Cells, console: &Console) -> Result<(), Failure> {
    let stdout = io::stdout();
    let width = terminal_size::terminal_size_of(&stdout).map(|(width, _)| width.0.into());
    let mut out = BufWriter::with_capacity(1 << 16, stdout.lock());
    let shown = write::table(request, cells, width, console, &mut out)?;
    out.flush()?;
    if let Some(size) = shown {
        let message = Message::new("table-cut").with("shown", size);
        console.remark(&message.with("size", request.size));
    }
    Ok(())
}
