//! The words of the command line: what may be asked, and what was.

use std::borrow::Cow;
use std::ffi::OsString;
use std::iter;
use std::mem::ManuallyDrop;

use clap::error::ErrorKind;
use clap::{Args, ColorChoice, Command, CommandFactory, FromArgMatches, Parser, Subcommand};
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
#[command(name = NAME, version, arg_required_else_help = true)]
struct Arguments {
    #[command(flatten)]
    everywhere: Everywhere,
    #[command(subcommand)]
    verb: Verb,
}

const NAME: &str = "wythoff";

/// Both are read before the rest, in `Console::for_words`; here they are checked.
#[derive(Debug, Args)]
struct Everywhere {
    #[arg(long, global = true, display_order = 100, value_parser = language::Reader)]
    lang: Option<Language>,
    #[arg(long, global = true, display_order = 101)]
    color: Option<ColorChoice>,
}

macro_rules! verbs {
    ($($name:literal $verb:ident,)*) => {
        /// What can be done, one verb to a file in `command/`.
        #[derive(Debug, Subcommand)]
        pub(crate) enum Verb {
            $(#[command(name = $name)] $verb($verb),)*
        }

        impl Verb {
            /// How the verb of this name is asked for.
            fn named(name: &str) -> Option<Command> {
                match name {
                    $($name => Some($verb::augment_args(Command::new($name))),)*
                    _ => None,
                }
            }

            /// Does what was asked.
            pub(crate) fn run(self, console: &Console) -> Result<(), Failure> {
                match self {
                    $(Self::$verb(verb) => verb.run(console),)*
                }
            }
        }
    };
}

verbs! {
    "solve" Solve,
    "explain" Explain,
    "games" Games,
    "heap" Heap,
    "table" Table,
    "lab" Lab,
    "prove" Prove,
    "check" Check,
    "coq" Coq,
    "guess" Guess,
    "census" Census,
    "atlas" Atlas,
    "sequence" Sequence,
    "judge" Judge,
    "code" Code,
    "precision" Precision,
    "play" Play,
    "page" Page,
    "hack" Hack,
    "checker" Checker,
    "testdata" Testdata,
    "completions" Completions,
    "man" Man,
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
    // The other verbs, and all descriptions, are for help and complaints: who asks well need not wait for them.
    let parsed = only_what_is_asked(&words).and_then(|command| parse(command, &words).ok());
    match parsed.map_or_else(|| parse(described(console), &words), Ok) {
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

/// The verb that is asked for with the arguments of every verb: of what all may be asked it is a twentieth.
fn only_what_is_asked(words: &[OsString]) -> Option<Command> {
    let asked = own_words(words).next()?;
    Some(Everywhere::augment_args(Command::new(NAME)).subcommand(Verb::named(&asked)?))
}

/// The word after `help`, if it is the only one.
fn help_about(words: &[OsString]) -> Option<String> {
    match &own_words(words).collect::<Vec<_>>()[..] {
        [help, about] if help == "help" => Some(about.to_string()),
        _ => None,
    }
}

/// The words without the program's name, `--lang` and `--color`, which may stand anywhere.
fn own_words(words: &[OsString]) -> impl Iterator<Item = Cow<'_, str>> {
    let mut words = words.iter().skip(1).map(|word| word.to_string_lossy());
    iter::from_fn(move || {
        loop {
            match words.next()? {
                option if option == "--lang" || option == "--color" => drop(words.next()),
                word if word.starts_with("--lang=") || word.starts_with("--color=") => {}
                word => return Some(word),
            }
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_verb_alone_takes_the_same_words_as_among_all_verbs() {
        // Its place in the list of verbs is all that it does not know.
        let built = |mut command: Command| {
            command.build();
            command.mut_subcommands(|verb| verb.display_order(0))
        };
        let whole = built(Arguments::command());
        let verbs = whole.get_subcommands();
        for verb in verbs.filter(|verb| verb.get_name() != "help") {
            let words = [NAME, "--lang", "zh", verb.get_name()].map(OsString::from);
            let alone = built(only_what_is_asked(&words).expect("a verb"));
            let alone = alone.find_subcommand(verb.get_name()).expect("the verb");
            assert_eq!(format!("{alone:?}"), format!("{verb:?}"));
        }
    }

    #[test]
    fn what_is_no_verb_is_read_among_all_verbs() {
        let lines: [&[&str]; 4] = [
            &[],
            &["--lang", "solve"],
            &["--version"],
            &["help", "solve"],
        ];
        for line in lines {
            let words = [&[NAME], line].concat();
            let words: Vec<OsString> = words.into_iter().map(Into::into).collect();
            assert!(only_what_is_asked(&words).is_none(), "{line:?}");
        }
    }
}
