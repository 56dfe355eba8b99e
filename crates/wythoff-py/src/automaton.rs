//! The automaton of a theorem.

use std::sync::Arc;

use pyo3::prelude::*;
use pyo3::types::PyTuple;
use wythoff::prove::{Proof, dot};

use crate::integer::integer;
use crate::question::positions;

/// An automaton that reads the digits of all piles at once, the most significant first, and accepts exactly the lost positions.
///
/// >>> automaton = wythoff.prove("like nim").automaton
/// >>> automaton.states, automaton.start, automaton.accepting
/// (1, 0, [0])
/// >>> automaton.transitions
/// [(0, (0, 0), 0), (0, (1, 1), 0)]
/// >>> automaton.accepts(5, 5)
/// True
#[pyclass(frozen, module = "wythoff")]
pub(crate) struct Automaton(pub(crate) Arc<Proof>);

#[pymethods]
impl Automaton {
    /// How many states it has.
    #[getter]
    fn states(&self) -> usize {
        self.0.lost.states()
    }

    /// The state it starts in.
    #[getter]
    fn start(&self) -> u32 {
        self.0.lost.start()
    }

    /// The states that accept.
    #[getter]
    fn accepting(&self) -> Vec<u32> {
        let states = 0..self.states() as u32; // states are numbered by words
        states
            .filter(|&state| self.0.lost.is_accepting(state))
            .collect()
    }

    /// Every step: from a state, with a digit of each pile, to a state. Where there is none, it rejects.
    #[getter]
    fn transitions<'py>(&self, py: Python<'py>) -> PyResult<Vec<(u32, Bound<'py, PyTuple>, u32)>> {
        let Proof {
            rules,
            system,
            lost,
            ..
        } = &*self.0;
        let piles = rules.piles();
        let mut steps = Vec::with_capacity(lost.edge_count());
        for state in 0..lost.states() as u32 {
            for &(letter, to) in lost.edges(state) {
                let digits = (0..piles).map(|pile| system.digit(letter, pile, piles));
                steps.push((state, PyTuple::new(py, digits)?, to));
            }
        }
        Ok(steps)
    }

    /// The digits of a number in the numeration it reads, the most significant first.
    fn digits(&self, number: &Bound<'_, PyAny>) -> PyResult<Vec<u32>> {
        Ok(self.0.system.digits(&integer(number, "number")?))
    }

    /// Whether it accepts a position.
    #[pyo3(signature = (*piles))]
    fn accepts(&self, py: Python<'_>, piles: &Bound<'_, PyTuple>) -> PyResult<bool> {
        let piles = positions(piles)?;
        let (lost, system) = (&self.0.lost, &self.0.system);
        let is_position = piles.len() == self.0.rules.piles();
        Ok(is_position && py.detach(|| lost.accepts(&system.word(&piles))))
    }

    /// A graph for Graphviz.
    fn to_dot(&self) -> String {
        dot(&self.0)
    }

    fn __len__(&self) -> usize {
        self.states()
    }

    fn __repr__(&self) -> String {
        format!("<Automaton: states={}>", self.states())
    }
}
