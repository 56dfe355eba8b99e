//! The lost positions with small piles, read off the automaton.

use std::collections::BTreeSet;

use super::super::proof::Proof;
use crate::automata::{Automaton, State};
use crate::logic::NumberSystem;

/// The lost positions with all piles below a size.
#[derive(Debug)]
pub(super) struct Sample {
    pub(super) size: u64,
    pub(super) lost: BTreeSet<Vec<u64>>,
}

impl Sample {
    pub(super) fn new(proof: &Proof) -> Self {
        let size = match proof.rules.piles() {
            1 => 4000,
            2 => 400,
            3 => 24,
            4 => 12,
            _ => 8,
        };
        Self {
            size,
            lost: words(&proof.system, &proof.lost, proof.rules.piles(), size),
        }
    }

    /// The losing pairs a ≤ b whose smaller numbers fill the naturals together with the larger ones, up to the first
    /// gap.
    pub(super) fn pairs(&self) -> Vec<(u64, u64)> {
        let mut pairs = Vec::new();
        let members: BTreeSet<u64> = self.lost.iter().flatten().copied().collect();
        for number in (0..self.size).take_while(|number| members.contains(number)) {
            let row = self.lost.range(vec![number, number]..vec![number + 1, 0]);
            pairs.extend(row.map(|position| (position[0], position[1])));
        }
        pairs
    }
}

/// The positions of an automaton with all piles below a size.
pub(super) fn words(
    system: &NumberSystem,
    automaton: &Automaton,
    piles: usize,
    size: u64,
) -> BTreeSet<Vec<u64>> {
    let mut weights = system.weights_above(size);
    let length = weights.len().next_multiple_of(system.period());
    let above = *weights.last().expect("at least one weight");
    weights.resize(length, above); // only zeros stand there
    weights.reverse();
    let mut positions = BTreeSet::new();
    let mut stack: Vec<(usize, State, Vec<u64>)> = vec![(0, automaton.start(), vec![0; piles])];
    while let Some((place, state, position)) = stack.pop() {
        if place == length {
            if automaton.is_accepting(state) {
                positions.insert(position);
            }
            continue;
        }
        for &(letter, to) in automaton.edges(state) {
            let mut next = position.clone();
            for (pile, value) in next.iter_mut().enumerate() {
                // Digits are at most 2^12, and weights at most 2^13 times the size.
                *value += u64::from(system.digit(letter, pile, piles)) * weights[place];
            }
            if next.iter().all(|&pile| pile < size) {
                stack.push((place + 1, to, next));
            }
        }
    }
    positions
}

/// Every position with piles below a size.
pub(super) fn below(piles: usize, size: u64) -> impl Iterator<Item = Vec<u64>> {
    (0..size.pow(piles as u32)).map(move |index| {
        (0..piles as u32)
            .map(|pile| index / size.pow(pile) % size)
            .collect()
    })
}
