//! The words of the command line: what may be asked, and what was.

use std::ffi::OsString;
use std::mem::ManuallyDrop;

use clap::error::ErrorKind;
use clap::{ColorChoice, Command, CommandFactory, FromArgMatches, Parser, Subcommand};
use wythoff_show::{Language, rules};

use crate::command::{
    Atlas, Census, Check, Checker, Code, Completions, Coq, Explain, Games, Guess, Hack, Heap,
    Judge, Lab, Man, Page, Play, Precision, Prove, Sequence, Solve, Table, Testdata,
};
use crate::console::Console;
use crate::failure::Failure;
use crate::{language, localise, page, usage};

/// Every word has its help in the languages; see [`localise`].
#[derive(Debug, Parser)]
#[command(name = "wythoff", version, arg_required_else_help = true)]
struct Arguments {
    // Both are read before the rest, in `Console::for_words`; here they are checked.
    #[arg(long, global = true, display_order = 100, value_parser = language::Reader)]
    lang: Option<Language>,
    #[arg(long, global = true, display_order = 101)]
    color: Option<ColorChoice>,
    #[command(subcommand)]
    verb: Verb,
}

/// What can be done, one verb to a file in `command/`.
#[derive(Debug, Subcommand)]
pub(crate) enum Verb {
    Solve(Solve),
    Explain(Explain),
    Games(Games),
    Heap(Heap),
    Table(Table),
    Lab(Lab),
    Prove(Prove),
    Check(Check),
    Coq(Coq),
    Guess(Guess),
    Census(Census),
    Atlas(Atlas),
    Sequence(Sequence),
    Judge(Judge),
    Code(Code),
    Precision(Precision),
    Play(Play),
    Page(Page),
    Hack(Hack),
    Checker(Checker),
    Testdata(Testdata),
    Completions(Completions),
    Man(Man),
}

/// What the words ask for.
#[derive(Debug)]
pub(crate) enum Request {
    /// Help or the version.
    Show(String),
    Do(Box<Verb>),
}

/// All that may be asked, described in the language of this run.
pub(crate) fn described(console: &Console) -> Command {
    localise::command(Arguments::command(), &console.texts).color(console.color)
}

pub(crate) fn read(words: Vec<OsString>, console: &Console) -> Result<Request, Failure> {
    match help_about(&words).as_deref() {
        Some("rules") => return Ok(Request::Show(page::laid_out(rules::page(&console.texts)))),
        // Of itself clap takes this for the name of a verb.
        Some(about @ ("--help" | "-h")) => {
            let words = words.iter().map(|word| match word == about {
                true => OsString::from("help"),
                false => word.clone(),
            });
            return read(words.collect(), console);
        }
        _ => {}
    }
    // Descriptions are for help and complaints: who asks well need not wait for them.
    let parsed = parse(Arguments::command(), &words);
    match parsed.or_else(|_| parse(described(console), &words)) {
        Ok(arguments) => Ok(Request::Do(Box::new(arguments.verb))),
        Err(error) => match error.kind() {
            ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
                Ok(Request::Show(error.render().ansi().to_string()))
            }
            ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
                Err(Failure::NothingAsked(error.render().ansi().to_string()))
            }
            // `wythoff --lang zh`: of itself clap helps only who writes nothing at all.
            ErrorKind::MissingSubcommand => {
                let help = described(console).render_help();
                Err(Failure::NothingAsked(help.ansi().to_string()))
            }
            _ => Err(Failure::Usage(usage::complaint(&error, &words))),
        },
    }
}

fn parse(command: Command, words: &[OsString]) -> Result<Arguments, clap::Error> {
    // It has a part for every option of every verb: to take it to pieces would take longer than to read the words.
    let mut command = ManuallyDrop::new(command);
    let matches = command.try_get_matches_from_mut(words)?;
    Arguments::from_arg_matches(&matches)
}

/// The word after `help`, if it is the only one; `--lang` and `--color` may stand anywhere.
fn help_about(words: &[OsString]) -> Option<String> {
    let mut words = words.iter().skip(1).map(|word| word.to_string_lossy());
    let mut rest = Vec::new();
    while let Some(word) = words.next() {
        match &*word {
            "--lang" | "--color" => drop(words.next()),
            word if word.starts_with("--lang=") || word.starts_with("--color=") => {}
            _ => rest.push(word),
        }
    }
    match &rest[..] {
        [help, about] if help == "help" => Some(about.to_string()),
        _ => None,
    }
}
