//! `wythoff judge hdu-1527`: a judge's input on stdin, the output it expects on stdout.

use std::ffi::OsStr;
use std::io;

use anstyle::Style;
use clap::builder::{PossibleValue, TypedValueParser};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, Args, Command};
use wythoff::judge::{self, JudgeError, Problem};

use crate::complaint;
use crate::console::Console;
use crate::failure::Failure;
use crate::text::Message;

const NAME: Style = Style::new().bold();

#[derive(Debug, Args)]
pub(crate) struct Judge {
    #[arg(value_parser = Name, required_unless_present = "list")]
    problem: Option<Problem>,
    #[arg(long, conflicts_with = "problem")]
    list: bool,
}

impl Judge {
    pub(crate) fn run(self, console: &Console) -> Result<(), Failure> {
        match self.problem {
            Some(problem) => {
                judge::run(problem, io::stdin().lock(), io::stdout().lock()).map_err(failure)
            }
            None => console.print(&list(console)),
        }
    }
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
    let paragraphs = Problem::ALL.map(|problem| {
        let format = problem.format();
        let in_language = |text| console.texts.language().of(text);
        let line = |message: Message, text| console.say(&message.with("text", in_language(text)));
        format!(
            "{NAME}{}{NAME:#}  {}\n  {}\n  {}\n  {}\n",
            format.name,
            in_language(format.title),
            line(Message::new("judge-input"), format.input),
            line(Message::new("judge-output"), format.output),
            line(Message::new("judge-limits"), format.limits),
        )
    });
    paragraphs.join("\n")
}

/// Reads the name of a problem as freely as the library does, and tells shells and suggestions the names.
#[derive(Clone)]
pub(super) struct Name;

impl TypedValueParser for Name {
    type Value = Problem;

    fn parse_ref(
        &self,
        command: &Command,
        argument: Option<&Arg>,
        value: &OsStr,
    ) -> Result<Problem, clap::Error> {
        let value = value.to_string_lossy();
        value.parse::<Problem>().map_err(|unknown| {
            let mut error = clap::Error::new(ErrorKind::InvalidValue).with_cmd(command);
            let nearest = unknown.nearest().name().to_owned();
            let known = Problem::ALL.map(|problem| problem.name().to_owned());
            let argument = argument.and_then(|argument| argument.get_value_names()?.first());
            let argument = argument.map(|name| format!("<{name}>")).unwrap_or_default();
            let mut insert = |kind, value| error.insert(kind, value);
            insert(ContextKind::InvalidArg, ContextValue::String(argument));
            insert(
                ContextKind::InvalidValue,
                ContextValue::String(value.into_owned()),
            );
            insert(ContextKind::ValidValue, ContextValue::Strings(known.into()));
            insert(ContextKind::SuggestedValue, ContextValue::String(nearest));
            error
        })
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let names = Problem::ALL.map(|problem| PossibleValue::new(problem.name()));
        Some(Box::new(names.into_iter()))
    }
}
