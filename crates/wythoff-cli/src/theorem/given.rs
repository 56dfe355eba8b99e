//! The rules as the user gives them: as text, in a file, on stdin, or by the name of a game of the gallery.

use wythoff::gallery::{GalleryGame, gallery, nearest};
use wythoff::prove::{Reading, Warning, read_rules};
use wythoff::rules::{ParseRulesErrorKind, TableRules};
use wythoff::{Game, ParseRulesError, Play, Rules};

use super::setting::Settings;
use crate::console::Console;
use crate::failure::Failure;
use crate::{interrupt, read_file};
use wythoff_show::{
    Message,
    complaint::{did_you_mean, quote},
    rules,
};

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
    /// Reads `RULES`, `@FILE`, `-` or the name of a game of the gallery, and gives its parameters other values; says on
    /// stderr what is allowed but hardly meant.
    pub(crate) fn read(
        argument: &str,
        settings: &Settings,
        console: &Console,
    ) -> Result<Self, Failure> {
        let (text, game) = words(argument)?;
        Self::of_text(argument, text, game, settings, console)
    }

    /// The same, or rules beyond linear arithmetic.
    pub(crate) fn read_any(
        argument: &str,
        settings: &Settings,
        console: &Console,
    ) -> Result<Result<Self, TableRules>, Failure> {
        let (text, game) = words(argument)?;
        match TableRules::parse(&text, &settings.values()?) {
            None => Self::of_text(argument, text, game, settings, console).map(Ok),
            Some(Ok(rules)) => Ok(Err(rules)),
            Some(Err(error)) => Err(in_text(&error, &text)),
        }
    }

    fn of_text(
        argument: &str,
        text: String,
        game: Option<&'static GalleryGame>,
        settings: &Settings,
        console: &Console,
    ) -> Result<Self, Failure> {
        let refused = |error: ParseRulesError| {
            if let Some(message) = unknown_name(argument) {
                return Failure::Input(message);
            }
            in_text(&error, &text)
        };
        let Reading { rules, warnings } = read_rules(&text, &[]).map_err(refused)?;
        let given = Self {
            argument: argument.to_owned(),
            settings: settings.clone(),
            text: text.clone(),
            rules,
            game,
        };
        if settings.is_empty() {
            warn(&warnings, console);
            return Ok(given);
        }
        let changed = read_rules(&text, &settings.values()?);
        let changed = changed.map_err(|error| match error.kind {
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
        let Reading { rules, warnings } = changed;
        warn(&warnings, console);
        Ok(Self {
            // A certificate's text must mean what was proved.
            text: rules.to_string(),
            rules,
            // Its title, and what is known of it, are those of other values.
            game: None,
            ..given
        })
    }

    /// Whether there is one pile, and play has values.
    pub(crate) fn has_values_of_one_pile(&self) -> bool {
        self.rules.piles() == 1 && self.rules.play() == Play::Normal
    }

    /// How the rules are called where there is room for a line: by their name, or as they stand, without comments.
    pub(crate) fn one_line(&self) -> String {
        if let Some(game) = self.game {
            return game.name.to_owned();
        }
        on_one_line(&self.text)
    }

    /// The argument as a shell would have it, and its settings.
    pub(crate) fn quoted(&self) -> String {
        for_shell(&self.argument) + &self.settings.as_given()
    }
}

/// A word as a shell would have it.
pub(crate) fn for_shell(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_./@".contains(c);
    match !word.is_empty() && word.chars().all(plain) {
        true => word.to_owned(),
        false => format!("'{}'", word.replace('\'', r"'\''")),
    }
}

/// Rules on one line, without comments.
pub(crate) fn on_one_line(text: &str) -> String {
    let statements = text.lines().map(|line| match line.split_once('#') {
        Some((statement, _)) => statement.trim(),
        None => line.trim(),
    });
    let statements: Vec<&str> = statements.filter(|line| !line.is_empty()).collect();
    statements.join("; ")
}

/// The text of the rules that an argument stands for, and the game of the gallery, if that is named.
fn words(argument: &str) -> Result<(String, Option<&'static GalleryGame>), Failure> {
    // What follows may take long.
    interrupt::listen();
    let game = gallery().iter().find(|game| game.name == argument);
    let text = match game {
        Some(game) => game.rules.to_owned(),
        None => text(argument)?,
    };
    Ok((text, game))
}

/// A mistake, shown where it stands.
pub(crate) fn in_text(error: &ParseRulesError, text: &str) -> Failure {
    let reason = rules::in_place(error, text);
    Failure::Input(Message::new("error-rules").with("reason", reason))
}

/// Says what is allowed but hardly meant.
fn warn(warnings: &[Warning], console: &Console) {
    for warning in warnings {
        console.remark(&rules::warning(warning));
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
    match argument.strip_prefix('@') {
        Some(path) => read_file::text(path, MOST_BYTES),
        None if argument == "-" => read_file::text("-", MOST_BYTES),
        None => Ok(argument.to_owned()),
    }
}

/// There is no such game in the gallery, but perhaps one of nearly the same name.
pub(crate) fn not_in_gallery(name: &str) -> Message {
    Message::new("error-unknown-gallery-game")
        .with("found", quote(name))
        .with("hint", did_you_mean(nearest(name)))
}
