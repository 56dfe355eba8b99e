//! The sentences of those parts of the package that are written in Python.

use std::collections::BTreeMap;

use pyo3::exceptions::PyKeyError;
use pyo3::prelude::*;
use wythoff_show::Message;

use crate::speech::say;

/// What sentences have in them.
const DETAILS: [&str; 5] = ["address", "found", "path", "reason", "seconds"];

/// A sentence by its name, in the current language.
#[pyfunction]
#[pyo3(signature = (name, /, **details))]
pub(crate) fn _sentence(name: &str, details: Option<BTreeMap<String, String>>) -> PyResult<String> {
    let message = match name {
        "no-pandas" => Message::new("python-no-pandas"),
        "atlas-both" => Message::new("python-atlas-both"),
        "no-dask" => Message::new("python-no-dask"),
        "bad-address" => Message::new("python-bad-address"),
        "no-scheduler" => Message::new("python-no-scheduler"),
        "no-workers" => Message::new("python-no-workers"),
        "lost-scheduler" => Message::new("python-lost-scheduler"),
        "unfit-worker" => Message::new("python-unfit-worker"),
        "not-shared" => Message::new("python-not-shared"),
        "task-failed" => Message::new("python-task-failed"),
        other => return Err(PyKeyError::new_err(other.to_owned())),
    };
    let mut said = message;
    for (name, value) in details.unwrap_or_default() {
        let known = DETAILS.into_iter().find(|known| *known == name);
        said = said.with(known.ok_or_else(|| PyKeyError::new_err(name))?, value);
    }
    Ok(say(&said))
}
