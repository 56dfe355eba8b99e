//! Nondeterministic automata: what a product with a letter forgotten is.

use super::automaton::{Letter, State};
use super::refine::classes;

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

    /// One state for each class of alive states from which the same words are accepted in the same ways, and for each
    /// state its class; the graph must be trimmed.
    ///
    /// Whatever letter leads from a class to another leads from every state of the one to some state of the other.
    pub fn quotient(&self, alive: &[bool]) -> (Self, Vec<Option<State>>) {
        let (class, count) = classes(&self.accepting, |state| self.edges[state].iter());
        let (mut quotient, mut numbers) = (Self::default(), vec![None; count]);
        let mut map = vec![None; class.len()];
        for state in (0..alive.len()).filter(|&state| alive[state]) {
            let number = &mut numbers[class[state] as usize];
            map[state] = Some(*number.get_or_insert_with(|| {
                quotient.accepting.push(self.accepting[state]);
                quotient.edges.push(self.edges[state].clone());
                quotient.accepting.len() as State - 1
            }));
        }
        for edges in &mut quotient.edges {
            for (_, to) in edges.iter_mut() {
                *to = map[*to as usize].expect("trimmed");
            }
            edges.sort_unstable();
            edges.dedup();
        }
        (quotient, map)
    }
}
