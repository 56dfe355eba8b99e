//! `wythoff play`: a game against the program, on a screen of text, or by lines for other programs.

use std::io::{self, IsTerminal};
use std::time::SystemTime;

use clap::{Args, ValueEnum};
use wythoff::{NamedGame, UBig, parse_game, parse_natural};

use crate::console::Console;
use crate::failure::Failure;
use crate::theorem::Settings;
use crate::{interrupt, whole_number};

mod dice;
mod game;
mod hand;
mod hint;
mod lines;
mod opponent;
mod options;
mod review;
mod screen;
mod session;
mod setup;
#[cfg(test)]
mod tests;
mod words;

use dice::Dice;
use game::{Playing, Side};
use opponent::Opponent;
use session::{Session, Thought};

#[derive(Debug, Args)]
pub(crate) struct Play {
    #[arg(allow_negative_numbers = true)]
    words: Vec<String>,
    #[arg(long, value_parser = parse_game)]
    game: Option<NamedGame>,
    #[arg(short, value_parser = parse_natural, allow_negative_numbers = true)]
    k: Option<UBig>,
    #[arg(long, conflicts_with_all = ["game", "k", "misere"])]
    rules: Option<String>,
    #[command(flatten)]
    settings: Settings,
    #[arg(long)]
    misere: bool,
    #[arg(long, default_value = "perfect")]
    opponent: Opponent,
    #[arg(long, default_value = "you")]
    first: First,
    #[arg(long, value_parser = whole_number::count, allow_negative_numbers = true)]
    seed: Option<u64>,
    #[arg(long)]
    lines: bool,
    #[arg(long)]
    ascii: bool,
    #[arg(long, value_parser = parse_natural, allow_negative_numbers = true)]
    budget: Option<UBig>,
    #[arg(long, value_parser = whole_number::count, default_value = "10", allow_negative_numbers = true)]
    timeout: u64,
    #[arg(long)]
    no_cache: bool,
}

/// Who makes the first move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum First {
    You,
    Opponent,
}

impl Play {
    pub(crate) fn run(self, console: &Console) -> Result<(), Failure> {
        interrupt::listen();
        let seed = self.seed.unwrap_or_else(any_seed);
        let (start, play) = setup::read(&self, &mut Dice::new(seed), console)?;
        let first = match self.first {
            First::You => Side::You,
            First::Opponent => Side::Other,
        };
        let thought = Thought {
            budget: self.budget.clone(),
            seconds: self.timeout,
        };
        let game = Playing::new(start, play, first);
        let session = Session::new(game, self.opponent, seed, thought, console);
        if self.lines || !has_screen() {
            interrupt::end_at_once();
            let stdin = io::stdin().lock();
            lines::run(session, stdin, io::stdout().lock())
        } else {
            screen::run(session, self.ascii)
        }
    }
}

/// Whether there is a terminal that can be drawn on.
fn has_screen() -> bool {
    let is_dumb = std::env::var_os("TERM").is_some_and(|name| name == "dumb");
    io::stdin().is_terminal() && io::stdout().is_terminal() && !is_dumb
}

/// Another game each time; small, for it is shown and may be typed again.
fn any_seed() -> u64 {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    now.map_or(0, |since| since.as_nanos() % 1_000_000) as u64
}
