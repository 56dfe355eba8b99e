//! Automata: state 0 starts, a letter without an edge rejects.

use std::collections::HashSet;

use super::{CheckError, MOST, demand, flaw};
use crate::certificate::PlainAutomaton;
use crate::language::Text;

/// An automaton whose states and letters exist.
#[derive(Debug)]
pub(super) struct Machine<'a> {
    pub(super) accepting: Vec<bool>,
    /// For each state its edges, letter and target, sorted.
    pub(super) edges: Vec<&'a [(u32, u32)]>,
}

impl<'a> Machine<'a> {
    pub(super) fn new(plain: &'a PlainAutomaton, letters: u32) -> Result<Self, CheckError> {
        let (states, rows) = (0..plain.states.len() as u32, 0..plain.rows.len() as u32);
        let exists = |&(letter, to): &(u32, u32)| letter < letters && states.contains(&to);
        let sound = |row: &Vec<_>| row.iter().all(exists) && row.is_sorted_by(|a, b| a.0 < b.0);
        let sound = !states.is_empty()
            && plain.rows.iter().all(sound)
            && plain.states.iter().all(|row| rows.contains(row))
            && plain.accepting.iter().all(|state| states.contains(state));
        demand(sound, flaw::AUTOMATON)?;
        let mut accepting = vec![false; plain.states.len()];
        for &state in &plain.accepting {
            accepting[state as usize] = true;
        }
        let edges = states.map(|state| plain.edges(state)).collect();
        Ok(Self { accepting, edges })
    }

    /// Where a letter leads; `u32::MAX`: nowhere, as from nowhere.
    pub(super) fn step(&self, state: u32, letter: u32) -> u32 {
        let edges = self
            .edges
            .get(state as usize)
            .map_or(&[][..], |edges| edges);
        let found = edges.binary_search_by_key(&letter, |edge| edge.0);
        found.map_or(u32::MAX, |place| edges[place].1)
    }

    /// Whether a word that ends here is accepted.
    pub(super) fn accepts(&self, state: u32) -> bool {
        self.accepting.get(state as usize) == Some(&true)
    }

    /// Every word accepted here is accepted by one of the parts: all are read side by side.
    pub(super) fn covered_by(&self, parts: &[Machine<'_>], flaw: Text) -> Result<(), CheckError> {
        walk(vec![0; parts.len() + 1], |node, reach| {
            let mut pairs = parts.iter().zip(&node[1..]);
            let covered = pairs.any(|(part, &state)| part.accepts(state));
            demand(covered || !self.accepts(node[0]), flaw)?;
            let mut next = node.to_vec();
            for &(letter, to) in self.edges[node[0] as usize] {
                next[0] = to;
                for (index, part) in (1..).zip(parts) {
                    next[index] = part.step(node[index], letter);
                }
                reach(&next);
            }
            Ok(())
        })
    }
}

/// Visits each list once that the start or a visited one reaches.
pub(super) fn walk(
    start: Vec<u32>,
    mut visit: impl FnMut(&[u32], &mut dyn FnMut(&[u32])) -> Result<(), CheckError>,
) -> Result<(), CheckError> {
    let mut seen = HashSet::from([start.clone()]);
    let mut stack = vec![start];
    while let Some(node) = stack.pop() {
        visit(&node, &mut |next| {
            if !seen.contains(next) {
                seen.insert(next.to_vec());
                stack.push(next.to_vec());
            }
        })?;
        demand(seen.len() <= MOST, flaw::TOO_LARGE)?;
    }
    Ok(())
}
