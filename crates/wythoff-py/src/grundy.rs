//! Tables of Grundy values, written into numpy's own memory.

use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::thread::available_parallelism;
use std::time::Instant;

use numpy::{Element, PyArray2, PyArrayMethods, PyUntypedArrayMethods};
use pyo3::exceptions::{PyMemoryError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use wythoff::board::{BoardError, Cell, fill_grundy, values_fit};
use wythoff::solve::board::any;
use wythoff::{NamedGame, Play, Rules, UBig};
use wythoff_show::{Message, complaint};

use crate::columns::written;
use crate::given::Given;
use crate::integer::word;
use crate::question::named_game;
use crate::signals::Signals;
use crate::speech::{of, type_error, type_name, value_error};

/// Whose table it is.
enum Subject {
    /// k-Wythoff, which is swept.
    Wythoff(u64),
    /// Any other game with a name: every option of every position is looked at.
    Named(NamedGame),
    /// The same of rules.
    Rules(Rules),
}

/// The Grundy values of all positions with two piles below `n`, as an n × n array.
///
/// The game is named with its parameters, or given by `rules` (a text in the rule language, or a game of the gallery). The cells of
/// k-Wythoff are of `uint16` as long as all values are sure to fit, else of `uint32`; those of other games are of `uint32`. With `out`, an
/// array of `uint8`, `uint16` or `uint32`, that is filled and given back. `threads` is as many as there are processors unless told.
///
/// >>> wythoff.grundy_table("wythoff", 4)
/// array([[0, 1, 2, 3],
///        [1, 2, 0, 4],
///        [2, 0, 1, 5],
///        [3, 4, 5, 6]], dtype=uint16)
#[pyfunction]
#[pyo3(signature = (game=None, n=None, *, rules=None, parameters=None, out=None, threads=None))]
pub(crate) fn grundy_table<'py>(
    py: Python<'py>,
    game: Option<&Bound<'py, PyAny>>,
    n: Option<&Bound<'py, PyAny>>,
    rules: Option<&Bound<'py, PyAny>>,
    parameters: Option<&Bound<'py, PyDict>>,
    out: Option<&Bound<'py, PyAny>>,
    threads: Option<NonZeroUsize>,
) -> PyResult<Bound<'py, PyAny>> {
    let Some(n) = n else {
        return Err(type_error(&Message::new("python-no-size")));
    };
    let size = word(n, "n", u32::MAX.into())? as usize; // a word of 32 bits
    let subject = subject(game, rules, parameters, size)?;
    let threads = threads.or_else(|| available_parallelism().ok());
    let threads = threads.unwrap_or(NonZeroUsize::MIN);
    if let Some(out) = out {
        return into(out, &subject, size, threads);
    }
    match subject {
        Subject::Wythoff(_) if values_fit::<u16>(size as u64) => {
            made::<u16>(py, &subject, size, threads)
        }
        _ => made::<u32>(py, &subject, size, threads),
    }
}

/// The seconds of the best of several tables of Wythoff's game, filled in Rust's own memory: for the benchmark, which compares
/// `grundy_table` with it.
#[pyfunction]
pub(crate) fn _fill_grundy_seconds(py: Python<'_>, size: usize, rounds: u32) -> f64 {
    let threads = available_parallelism().unwrap_or(NonZeroUsize::MIN);
    py.detach(|| {
        let mut cells = vec![0u16; size * size];
        let seconds = (0..rounds).map(|_| {
            let started = Instant::now();
            let filled = fill_grundy(0, size, &mut cells, threads, &mut ());
            assert!(filled.is_ok_and(|flow| flow.is_continue()));
            started.elapsed().as_secs_f64()
        });
        seconds.fold(f64::INFINITY, f64::min)
    })
}

fn subject(
    game: Option<&Bound<'_, PyAny>>,
    rules: Option<&Bound<'_, PyAny>>,
    parameters: Option<&Bound<'_, PyDict>>,
    size: usize,
) -> PyResult<Subject> {
    if let Some(rules) = rules {
        if game.is_some() {
            return Err(value_error(&Message::new("python-rules-with-game")));
        }
        return Ok(Subject::Rules(Given::read(rules, parameters)?.rules));
    }
    if parameters.is_some() {
        return Err(value_error(&Message::new(
            "python-parameters-without-rules",
        )));
    }
    let named = named_game(game, None)?;
    if let Some(k) = named.wythoff_k() {
        // A k beyond the table changes nothing in it.
        let k = u64::try_from(k).unwrap_or(u64::MAX);
        return Ok(Subject::Wythoff(k.min(size as u64)));
    }
    let rules = named.rules(Play::Normal);
    // The first position tells whether two numbers are a position at all.
    rules.check(&[UBig::ZERO, UBig::ZERO]).map_err(|error| {
        let name = named.to_string();
        let message = Message::new("error-no-table").with("game", name.as_str());
        value_error(&message.with("reason", complaint::position(&error, &name)))
    })?;
    Ok(Subject::Named(named))
}

/// A new table.
fn made<'py, C: Cell + Element>(
    py: Python<'py>,
    subject: &Subject,
    size: usize,
    threads: NonZeroUsize,
) -> PyResult<Bound<'py, PyAny>> {
    let bytes = (size as u128).pow(2) * C::BYTES as u128;
    // Numpy itself refuses what does not fit; beyond this it could not even be asked.
    if bytes > isize::MAX as u128 {
        return Err(PyMemoryError::new_err(bytes.to_string()));
    }
    let numpy = py.import("numpy")?;
    let made = numpy.call_method1("empty", ((size, size), C::get_dtype(py)))?;
    let array = made.cast_into::<PyArray2<C>>()?;
    fill(&array, subject, size, threads)?;
    Ok(array.into_any())
}

/// The array that was given.
fn into<'py>(
    out: &Bound<'py, PyAny>,
    subject: &Subject,
    size: usize,
    threads: NonZeroUsize,
) -> PyResult<Bound<'py, PyAny>> {
    let shape = match (
        out.cast::<PyArray2<u8>>(),
        out.cast::<PyArray2<u16>>(),
        out.cast::<PyArray2<u32>>(),
    ) {
        (Ok(out), ..) => out.shape().to_vec(),
        (_, Ok(out), _) => out.shape().to_vec(),
        (.., Ok(out)) => out.shape().to_vec(),
        _ => {
            let found = match out.getattr("dtype") {
                Ok(dtype) => dtype.str()?.to_string_lossy().into_owned(),
                Err(_) => type_name(out),
            };
            return Err(type_error(&of("out", refused(size, found))));
        }
    };
    if shape != [size, size] {
        return Err(value_error(&of("out", refused(size, written(&shape)))));
    }
    if let Ok(out) = out.cast::<PyArray2<u8>>() {
        fill(out, subject, size, threads)?;
    } else if let Ok(out) = out.cast::<PyArray2<u16>>() {
        fill(out, subject, size, threads)?;
    } else if let Ok(out) = out.cast::<PyArray2<u32>>() {
        fill(out, subject, size, threads)?;
    }
    Ok(out.clone())
}

fn refused(size: usize, found: String) -> Message {
    Message::new("python-out-table")
        .with("shape", written(&[size, size]))
        .with("found", found)
}

/// Fills the cells where they lie, without Python's lock.
fn fill<C: Cell + Element>(
    array: &Bound<'_, PyArray2<C>>,
    subject: &Subject,
    size: usize,
    threads: NonZeroUsize,
) -> PyResult<()> {
    let borrowed = array.try_readwrite();
    let mut borrowed = borrowed.map_err(|error| PyValueError::new_err(error.to_string()))?;
    let cells = borrowed.as_slice_mut();
    let cells =
        cells.map_err(|_| value_error(&of("out", Message::new("python-not-contiguous"))))?;
    let mut signals = Signals::new();
    let filled = array.py().detach(|| match subject {
        Subject::Wythoff(k) => fill_grundy(*k, size, cells, threads, &mut signals),
        Subject::Named(game) => {
            let rules = game.rules(Play::Normal);
            any::fill_grundy(&*rules, size, cells, &mut signals)
        }
        Subject::Rules(rules) => any::fill_grundy(rules, size, cells, &mut signals),
    });
    match filled {
        Ok(ControlFlow::Continue(())) => Ok(()),
        Ok(ControlFlow::Break(())) => signals.raised(),
        Err(error) => Err(value_error(&complaint_of(&error))),
    }
}

/// Why there is no such table.
fn complaint_of(error: &BoardError) -> Message {
    match error {
        BoardError::Misere => Message::new("error-misere-grundy"),
        BoardError::NotTakeAway { from, to } => Message::new("error-not-take-away")
            .with("from", format!("{from:?}"))
            .with("to", format!("{to:?}")),
        BoardError::PileCount { found } => Message::new("error-table-piles").with("found", *found),
        BoardError::CellTooSmall { bytes } => {
            Message::new("python-cell-too-small").with("bits", (8 * bytes).to_string())
        }
        other => complaint::as_it_is(other),
    }
}
