//! `wythoff solve 8 4`: who wins, every winning move, and what the answer rests on.

use std::io::{self, Write};

use clap::Args;
use wythoff::{Analysis, NamedGame, Play, Position, UBig, Wythoff, parse_game, parse_natural};

use super::play;
use crate::complaint;
use crate::console::Console;
use crate::failure::Failure;
use crate::piles;
use crate::text::Message;

mod json;
mod words;

#[derive(Debug, Args)]
pub(crate) struct Solve {
    #[arg(required = true, allow_negative_numbers = true)]
    piles: Vec<String>,
    #[arg(long, value_parser = parse_game)]
    game: Option<NamedGame>,
    #[arg(short, value_parser = parse_natural, allow_negative_numbers = true, conflicts_with = "game")]
    k: Option<UBig>,
    #[arg(long)]
    misere: bool,
    #[arg(long)]
    json: bool,
    #[arg(long)]
    full: bool,
}

/// A position with its answer.
struct Answer {
    game: Wythoff<UBig>,
    /// As [`NamedGame`] writes it.
    name: String,
    position: Position<UBig>,
    analysis: Analysis<UBig>,
}

impl Solve {
    pub(crate) fn run(self, console: &Console) -> Result<(), Failure> {
        let position = Position(piles::read(&self.piles)?);
        let answer = answer(self.named_game(), play::asked(self.misere), position)?;
        if self.json {
            print_line(&json::document(&answer))
        } else {
            console.print(&words::report(&answer, self.full, console))
        }
    }

    fn named_game(&self) -> NamedGame {
        let k = self.k.clone().unwrap_or_default();
        self.game.clone().unwrap_or(NamedGame::wythoff(k))
    }
}

fn answer(game: NamedGame, play: Play, position: Position<UBig>) -> Result<Answer, Failure> {
    let name = game.to_string();
    let Some(k) = game.wythoff_k() else {
        return Err(Failure::Input(Message::new("error-only-wythoff").with("game", name)));
    };
    let game = Wythoff::with_play(k.clone(), play);
    let analysis = game
        .analyse(&position)
        .map_err(|error| Failure::Input(complaint::pile_count(&error, &name)))?;
    Ok(Answer {
        game,
        name,
        position,
        analysis,
    })
}

impl Answer {
    /// What a move takes from each pile.
    fn taken(&self, leaves: &Position<UBig>) -> Vec<UBig> {
        let piles = self.position.piles().iter().zip(leaves.piles());
        piles.map(|(before, after)| before - after).collect()
    }
}

fn print_line(document: &impl serde::Serialize) -> Result<(), Failure> {
    let mut stdout = io::BufWriter::new(io::stdout().lock());
    serde_json::to_writer(&mut stdout, document).map_err(io::Error::from)?;
    writeln!(stdout)?;
    Ok(stdout.flush()?)
}
