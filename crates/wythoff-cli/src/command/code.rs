//! `wythoff code cpp --problem hdu-1527`: an exact program, ready to be handed in.

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use wythoff::code::{NoProgram, Programming, games_with_programs};
use wythoff::{NamedGame, parse_game};

use super::contest::{Contest, Name};
use crate::console::Console;
use crate::failure::Failure;
use crate::theorem::ByRules;
use wythoff_show::{Message, program};

#[derive(Debug, Args)]
pub(crate) struct Code {
    #[arg(value_parser = language(), ignore_case = true)]
    language: Programming,
    #[arg(long, value_parser = Name, required_unless_present_any = ["game", "rules"], conflicts_with = "rules")]
    problem: Option<Contest>,
    #[arg(long, value_parser = parse_game, conflicts_with_all = ["problem", "rules"])]
    game: Option<NamedGame>,
    #[command(flatten)]
    by_rules: ByRules,
}

/// The names that shells are told; the library knows more.
fn language() -> impl TypedValueParser<Value = Programming> {
    let names = Programming::ALL.map(|language| {
        let aliases: &[&str] = match language {
            Programming::Cpp => &["c++", "c++17", "cxx", "cc"],
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
        self.by_rules.refuse_without_rules()?;
        let texts = &console.texts;
        let program = match (self.problem, &self.game) {
            (Some(Contest::Wythoff(problem)), _) => {
                program::of_problem(problem, self.language, texts)
            }
            (Some(Contest::Other(problem)), _) => {
                program::of_other_problem(problem, self.language, texts)
            }
            (None, Some(game)) => {
                let program = program::of_game(game, self.language, texts);
                program.map_err(|error| refused(&game.to_string(), &error))?
            }
            (None, None) => self.of_rules(console)?,
        };
        console.print(&program)
    }

    fn of_rules(&self, console: &Console) -> Result<String, Failure> {
        let found = self.by_rules.theorem(console)?;
        let (given, proof) = found.expect("clap asks for one of them");
        let name = given.one_line();
        let program = program::of_theorem(&name, &proof, self.language, &console.texts);
        program.map_err(|error| refused(&name, &error))
    }
}

fn refused(name: &str, error: &NoProgram) -> Failure {
    let reason = match error {
        NoProgram::Game => {
            let known: Vec<&str> = games_with_programs().collect();
            Message::new("code-no-game").with("known", known.join(", "))
        }
        NoProgram::Parameter(most) => Message::new("code-parameter").with("most", most.to_string()),
        NoProgram::Period => Message::new("code-no-period"),
        NoProgram::Automaton {
            states,
            steps,
            most_states,
            most_steps,
        } => Message::new("code-automaton")
            .with("states", *states)
            .with("steps", *steps)
            .with("most", most_states.to_string())
            .with("most-steps", most_steps.to_string()),
    };
    let message = Message::new("error-of").with("what", name);
    Failure::Input(message.with("reason", reason))
}
