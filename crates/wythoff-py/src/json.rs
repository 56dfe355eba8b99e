//! Documents as values of Python.

use pyo3::prelude::*;
use serde_json::Value;

/// The document as dictionaries, lists, texts and numbers.
pub(crate) fn to_python<'py>(
    py: Python<'py>,
    document: &impl serde::Serialize,
) -> PyResult<Bound<'py, PyAny>> {
    let text = serde_json::to_string(document).expect("texts, numbers and lists are JSON");
    py.import("json")?.call_method1("loads", (text,))
}

/// The text of a member of a document.
pub(crate) fn member(document: &impl serde::Serialize, name: &str) -> Option<String> {
    let value = serde_json::to_value(document).ok()?;
    value.get(name).and_then(Value::as_str).map(str::to_owned)
}
