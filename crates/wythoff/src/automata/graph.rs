//! Nondeterministic automata: what a product with a letter forgotten is.

use super::automaton::{Letter, State};

/// A nondeterministic automaton: edges may share letters.
#[derive(Debug, Clone, Default)]
pub struct Graph {
    /// Whether a word that can end here is accepted.
    pub accepting: Vec<bool>,
    /// The edges of each state.
    pub edges: Vec<Vec<(Letter, State)>>,
}

impl Graph {
    /// Drops every edge to a state from which nothing is accepted; sorts the others and drops repetitions.
    ///
    /// States keep their numbers. Says which states are alive.
    pub fn trim(&mut self) -> Vec<bool> {
        let mut alive = self.accepting.clone();
        let mut into: Vec<Vec<State>> = vec![Vec::new(); alive.len()];
        for (state, edges) in self.edges.iter().enumerate() {
            for &(_, to) in edges {
                if into[to as usize].last() != Some(&(state as State)) {
                    into[to as usize].push(state as State);
                }
            }
        }
        let mut stack: Vec<State> = (0..alive.len() as State)
            .filter(|&state| alive[state as usize])
            .collect();
        while let Some(state) = stack.pop() {
            for &from in &into[state as usize] {
                if !std::mem::replace(&mut alive[from as usize], true) {
                    stack.push(from);
                }
            }
        }
        for (state, edges) in self.edges.iter_mut().enumerate() {
            if alive[state] {
                edges.retain(|&(_, to)| alive[to as usize]);
                edges.sort_unstable();
                edges.dedup();
            } else {
                edges.clear();
            }
        }
        alive
    }

    /// The graph of the listed states alone, numbered as they are listed.
    pub fn renumbered(&self, order: &[State]) -> Self {
        let mut number = vec![State::MAX; self.edges.len()];
        for (new, &old) in (0..).zip(order) {
            number[old as usize] = new;
        }
        let edges = |&old: &State| {
            (self.edges[old as usize].iter())
                .map(|&(letter, to)| (letter, number[to as usize]))
                .filter(|&(_, to)| to != State::MAX)
                .collect()
        };
        Self {
            accepting: order
                .iter()
                .map(|&old| self.accepting[old as usize])
                .collect(),
            edges: order.iter().map(edges).collect(),
        }
    }
}
