//! `wythoff judge hdu-1527`: a judge's input on stdin, the output it expects on stdout; or positions of any rules.

use std::ffi::OsStr;
use std::io;

use anstyle::Style;
use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::{Arg, Args, Command};
use wythoff::judge::{self, JudgeError};
use wythoff::prove::{Decider, Proof};

use super::contest::{Contest, names};
use crate::console::Console;
use crate::failure::Failure;
use crate::theorem::ByRules;
use wythoff_show::{Message, complaint, program};

const NAME: Style = Style::new().bold();

#[derive(Debug, Args)]
pub(crate) struct Judge {
    #[arg(value_parser = Word, num_args = 1.., required_unless_present_any = ["list", "rules"])]
    problem: Vec<String>,
    #[arg(long, conflicts_with_all = ["problem", "rules"])]
    list: bool,
    #[command(flatten)]
    by_rules: ByRules,
}

impl Judge {
    pub(crate) fn run(self, console: &Console) -> Result<(), Failure> {
        if self.list {
            return console.print(&list(console));
        }
        if self.by_rules.rules.is_some() && !self.problem.is_empty() {
            let message = Message::new("error-conflict").with("argument", "--rules");
            return Err(Failure::Usage(
                message.with("other", self.problem.join(" ")),
            ));
        }
        if let Some((_, proof)) = self.by_rules.theorem(console)? {
            return by_theorem(&proof).map_err(failure);
        }
        // Judges write their problems in two words: `HDU 1527`.
        let name = self.problem.join(" ");
        let problem = Contest::parse(&name).map_err(|unknown| {
            let argument = console.texts.attribute("arg-judge-problem", "value");
            let message = Message::new("error-unknown-value")
                .with("argument", format!("<{}>", argument.unwrap_or_default()))
                .with("value", complaint::quote(&name))
                .with("known", Contest::names())
                .with(
                    "hint",
                    complaint::did_you_mean(Some(unknown.nearest_name())),
                );
            Failure::Usage(message)
        })?;
        let (input, output) = (io::stdin().lock(), io::stdout().lock());
        let answered = match problem {
            Contest::Wythoff(problem) => judge::run(problem, input, output),
            Contest::Other(problem) => problem.run(input, output),
        };
        answered.map_err(failure)
    }
}

/// Positions on stdin, one after the other; who wins them on stdout.
fn by_theorem(proof: &Proof) -> Result<(), JudgeError> {
    let decider = Decider::new(proof);
    judge::run_positions(
        proof.rules.piles(),
        |piles| decider.is_lost(piles),
        |piles| decider.is_lost_long(piles),
        io::stdin().lock(),
        io::stdout().lock(),
    )
}

fn failure(error: JudgeError) -> Failure {
    match error {
        JudgeError::Read(error) => Failure::reading("-", error),
        JudgeError::Write(error) => error.into(),
        other => Failure::Input(complaint::judge(&other)),
    }
}

/// Every problem: its name and title, then what it gives and wants.
fn list(console: &Console) -> String {
    let paragraphs = Contest::all().map(|problem| {
        let title = console.say(&program::title(problem));
        let statement = program::statement(problem);
        let statement = statement.map(|line| format!("  {}\n", console.say(&line)));
        format!("{NAME}{problem}{NAME:#}  {title}\n{}", statement.concat())
    });
    paragraphs.collect::<Vec<_>>().join("\n")
}

/// A word of the name of a problem, any word; shells are told the names.
#[derive(Clone)]
struct Word;

impl TypedValueParser for Word {
    type Value = String;

    fn parse_ref(
        &self,
        command: &Command,
        argument: Option<&Arg>,
        value: &OsStr,
    ) -> Result<String, clap::Error> {
        StringValueParser::new().parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        names()
    }
}
