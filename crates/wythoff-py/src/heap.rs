//! The Grundy values of heaps, and their periods.

use numpy::PyArray1;
use pyo3::exceptions::PyMemoryError;
use pyo3::prelude::*;
use wythoff::heap::{ExtendError, HeapRules, LARGEST_HEAP, NimSequence, Periodicity};
use wythoff::{Progress, UBig};
use wythoff_show::{Message, complaint, period as words};

use crate::integer::{integer, to_python, word};
use crate::patience::{self, USUAL, patiently};
use crate::speech::{of, own_error, texts, value_error};

/// How far a period is looked for, unless told: enough for that of 0.16.
const USUAL_HEAPS: u64 = 600_000;

/// The Grundy values of the heaps 0, 1, …, n − 1 under the rules of one heap.
///
/// The code is that of an octal or hexadecimal game ("0.77", "0x0.3f"), the name of a game of heaps ("kayles"), or a subtraction set such
/// as "subtraction(1,3,4)".
///
/// >>> wythoff.nim_sequence("kayles", 12)
/// array([0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6], dtype=uint32)
#[pyfunction]
pub(crate) fn nim_sequence<'py>(
    py: Python<'py>,
    code: &str,
    n: &Bound<'py, PyAny>,
) -> PyResult<Bound<'py, PyArray1<u32>>> {
    let rules = rules(code)?;
    let count = word(n, "n", u64::from(LARGEST_HEAP) + 1)?;
    let Some(last) = count.checked_sub(1) else {
        return Ok(PyArray1::from_vec(py, Vec::new()));
    };
    let found = patiently(py, None, move |stop| {
        let mut sequence = NimSequence::new(rules);
        let mut watch = |_: Progress| stop.flow();
        sequence.extend_to(last, &mut watch).map(|()| sequence)
    })?;
    let sequence = found.expect("there is no time limit").map_err(failed)?;
    Ok(PyArray1::from_slice(py, sequence.values()))
}

/// What is known of the period of the Grundy values of heaps.
///
/// Values are found until a period is proved, up to heap `limit` or for `timeout` seconds.
///
/// >>> kayles = wythoff.period("0.77")
/// >>> kayles.status, kayles.period, kayles.preperiod
/// ('proved', 12, 71)
/// >>> kayles.value(10**100)
/// 1
#[pyfunction]
#[pyo3(
    signature = (code, limit=USUAL_HEAPS, timeout=Some(USUAL)),
    text_signature = "(code, limit=600000, timeout=60.0)"
)]
pub(crate) fn period(
    py: Python<'_>,
    code: &str,
    limit: u64,
    timeout: Option<f64>,
) -> PyResult<Period> {
    let rules = rules(code)?;
    let time = patience::limit(timeout)?;
    let found = patiently(py, time, move |stop| {
        let mut sequence = NimSequence::new(rules);
        let mut watch = |_: Progress| stop.flow();
        match sequence.extend_until_proved(limit, &mut watch) {
            // What is known by then is known.
            Ok(()) | Err(ExtendError::Stopped) => Ok(sequence),
            Err(error) => Err(error),
        }
    })?;
    match found {
        Some(found) => Ok(Period(found.map_err(failed)?)),
        None => Err(own_error(py, "Unsolved", &Message::new("python-time"), &[])),
    }
}

/// The values of heaps as far as they were found, and what they tell of the period.
///
/// >>> print(wythoff.period("0.77"))
/// 0.77: the period of the values is proved.
/// <BLANKLINE>
///   period: 12
///   preperiod: 71 (so many values come before it, g(0) counted)
///   last exceptional heap: 70
///   saltus: 0
/// <BLANKLINE>
/// Proved: g(n + 12) = g(n) was checked for 71 ≤ n < 156; ...
#[pyclass(frozen, module = "wythoff")]
pub(crate) struct Period(NimSequence);

#[pymethods]
impl Period {
    /// "proved", "seen" or "unknown".
    #[getter]
    fn status(&self) -> &'static str {
        self.0.periodicity().status()
    }

    /// After how many heaps the values come again; None if they are not seen to.
    #[getter]
    fn period(&self) -> Option<u64> {
        self.known().map(|period| period.period)
    }

    /// How many values come before, g(0) among them.
    #[getter]
    fn preperiod(&self) -> Option<u64> {
        self.known().map(|period| period.preperiod)
    }

    /// What is added each time; 0 unless the values are arithmetically periodic.
    #[getter]
    fn saltus(&self) -> Option<u64> {
        self.known().map(|period| period.saltus)
    }

    /// The last heap whose value was found.
    #[getter]
    fn known_to(&self) -> u64 {
        self.0.last_heap()
    }

    /// The values found, g(0) first.
    #[getter]
    fn values<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u32>> {
        PyArray1::from_slice(py, self.0.values())
    }

    /// The value of a heap of any size; None if it was not found and follows from no proved period.
    fn value<'py>(
        &self,
        py: Python<'py>,
        heap: &Bound<'py, PyAny>,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        let heap: UBig = integer(heap, "heap")?;
        let value = self.0.value_at(&heap);
        value.map(|value| to_python(py, &value)).transpose()
    }

    fn __str__(&self) -> PyResult<String> {
        Ok(words::words(&self.0, &*texts(None)?).trim_end().to_owned())
    }

    fn __repr__(&self) -> String {
        let rules = self.0.rules();
        match self.0.periodicity() {
            Periodicity::Unknown { to } => format!("<Period: {rules} unknown to {to}>"),
            known => format!(
                "<Period: {rules} {} {}>",
                known.status(),
                self.period().unwrap_or_default()
            ),
        }
    }
}

impl Period {
    fn known(&self) -> Option<wythoff::Period> {
        self.0.periodicity().period()
    }
}

fn rules(code: &str) -> PyResult<HeapRules> {
    let parsed = code.parse::<HeapRules>();
    parsed.map_err(|error| value_error(&of("code", complaint::game(&error, code))))
}

fn failed(error: ExtendError) -> PyErr {
    match error {
        ExtendError::OutOfMemory { bytes } => PyMemoryError::new_err(bytes.to_string()),
        ExtendError::HeapTooLarge(_) => {
            let message = Message::new("error-heap-too-large");
            value_error(&message.with("limit", LARGEST_HEAP.to_string()))
        }
        other => value_error(&complaint::as_it_is(&other)),
    }
}
