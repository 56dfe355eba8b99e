//! Losing pairs of k-Wythoff as arrays.

use numpy::ndarray::IxDyn;
use numpy::{PyArray1, PyArrayMethods};
use pyo3::exceptions::PyMemoryError;
use pyo3::prelude::*;
use pyo3::types::PyInt;
use wythoff::theory::wythoff::LosingPairs;
use wythoff::{Play, UBig};

use crate::columns::{Argument, Column};
use crate::integer::{integer, negative, to_python};

/// Losing pairs of k-Wythoff: the first `n` of them, or those of the indices in an array.
///
/// The result has one more axis than the indices, of length 2: the smaller pile and the larger one. It is of `uint64` as long as
/// every pile fits, else of Python's integers.
///
/// >>> wythoff.losing_pairs(5)
/// array([[ 0,  0],
///        [ 1,  2],
///        [ 3,  5],
///        [ 4,  7],
///        [ 6, 10]], dtype=uint64)
/// >>> import numpy
/// >>> wythoff.losing_pairs(numpy.array([10**6, 10**15]))
/// array([[         1618033,          2618033],
///        [1618033988749894, 2618033988749894]], dtype=uint64)
/// >>> wythoff.losing_pairs([10**30])
/// array([[1618033988749894848204586834365, 2618033988749894848204586834365]],
///       dtype=object)
#[pyfunction]
#[pyo3(signature = (n, k=None, misere=false))]
pub(crate) fn losing_pairs<'py>(
    py: Python<'py>,
    n: &Bound<'py, PyAny>,
    k: Option<&Bound<'py, PyAny>>,
    misere: bool,
) -> PyResult<Bound<'py, PyAny>> {
    let k = k.map(|k| integer(k, "k")).transpose()?.unwrap_or_default();
    let play = if misere { Play::Misere } else { Play::Normal };
    let (shape, wanted) = wanted(n)?;
    let shape = [&shape[..], &[2]].concat();
    let words = u64::try_from(&k).ok().and_then(|k| {
        let pairs = LosingPairs::new(&k, play);
        py.detach(|| in_words(&wanted, &pairs))
    });
    if let Some(cells) = words {
        let cells = PyArray1::from_vec(py, cells);
        return Ok(cells.reshape(IxDyn(&shape))?.into_any());
    }
    let pairs = LosingPairs::new(&k, play);
    let mut cells: Vec<Py<PyAny>> = Vec::new();
    for index in wanted.iter() {
        let (a, b) = py
            .detach(|| pairs.pair(&index))
            .expect("naturals have no limit");
        cells.push(to_python(py, &a)?.unbind());
        cells.push(to_python(py, &b)?.unbind());
        py.check_signals()?;
    }
    let cells = PyArray1::from_vec(py, cells);
    Ok(cells.reshape(IxDyn(&shape))?.into_any())
}

/// Which pairs.
enum Wanted {
    First(u64),
    Words(Vec<u64>),
    Any(Vec<UBig>),
}

impl Wanted {
    fn iter(&self) -> Box<dyn Iterator<Item = UBig> + '_> {
        match self {
            Self::First(count) => Box::new((0..*count).map(UBig::from)),
            Self::Words(indices) => Box::new(indices.iter().map(|&index| index.into())),
            Self::Any(indices) => Box::new(indices.iter().cloned()),
        }
    }
}

/// The shape of the indices, and which they are.
fn wanted(n: &Bound<'_, PyAny>) -> PyResult<(Vec<usize>, Wanted)> {
    let is_count = n.cast::<PyInt>().is_ok();
    if is_count {
        let count = integer(n, "n")?;
        // So many pairs of 16 bytes each are more than any memory holds.
        let count = usize::try_from(&count)
            .ok()
            .filter(|&count| count < 1 << 58);
        let count = count.ok_or_else(|| PyMemoryError::new_err(n.clone().unbind()))?;
        return Ok((vec![count], Wanted::First(count as u64)));
    }
    let indices = Argument::new(n, "n")?;
    let shape = indices.shape().to_vec();
    let wanted = match indices.column(indices.width()?)? {
        Column::U32(indices) => {
            Wanted::Words(indices.as_array().iter().map(|&n| n.into()).collect())
        }
        Column::U64(indices) => Wanted::Words(indices.as_array().iter().copied().collect()),
        Column::I64(indices) => {
            let word = |&n: &i64| u64::try_from(n).map_err(|_| negative("n", &n.to_string()));
            Wanted::Words(
                indices
                    .as_array()
                    .iter()
                    .map(word)
                    .collect::<PyResult<_>>()?,
            )
        }
        Column::Object(indices) => {
            let read = |n: PyResult<Bound<'_, PyAny>>| integer(&n?, "n");
            let flat = indices.call_method0("ravel")?;
            Wanted::Any(flat.try_iter()?.map(read).collect::<PyResult<_>>()?)
        }
    };
    Ok((shape, wanted))
}

/// The pairs one after the other, if all of them fit in words.
fn in_words(wanted: &Wanted, pairs: &LosingPairs<u64>) -> Option<Vec<u64>> {
    let mut cells = Vec::new();
    let mut push = |n: u64| {
        let (a, b) = pairs.pair(&n)?;
        cells.extend([a, b]);
        Some(())
    };
    match wanted {
        Wanted::First(count) => (0..*count).try_for_each(push)?,
        Wanted::Words(indices) => indices.iter().try_for_each(|&n| push(n))?,
        Wanted::Any(indices) => indices
            .iter()
            .try_for_each(|n| push(u64::try_from(n).ok()?))?,
    }
    Some(cells)
}
