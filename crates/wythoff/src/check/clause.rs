//! All conditions of a clause together, and how far a move has been read.

use super::condition::{CERTAIN, Condition, HOPELESS};
use super::numeral::System;
use super::{Flaw, demand};
use crate::rules::Clause as Plain;

/// How far a move has been read: digits to come modulo the period, the state after, the states of the conditions.
pub(super) type Configuration = Vec<u32>;

/// A clause in a numeration system.
#[derive(Debug)]
pub(super) struct Clause<'a> {
    pub(super) system: &'a System<'a>,
    pub(super) conditions: Vec<Condition<'a>>,
}

impl<'a> Clause<'a> {
    pub(super) fn new(system: &'a System<'a>, plain: &Plain) -> Result<Self, Flaw> {
        let conditions = plain.atoms.iter().map(|atom| Condition::new(system, atom));
        let conditions = conditions.collect::<Result<_, _>>()?;
        Ok(Self { system, conditions })
    }

    /// Nothing read.
    pub(super) fn start(&mut self) -> Result<Configuration, Flaw> {
        let nothing = vec![0; self.system.weights.len()];
        let start = |condition: &mut Condition<'_>| condition.state(0, nothing.clone());
        let states = self.conditions.iter_mut().map(start);
        [Ok(0), Ok(0)].into_iter().chain(states).collect()
    }

    /// The states of the conditions after one more letter before and one after; false: no move goes on so.
    pub(super) fn read(
        &mut self,
        states: &[u32],
        letters: [u32; 2],
        next: &mut [u32],
    ) -> Result<bool, Flaw> {
        for ((condition, &state), next) in self.conditions.iter_mut().zip(states).zip(next) {
            *next = condition.read(state, letters)?;
            if *next == HOPELESS {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether the clause allows the move whose digits have all been read.
    pub(super) fn holds(&self, states: &[u32]) -> bool {
        let mut pairs = self.conditions.iter().zip(states);
        pairs.all(|(condition, &state)| condition.holds(state))
    }

    /// What a letter before adds to the conditions that are not certain in all these configurations.
    pub(super) fn adds(&self, configurations: &[Configuration], letter: u32) -> Vec<i64> {
        let is_open = |index: usize| configurations.iter().any(|list| list[2 + index] != CERTAIN);
        let conditions = self.conditions.iter().enumerate();
        let open = conditions.filter(|(index, _)| is_open(*index));
        open.map(|(_, condition)| condition.adds[0][letter as usize])
            .collect()
    }

    /// A configuration of a witness: 0 for conditions that are certain, places of vectors for the others.
    pub(super) fn configuration(
        &mut self,
        plain: &[u32],
        vectors: &[Vec<Vec<i64>>],
    ) -> Result<Configuration, Flaw> {
        let mut list = plain.to_vec();
        for (index, condition) in self.conditions.iter_mut().enumerate() {
            if let Some(place) = plain[2 + index].checked_sub(1) {
                let vector = vectors[index][place as usize].iter().map(|&e| e.into());
                list[2 + index] = condition.state(plain[0], vector.collect())?;
            }
        }
        demand(!list.contains(&HOPELESS), Flaw::Hopeless)?;
        Ok(list)
    }
}
