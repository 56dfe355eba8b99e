//! Integers of Python and naturals of the library, of any size.

use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyInt, PyTuple};
use wythoff::{UBig, parse_natural};
use wythoff_show::complaint;

use crate::speech::{no_integer, of, value_error};
use wythoff_show::Message;

/// The natural number that a value is: an integer of Python or numpy, or a text such as "10^50".
pub(crate) fn natural(value: &Bound<'_, PyAny>, what: &str) -> PyResult<UBig> {
    if let Ok(text) = value.cast::<pyo3::types::PyString>() {
        let text = text.to_str()?;
        return parse_natural(text)
            .map_err(|error| value_error(&of(what, complaint::number(&error, text))));
    }
    integer(value, what)
}

/// The natural number that an integer is.
pub(crate) fn integer(value: &Bound<'_, PyAny>, what: &str) -> PyResult<UBig> {
    let py = value.py();
    // Whatever counts as an integer where Python wants an index; no float does.
    let made;
    let index = match value.cast::<PyInt>() {
        Ok(integer) => integer.as_any(),
        Err(_) => {
            let index = value.call_method0(intern!(py, "__index__"));
            made = index.map_err(|_| no_integer(what, value))?;
            &made
        }
    };
    let bits: usize = index.call_method0(intern!(py, "bit_length"))?.extract()?;
    if bits <= 64
        && let Ok(small) = index.extract::<u64>()
    {
        return Ok(small.into());
    }
    let length = bits.div_ceil(8);
    let bytes = index.call_method1(intern!(py, "to_bytes"), (length, intern!(py, "little")));
    // Only a number below 0 has no such bytes.
    let bytes = bytes.map_err(|_| match index.str() {
        Ok(found) => negative(what, &found.to_string_lossy()),
        Err(error) => error,
    })?;
    Ok(UBig::from_le_bytes(bytes.cast::<PyBytes>()?.as_bytes()))
}

/// A number below 0 where none may be.
pub(crate) fn negative(what: &str, found: &str) -> PyErr {
    let reason = Message::new("error-expected-natural").with("found", complaint::quote(found));
    value_error(&of(what, reason))
}

/// A natural number that fits a machine word.
pub(crate) fn word(value: &Bound<'_, PyAny>, what: &str, most: u64) -> PyResult<u64> {
    let number = integer(value, what)?;
    let fits = u64::try_from(&number).ok().filter(|&number| number <= most);
    fits.ok_or_else(|| {
        let reason = Message::new("error-between")
            .with("parameter", what)
            .with("least", "0")
            .with("most", most.to_string());
        value_error(&reason)
    })
}

/// A natural number as an integer of Python.
pub(crate) fn to_python<'py>(py: Python<'py>, number: &UBig) -> PyResult<Bound<'py, PyAny>> {
    if let Ok(small) = u64::try_from(number) {
        return Ok(small.into_pyobject(py)?.into_any());
    }
    let bytes = PyBytes::new(py, &number.to_le_bytes());
    py.get_type::<PyInt>()
        .call_method1("from_bytes", (bytes, "little"))
}

/// Some of them as a tuple.
pub(crate) fn tuple<'py>(py: Python<'py>, numbers: &[UBig]) -> PyResult<Bound<'py, PyTuple>> {
    let numbers: Vec<_> = numbers
        .iter()
        .map(|number| to_python(py, number))
        .collect::<PyResult<_>>()?;
    PyTuple::new(py, numbers)
}
