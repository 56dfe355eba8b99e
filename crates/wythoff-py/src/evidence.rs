//! What an answer rests on.

use pyo3::prelude::*;
use wythoff_show::report;

use crate::json;
use crate::speech::texts;

/// What an answer rests on: a theorem, a proof, a period, a search, a table.
///
/// >>> evidence = wythoff.solve(8, 4).evidence
/// >>> evidence.status, evidence.kind
/// ('proved', 'theorem')
/// >>> print(evidence)
/// Proved: Wythoff's theorem (W. A. Wythoff, A modification of the game of Nim, 1907).
#[pyclass(frozen, module = "wythoff")]
pub(crate) struct Evidence(pub(crate) wythoff::Evidence);

#[pymethods]
impl Evidence {
    /// "proved" if it is a theorem, "computed" if the rules were followed.
    #[getter]
    fn status(&self) -> Option<String> {
        json::member(&self.0, "status")
    }

    /// "theorem", "certificate", "search", "heaps", "period", "table", "rows", "at-most" or "parts".
    #[getter]
    fn kind(&self) -> Option<String> {
        json::member(&self.0, "kind")
    }

    /// All there is to know of it, as in the documents of the command line.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::to_python(py, &self.0)
    }

    fn __str__(&self) -> PyResult<String> {
        let texts = texts(None)?;
        let words = report::evidence(&self.0, &texts);
        Ok(words.map_or_else(String::new, |message| texts.say(&message)))
    }

    fn __repr__(&self) -> String {
        let [kind, status] = ["kind", "status"].map(|name| json::member(&self.0, name));
        format!(
            "Evidence(kind={:?}, status={:?})",
            kind.unwrap_or_default(),
            status.unwrap_or_default()
        )
    }
}
