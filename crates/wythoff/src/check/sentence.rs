//! The sentences: no move inside, and witnesses that stand for moves.

use std::collections::HashSet;

use super::condition::{Condition, Fate, Read};
use super::machine::Machine;
use super::numeral::System;
use super::{CheckError, MOST_NODES, refuse};
use crate::certificate::PlainWitness;
use crate::rules::Clause;

/// The clauses of a game in a numeration system.
#[derive(Debug)]
pub(super) struct Sentences<'a> {
    system: &'a System,
    clauses: Vec<Vec<Condition<'a>>>,
}

impl<'a> Sentences<'a> {
    pub(super) fn new(system: &'a System, clauses: &'a [Clause]) -> Result<Self, CheckError> {
        let conditions = |clause: &'a Clause| {
            clause
                .atoms
                .iter()
                .map(|atom| Condition::new(system, atom))
                .collect()
        };
        Ok(Self {
            system,
            clauses: clauses.iter().map(conditions).collect(),
        })
    }

    pub(super) fn clauses(&self) -> usize {
        self.clauses.len()
    }

    /// How many digits are to come after one more, modulo the period.
    fn after_one(&self, left: usize) -> usize {
        (left + self.system.period - 1) % self.system.period
    }

    /// No clause leads from a word of `before` to a word of `after`: all pairs of words that might are read.
    pub(super) fn no_move(
        &self,
        before: &Machine,
        after: &Machine,
        otherwise: &str,
    ) -> Result<(), CheckError> {
        self.clauses
            .iter()
            .try_for_each(|clause| self.no_move_by(clause, before, after, otherwise))
    }

    fn no_move_by(
        &self,
        clause: &[Condition<'_>],
        before: &Machine,
        after: &Machine,
        otherwise: &str,
    ) -> Result<(), CheckError> {
        let start: (usize, u32, u32, Vec<Read>) =
            (0, 0, 0, clause.iter().map(Condition::start).collect());
        let mut seen = HashSet::from([start.clone()]);
        let mut stack = vec![start];
        while let Some((left, a, b, reads)) = stack.pop() {
            let complete = left == 0 && before.accepting[a as usize] && after.accepting[b as usize];
            if complete
                && clause
                    .iter()
                    .zip(&reads)
                    .all(|(condition, read)| condition.holds(read))
            {
                return refuse(otherwise);
            }
            let next_left = self.after_one(left);
            for &(letter, a) in &before.edges[a as usize] {
                'moves: for &(letter_after, b) in &after.edges[b as usize] {
                    let mut next = Vec::with_capacity(reads.len());
                    for (condition, read) in clause.iter().zip(&reads) {
                        let Ok(read) = condition.read(left, read, letter, letter_after) else {
                            return refuse("a number is too large to check");
                        };
                        let Some(vector) = read else {
                            next.push(None);
                            continue;
                        };
                        match condition.fate(next_left, &vector) {
                            Fate::Hopeless => continue 'moves,
                            Fate::Certain => next.push(None),
                            Fate::Open => next.push(Some(vector)),
                        }
                    }
                    let node = (next_left, a, b, next);
                    if !seen.contains(&node) {
                        seen.insert(node.clone());
                        stack.push(node);
                    }
                }
            }
            if seen.len() > MOST_NODES {
                return refuse("the certificate is too large to check");
            }
        }
        Ok(())
    }

    /// The small automaton of a witness, after making sure that all it accepts has a move into `after`.
    pub(super) fn witnessed(
        &self,
        clause: usize,
        witness: &PlainWitness,
        after: &Machine,
    ) -> Result<Machine, CheckError> {
        let conditions = &self.clauses[clause];
        let automaton = Machine::new(&witness.automaton, self.system)?;
        let small = Machine::new(&witness.small, self.system)?;
        let states = automaton.edges.len();
        let configurations: Vec<(u32, Vec<Read>)> = (witness.configurations.iter())
            .map(|(state, reads)| {
                let widen = |read: &Option<Vec<i64>>| {
                    read.as_ref().map(|v| v.iter().map(|&e| e.into()).collect())
                };
                (*state, reads.iter().map(widen).collect())
            })
            .collect();
        let fits = |(state, reads): &(u32, Vec<Read>)| {
            (*state as usize) < after.edges.len()
                && reads.len() == conditions.len()
                && reads
                    .iter()
                    .flatten()
                    .all(|vector| vector.len() == self.system.weights.len())
        };
        let labels_fit = witness.labels.len() == states
            && witness
                .labels
                .iter()
                .flatten()
                .all(|&c| (c as usize) < configurations.len());
        let images_fit = witness.image.len() == states
            && witness
                .image
                .iter()
                .all(|&m| (m as usize) < small.edges.len());
        if !labels_fit || !images_fit || !configurations.iter().all(fits) {
            return refuse("a witness is malformed");
        }
        // The start stands for the initial configuration; the rest follows edge by edge.
        let initial: (u32, Vec<Read>) = (0, conditions.iter().map(Condition::start).collect());
        if witness.labels[0]
            .iter()
            .any(|&c| configurations[c as usize] != initial)
            || witness.image[0] != 0
        {
            return refuse("a witness starts with a move half made");
        }
        let mut left = vec![None; states];
        left[0] = Some(0);
        let mut stack = vec![0u32];
        while let Some(state) = stack.pop() {
            let here = left[state as usize].expect("set when it was reached");
            let label = &witness.labels[state as usize];
            let accepts = |&c: &u32| {
                let (b, reads) = &configurations[c as usize];
                here == 0
                    && after.accepting[*b as usize]
                    && conditions.iter().zip(reads).all(|(c, r)| c.holds(r))
            };
            if automaton.accepting[state as usize] && !label.iter().any(accepts) {
                return refuse("a witness accepts without a move");
            }
            let image = witness.image[state as usize];
            if small.accepting[image as usize] && !automaton.accepting[state as usize] {
                return refuse("a small automaton accepts more than its witness");
            }
            for &(letter, to) in &small.edges[image as usize] {
                if automaton
                    .step(state, letter)
                    .map(|next| witness.image[next as usize])
                    != Some(to)
                {
                    return refuse("a small automaton goes on where its witness does not");
                }
            }
            for &(letter, to) in &automaton.edges[state as usize] {
                match left[to as usize] {
                    None => {
                        left[to as usize] = Some(self.after_one(here));
                        stack.push(to);
                    }
                    Some(known) if known == self.after_one(here) => {}
                    Some(_) => return refuse("a witness loses count of the digits"),
                }
                let follows = |&next: &u32| {
                    let next = &configurations[next as usize];
                    (label.iter())
                        .map(|&c| &configurations[c as usize])
                        .any(|c| self.follows(conditions, c, next, here, letter, after))
                };
                if !witness.labels[to as usize].iter().all(follows) {
                    return refuse(
                        "a configuration of a witness does not follow from any before it",
                    );
                }
            }
        }
        Ok(small)
    }

    /// Whether one configuration follows from another by this letter before and any letter after.
    fn follows(
        &self,
        conditions: &[Condition<'_>],
        (state, reads): &(u32, Vec<Read>),
        (next_state, next_reads): &(u32, Vec<Read>),
        left: usize,
        letter: u32,
        after: &Machine,
    ) -> bool {
        let edges = &after.edges[*state as usize];
        let candidates = edges.iter().filter(|edge| edge.1 == *next_state);
        candidates.into_iter().any(|&(letter_after, _)| {
            (conditions.iter().zip(reads).zip(next_reads)).all(|((condition, read), next)| {
                match condition.read(left, read, letter, letter_after) {
                    Err(()) => false,
                    Ok(None) => next.is_none(),
                    Ok(Some(vector)) => match next {
                        Some(next) => vector == *next,
                        None => condition.fate(self.after_one(left), &vector) == Fate::Certain,
                    },
                }
            })
        })
    }
}

/// Two sets of words read side by side: with `disjoint`, no word is in both; otherwise every word of `left` is in `right`.
pub(super) fn disjoint_sets(
    left: &Machine,
    right: &Machine,
    disjoint: bool,
) -> Result<(), CheckError> {
    let mut seen = HashSet::from([(0u32, Some(0u32))]);
    let mut stack = vec![(0u32, Some(0u32))];
    while let Some((a, b)) = stack.pop() {
        let in_right = b.is_some_and(|b| right.accepting[b as usize]);
        if left.accepting[a as usize] && in_right == disjoint {
            return refuse(match disjoint {
                true => "a lost position is terminal",
                false => "an automaton accepts a word that is not valid",
            });
        }
        for &(letter, to) in &left.edges[a as usize] {
            let node = (to, b.and_then(|b| right.step(b, letter)));
            if seen.insert(node) {
                stack.push(node);
            }
        }
    }
    Ok(())
}
