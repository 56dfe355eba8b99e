//! Where the program talks: data on stdout, talk on stderr, in one language, with or without colour.

use std::ffi::OsString;
use std::io::{self, Write};

use anstream::AutoStream;
use anstyle::{AnsiColor, Style};
use clap::{ColorChoice, ValueEnum};
use serde::Serialize;
use wythoff_show::{Language, Message, Texts};

use crate::failure::Failure;
use crate::language;

const ERROR: Style = AnsiColor::Red.on_default().bold();
const HINT: Style = AnsiColor::Cyan.on_default();

/// The language and the colours of this run.
pub(crate) struct Console {
    pub(crate) texts: Texts,
    pub(crate) color: ColorChoice,
    /// Whether a program reads the output: then an error is a document, too.
    pub(crate) json: bool,
}

/// An error as a document.
#[derive(Serialize)]
struct Error {
    schema: &'static str,
    error: String,
    exit: u8,
}

impl Console {
    /// Reads `--lang` and `--color` before anything else: a complaint about the other words is made in them too.
    pub(crate) fn for_words(words: &[OsString]) -> Self {
        Self {
            texts: Texts::new(language::choose(asked_language(words))),
            color: last_value(words, "--color", |color| {
                ColorChoice::from_str(color, false).ok()
            })
            .unwrap_or_default(),
            json: asks_for_json(words),
        }
    }

    /// The message in the language of this run.
    pub(crate) fn say(&self, message: &Message) -> String {
        self.texts.say(message)
    }

    /// Prints styled text on stdout.
    pub(crate) fn print(&self, text: &str) -> Result<(), Failure> {
        let mut stdout = AutoStream::new(io::stdout().lock(), self.choice());
        stdout.write_all(text.as_bytes())?;
        Ok(stdout.flush()?)
    }

    /// Says something beside the data, on stderr.
    pub(crate) fn remark(&self, message: &Message) {
        let mut stderr = AutoStream::new(io::stderr().lock(), self.choice());
        let text = self.say(message);
        // A remark nobody can hear changes nothing.
        let _ = writeln!(stderr, "{HINT}{text}{HINT:#}");
    }

    /// Says on stderr what went wrong, and gives the exit code.
    pub(crate) fn report(&self, failure: Failure) -> u8 {
        let text = match &failure {
            failure if self.json => self.document(failure),
            Failure::ClosedPipe | Failure::Finding => String::new(),
            Failure::NotFound(message) => format!("{HINT}{}{HINT:#}\n", self.say(message)),
            Failure::NothingAsked(help) => help.clone(),
            Failure::Input(message) | Failure::Outside(message) => self.complaint(message),
            Failure::Stopped(message) => self.say(message) + "\n",
            Failure::Usage(message) => {
                let hint = self.say(&Message::new("error-hint"));
                format!("{}{HINT}{hint}{HINT:#}\n", self.complaint(message))
            }
        };
        let mut stderr = AutoStream::new(io::stderr().lock(), self.choice());
        // If stderr is gone too there is nobody left to tell.
        let _ = stderr.write_all(text.as_bytes());
        failure.status()
    }

    /// The failure as one line of JSON, if it says something.
    fn document(&self, failure: &Failure) -> String {
        let error = match failure {
            Failure::ClosedPipe | Failure::Finding => return String::new(),
            Failure::NothingAsked(help) => help.clone(),
            Failure::Usage(message)
            | Failure::Input(message)
            | Failure::Outside(message)
            | Failure::NotFound(message)
            | Failure::Stopped(message) => self.say(message),
        };
        let document = Error {
            schema: "wythoff/error/1",
            error,
            exit: failure.status(),
        };
        serde_json::to_string(&document).expect("strings and numbers are JSON") + "\n"
    }

    fn complaint(&self, message: &Message) -> String {
        let error = self.say(&Message::new("error"));
        format!("{ERROR}{error}{ERROR:#}{}\n", self.say(message))
    }

    fn choice(&self) -> anstream::ColorChoice {
        match self.color {
            ColorChoice::Auto => anstream::ColorChoice::Auto,
            ColorChoice::Always => anstream::ColorChoice::Always,
            ColorChoice::Never => anstream::ColorChoice::Never,
        }
    }
}

fn asked_language(words: &[OsString]) -> Option<Language> {
    last_value(words, "--lang", Language::named)
}

/// Whether the words ask for JSON: `--json` or `--format json`.
fn asks_for_json(words: &[OsString]) -> bool {
    let mut options = words.iter().take_while(|word| *word != "--");
    let format = last_value(words, "--format", |format| Some(format == "json"));
    options.any(|word| word == "--json") || format.unwrap_or(false)
}

/// The last value given to an option, as `--option value` or `--option=value`, if it is a good one.
fn last_value<T>(words: &[OsString], option: &str, read: impl Fn(&str) -> Option<T>) -> Option<T> {
    let words = words.iter().map(|word| word.to_string_lossy());
    let mut words = words.take_while(|word| word != "--").peekable();
    let mut found = None;
    while let Some(word) = words.next() {
        let value = match word.strip_prefix(option) {
            Some("") => words.peek().cloned(),
            Some(rest) => rest.strip_prefix('=').map(|value| value.to_owned().into()),
            None => None,
        };
        found = value.and_then(|value| read(&value)).or(found);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_found_before_or_after_the_verb() {
        let cases: &[(&[&str], Option<&str>)] = &[
            (&["solve", "8", "4"], None),
            (&["--lang", "zh", "solve"], Some("zh")),
            (&["solve", "8", "--lang=zh"], Some("zh")),
            (&["--lang=zh", "solve", "--lang", "en"], Some("en")),
            (&["solve", "--", "--lang=zh"], None),
            (&["--language=zh"], None),
            (&["--lang"], None),
        ];
        for (words, expected) in cases {
            let words: Vec<OsString> = words.iter().map(Into::into).collect();
            assert_eq!(
                asked_language(&words).map(Language::code),
                *expected,
                "{words:?}"
            );
        }
    }
}
