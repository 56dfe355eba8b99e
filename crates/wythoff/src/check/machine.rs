//! Automata, as the checker understands them: state 0 starts, a letter without an edge rejects.

use std::collections::HashSet;

use super::numeral::System;
use super::{CheckError, MOST_NODES, refuse};
use crate::certificate::PlainAutomaton;

#[derive(Debug)]
pub(super) struct Machine {
    pub(super) accepting: Vec<bool>,
    /// For each state its edges, sorted by letter, no letter twice.
    pub(super) edges: Vec<Vec<(u32, u32)>>,
}

impl Machine {
    /// Reads an automaton, refusing what is out of range or ambiguous.
    pub(super) fn new(plain: &PlainAutomaton, system: &System) -> Result<Self, CheckError> {
        let count = plain.edges.len();
        let mut accepting = vec![false; count];
        for &state in &plain.accepting {
            match accepting.get_mut(state as usize) {
                Some(flag) => *flag = true,
                None => return refuse("an accepting state does not exist"),
            }
        }
        for edges in &plain.edges {
            let sorted = edges.windows(2).all(|pair| pair[0].0 < pair[1].0);
            let known =
                |&(letter, to): &(u32, u32)| letter < system.letters() && (to as usize) < count;
            if !sorted || !edges.iter().all(known) {
                return refuse("the edges of a state are out of order or out of range");
            }
        }
        if count == 0 {
            return refuse("an automaton needs a state");
        }
        Ok(Self {
            accepting,
            edges: plain.edges.clone(),
        })
    }

    /// Where a letter leads.
    pub(super) fn step(&self, state: u32, letter: u32) -> Option<u32> {
        let edges = &self.edges[state as usize];
        let found = edges.binary_search_by_key(&letter, |edge| edge.0).ok()?;
        Some(edges[found].1)
    }

    /// Whether every word accepted here is accepted by one of the parts: all are read side by side.
    pub(super) fn covered_by(&self, parts: &[&Self], otherwise: &str) -> Result<(), CheckError> {
        let start: Vec<Option<u32>> = vec![Some(0); parts.len()];
        let mut seen = HashSet::from([(0, start.clone())]);
        let mut stack = vec![(0, start)];
        while let Some((state, states)) = stack.pop() {
            let accepts = |(part, state): (&&Self, &Option<u32>)| {
                state.is_some_and(|s| part.accepting[s as usize])
            };
            if self.accepting[state as usize] && !parts.iter().zip(&states).any(accepts) {
                return refuse(otherwise);
            }
            for &(letter, to) in &self.edges[state as usize] {
                let next: Vec<Option<u32>> = (parts.iter().zip(&states))
                    .map(|(part, state)| part.step((*state)?, letter))
                    .collect();
                if !seen.contains(&(to, next.clone())) {
                    seen.insert((to, next.clone()));
                    stack.push((to, next));
                }
            }
            if seen.len() > MOST_NODES {
                return refuse("the certificate is too large to check");
            }
        }
        Ok(())
    }
}
