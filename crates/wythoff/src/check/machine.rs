//! Automata, as the checker understands them: state 0 starts, a letter without an edge rejects.

use std::collections::HashSet;

use super::numeral::System;
use super::{CheckError, MOST_NODES, TOO_LARGE, demand};
use crate::certificate::PlainAutomaton;

/// No state.
pub(super) const NONE: u32 = u32::MAX;

#[derive(Debug)]
pub(super) struct Machine {
    pub(super) accepting: Vec<bool>,
    /// For each state its edges.
    pub(super) edges: Vec<Vec<(u32, u32)>>,
    /// The same as a table: for each state and letter the next state, or none.
    table: Vec<u32>,
    letters: usize,
}

impl Machine {
    /// Reads an automaton, refusing what is out of range or ambiguous.
    pub(super) fn new(plain: &PlainAutomaton, system: &System) -> Result<Self, CheckError> {
        let (count, letters) = (plain.edges.len(), system.letters() as usize);
        demand(count > 0, "an automaton needs a state")?;
        demand(count.saturating_mul(letters) <= 1 << 25, TOO_LARGE)?;
        let mut accepting = vec![false; count];
        for &state in &plain.accepting {
            demand(
                (state as usize) < count,
                "an accepting state does not exist",
            )?;
            accepting[state as usize] = true;
        }
        let mut table = vec![NONE; count * letters];
        for (state, edges) in plain.edges.iter().enumerate() {
            for &(letter, to) in edges {
                demand(
                    (letter as usize) < letters && (to as usize) < count,
                    "an edge is out of range",
                )?;
                let place = &mut table[state * letters + letter as usize];
                demand(*place == NONE, "a letter leaves a state twice")?;
                *place = to;
            }
        }
        Ok(Self {
            accepting,
            edges: plain.edges.clone(),
            table,
            letters,
        })
    }

    /// Where a letter leads; nowhere from nowhere.
    pub(super) fn step(&self, state: u32, letter: u32) -> u32 {
        match state {
            NONE => NONE,
            state => self.table[state as usize * self.letters + letter as usize],
        }
    }

    /// Every word accepted here is accepted by one of the parts: all are read side by side.
    pub(super) fn covered_by(&self, parts: &[&Self], otherwise: &str) -> Result<(), CheckError> {
        let accepts = |part: &Self, state: u32| state != NONE && part.accepting[state as usize];
        let start = vec![0; parts.len() + 1];
        let mut seen = HashSet::from([start.clone()]);
        let mut stack = vec![start];
        let mut next = Vec::new();
        while let Some(node) = stack.pop() {
            let mut pairs = parts.iter().zip(&node[1..]);
            let covered =
                !accepts(self, node[0]) || pairs.any(|(part, &state)| accepts(part, state));
            demand(covered, otherwise)?;
            for &(letter, to) in &self.edges[node[0] as usize] {
                next.clear();
                next.push(to);
                let states = parts.iter().zip(&node[1..]);
                next.extend(states.map(|(part, &state)| part.step(state, letter)));
                if !seen.contains(&next) {
                    seen.insert(next.clone());
                    stack.push(next.clone());
                }
            }
            demand(seen.len() <= MOST_NODES, TOO_LARGE)?;
        }
        Ok(())
    }
}
