//! A winning move: the position it leaves.

use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::{PyIterator, PyTuple};
use wythoff::{Game, MoveTo, Part, Play, UBig};

use crate::integer::tuple;

/// A move, named by the position it leaves; it can be used as the tuple of its piles.
///
/// >>> move = wythoff.solve(5, 7).winning_moves[0]
/// >>> move
/// (3, 5)
/// >>> move.takes
/// (2, 2)
#[pyclass(frozen, module = "wythoff")]
pub(crate) struct Move {
    to: MoveTo,
    takes: Option<Vec<UBig>>,
    is_in_sum: bool,
}

impl Move {
    /// A move of an answer to these parts.
    pub(crate) fn new(parts: &[Part], to: &MoveTo) -> Self {
        let part = &parts[to.part];
        let rules = part.game.rules(Play::Normal);
        Self::by(&*rules, part.position.piles(), to, parts.len() > 1)
    }

    /// A winning move by these rules.
    pub(crate) fn by(rules: &dyn Game, before: &[UBig], to: &MoveTo, is_in_sum: bool) -> Self {
        let action = rules.legal(before, to.leaves.piles());
        let action = action.expect("a winning move is one");
        Self {
            to: to.clone(),
            takes: action.taken().map(<[UBig]>::to_vec),
            is_in_sum,
        }
    }
}

#[pymethods]
impl Move {
    /// The position it leaves; of a sum, of the part it is made in.
    #[getter]
    fn leaves<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        tuple(py, self.to.leaves.piles())
    }

    /// Which part of a sum it is made in, counted from 0.
    #[getter]
    fn part(&self) -> usize {
        self.to.part
    }

    /// What it takes from each pile; None if it does something else, such as breaking a heap.
    #[getter]
    fn takes<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyTuple>>> {
        self.takes
            .as_ref()
            .map(|takes| tuple(py, takes))
            .transpose()
    }

    fn __len__(&self) -> usize {
        self.to.leaves.piles().len()
    }

    fn __getitem__<'py>(&self, py: Python<'py>, place: isize) -> PyResult<Bound<'py, PyAny>> {
        let piles = self.to.leaves.piles();
        let from_end = if place < 0 { piles.len() } else { 0 };
        let pile = from_end
            .checked_add_signed(place)
            .and_then(|place| piles.get(place));
        let pile = pile.ok_or_else(|| PyIndexError::new_err(place))?;
        crate::integer::to_python(py, pile)
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        self.leaves(py)?.try_iter()
    }

    fn __eq__(&self, py: Python<'_>, other: &Bound<'_, PyAny>) -> PyResult<bool> {
        match other.cast::<Self>() {
            Ok(other) => Ok(self.to == other.get().to),
            Err(_) => self.leaves(py)?.eq(other),
        }
    }

    fn __hash__(&self, py: Python<'_>) -> PyResult<isize> {
        self.leaves(py)?.hash()
    }

    fn __repr__(&self) -> String {
        match self.is_in_sum {
            true => format!("Move({}, part={})", self.to.leaves, self.to.part),
            false => self.to.leaves.to_string(),
        }
    }
}
