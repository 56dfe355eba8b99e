//! `wythoff code cpp --problem hdu-1527`: an exact program, ready to be handed in.

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use wythoff::code::{GAMES, NoProgram, Programming, for_game, for_problem};
use wythoff::judge::Problem;
use wythoff::{NamedGame, parse_game};

use super::judge::Name;
use crate::complaint;
use crate::console::Console;
use crate::failure::Failure;
use crate::text::Message;

#[derive(Debug, Args)]
pub(crate) struct Code {
    #[arg(value_parser = language())]
    language: Programming,
    #[arg(long, value_parser = Name, required_unless_present = "game")]
    problem: Option<Problem>,
    #[arg(long, value_parser = parse_game, conflicts_with = "problem")]
    game: Option<NamedGame>,
}

/// The names that shells are told; the library knows more.
fn language() -> impl TypedValueParser<Value = Programming> {
    let names = Programming::ALL.map(|language| {
        let aliases: &[&str] = match language {
            Programming::Cpp => &["c++", "cxx"],
            Programming::Python => &["python3", "py"],
            Programming::Java => &[],
            Programming::Rust => &["rs"],
        };
        PossibleValue::new(language.name()).aliases(aliases)
    });
    PossibleValuesParser::new(names).try_map(|name| name.parse::<Programming>())
}

impl Code {
    pub(crate) fn run(self, console: &Console) -> Result<(), Failure> {
        let language = console.texts.language().into();
        let program = match (self.problem, &self.game) {
            (Some(problem), _) => for_problem(problem, self.language, language),
            (None, Some(game)) => {
                let program = for_game(game, self.language, language);
                program.map_err(|error| refused(game, &error))?
            }
            (None, None) => unreachable!("clap asks for one of them"),
        };
        console.print(&program)
    }
}

fn refused(game: &NamedGame, error: &NoProgram) -> Failure {
    let reason = match error {
        NoProgram::Game => Message::new("code-no-game").with("known", GAMES.join(", ")),
        NoProgram::Parameter(most) => Message::new("code-parameter").with("most", most.to_string()),
        NoProgram::Period => Message::new("code-no-period"),
        other => complaint::as_it_is(other),
    };
    let message = Message::new("error-of").with("what", game.to_string());
    Failure::Input(message.with("reason", reason))
}
