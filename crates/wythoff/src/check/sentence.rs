//! The two sentences: no move leads from one set to another, and a witness stands for moves.

use std::collections::hash_map::Entry;
use std::collections::{HashMap, HashSet};

use super::condition::{CERTAIN, Condition, HOPELESS};
use super::machine::Machine;
use super::numeral::System;
use super::{CheckError, MOST_NODES, TOO_LARGE, demand};
use crate::certificate::PlainWitness;

/// No clause leads from a word of `before` to a word of `after`: all pairs of words that might are read.
pub(super) fn no_move(
    game: &mut [Vec<Condition<'_>>],
    before: &Machine,
    after: &Machine,
    otherwise: &str,
) -> Result<(), CheckError> {
    for clause in game {
        let mut start = vec![0, 0];
        for condition in clause.iter_mut() {
            start.push(condition.start()?);
        }
        let mut seen = HashSet::from([start.clone()]);
        let mut stack = vec![start];
        let mut next = Vec::new();
        while let Some(node) = stack.pop() {
            if node.contains(&HOPELESS) {
                continue; // only the start
            }
            let (a, b, states) = (node[0], node[1], &node[2..]);
            let complete = before.accepting[a as usize] && after.accepting[b as usize];
            demand(!complete || !hold(clause, states), otherwise)?;
            for &(letter, a) in &before.edges[a as usize] {
                for &(letter_after, b) in &after.edges[b as usize] {
                    next.clear();
                    next.extend([a, b]);
                    let goes_on = read(clause, states, letter, letter_after, &mut next)?;
                    if goes_on && !seen.contains(&next) {
                        seen.insert(next.clone());
                        stack.push(next.clone());
                    }
                }
            }
            demand(seen.len() <= MOST_NODES, TOO_LARGE)?;
        }
    }
    Ok(())
}

/// Whether the clause allows the move whose digits have all been read.
fn hold(clause: &[Condition<'_>], states: &[u32]) -> bool {
    clause
        .iter()
        .zip(states)
        .all(|(condition, &state)| condition.holds(state))
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

/// The automaton of a witness, after making sure that every word it accepts has a move into `after`.
pub(super) fn witnessed(
    system: &System,
    clause: &mut [Condition<'_>],
    witness: &PlainWitness,
    after: &Machine,
) -> Result<Machine, CheckError> {
    let automaton = Machine::new(&witness.automaton, system)?;
    demand(
        witness.labels.len() == automaton.edges.len(),
        "one label for each state is expected",
    )?;
    // How many digits are to come in each state, modulo the period.
    let mut left = vec![None; automaton.edges.len()];
    left[0] = Some(0);
    let mut order = vec![0usize];
    let mut next = 0;
    while let Some(&state) = order.get(next) {
        next += 1;
        let to_come = left[state].map(|left| system.after_one(left));
        for &(_, to) in &automaton.edges[state] {
            if left[to as usize].is_none() {
                left[to as usize] = to_come;
                order.push(to as usize);
            }
            demand(
                left[to as usize] == to_come,
                "a witness loses count of the digits",
            )?;
        }
    }
    // Configurations as lists [state after, state of each condition], numbered.
    let mut numbers: HashMap<Vec<u32>, u32> = HashMap::new();
    let mut lists: Vec<Vec<u32>> = Vec::new();
    let mut labels: Vec<Vec<u32>> = vec![Vec::new(); automaton.edges.len()];
    for &state in &order {
        for &index in &witness.labels[state] {
            let list = configuration(
                clause,
                witness,
                index,
                left[state].unwrap_or(0),
                after,
                system,
            )?;
            let number = *numbers.entry(list.clone()).or_insert(lists.len() as u32);
            if number as usize == lists.len() {
                lists.push(list);
            }
            labels[state].push(number);
        }
    }
    let mut start = vec![0];
    for condition in clause.iter_mut() {
        start.push(condition.start()?);
    }
    let initial = labels[0]
        .iter()
        .all(|&number| lists[number as usize] == start);
    demand(initial, "a witness starts with a move half made")?;
    let mut follows: HashMap<(u32, u32), Vec<u32>> = HashMap::new();
    // For each configuration, the last edge by which it was seen to follow.
    let mut seen = vec![0u64; lists.len()];
    let mut edge = 0;
    let mut next = Vec::new();
    for &state in &order {
        let complete = |&number: &u32| {
            let list = &lists[number as usize];
            left[state] == Some(0) && after.accepting[list[0] as usize] && hold(clause, &list[1..])
        };
        let accepts = !automaton.accepting[state] || labels[state].iter().any(complete);
        demand(accepts, "a witness accepts without a move")?;
        for &(letter, to) in &automaton.edges[state] {
            edge += 1;
            for &number in &labels[state] {
                let found = match follows.entry((number, letter)) {
                    Entry::Occupied(known) => known.into_mut(),
                    Entry::Vacant(place) => {
                        let list = &lists[number as usize];
                        let mut found = Vec::new();
                        for &(letter_after, b) in &after.edges[list[0] as usize] {
                            next.clear();
                            next.push(b);
                            if read(clause, &list[1..], letter, letter_after, &mut next)? {
                                found.extend(numbers.get(&next));
                            }
                        }
                        place.insert(found)
                    }
                };
                for &number in found.iter() {
                    seen[number as usize] = edge;
                }
            }
            let mut label = labels[to as usize].iter();
            demand(
                label.all(|&number| seen[number as usize] == edge),
                "a configuration of a witness does not follow from any before it",
            )?;
        }
    }
    Ok(automaton)
}

/// A configuration of a witness in the checker's own terms.
fn configuration(
    clause: &mut [Condition<'_>],
    witness: &PlainWitness,
    index: u32,
    left: usize,
    after: &Machine,
    system: &System,
) -> Result<Vec<u32>, CheckError> {
    let malformed = || CheckError("a configuration is malformed".into());
    let (state, reads) = witness
        .configurations
        .get(index as usize)
        .ok_or_else(malformed)?;
    let fits = (*state as usize) < after.edges.len() && reads.len() == clause.len();
    demand(fits, "a configuration is malformed")?;
    let mut list = vec![*state];
    for (condition, read) in clause.iter_mut().zip(reads) {
        list.push(match read {
            None => CERTAIN,
            Some(vector) => {
                demand(
                    vector.len() == system.weights.len(),
                    "a configuration is malformed",
                )?;
                match condition.state(left, vector.iter().map(|&e| e.into()).collect())? {
                    HOPELESS => return Err(malformed()),
                    state => state,
                }
            }
        });
    }
    Ok(list)
}
