//! What is wrong with the words of the command line: clap's findings as messages.

use std::error::Error as _;
use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use wythoff::{GameNameError, ParseNumberError};

use wythoff_show::{
    Message,
    complaint::{did_you_mean, game, number, number_reason, quote},
};

pub(crate) fn complaint(error: &clap::Error, words: &[OsString]) -> Message {
    let context = |kind| error.get(kind).map(listed).unwrap_or_default();
    let hint = |kind| did_you_mean(nearest(error, kind));
    let argument = context(ContextKind::InvalidArg);
    match error.kind() {
        ErrorKind::UnknownArgument => negative_number(&argument, words).unwrap_or_else(|| {
            Message::new("error-unknown-argument")
                .with("argument", quote(&argument))
                .with("hint", hint(ContextKind::SuggestedArg))
        }),
        ErrorKind::InvalidSubcommand => Message::new("error-unknown-verb")
            .with("verb", quote(&context(ContextKind::InvalidSubcommand)))
            .with("hint", hint(ContextKind::SuggestedSubcommand)),
        ErrorKind::InvalidValue if context(ContextKind::InvalidValue).is_empty() => {
            Message::new("error-value-missing").with("argument", argument)
        }
        ErrorKind::InvalidValue => Message::new("error-unknown-value")
            .with("argument", argument)
            .with("value", quote(&context(ContextKind::InvalidValue)))
            .with("known", context(ContextKind::ValidValue))
            .with("hint", hint(ContextKind::SuggestedValue)),
        ErrorKind::ValueValidation => {
            let value = context(ContextKind::InvalidValue);
            let message = Message::new("error-of").with("what", argument);
            message.with("reason", value_reason(error, &value))
        }
        ErrorKind::ArgumentConflict => Message::new("error-conflict")
            .with("argument", argument)
            .with("other", context(ContextKind::PriorArg)),
        ErrorKind::MissingRequiredArgument => {
            Message::new("error-argument-missing").with("argument", argument)
        }
        ErrorKind::InvalidUtf8 => Message::new("error-not-unicode"),
        // Nothing else can happen with the arguments there are; if it does, clap says it in English.
        _ => Message::new("error-as-it-is").with("reason", error.kind().to_string()),
    }
}

/// `solve 8 -10^3`: clap takes the pile for an option. Behind an option it is its value, and the option is named.
fn negative_number(argument: &str, words: &[OsString]) -> Option<Message> {
    argument.strip_prefix('-')?.parse::<u8>().ok()?;
    let words: Vec<_> = words.iter().map(|word| word.to_string_lossy()).collect();
    let place = words.iter().position(|word| word.starts_with(argument))?;
    let reason = Message::new("error-expected-natural").with("found", quote(&words[place]));
    let before = place.checked_sub(1).map(|before| &words[before]);
    Some(match before.filter(|word| word.starts_with("--")) {
        Some(option) => Message::new("error-of")
            .with("what", option.as_ref())
            .with("reason", reason),
        None => reason,
    })
}

/// Why a value was refused by the function that reads it.
fn value_reason(error: &clap::Error, value: &str) -> Message {
    let source = error.source();
    if let Some(error) = source.and_then(|source| source.downcast_ref::<ParseNumberError>()) {
        match error {
            ParseNumberError::Negative { .. } => number_reason(error, value),
            _ => number(error, value),
        }
    } else if let Some(error) = source.and_then(|source| source.downcast_ref::<GameNameError>()) {
        game(error, value)
    } else {
        let reason = source.map(ToString::to_string).unwrap_or_default();
        Message::new("error-as-it-is").with("reason", reason)
    }
}

fn listed(value: &ContextValue) -> String {
    match value {
        ContextValue::Strings(several) => several.join(", "),
        other => other.to_string(),
    }
}

/// What the word may have been meant for; clap lists the likeliest last.
fn nearest(error: &clap::Error, kind: ContextKind) -> Option<&str> {
    match error.get(kind)? {
        ContextValue::String(one) => Some(one),
        ContextValue::Strings(several) => several.last().map(String::as_str),
        _ => None,
    }
}
