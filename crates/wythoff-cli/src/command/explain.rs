//! `wythoff explain 5 8`: why a position is won or lost; `--theorem`: the theorem behind it, with its proof.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use clap::{Args, ValueEnum};
use wythoff::explain::figures::figure;
use wythoff::explain::{
    ExplainError, Explanation, Format, Numbers, TheoremName, explain, explain_sum, theorem,
};
use wythoff::solve::sum::SumError;
use wythoff::{NamedGame, Position, SolveError, Sum, UBig, parse_game, parse_natural};

use super::solve::sum::{is_sum, read as read_sum};
use super::{effort, play};
use crate::console::Console;
use crate::failure::Failure;
use crate::text::Message;
use crate::{atomic_file, complaint, piles};

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
    #[arg(short, value_parser = parse_natural, allow_negative_numbers = true, conflicts_with_all = ["game", "theorem"])]
    k: Option<UBig>,
    #[arg(long, conflicts_with = "theorem")]
    misere: bool,
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

impl Explain {
    pub(crate) fn run(self, console: &Console) -> Result<(), Failure> {
        if let Some(Name(name)) = self.theorem {
            if let Some(path) = &self.figure {
                self.draw(name, path, console)?;
            }
            return self.print(&theorem(name), console);
        }
        if self.figure.is_some() {
            return Err(Failure::Usage(Message::new("explain-figure-alone")));
        }
        let explanation = if is_sum(&self.piles) {
            self.sum(console)?
        } else {
            let position = Position(piles::read(&self.piles)?);
            let k = self.k.clone().unwrap_or_default();
            let game = self.game.clone().unwrap_or(NamedGame::wythoff(k));
            self.position(&game, &position, console)?
        };
        self.print(&explanation, console)
    }

    fn position(
        &self,
        game: &NamedGame,
        position: &Position<UBig>,
        console: &Console,
    ) -> Result<Explanation, Failure> {
        let against = match &self.against {
            Some(words) => Some(Position(piles::read(std::slice::from_ref(words))?)),
            None => None,
        };
        let play = play::asked(self.misere);
        let explained = explain(
            game,
            play,
            position,
            against.as_ref(),
            &mut effort::within(self.budget.as_ref()),
        );
        explained.map_err(|error| refused(&error, &game.to_string(), None, console))
    }

    fn sum(&self, console: &Console) -> Result<Explanation, Failure> {
        if self.game.is_some() || self.k.is_some() {
            return Err(Failure::Usage(Message::new("error-sum-with-game")));
        }
        let sum = read_sum(&self.piles)?;
        let against = match &self.against {
            Some(text) => Some(read_sum(std::slice::from_ref(text))?),
            None => None,
        };
        let play = play::asked(self.misere);
        let explained = explain_sum(
            &sum,
            play,
            against.as_ref(),
            &mut effort::within(self.budget.as_ref()),
        );
        explained.map_err(|error| refused(&error, &sum.to_string(), Some(&sum), console))
    }

    fn print(&self, explanation: &Explanation, console: &Console) -> Result<(), Failure> {
        let numbers = if self.full {
            Numbers::Full
        } else {
            Numbers::Shortened
        };
        let format = match self.format {
            Shape::Text => Format::Text,
            Shape::Markdown => Format::Markdown,
            Shape::Html => Format::Html,
            Shape::Json => {
                let mut stdout = io::stdout().lock();
                writeln!(stdout, "{}", explanation.json())?;
                return Ok(stdout.flush()?);
            }
        };
        let language = console.texts.language().into();
        console.print(&explanation.written(format, language, numbers))
    }

    fn draw(&self, name: TheoremName, path: &Path, console: &Console) -> Result<(), Failure> {
        let drawing = figure(name, console.texts.language().into());
        let written = atomic_file::replace(path, |file| file.write_all(drawing.as_bytes()));
        written.map_err(|error| Failure::creating(path, &error))
    }
}

/// Why there is no explanation, as a message.
fn refused(error: &ExplainError, game: &str, sum: Option<&Sum>, console: &Console) -> Failure {
    let message = match error {
        ExplainError::Solve(SolveError::Position(error)) => complaint::position(error, game),
        ExplainError::Solve(error) => complaint::solve(error),
        ExplainError::Sum(SumError::Misere) => Message::new("error-misere-sum"),
        ExplainError::Sum(SumError::Part { part, error }) => Message::new("error-of-part")
            .with(
                "part",
                sum.map_or_else(String::new, |sum| sum.parts()[*part].to_string()),
            )
            .with("reason", complaint::solve(error)),
        ExplainError::AgainstPosition(error) => Message::new("error-of")
            .with("what", "--against")
            .with("reason", complaint::position(error, game)),
        ExplainError::Illegal(illegal) => Message::new("explain-illegal")
            .with("reason", illegal.words(console.texts.language().into())),
        other => complaint::as_it_is(other),
    };
    Failure::Input(message)
}
