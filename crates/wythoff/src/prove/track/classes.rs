//! A guess for one track: the Myhill–Nerode classes of the beginnings of numerals.
//!
//! Whatever t digits may follow a beginning w, in order, the numbers are consecutive: they are the block from w·0…0 on,
//! as long as there are such continuations. So w and w′ have the same continuations of t digits iff the two blocks of the
//! list are equal.

use std::collections::HashMap;

use super::blocks::{Blocks, power};
use super::guess::NoGuess;
use crate::automata::{Automaton, Budget, State};
use crate::logic::NumberSystem;

/// An automaton that reads one numeral and then knows an entry of a list.
#[derive(Debug)]
pub(super) struct Track {
    /// For each state where each digit leads.
    pub(super) edges: Vec<Vec<(u32, State)>>,
    /// For each state the entry at the number read; `None`: no numeral ends here.
    pub(super) entries: Vec<Option<u8>>,
}

/// The beginnings of numerals by what may follow.
struct Numerals {
    valid: Automaton,
    weights: Vec<u64>,
    /// For each state of `valid` and each t, how many continuations of t digits there are, and the power of that.
    counts: Vec<Vec<(u64, u64)>>,
}

/// The beginning of a numeral.
struct Prefix {
    valid: State,
    /// For each t the number if t zeros follow.
    starts: Vec<u64>,
    /// For each t, as far as the list goes, the number of the block.
    blocks: Vec<u64>,
}

impl Track {
    /// The classes of at most `most` short beginnings, told apart by the list.
    ///
    /// Two beginnings are taken to be equivalent if the blocks of every length known for both agree; those must be at
    /// least `evidence` lengths. The system has one phase.
    pub(super) fn new(
        blocks: &Blocks<'_>,
        system: &NumberSystem,
        evidence: usize,
        most: usize,
        budget: &mut Budget<'_>,
    ) -> Result<Self, NoGuess> {
        let numerals = Numerals::new(system, blocks.len());
        let mut prefixes = vec![numerals.empty(blocks)];
        // By the shortest continuations.
        let mut alike: HashMap<(State, Vec<u64>), Vec<State>> = HashMap::new();
        let key = |prefix: &Prefix| {
            let blocks = prefix.blocks.get(..evidence);
            let blocks = blocks.ok_or(NoGuess::TooSmall)?.to_vec();
            Ok::<_, NoGuess>((prefix.valid, blocks))
        };
        alike.entry(key(&prefixes[0])?).or_default().push(0);
        let mut edges: Vec<Vec<(u32, State)>> = Vec::new();
        while edges.len() < prefixes.len() {
            let here = edges.len();
            budget.ask()?;
            let mut list = Vec::new();
            for &(digit, valid) in numerals.valid.edges(prefixes[here].valid) {
                let child = numerals.child(&prefixes[here], digit, valid, blocks);
                let alike = alike.entry(key(&child)?).or_default();
                let to = nearest(&prefixes, alike, &child).unwrap_or_else(|| {
                    let new = prefixes.len() as State;
                    alike.push(new);
                    prefixes.push(child);
                    new
                });
                list.push((digit, to));
            }
            if prefixes.len() > most {
                return Err(NoGuess::TooMany);
            }
            edges.push(list);
        }
        let entry = |prefix: &Prefix| {
            let is_numeral = numerals.valid.is_accepting(prefix.valid);
            is_numeral.then(|| blocks.entry(prefix.starts[0]))
        };
        Ok(Self {
            entries: prefixes.iter().map(entry).collect(),
            edges,
        })
    }
}

/// The first among those alike that agrees with the child for longest.
fn nearest(prefixes: &[Prefix], alike: &[State], child: &Prefix) -> Option<State> {
    let mut best: Option<(usize, State)> = None;
    for &other in alike {
        let known = &prefixes[other as usize].blocks;
        let length = known.len().min(child.blocks.len());
        if known[..length] == child.blocks[..length] && best.is_none_or(|(most, _)| length > most) {
            best = Some((length, other));
        }
    }
    best.map(|(_, state)| state)
}

impl Numerals {
    fn new(system: &NumberSystem, length: u64) -> Self {
        let valid = system.valid_numerals();
        let weights = system.weights_above(length);
        let states = 0..valid.states() as State;
        let mut counts: Vec<Vec<(u64, u64)>> = (states.clone())
            .map(|state| vec![(u64::from(valid.is_accepting(state)), 0)])
            .collect();
        for t in 1..=weights.len() {
            // At most the weight t, which is at most 2^13 times one below 2^32.
            let longer: Vec<u64> = (states.clone())
                .map(|state| {
                    let next = valid.edges(state).iter();
                    next.map(|&(_, to)| counts[to as usize][t - 1].0).sum()
                })
                .collect();
            for (list, count) in counts.iter_mut().zip(longer) {
                list.push((count, 0));
            }
        }
        for entry in counts.iter_mut().flatten() {
            entry.1 = power(entry.0);
        }
        Self {
            valid,
            weights,
            counts,
        }
    }

    fn empty(&self, blocks: &Blocks<'_>) -> Prefix {
        let starts = vec![0; self.weights.len()];
        self.prefix(self.valid.start(), starts, blocks)
    }

    fn child(&self, prefix: &Prefix, digit: u32, valid: State, blocks: &Blocks<'_>) -> Prefix {
        // Below 2^13 · 2^45.
        let start = |(start, weight): (&u64, &u64)| start + u64::from(digit) * weight;
        let starts = prefix.starts.iter().skip(1).zip(&self.weights);
        self.prefix(valid, starts.map(start).collect(), blocks)
    }

    fn prefix(&self, valid: State, starts: Vec<u64>, blocks: &Blocks<'_>) -> Prefix {
        let counts = &self.counts[valid as usize];
        let known = starts.iter().zip(counts);
        let known = known.take_while(|(start, (count, _))| *start + count <= blocks.len());
        let numbers = known.map(|(&start, &(count, power))| blocks.number(start, count, power));
        Prefix {
            valid,
            blocks: numbers.collect(),
            starts,
        }
    }
}
