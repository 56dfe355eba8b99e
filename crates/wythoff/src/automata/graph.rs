//! Nondeterministic automata: what a product with a letter forgotten is.

use super::automaton::State;
use super::kinds::{Kind, Kinds};
use super::refine::classes_by_kinds;

/// A nondeterministic automaton: edges may share letters.
#[derive(Debug, Clone, Default)]
pub struct Graph {
    /// Whether a word that can end here is accepted.
    pub accepting: Vec<bool>,
    /// The edges of each state: a kind of letters and where they lead.
    pub edges: Vec<Vec<(Kind, State)>>,
    /// How letters may be sorted into kinds. If empty, a kind is a letter.
    pub kinds: Vec<Kinds>,
    /// For each state which of them it is; empty if these are.
    pub sights: Vec<u32>,
}

impl Graph {
    /// A graph whose edges have letters.
    pub fn of_letters(accepting: Vec<bool>, edges: Vec<Vec<(Kind, State)>>) -> Self {
        Self {
            accepting,
            edges,
            ..Self::default()
        }
    }

    /// How letters are sorted into kinds; where a kind is a letter, in one way for all states.
    pub(super) fn kinds(&self) -> Vec<Kinds> {
        if !self.kinds.is_empty() {
            return self.kinds.clone();
        }
        let greatest = self.edges.iter().flatten().map(|edge| edge.0).max();
        vec![Kinds::single(greatest.map_or(0, |letter| letter + 1))]
    }

    /// Which of the [`kinds`](Self::kinds) are those of a state.
    pub(super) fn sight(&self, state: State) -> u32 {
        self.sights.get(state as usize).copied().unwrap_or(0)
    }

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
                sort(edges);
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
        let (class, count) = classes_by_kinds(self);
        let (mut quotient, mut numbers) = (Self::default(), vec![None; count]);
        quotient.kinds.clone_from(&self.kinds);
        let mut map = vec![None; class.len()];
        for state in (0..alive.len()).filter(|&state| alive[state]) {
            let number = &mut numbers[class[state] as usize];
            map[state] = Some(*number.get_or_insert_with(|| {
                quotient.accepting.push(self.accepting[state]);
                quotient.edges.push(self.edges[state].clone());
                quotient.sights.extend(self.sights.get(state));
                quotient.accepting.len() as State - 1
            }));
        }
        for edges in &mut quotient.edges {
            for (_, to) in edges.iter_mut() {
                *to = map[*to as usize].expect("trimmed");
            }
            sort(edges);
        }
        (quotient, map)
    }
}

/// Sorts edges and drops repetitions: of many by counting how often each kind occurs, for there are mostly few edges of a kind.
fn sort(edges: &mut Vec<(Kind, State)>) {
    const MANY: usize = 64;
    let kinds = edges.iter().map(|edge| edge.0 as usize + 1).max();
    match kinds {
        Some(kinds) if edges.len() >= MANY && kinds <= 4 * edges.len() => {
            // Where the edges of each kind begin, then where the next of them goes.
            let mut places = vec![0; kinds + 1];
            (edges.iter()).for_each(|edge| places[edge.0 as usize + 1] += 1);
            for kind in 0..kinds {
                places[kind + 1] += places[kind];
            }
            let mut sorted = vec![(0, 0); edges.len()];
            for &edge in edges.iter() {
                let place = &mut places[edge.0 as usize];
                sorted[*place] = edge;
                *place += 1;
            }
            (sorted.chunk_by_mut(|one, other| one.0 == other.0)).for_each(<[_]>::sort_unstable);
            *edges = sorted;
        }
        _ => edges.sort_unstable(),
    }
    edges.dedup();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edges_sorted_by_counting_are_sorted() {
        for (count, kinds) in [(0, 1), (10, 3), (64, 1), (64, 256), (64, 257), (1000, 40)] {
            let edge = |n: u32| (n.wrapping_mul(0x9E37_79B9) >> 7) % kinds;
            let to = |n: u32| (n.wrapping_mul(0x85EB_CA6B) >> 9) % 5;
            let mut edges: Vec<(Kind, State)> = (0..count).map(|n| (edge(n), to(n))).collect();
            let mut expected = edges.clone();
            expected.sort_unstable();
            expected.dedup();
            sort(&mut edges);
            assert_eq!(edges, expected, "{count} edges of {kinds} kinds");
        }
    }
}
