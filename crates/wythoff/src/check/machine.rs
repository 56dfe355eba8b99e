//! Automata, as the checker understands them: state 0 starts, a letter without an edge rejects.

use std::collections::HashSet;

use super::{CheckError, MOST_NODES, TOO_LARGE, demand};
use crate::certificate::PlainAutomaton;

/// No state.
pub(super) const NONE: u32 = u32::MAX;

/// An automaton whose states, rows and letters exist.
#[derive(Debug)]
pub(super) struct Machine<'a> {
    plain: &'a PlainAutomaton,
    pub(super) accepting: Vec<bool>,
    /// For each row and letter the next state, or none.
    table: Vec<u32>,
    letters: usize,
}

impl<'a> Machine<'a> {
    pub(super) fn new(plain: &'a PlainAutomaton, letters: u32) -> Result<Self, CheckError> {
        let (count, letters) = (plain.states.len(), letters as usize);
        demand(count > 0, "an automaton needs a state")?;
        let size = count.max(plain.rows.len()).saturating_mul(letters);
        demand(size <= 1 << 25, TOO_LARGE)?;
        let has_row = |&row: &u32| (row as usize) < plain.rows.len();
        let rows_exist = plain.states.iter().all(has_row);
        demand(rows_exist, "a state without a row of edges")?;
        let mut accepting = vec![false; count];
        for &state in &plain.accepting {
            let place = accepting.get_mut(state as usize);
            *place.ok_or_else(|| CheckError("an accepting state does not exist".into()))? = true;
        }
        let mut table = vec![NONE; plain.rows.len() * letters];
        for (index, row) in plain.rows.iter().enumerate() {
            for &(letter, to) in row {
                let exists = (letter as usize) < letters && (to as usize) < count;
                demand(exists, "an edge is out of range")?;
                let place = &mut table[index * letters + letter as usize];
                demand(*place == NONE, "a letter leaves a state twice")?;
                *place = to;
            }
        }
        Ok(Self {
            plain,
            accepting,
            table,
            letters,
        })
    }

    pub(super) fn count(&self) -> usize {
        self.accepting.len()
    }

    /// The edges of a state: letter and target.
    pub(super) fn edges(&self, state: u32) -> &'a [(u32, u32)] {
        self.plain.edges(state)
    }

    /// Where a letter leads; nowhere from nowhere.
    pub(super) fn step(&self, state: u32, letter: u32) -> u32 {
        let row = |state: u32| self.plain.states[state as usize] as usize;
        match state {
            NONE => NONE,
            state => self.table[row(state) * self.letters + letter as usize],
        }
    }

    /// Whether a word that ends here is accepted.
    fn accepts(&self, state: u32) -> bool {
        state != NONE && self.accepting[state as usize]
    }

    /// Every word accepted here is accepted by one of the parts: all are read side by side.
    pub(super) fn covered_by(&self, parts: &[Machine<'_>], reason: &str) -> Result<(), CheckError> {
        walk(vec![0; parts.len() + 1], |node, reach| {
            let mut pairs = parts.iter().zip(&node[1..]);
            let covered = pairs.any(|(part, &state)| part.accepts(state));
            demand(covered || !self.accepts(node[0]), reason)?;
            let mut next = node.to_vec();
            for &(letter, to) in self.edges(node[0]) {
                next[0] = to;
                for (part, (&state, next)) in parts.iter().zip(node[1..].iter().zip(&mut next[1..]))
                {
                    *next = part.step(state, letter);
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
        demand(seen.len() <= MOST_NODES, TOO_LARGE)?;
    }
    Ok(())
}
