//! `wythoff solve 8 4`: who wins, every winning move, and what the answer rests on; of a sum, too.

use clap::Args;
use wythoff::{NamedGame, Play, Position, UBig, parse_game, parse_natural};

use super::{effort, play, print_line};
use crate::console::Console;
use crate::failure::Failure;
use crate::text::Message;
use crate::theorem::Settings;
use crate::{cache, complaint, piles, whole_number};

mod answer;
mod by_rules;
mod evidence;
mod json;
mod moves;
pub(super) mod sum;
mod sum_words;
mod words;

use answer::Answer;

#[derive(Debug, Args)]
pub(crate) struct Solve {
    #[arg(required = true, allow_negative_numbers = true)]
    piles: Vec<String>,
    #[arg(long, value_parser = parse_game)]
    game: Option<NamedGame>,
    #[arg(short, value_parser = parse_natural, allow_negative_numbers = true, conflicts_with = "game")]
    k: Option<UBig>,
    #[arg(long, conflicts_with_all = ["game", "k", "misere", "grundy", "budget"])]
    rules: Option<String>,
    #[command(flatten)]
    settings: Settings,
    #[arg(long)]
    misere: bool,
    #[arg(long)]
    grundy: bool,
    #[arg(long)]
    json: bool,
    #[arg(long)]
    full: bool,
    #[arg(long, value_parser = parse_natural, allow_negative_numbers = true)]
    budget: Option<UBig>,
    #[arg(long, value_parser = whole_number::count, default_value = "100", allow_negative_numbers = true, requires = "rules")]
    limit: u64,
    #[arg(long, value_parser = whole_number::count, default_value = "60", allow_negative_numbers = true, requires = "rules")]
    timeout: u64,
    #[arg(long)]
    no_cache: bool,
}

impl Solve {
    pub(crate) fn run(self, console: &Console) -> Result<(), Failure> {
        if let Some(rules) = &self.rules {
            return self.by_rules(rules, console);
        }
        if sum::is_sum(&self.piles) {
            return self.sum(console);
        }
        let position = Position(piles::read(&self.piles)?);
        self.position(self.named_game(), position, console)
    }

    fn position(
        &self,
        game: NamedGame,
        position: Position<UBig>,
        console: &Console,
    ) -> Result<(), Failure> {
        let answer = self.answer(game, position)?;
        if self.json {
            print_line(&json::document(&answer))
        } else {
            console.print(&words::report(&answer, self.full, console))
        }
    }

    fn answer(&self, game: NamedGame, position: Position<UBig>) -> Result<Answer, Failure> {
        let name = game.to_string();
        let refused = |error| match error {
            wythoff::SolveError::Position(error) => complaint::position(&error, &name),
            error => complaint::solve(&error),
        };
        let mut effort = effort::within(self.budget.as_ref());
        let asked = [(&game, &position)];
        let rows = (self.grundy && !self.no_cache)
            .then(|| cache::Rows::lend(asked.into_iter(), &mut effort));
        let answer = Answer::new(&game, self.play(), position, self.grundy, &mut effort);
        if let Some(rows) = rows {
            rows.keep(&effort);
        }
        answer.map_err(|error| Failure::Input(refused(error)))
    }

    fn sum(&self, console: &Console) -> Result<(), Failure> {
        if self.game.is_some() || self.k.is_some() {
            return Err(Failure::Usage(Message::new("error-sum-with-game")));
        }
        let sum = sum::read(&self.piles)?;
        // A sum of one part is just a position.
        if let [part] = sum.parts() {
            return self.position(part.game.clone(), part.position.clone(), console);
        }
        let mut effort = effort::within(self.budget.as_ref());
        let parts = sum.parts().iter().map(|part| (&part.game, &part.position));
        let rows = (!self.no_cache).then(|| cache::Rows::lend(parts, &mut effort));
        let answer = sum::answer(sum, self.play(), &mut effort);
        if let Some(rows) = rows {
            rows.keep(&effort);
        }
        let answer = answer?;
        if self.json {
            print_line(&sum::document(&answer))
        } else {
            console.print(&sum_words::report(&answer, self.full, console))
        }
    }

    fn play(&self) -> Play {
        play::asked(self.misere)
    }

    fn named_game(&self) -> NamedGame {
        let k = self.k.clone().unwrap_or_default();
        self.game.clone().unwrap_or(NamedGame::wythoff(k))
    }
}
