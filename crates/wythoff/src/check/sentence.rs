//! The two sentences: no move leads from one set to another, and a witness stands for moves.

use std::collections::HashMap;

use super::condition::{CERTAIN, Condition, HOPELESS};
use super::machine::{Machine, NONE, walk};
use super::numeral::System;
use super::{CheckError, TOO_LARGE, demand};
use crate::certificate::{PlainConfiguration, PlainWitness};

/// No clause leads from a word of `before` to a word of `after`: all pairs of words that might are read.
pub(super) fn no_move(
    game: &mut [Vec<Condition<'_>>],
    before: &Machine<'_>,
    after: &Machine<'_>,
    reason: &str,
) -> Result<(), CheckError> {
    for clause in game {
        let Some(start) = start(clause, &[0, 0])? else {
            continue;
        };
        let mut next = Vec::new();
        walk(start, |node, reach| {
            let (a, b, states) = (node[0], node[1], &node[2..]);
            let complete = before.accepting[a as usize] && after.accepting[b as usize];
            demand(!complete || !hold(clause, states), reason)?;
            for &(letter, a) in before.edges(a) {
                for &(letter_after, b) in after.edges(b) {
                    next.clear();
                    next.extend([a, b]);
                    if read(clause, states, letter, letter_after, &mut next)? {
                        reach(&next);
                    }
                }
            }
            Ok(())
        })?;
    }
    Ok(())
}

/// The list and the states of a clause before the first digit; `None`: it allows no move.
fn start(clause: &mut [Condition<'_>], list: &[u32]) -> Result<Option<Vec<u32>>, CheckError> {
    let mut list = list.to_vec();
    for condition in clause {
        list.push(condition.start()?);
    }
    Ok(Some(list).filter(|list| !list.contains(&HOPELESS)))
}

/// Whether the clause allows the move whose digits have all been read.
fn hold(clause: &[Condition<'_>], states: &[u32]) -> bool {
    let mut pairs = clause.iter().zip(states);
    pairs.all(|(condition, &state)| condition.holds(state))
}

/// Adds to `next` the states of a clause after one more letter before and one after; false: no move goes on so.
fn read(
    clause: &mut [Condition<'_>],
    states: &[u32],
    before: u32,
    after: u32,
    next: &mut Vec<u32>,
) -> Result<bool, CheckError> {
    for (condition, &state) in clause.iter_mut().zip(states) {
        match condition.read(state, before, after)? {
            HOPELESS => return Ok(false),
            state => next.push(state),
        }
    }
    Ok(true)
}

/// The small automaton of a witness, after making sure that every word it accepts has a move into `after`.
///
/// If it accepts a word, the large automaton, which goes along with it, accepts the word in a state whose label has an
/// accepting configuration. That one follows from one in the label before, and so on back to the start: a move.
pub(super) fn witnessed<'a>(
    system: &System,
    clause: &mut [Condition<'_>],
    witness: &'a PlainWitness,
    after: &Machine<'_>,
) -> Result<Machine<'a>, CheckError> {
    let large = Machine::new(&witness.large, system.letters)?;
    let small = Machine::new(&witness.small, system.letters)?;
    let image = &witness.image;
    let mut exist = image.iter().all(|&state| (state as usize) < small.count());
    exist &= image.len() == large.count() && witness.labels.len() == large.count();
    demand(exist, "one image and one label for each state is expected")?;
    demand(image[0] == 0, "the image of the start is not the start")?;
    let mut steps = Steps::new(system, clause, witness, after)?;
    for (state, label) in (0..).zip(&witness.labels) {
        let here = image[state as usize];
        let mut accepts = large.accepting[state as usize];
        demand(
            !accepts || steps.complete(label),
            "a witness accepts without a move",
        )?;
        accepts |= !small.accepting[here as usize];
        demand(accepts, "an image accepts more than its witness")?;
        for &(letter, to) in small.edges(here) {
            let found = large.step(state, letter);
            let same = found != NONE && image[found as usize] == to;
            demand(same, "an image does not go along with its witness")?;
        }
        for &(letter, to) in large.edges(state) {
            let follows = steps.follow(label, letter, &witness.labels[to as usize])?;
            demand(
                follows,
                "a configuration does not follow from any before it",
            )?;
        }
    }
    Ok(small)
}

/// Configurations, as lists [digits to come, state after, state of each condition], and what follows from them.
struct Steps<'s, 'c> {
    clause: &'s mut [Condition<'c>],
    system: &'s System,
    after: &'s Machine<'s>,
    lists: Vec<Vec<u32>>,
    numbers: HashMap<Vec<u32>, u32>,
    /// For each configuration the first that is the same.
    same: Vec<u32>,
    /// For each configuration and letter, the configurations that follow by some letter after, once they are known.
    follows: Vec<Option<Box<[u32]>>>,
    /// For each configuration, the last question in which it was found to follow.
    asked: Vec<u64>,
    question: u64,
}

impl<'s, 'c> Steps<'s, 'c> {
    fn new(
        system: &'s System,
        clause: &'s mut [Condition<'c>],
        witness: &PlainWitness,
        after: &'s Machine<'s>,
    ) -> Result<Self, CheckError> {
        let count = witness.configurations.len();
        let size = count.saturating_mul(system.letters as usize);
        demand(size <= 1 << 23, TOO_LARGE)?;
        let mut numbers = HashMap::new();
        let (mut lists, mut same) = (Vec::new(), Vec::new());
        for (number, plain) in (0..).zip(&witness.configurations) {
            let list = configuration(system, clause, plain, after)?;
            same.push(*numbers.entry(list.clone()).or_insert(number));
            lists.push(list);
        }
        let mut labelled = witness.labels.iter().flatten();
        let exist = labelled.all(|&number| (number as usize) < count);
        demand(exist, "a label lists a configuration that does not exist")?;
        let start = start(clause, &[0, 0])?;
        let mut first = witness.labels[0]
            .iter()
            .map(|&number| &lists[number as usize]);
        let initial = first.all(|list| Some(list) == start.as_ref());
        demand(initial, "a witness starts with a move half made")?;
        Ok(Self {
            clause,
            system,
            after,
            lists,
            numbers,
            same,
            follows: vec![None; size],
            asked: vec![0; count],
            question: 0,
        })
    }

    /// Whether a configuration of the label is a whole move into the set.
    fn complete(&self, label: &[u32]) -> bool {
        label.iter().any(|&number| {
            let list = &self.lists[number as usize];
            list[0] == 0 && self.after.accepting[list[1] as usize] && hold(self.clause, &list[2..])
        })
    }

    /// Whether each configuration of the label `to` follows from one of the label `from` by a letter before.
    fn follow(&mut self, from: &[u32], letter: u32, to: &[u32]) -> Result<bool, CheckError> {
        self.question += 1;
        for &number in from {
            let place = number as usize * self.system.letters as usize + letter as usize;
            if self.follows[place].is_none() {
                self.follows[place] = Some(self.following(number, letter)?);
            }
            for &found in self.follows[place].iter().flatten() {
                self.asked[found as usize] = self.question;
            }
        }
        let (asked, question) = (&self.asked, self.question);
        let found = |&number: &u32| asked[self.same[number as usize] as usize] == question;
        Ok(to.iter().all(found))
    }

    /// The configurations that follow from one by a letter before and any letter after.
    fn following(&mut self, number: u32, letter: u32) -> Result<Box<[u32]>, CheckError> {
        let list = &self.lists[number as usize];
        let to_come = self.system.after_one(list[0]);
        let (mut found, mut next) = (Vec::new(), Vec::new());
        for &(letter_after, state) in self.after.edges(list[1]) {
            next.clear();
            next.extend([to_come, state]);
            if read(self.clause, &list[2..], letter, letter_after, &mut next)? {
                found.extend(self.numbers.get(&next));
            }
        }
        Ok(found.into())
    }
}

/// A configuration of a witness in the checker's own terms.
fn configuration(
    system: &System,
    clause: &mut [Condition<'_>],
    (to_come, state, vectors): &PlainConfiguration,
    after: &Machine<'_>,
) -> Result<Vec<u32>, CheckError> {
    let fits = |vector: &Vec<i64>| vector.len() == system.weights.len();
    let mut fit = vectors.len() == clause.len() && vectors.iter().flatten().all(fits);
    fit &= *to_come < system.period && (*state as usize) < after.count();
    demand(fit, "a configuration is malformed")?;
    let mut list = vec![*to_come, *state];
    for (condition, vector) in clause.iter_mut().zip(vectors) {
        list.push(match vector {
            None => CERTAIN,
            Some(vector) => {
                condition.state(*to_come, vector.iter().map(|&e| e.into()).collect())?
            }
        });
    }
    demand(!list.contains(&HOPELESS), "a configuration is malformed")?;
    Ok(list)
}
