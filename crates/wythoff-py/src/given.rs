//! Rules as they are given: a text in the rule language, the name of a game of the gallery, or a theorem.

use pyo3::exceptions::PyUserWarning;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};
use wythoff::gallery::{GalleryGame, gallery, nearest};
use wythoff::prove::{Reading, SearchOptions, read_rules};
use wythoff::rules::ParseRulesErrorKind;
use wythoff::{ParseRulesError, Rules};
use wythoff_show::complaint::{did_you_mean, quote};
use wythoff_show::{Message, rules};

use crate::speech::{of, own_error, rules_error, say, type_error, type_name, value_error};

/// Rules that were read.
pub(crate) struct Given {
    /// The text that means these rules.
    pub(crate) text: String,
    pub(crate) rules: Rules,
    /// The game of the gallery, if it was named and none of its parameters was changed.
    game: Option<&'static GalleryGame>,
}

impl Given {
    /// Reads a text, or what the gallery has under this name, and gives its parameters other values.
    pub(crate) fn read(
        given: &Bound<'_, PyAny>,
        parameters: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        let py = given.py();
        let Ok(name) = given.cast::<PyString>() else {
            let reason = Message::new("python-no-rules").with("found", type_name(given));
            return Err(type_error(&of("rules", reason)));
        };
        let name = name.to_str()?;
        let game = gallery().iter().find(|game| game.name == name);
        let text = game.map_or(name, |game| game.rules);
        let refused = |error: ParseRulesError| match is_name(name) {
            true => {
                let message = Message::new("error-unknown-gallery-game")
                    .with("found", quote(name))
                    .with("hint", did_you_mean(nearest(name)));
                let place = [("line", 1), ("column", 1)];
                own_error(py, "RulesError", &message, &place)
            }
            false => rules_error(py, &error, text),
        };
        let reading = read_rules(text, &[]).map_err(refused)?;
        let values = settings(parameters)?;
        if values.is_empty() {
            warn(py, &reading)?;
            return Ok(Self {
                text: text.to_owned(),
                rules: reading.rules,
                game,
            });
        }
        let values: Vec<(&str, i64)> = values
            .iter()
            .map(|(name, value)| (name.as_str(), *value))
            .collect();
        let reading = read_rules(text, &values).map_err(|error| match error.kind {
            // The text itself has no unknown name.
            ParseRulesErrorKind::UnknownName { name, .. } => {
                value_error(&Message::new("error-set-unknown").with("name", quote(&name)))
            }
            _ => rules_error(py, &error, text),
        })?;
        warn(py, &reading)?;
        Ok(Self {
            // A certificate's text must mean what was proved.
            text: reading.rules.to_string(),
            rules: reading.rules,
            game: None,
        })
    }

    /// How far a search for its theorem goes.
    pub(crate) fn options(&self) -> SearchOptions {
        self.game
            .map_or_else(SearchOptions::default, GalleryGame::options)
    }
}

/// A single word that is no rule was meant as the name of a game.
fn is_name(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_lowercase())
        && text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-')
        && text.len() > 1
}

/// Other values for the parameters of rules.
fn settings(parameters: Option<&Bound<'_, PyDict>>) -> PyResult<Vec<(String, i64)>> {
    let items = parameters
        .into_iter()
        .flat_map(|parameters| parameters.iter());
    let setting = |(name, value): (Bound<'_, PyAny>, Bound<'_, PyAny>)| {
        let name: String = name.extract()?;
        let found = value.extract::<i64>();
        let found = found.map_err(|_| crate::speech::no_integer(&name, &value))?;
        Ok((name, found))
    };
    items.map(setting).collect()
}

/// Warns of what is allowed but hardly meant.
fn warn(py: Python<'_>, reading: &Reading) -> PyResult<()> {
    for warning in &reading.warnings {
        let text = say(&rules::warning(warning));
        let text = std::ffi::CString::new(text).unwrap_or_default();
        PyErr::warn(py, &py.get_type::<PyUserWarning>(), &text, 1)?;
    }
    Ok(())
}
