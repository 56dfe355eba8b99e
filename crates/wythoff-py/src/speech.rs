//! The language of this process, and exceptions in its words.

use std::rc::Rc;
use std::sync::Mutex;

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use wythoff::ParseRulesError;
use wythoff_show::complaint::quote;
use wythoff_show::{Language, Message, Texts, rules};

/// The language that was chosen; before that it is the one of the locale.
static CHOSEN: Mutex<Option<Language>> = Mutex::new(None);

/// The language of messages, as its code.
///
/// It is that of the locale until :func:`set_language` chooses another.
///
/// >>> wythoff.language()
/// 'en'
#[pyfunction]
pub(crate) fn language() -> &'static str {
    current().code()
}

/// Choose the language of messages: "en" or "zh", or a locale such as "zh_CN.UTF-8".
///
/// >>> wythoff.set_language("zh")
/// >>> print(wythoff.solve(1, 2))
/// (1, 2)：必败态，先手怎么走都输。
/// <BLANKLINE>
/// 这是第 1 个奇异局势（从 0 数起）。
/// <BLANKLINE>
/// 依据：威佐夫定理，已证明（W. A. Wythoff, A modification of the game of Nim, 1907）。
/// >>> wythoff.set_language("en")
#[pyfunction]
pub(crate) fn set_language(lang: &str) -> PyResult<()> {
    let language = named(lang)?;
    *CHOSEN.lock().unwrap_or_else(|broken| broken.into_inner()) = Some(language);
    Ok(())
}

fn current() -> Language {
    let chosen = *CHOSEN.lock().unwrap_or_else(|broken| broken.into_inner());
    chosen.unwrap_or_else(|| Language::of_locale(|name| std::env::var_os(name)))
}

fn named(lang: &str) -> PyResult<Language> {
    Language::named(lang).ok_or_else(|| {
        let known: Vec<&str> = Language::all().map(Language::code).collect();
        value_error(
            &Message::new("python-language")
                .with("found", quote(lang))
                .with("known", known.join(", ")),
        )
    })
}

/// The texts of a language by its name, or of the current one; read once.
pub(crate) fn texts(lang: Option<&str>) -> PyResult<Rc<Texts>> {
    Ok(Texts::shared(lang.map_or_else(|| Ok(current()), named)?))
}

/// The message in the current language.
pub(crate) fn say(message: &Message) -> String {
    Texts::shared(current()).say(message)
}

/// `what: reason`
pub(crate) fn of(what: impl Into<wythoff_show::Value>, reason: Message) -> Message {
    Message::new("error-of")
        .with("what", what)
        .with("reason", reason)
}

/// A value that is none of those expected.
pub(crate) fn value_error(message: &Message) -> PyErr {
    PyValueError::new_err(say(message))
}

/// A value of another type.
pub(crate) fn type_error(message: &Message) -> PyErr {
    PyTypeError::new_err(say(message))
}

/// Something of another type than a natural number, named as Python does.
pub(crate) fn no_integer(what: &str, found: &Bound<'_, PyAny>) -> PyErr {
    let found = type_name(found);
    let reason = Message::new("python-no-integer").with("found", found);
    type_error(&of(what, reason))
}

/// The name of the type of a value.
pub(crate) fn type_name(found: &Bound<'_, PyAny>) -> String {
    let name = found.get_type().qualname();
    name.map_or_else(|_| "?".to_owned(), |name| name.to_string())
}

/// One of the package's own exceptions (`wythoff.errors`), in words and with its attributes.
pub(crate) fn own_error(
    py: Python<'_>,
    class: &str,
    message: &Message,
    attributes: &[(&str, u64)],
) -> PyErr {
    let made = || -> PyResult<Bound<'_, PyAny>> {
        let class = py.import("wythoff.errors")?.getattr(class)?;
        let error = class.call1((say(message),))?;
        for (name, value) in attributes {
            error.setattr(*name, *value)?;
        }
        Ok(error)
    };
    match made() {
        Ok(error) => PyErr::from_value(error),
        Err(error) => error,
    }
}

/// Why a text is not the rules of a game, with the place.
pub(crate) fn rules_error(py: Python<'_>, error: &ParseRulesError, text: &str) -> PyErr {
    let message = Message::new("error-rules").with("reason", rules::in_place(error, text));
    let place = [("line", error.line as u64), ("column", error.column as u64)];
    own_error(py, "RulesError", &message, &place)
}
