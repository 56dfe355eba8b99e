//! The two sentences: no move leads from one set to another, and a witness stands for moves.

use std::collections::HashMap;
use std::rc::Rc;

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
    let (image, labels) = (&witness.image, &witness.labels);
    let configurations = witness.configurations.iter();
    let lists = (configurations.map(|plain| configuration(system, clause, plain, after)))
        .collect::<Result<Vec<_>, _>>()?;
    // Of configurations that mean the same, the last has the number.
    let numbers: HashMap<&[u32], u32> = lists.iter().map(|list| &list[..]).zip(0..).collect();
    let mut exist = image.len() == large.count() && labels.len() == large.count();
    exist &= image.iter().all(|&state| (state as usize) < small.count());
    exist &= (labels.iter().flatten()).all(|&number| (number as usize) < lists.len());
    demand(exist, "a state of a witness lacks its image or label")?;
    let start = start(clause, &[0, 0])?;
    let mut first = labels[0].iter().map(|&number| &lists[number as usize]);
    let initial = image[0] == 0 && first.all(|list| Some(list) == start.as_ref());
    demand(initial, "a witness starts with a move half made")?;

    // For each configuration and letter, what follows by some letter after, once it is known.
    let size = lists.len().saturating_mul(system.letters as usize);
    demand(size <= 1 << 23, TOO_LARGE)?;
    let mut follows: Vec<Option<Box<[u32]>>> = vec![None; size];
    let mut kinds = HashMap::new();
    let mut alike_for = |list: &Vec<u32>| {
        let open: Vec<bool> = list[2..].iter().map(|&state| state != CERTAIN).collect();
        let kind = kinds.entry(open);
        Rc::clone(kind.or_insert_with_key(|open| alike(system, clause, open)))
    };
    let alike: Vec<Rc<[u32]>> = lists.iter().map(&mut alike_for).collect();
    // For each configuration, the last edge by which it was seen to follow.
    let (mut seen, mut edge) = (vec![0u64; lists.len()], 0);
    for (state, label) in (0..).zip(labels) {
        let (here, accepts) = (image[state as usize], large.accepting[state as usize]);
        let complete = |&number: &u32| {
            let list = &lists[number as usize];
            list[0] == 0 && after.accepting[list[1] as usize] && hold(clause, &list[2..])
        };
        let moves = !accepts || label.iter().any(complete);
        demand(moves, "a witness accepts without a move")?;
        let accepts = accepts || !small.accepting[here as usize];
        demand(accepts, "an image accepts more than its witness")?;
        for &(letter, to) in small.edges(here) {
            let found = large.step(state, letter);
            let same = found != NONE && image[found as usize] == to;
            demand(same, "an image does not go along with its witness")?;
        }
        for &(letter, to) in large.edges(state) {
            edge += 1;
            for &number in label {
                let letter = alike[number as usize][letter as usize];
                let place = number as usize * system.letters as usize + letter as usize;
                if follows[place].is_none() {
                    let list = &lists[number as usize];
                    follows[place] = Some(follow(system, clause, list, letter, after, &numbers)?);
                }
                for &found in follows[place].iter().flatten() {
                    seen[found as usize] = edge;
                }
            }
            let number = |&number: &u32| numbers[&lists[number as usize][..]];
            let mut label = labels[to as usize].iter();
            let follows =
                label.all(|n| seen[*n as usize] == edge || seen[number(n) as usize] == edge);
            demand(
                follows,
                "a configuration does not follow from any before it",
            )?;
        }
    }
    Ok(small)
}

/// For each letter before, the first that adds the same to all open conditions: the same follows by both.
fn alike(system: &System, clause: &[Condition<'_>], open: &[bool]) -> Rc<[u32]> {
    let mut first = HashMap::new();
    let letters = (0..system.letters).map(|letter| {
        let open = clause.iter().zip(open).filter(|pair| *pair.1);
        let sums: Vec<i32> = open.map(|pair| pair.0.before[letter as usize]).collect();
        *first.entry(sums).or_insert(letter)
    });
    letters.collect()
}

/// The configurations that follow from one by a letter before and any letter after.
fn follow(
    system: &System,
    clause: &mut [Condition<'_>],
    list: &[u32],
    letter: u32,
    after: &Machine<'_>,
    numbers: &HashMap<&[u32], u32>,
) -> Result<Box<[u32]>, CheckError> {
    let to_come = system.after_one(list[0]);
    let (mut found, mut next) = (Vec::new(), Vec::new());
    for &(letter_after, state) in after.edges(list[1]) {
        next.clear();
        next.extend([to_come, state]);
        if read(clause, &list[2..], letter, letter_after, &mut next)? {
            found.extend(numbers.get(&next[..]));
        }
    }
    Ok(found.into())
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
