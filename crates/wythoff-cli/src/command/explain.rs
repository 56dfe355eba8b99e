//! `wythoff explain 5 8`: why a position is won or lost; `--theorem`: the theorem behind it, with its proof.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use wythoff::explain::{ExplainError, Explanation, TheoremName, explain_sum};
use wythoff::{NamedGame, Part, Position, SolveError, Sum, UBig, parse_game, parse_natural};

use super::question::{Asked, Question};
use super::sum::{is_sum, read as read_sum};
use super::{effort, lab};
use crate::console::Console;
use crate::failure::Failure;
use crate::theorem::{Options, Settings, Values};
use crate::{atomic_file, interrupt, piles, whole_number};
use wythoff_show::explain::{illegal_move, written};
use wythoff_show::figures::figure;
use wythoff_show::render::{Format, Numbers};
use wythoff_show::report::{name, refusal};
use wythoff_show::theorem::{self, Theorem};
use wythoff_show::{Message, complaint};

/// How long a theorem is looked for, unless told.
const MOST_SECONDS: u64 = 60;

#[derive(Debug, Args)]
pub(crate) struct Explain {
    #[arg(
        allow_negative_numbers = true,
        required_unless_present = "theorem",
        conflicts_with = "theorem"
    )]
    piles: Vec<String>,
    #[arg(long, value_parser = parse_game, conflicts_with = "theorem")]
    game: Option<NamedGame>,
    #[arg(short, value_parser = parse_natural, allow_negative_numbers = true, conflicts_with = "theorem")]
    k: Option<UBig>,
    #[arg(long, conflicts_with = "theorem")]
    misere: bool,
    #[arg(long, conflicts_with_all = ["game", "k", "misere", "theorem"])]
    rules: Option<String>,
    #[command(flatten)]
    settings: Settings,
    #[arg(long, allow_hyphen_values = true, conflicts_with = "theorem")]
    against: Option<String>,
    #[arg(long)]
    theorem: Option<Name>,
    #[arg(long)]
    figure: Option<PathBuf>,
    #[arg(long, default_value = "text")]
    format: Shape,
    #[arg(long)]
    full: bool,
    #[arg(long, value_parser = parse_natural, allow_negative_numbers = true, conflicts_with = "theorem")]
    budget: Option<UBig>,
    #[arg(long, value_parser = whole_number::count, allow_negative_numbers = true, conflicts_with = "theorem")]
    timeout: Option<u64>,
    #[arg(long, conflicts_with = "theorem")]
    no_cache: bool,
}

/// The theorems by their names.
#[derive(Debug, Clone, Copy)]
struct Name(TheoremName);

impl ValueEnum for Name {
    fn value_variants<'a>() -> &'a [Self] {
        const ALL: [Name; 7] = {
            let mut all = [Name(TheoremName::Beatty); 7];
            let mut place = 0;
            while place < 7 {
                all[place] = Name(TheoremName::ALL[place]);
                place += 1;
            }
            all
        };
        &ALL
    }

    fn to_possible_value(&self) -> Option<clap::builder::PossibleValue> {
        Some(self.0.name().into())
    }
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Shape {
    Text,
    Markdown,
    Html,
    Json,
}

impl Shape {
    /// The format, unless it is for programs.
    fn for_people(self) -> Option<Format> {
        match self {
            Self::Text => Some(Format::Text),
            Self::Markdown => Some(Format::Markdown),
            Self::Html => Some(Format::Html),
            Self::Json => None,
        }
    }
}

impl Explain {
    pub(crate) fn run(self, console: &Console) -> Result<(), Failure> {
        if let Some(Name(name)) = self.theorem {
            if let Some(path) = &self.figure {
                self.draw(name, path, console)?;
            }
            return self.prove(name, console);
        }
        if self.figure.is_some() {
            return Err(Failure::Usage(Message::new("explain-figure-alone")));
        }
        let (explanation, memory) = self.explanation(console)?;
        self.print(&explanation, memory.as_ref(), console)
    }

    /// The explanation, and how positions are written if the rules have memory.
    fn explanation(&self, console: &Console) -> Result<(Explanation, Option<Message>), Failure> {
        let asked = Asked {
            piles: &self.piles,
            sources: None,
            game: self.game.as_ref(),
            k: self.k.as_ref(),
            rules: self.rules.as_deref(),
            settings: &self.settings,
            misere: self.misere,
        };
        let mut question = Question::read(&asked, console)?;
        let against = self.after_the_move(&question.sum)?;
        let mut effort = effort::within(self.budget.as_ref(), self.timeout);
        let seconds = self.timeout.unwrap_or(MOST_SECONDS);
        let options = Options::usual(seconds, self.no_cache);
        question.attach_theorems(&Values::default(), &options, &effort, console)?;
        let Question { sum, play, given } = &question;
        let memory = given.as_ref().and_then(|given| lab::memory(&given.rules));
        let explained = explain_sum(sum, *play, against.as_ref(), &mut effort);
        let explained = explained.map_err(|error| refused(&error, sum, console))?;
        Ok((explained, memory))
    }

    /// What `--against` says: of a position the position after the move, of a sum the whole sum.
    fn after_the_move(&self, sum: &Sum) -> Result<Option<Sum>, Failure> {
        let Some(text) = &self.against else {
            return Ok(None);
        };
        let words = std::slice::from_ref(text);
        Ok(Some(match sum.parts() {
            [part] if !is_sum(words) => {
                let position = Position(piles::read(words)?);
                let game = part.game.clone();
                Part { game, position }.into()
            }
            _ => read_sum(words)?,
        }))
    }

    fn print(
        &self,
        explanation: &Explanation,
        memory: Option<&Message>,
        console: &Console,
    ) -> Result<(), Failure> {
        match self.format.for_people() {
            None => document(&explanation.json()),
            Some(format) => {
                let page = written(explanation, format, self.numbers(), &console.texts);
                match memory.filter(|_| format == Format::Text) {
                    Some(memory) => console.print(&format!("{}\n\n{page}", console.say(memory))),
                    None => console.print(&page),
                }
            }
        }
    }

    fn prove(&self, name: TheoremName, console: &Console) -> Result<(), Failure> {
        match self.format.for_people() {
            None => document(&theorem::document(name)),
            Some(format) => {
                let theorem = Theorem::new(name, &console.texts);
                console.print(&theorem.written(format, self.numbers(), &console.texts))
            }
        }
    }

    fn numbers(&self) -> Numbers {
        match self.full {
            true => Numbers::Full,
            false => Numbers::Shortened,
        }
    }

    fn draw(&self, name: TheoremName, path: &Path, console: &Console) -> Result<(), Failure> {
        let drawing = figure(name, &console.texts);
        atomic_file::make(path, |file| file.write_all(drawing.as_bytes()))
    }
}

fn document(json: &str) -> Result<(), Failure> {
    let mut stdout = io::stdout().lock();
    writeln!(stdout, "{json}")?;
    Ok(stdout.flush()?)
}

/// Why there is no explanation, as a message.
fn refused(error: &ExplainError, sum: &Sum, console: &Console) -> Failure {
    if interrupt::is_asked() {
        return Failure::Stopped(Message::new("lab-interrupted"));
    }
    let name_of = |part: &Part| name(&part.game, &console.texts);
    let name = || sum.parts().first().map(name_of).unwrap_or_default();
    let message = match error {
        ExplainError::Solve(SolveError::Position(error)) => complaint::position(error, &name()),
        ExplainError::Solve(error) => complaint::solve(error),
        ExplainError::Sum(error) => refusal(error, sum, &console.texts),
        ExplainError::AgainstPosition(error) => Message::new("error-of")
            .with("what", "--against")
            .with("reason", complaint::position(error, &name())),
        ExplainError::Illegal(illegal) => {
            Message::new("explain-illegal").with("reason", illegal_move(illegal))
        }
    };
    Failure::Input(message)
}
