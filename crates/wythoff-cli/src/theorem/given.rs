//! The rules as the user gives them: as text, in a file, on stdin, or by the name of a game of the gallery.

use std::fs::File;
use std::io::{self, Read};

use wythoff::gallery::{GalleryGame, gallery, nearest};
use wythoff::rules::{ParseRulesErrorKind, parse_rules_with};
use wythoff::{ParseRulesError, Rules, parse_rules};

use super::setting::Settings;
use crate::complaint::{did_you_mean, quote};
use crate::console::Console;
use crate::failure::Failure;
use crate::interrupt;
use crate::text::Message;

/// More bytes than this are not read; the rule language has a lower limit of its own and complains.
const MOST_BYTES: u64 = 1 << 20;

/// Rules, and how they were given.
#[derive(Debug)]
pub(crate) struct Given {
    /// The words of the command line.
    argument: String,
    settings: Settings,
    /// The text of the rules.
    pub(crate) text: String,
    /// What the text says.
    pub(crate) rules: Rules,
    /// The game of the gallery, if it was named.
    pub(crate) game: Option<&'static GalleryGame>,
}

impl Given {
    /// Reads `RULES`, `@FILE`, `-` or the name of a game of the gallery, and gives its parameters other values.
    pub(crate) fn read(
        argument: &str,
        settings: &Settings,
        console: &Console,
    ) -> Result<Self, Failure> {
        // What follows may take long.
        interrupt::listen();
        let game = gallery().iter().find(|game| game.name == argument);
        let text = match game {
            Some(game) => game.rules.to_owned(),
            None => text(argument)?,
        };
        let refused = |error: ParseRulesError| {
            if let Some(message) = unknown_name(argument) {
                return Failure::Input(message);
            }
            let reason = error.render_in(&text, console.texts.language().into());
            Failure::Input(Message::new("error-rules").with("reason", reason.trim_end()))
        };
        let rules = parse_rules(&text).map_err(refused)?;
        let given = Self {
            argument: argument.to_owned(),
            settings: settings.clone(),
            text: text.clone(),
            rules,
            game,
        };
        if settings.is_empty() {
            return Ok(given);
        }
        let changed = parse_rules_with(&text, &settings.values()?);
        let rules = changed.map_err(|error| match error.kind {
            // The text itself has no unknown name.
            ParseRulesErrorKind::UnknownName { name, .. } => {
                Failure::Input(Message::new("error-set-unknown").with("name", quote(&name)))
            }
            // It stands on the command line, not in the text.
            ParseRulesErrorKind::HugeNumber { most } if error.span.is_empty() => {
                let message = Message::new("error-between").with("parameter", "--set");
                let message = message.with("least", (-most).to_string());
                Failure::Input(message.with("most", most.to_string()))
            }
            _ => refused(error),
        })?;
        Ok(Self {
            // A certificate's text must mean what was proved.
            text: rules.to_string(),
            rules,
            // Its title, and what is known of it, are those of other values.
            game: None,
            ..given
        })
    }

    /// The argument as a shell would have it, and its settings.
    pub(crate) fn quoted(&self) -> String {
        let plain = |c: char| c.is_ascii_alphanumeric() || "-_./@".contains(c);
        let argument = if !self.argument.is_empty() && self.argument.chars().all(plain) {
            self.argument.clone()
        } else {
            format!("'{}'", self.argument.replace('\'', r"'\''"))
        };
        argument + &self.settings.as_given()
    }
}

/// A single word that is no rule was meant as the name of a game.
fn unknown_name(argument: &str) -> Option<Message> {
    let is_name = argument.starts_with(|c: char| c.is_ascii_lowercase())
        && (argument.chars()).all(|c| c.is_ascii_alphanumeric() || c == '-')
        && argument.len() > 1;
    is_name.then(|| not_in_gallery(argument))
}

/// The rules as they stand on the command line, in a file (`@FILE`) or on stdin (`-`).
fn text(argument: &str) -> Result<String, Failure> {
    let (source, bytes) = match argument.strip_prefix('@') {
        Some(path) => (path, File::open(path).and_then(start_of)),
        None if argument == "-" => ("-", start_of(io::stdin().lock())),
        None => return Ok(argument.to_owned()),
    };
    let bytes = bytes.map_err(|error| {
        let message = Message::new("error-reading").with("source", source);
        Failure::Input(message.with("reason", error.to_string()))
    })?;
    let text = String::from_utf8(bytes).map_err(|error| {
        let valid = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = valid.iter().filter(|&&byte| byte == b'\n').count() + 1;
        let message = Message::new("error-rules-not-unicode").with("source", source);
        Failure::Input(message.with("line", line))
    })?;
    let start = text.strip_prefix('\u{feff}');
    Ok(start.map_or_else(|| text.clone(), str::to_owned))
}

fn start_of(file: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.take(MOST_BYTES).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// There is no such game in the gallery, but perhaps one of nearly the same name.
pub(crate) fn not_in_gallery(name: &str) -> Message {
    Message::new("error-unknown-gallery-game")
        .with("found", quote(name))
        .with("hint", did_you_mean(nearest(name)))
}
