//! All conditions of a clause together, and how far a move has been read.

use super::condition::{Condition, HOPELESS};
use super::machine::Machine;
use super::numeral::System;
use super::{CheckError, demand, flaw};
use crate::certificate::PlainWitness;
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
    pub(super) fn new(system: &'a System<'a>, plain: &Plain) -> Result<Self, CheckError> {
        let conditions = plain.atoms.iter().map(|atom| Condition::new(system, atom));
        let conditions = conditions.collect::<Result<_, _>>()?;
        Ok(Self { system, conditions })
    }

    /// Nothing read.
    pub(super) fn start(&mut self) -> Configuration {
        let nothing = vec![0; self.system.weights.len()];
        let start = |condition: &mut Condition<'_>| condition.state(0, nothing.clone());
        let states = self.conditions.iter_mut().map(start);
        [0, 0].into_iter().chain(states).collect()
    }

    /// The states of the conditions after one more letter before and one after; false: no move goes on so.
    pub(super) fn read(
        &mut self,
        states: &[u32],
        before: u32,
        after: u32,
        next: &mut [u32],
    ) -> bool {
        for ((condition, &state), next) in self.conditions.iter_mut().zip(states).zip(next) {
            *next = condition.read(state, before, after);
            if *next == HOPELESS {
                return false;
            }
        }
        true
    }

    /// Whether the clause allows the move whose digits have all been read.
    pub(super) fn holds(&self, states: &[u32]) -> bool {
        let mut pairs = self.conditions.iter().zip(states);
        pairs.all(|(condition, &state)| condition.holds(state))
    }

    /// A configuration of a witness.
    pub(super) fn configuration(
        &mut self,
        witness: &PlainWitness,
        plain: &[u32],
        after: &Machine<'_>,
    ) -> Result<Configuration, CheckError> {
        let (vectors, count) = (&witness.vectors, self.conditions.len());
        let shaped = plain.len() == 2 + count && vectors.len() == count;
        let shaped = shaped && plain[0] < self.system.period;
        let shaped = shaped && (plain[1] as usize) < after.edges.len();
        demand(shaped, flaw::CONFIGURATION)?;
        let mut list = plain.to_vec();
        for (index, condition) in self.conditions.iter_mut().enumerate() {
            // 0: certain.
            if let Some(place) = plain[2 + index].checked_sub(1) {
                let vector = vectors[index]
                    .get(place as usize)
                    .map_or(&[][..], |vector| vector);
                let shaped = vector.len() == self.system.weights.len();
                demand(shaped, flaw::CONFIGURATION)?;
                let vector = vector.iter().map(|&e| e.into()).collect();
                list[2 + index] = condition.state(plain[0], vector);
            }
        }
        demand(!list.contains(&HOPELESS), flaw::CONFIGURATION)?;
        Ok(list)
    }
}
