//! Canonical form: trimmed, minimal, states numbered breadth first.

use super::automaton::{Automaton, Letter, State};
use super::refine::classes;

impl Automaton {
    /// The least partial automaton for the same language, and where each state went.
    ///
    /// Two automata accept the same words iff their least forms are equal. `None` in the map: nothing is accepted
    /// from there, or the state is not reached.
    pub fn minimised(&self) -> (Self, Vec<Option<State>>) {
        let alive = self.alive();
        if !alive[self.start as usize] {
            return (Self::nothing(), vec![None; self.states()]);
        }
        let is_alive = |edge: &&(Letter, State)| alive[edge.1 as usize];
        let (class, count) = classes(&self.accepting, |state| {
            self.edges[state].iter().filter(is_alive)
        });
        // Number the classes breadth first by letters, which no choice of representatives changes.
        let mut number: Vec<Option<State>> = vec![None; count];
        let mut order = vec![self.start];
        number[class[self.start as usize] as usize] = Some(0);
        let (mut accepting, mut edges) = (Vec::new(), Vec::new());
        let mut next = 0;
        while next < order.len() {
            let state = order[next] as usize;
            next += 1;
            accepting.push(self.accepting[state]);
            let mut here = Vec::new();
            for &(letter, to) in self.edges[state]
                .iter()
                .filter(|edge| alive[edge.1 as usize])
            {
                let place = &mut number[class[to as usize] as usize];
                let target = *place.get_or_insert_with(|| {
                    order.push(to);
                    order.len() as State - 1
                });
                here.push((letter, target));
            }
            edges.push(here);
        }
        let map = (0..self.states())
            .map(|state| number[class[state] as usize].filter(|_| alive[state]))
            .collect();
        (Self::new(0, accepting, edges), map)
    }

    /// From which states something is accepted.
    pub(super) fn alive(&self) -> Vec<bool> {
        let mut alive = self.accepting.clone();
        let mut into: Vec<Vec<State>> = vec![Vec::new(); self.states()];
        for (state, edges) in self.edges.iter().enumerate() {
            for &(_, to) in edges {
                // Neighbouring letters mostly lead to the same state.
                if into[to as usize].last() != Some(&(state as State)) {
                    into[to as usize].push(state as State);
                }
            }
        }
        let mut stack: Vec<usize> = (0..self.states()).filter(|&state| alive[state]).collect();
        while let Some(state) = stack.pop() {
            for &from in &into[state] {
                if !std::mem::replace(&mut alive[from as usize], true) {
                    stack.push(from as usize);
                }
            }
        }
        alive
    }
}
