//! Who wins, for whole arrays of positions of k-Wythoff.

use numpy::ndarray::{
    ArrayView1, ArrayViewD, ArrayViewMut1, ArrayViewMutD, Axis, IxDyn, Slice, Zip,
};
use numpy::{PyArrayDyn, PyArrayMethods, PyReadonlyArrayDyn, PyUntypedArrayMethods};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use wythoff::{Backend, Outcome, UBig, Wythoff};
use wythoff_show::Message;

use crate::columns::{Argument, Column, Pile, broadcast, written};
use crate::integer::{integer, negative};
use crate::speech::{of, type_error, type_name, value_error};

/// So many pairs are decided at a time: they and their outcomes stay in the nearest cache.
const BLOCK: usize = 1024;
/// So many objects are read while Python's lock is held.
const OBJECTS: usize = 4096;

/// Who wins each position of an array: true where the player to move wins.
///
/// The piles `a` and `b` are arrays of integers or single ones, and are broadcast as numpy does it. Arrays of unsigned and signed
/// integers are decided in machine words; arrays of Python's own integers (`dtype=object`) at any size. Always exact. In k-Wythoff the
/// amounts taken from both piles differ by at most `k`. With `out`, a boolean array, that is filled and given back.
///
/// >>> import numpy
/// >>> a = numpy.array([1, 3, 8, 165580140], dtype=numpy.uint32)
/// >>> b = numpy.array([2, 5, 4, 267914295], dtype=numpy.uint32)
/// >>> wythoff.outcomes(a, b)
/// array([False, False,  True, False])
/// >>> wythoff.outcomes(numpy.arange(4)[:, None], numpy.arange(4)).astype(int)
/// array([[0, 1, 1, 1],
///        [1, 1, 0, 1],
///        [1, 0, 1, 1],
///        [1, 1, 1, 1]])
/// >>> bool(wythoff.outcomes(10**100, 10**100 + 1))
/// True
#[pyfunction]
#[pyo3(signature = (a, b, k=None, out=None))]
pub(crate) fn outcomes<'py>(
    py: Python<'py>,
    a: &Bound<'py, PyAny>,
    b: &Bound<'py, PyAny>,
    k: Option<&Bound<'py, PyAny>>,
    out: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let k = k.map(|k| integer(k, "k")).transpose()?.unwrap_or_default();
    let (a, b) = (Argument::new(a, "a")?, Argument::new(b, "b")?);
    let shape = broadcast(a.shape(), b.shape())?;
    let width = a.common_width(&b)?;
    let (a, b) = (a.column(width)?, b.column(width)?);
    let out = match out {
        Some(out) => given(out, &shape)?,
        None => PyArrayDyn::<bool>::zeros(py, shape.as_slice(), false),
    };
    {
        let borrowed = out.try_readwrite();
        let mut cells = borrowed.map_err(|error| PyValueError::new_err(error.to_string()))?;
        let out = cells.as_array_mut();
        // A k beyond the largest word allows no more than that word: amounts differ by less.
        let word = u64::try_from(&k).unwrap_or(u64::MAX);
        let short = u32::try_from(word).unwrap_or(u32::MAX);
        let backend = Backend::best();
        match (&a, &b) {
            (Column::U32(a), Column::U32(b)) => decide(py, [a, b], out, |pairs, out| {
                backend.outcomes_u32(short, pairs, out);
            })?,
            (Column::U64(a), Column::U64(b)) => decide(py, [a, b], out, |pairs, out| {
                backend.outcomes_u64(word, pairs, out);
            })?,
            (Column::I64(a), Column::I64(b)) => decide(py, [a, b], out, |pairs, out| {
                backend.outcomes_u64(word, pairs, out);
            })?,
            (Column::Object(a), Column::Object(b)) => {
                objects(py, [a, b], out, &Wythoff::new(k))?;
            }
            _ => unreachable!("both have the common width"),
        }
    }
    match out.ndim() {
        // As numpy's own functions do.
        0 => out.get_item(()),
        _ => Ok(out.into_any()),
    }
}

/// The array to fill.
fn given<'py>(out: &Bound<'py, PyAny>, shape: &[usize]) -> PyResult<Bound<'py, PyArrayDyn<bool>>> {
    let refuse = |found: String| {
        Message::new("python-out")
            .with("shape", written(shape))
            .with("found", found)
    };
    let Ok(array) = out.cast::<PyArrayDyn<bool>>() else {
        let found = match out.getattr("dtype") {
            Ok(dtype) => dtype.str()?.to_string_lossy().into_owned(),
            Err(_) => type_name(out),
        };
        return Err(type_error(&of("out", refuse(found))));
    };
    match array.shape() == shape {
        true => Ok(array.clone()),
        false => Err(value_error(&of("out", refuse(written(array.shape()))))),
    }
}

/// Decides the pairs of two columns, without Python's lock.
fn decide<P: Pile>(
    py: Python<'_>,
    [a, b]: [&PyReadonlyArrayDyn<'_, P>; 2],
    mut out: ArrayViewMutD<'_, bool>,
    kernel: impl Fn(&[[P::Word; 2]], &mut [Outcome]) + Send + Sync,
) -> PyResult<()> {
    let (a, b) = (a.as_array(), b.as_array());
    let is_negative = py.detach(|| {
        let mut is_negative = false;
        // As one row where all three lie so in memory.
        if let (Some(a), Some(b), Some(out)) = (a.as_slice(), b.as_slice(), out.as_slice_mut())
            && a.len() == out.len()
            && b.len() == out.len()
        {
            row(a.into(), b.into(), out.into(), &kernel, &mut is_negative);
        } else {
            let [a, b] = [&a, &b].map(|view| in_shape(view, out.shape()));
            let last = |view: &ArrayViewMutD<'_, bool>| view.ndim().saturating_sub(1);
            let axis = Axis(last(&out));
            if out.ndim() == 0 {
                let (a, b) = (a.into_shape_with_order(1), b.into_shape_with_order(1));
                let out = out.into_shape_with_order(1);
                if let (Ok(a), Ok(b), Ok(out)) = (a, b, out) {
                    row(a, b, out, &kernel, &mut is_negative);
                }
            } else {
                Zip::from(a.lanes(axis))
                    .and(b.lanes(axis))
                    .and(out.lanes_mut(axis))
                    .for_each(|a, b, out| row(a, b, out, &kernel, &mut is_negative));
            }
        }
        is_negative
    });
    if !is_negative {
        return Ok(());
    }
    for (name, view) in [("a", &a), ("b", &b)] {
        if let Some(pile) = view.iter().find(|pile| pile.is_negative()) {
            return Err(negative(name, &pile.to_string()));
        }
    }
    Ok(())
}

/// Each pile of an array as often as its place in a larger shape asks for it.
fn in_shape<'a, T>(view: &'a ArrayViewD<'_, T>, shape: &[usize]) -> ArrayViewD<'a, T> {
    let broadcast = view.broadcast(IxDyn(shape));
    broadcast.expect("the shape is that of both arrays side by side")
}

/// Decides a row of pairs, some at a time.
#[inline]
fn row<P: Pile>(
    a: ArrayView1<'_, P>,
    b: ArrayView1<'_, P>,
    mut out: ArrayViewMut1<'_, bool>,
    kernel: &impl Fn(&[[P::Word; 2]], &mut [Outcome]),
    is_negative: &mut bool,
) {
    let mut pairs = [[P::Word::default(); 2]; BLOCK];
    let mut decided = [Outcome::Loss; BLOCK];
    let length = out.len();
    for start in (0..length).step_by(BLOCK) {
        let end = length.min(start + BLOCK);
        let (pairs, decided) = (&mut pairs[..end - start], &mut decided[..end - start]);
        let part = Slice::from(start..end);
        let (a, b) = (a.slice_axis(Axis(0), part), b.slice_axis(Axis(0), part));
        *is_negative |= match (a.as_slice(), b.as_slice()) {
            (Some(a), Some(b)) => paired(a.iter(), b.iter(), pairs),
            _ => paired(a.iter(), b.iter(), pairs),
        };
        kernel(pairs, decided);
        let mut out = out.slice_axis_mut(Axis(0), part);
        match out.as_slice_mut() {
            Some(out) => told(decided, out.iter_mut()),
            None => told(decided, out.iter_mut()),
        }
    }
}

/// Puts piles side by side, and says whether one of them is below 0.
#[inline(always)]
fn paired<'a, P: Pile>(
    a: impl Iterator<Item = &'a P>,
    b: impl Iterator<Item = &'a P>,
    pairs: &mut [[P::Word; 2]],
) -> bool {
    let mut is_negative = false;
    for ((&a, &b), pair) in a.zip(b).zip(pairs) {
        is_negative |= a.is_negative() | b.is_negative();
        *pair = [a.word(), b.word()];
    }
    is_negative
}

/// Outcomes as flags.
#[inline(always)]
fn told<'a>(decided: &[Outcome], out: impl Iterator<Item = &'a mut bool>) {
    for (&outcome, out) in decided.iter().zip(out) {
        *out = outcome as u8 != 0;
    }
}

/// Decides pairs of Python's integers: some are read, then decided without Python's lock.
fn objects(
    py: Python<'_>,
    arrays: [&Bound<'_, PyArrayDyn<Py<PyAny>>>; 2],
    mut out: ArrayViewMutD<'_, bool>,
    game: &Wythoff<UBig>,
) -> PyResult<()> {
    let borrowed = arrays.map(|array| {
        let borrowed = array.try_readonly();
        borrowed.map_err(|error| PyValueError::new_err(error.to_string()))
    });
    let [a, b] = borrowed;
    let (a, b) = (a?, b?);
    let (a, b) = (a.as_array(), b.as_array());
    let [a, b] = [&a, &b].map(|view| in_shape(view, out.shape()));
    let mut pairs = a.iter().zip(b.iter());
    let mut cells = out.iter_mut();
    loop {
        let read = |(a, b): (&Py<PyAny>, &Py<PyAny>)| -> PyResult<[UBig; 2]> {
            Ok([integer(a.bind(py), "a")?, integer(b.bind(py), "b")?])
        };
        let some: Vec<[UBig; 2]> = pairs
            .by_ref()
            .take(OBJECTS)
            .map(read)
            .collect::<PyResult<_>>()?;
        if some.is_empty() {
            return Ok(());
        }
        let decided: Vec<Outcome> = py.detach(|| {
            let pairs = some.iter();
            pairs.map(|[a, b]| game.outcome(a, b)).collect()
        });
        py.check_signals()?;
        for (outcome, cell) in decided.into_iter().zip(cells.by_ref()) {
            *cell = outcome.is_win();
        }
    }
}
