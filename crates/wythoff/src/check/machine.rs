//! Automata: state 0 starts, a letter without an edge rejects.

use hashbrown::HashSet;

use super::{Flaw, Work, demand};
use crate::certificate::PlainAutomaton;

/// An automaton.
#[derive(Debug)]
pub(super) struct Machine<'a> {
    accepting: Vec<bool>,
    plain: &'a PlainAutomaton,
}

impl<'a> Machine<'a> {
    pub(super) fn new(plain: &'a PlainAutomaton, letters: u32, work: &Work) -> Result<Self, Flaw> {
        work.hold(plain.states.len(), 1)?;
        let is_letter = |row: &Vec<(u32, u32)>| row.last().is_none_or(|edge| edge.0 < letters);
        demand(plain.rows.iter().all(is_letter), Flaw::Letter)?;
        let mut accepting = vec![false; plain.states.len()];
        (plain.accepting.iter()).for_each(|&state| accepting[state as usize] = true);
        Ok(Self { accepting, plain })
    }

    /// How many states it has.
    pub(super) fn states(&self) -> u32 {
        self.accepting.len() as u32
    }

    /// The edges of a state, letter and target, sorted; none, as from nowhere.
    pub(super) fn edges(&self, state: u32) -> &'a [(u32, u32)] {
        self.plain.edges(state)
    }

    /// Lists of edges, of which each state has one.
    pub(super) fn rows(&self) -> &'a [Vec<(u32, u32)>] {
        &self.plain.rows
    }

    /// Which of the lists is that of a state.
    pub(super) fn row(&self, state: u32) -> usize {
        self.plain.states[state as usize] as usize
    }

    /// Where a letter leads; `u32::MAX`: nowhere, as from nowhere.
    pub(super) fn step(&self, state: u32, letter: u32) -> u32 {
        let edges = self.edges(state);
        let found = edges.binary_search_by_key(&letter, |edge| edge.0);
        found.map_or(u32::MAX, |place| edges[place].1)
    }

    /// Whether a word that ends here is accepted.
    pub(super) fn accepts(&self, state: u32) -> bool {
        self.accepting.get(state as usize) == Some(&true)
    }
}

/// Visits each list once that the start or a visited one reaches.
pub(super) fn walk(
    work: &Work,
    start: Vec<u32>,
    mut visit: impl FnMut(&[u32], &mut dyn FnMut(&[u32]) -> Result<(), Flaw>) -> Result<(), Flaw>,
) -> Result<(), Flaw> {
    let mut seen: HashSet<Vec<u32>> = HashSet::from_iter([start.clone()]);
    let mut stack = vec![start];
    while let Some(node) = stack.pop() {
        visit(&node, &mut |next| {
            if !seen.contains(next) {
                // Two lists, each with what an allocation and its place in a table cost.
                work.hold(1, 500 + 2 * size_of_val(next))?;
                work.spend(1, 10 * next.len())?;
                seen.insert(next.to_vec());
                stack.push(next.to_vec());
            }
            Ok(())
        })?;
    }
    Ok(())
}
