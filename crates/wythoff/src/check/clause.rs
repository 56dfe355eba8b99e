//! What a clause demands of a move while its digits are read.

use super::Flaw;
use super::condition::{CERTAIN, Condition, HOPELESS};
use super::numeral::System;
use crate::certificate::{Configuration, Vector};
use crate::rules::Clause as Plain;

/// How far a move has been read: the state of the automaton after, and the state of each condition.
pub(super) type Node = Vec<u32>;

/// A clause in a numeration system: all its conditions together.
#[derive(Debug)]
pub(super) struct Clause<'a> {
    pub(super) system: &'a System<'a>,
    conditions: Vec<Condition<'a>>,
}

impl<'a> Clause<'a> {
    pub(super) fn new(system: &'a System<'a>, plain: &Plain) -> Result<Self, Flaw> {
        let conditions = plain.atoms.iter().map(|atom| Condition::new(system, atom));
        let conditions = conditions.collect::<Result<_, _>>()?;
        Ok(Self { system, conditions })
    }

    /// Nothing read.
    pub(super) fn start(&mut self) -> Result<Node, Flaw> {
        let nothing = vec![0; self.system.weights.len()];
        let start = |condition: &mut Condition<'_>| condition.state(0, nothing.clone());
        let states = self.conditions.iter_mut().map(start);
        [Ok(0)].into_iter().chain(states).collect()
    }

    /// The node of a configuration of a witness.
    pub(super) fn node(
        &mut self,
        configuration: &Configuration,
        vectors: &[Vec<Vector>],
    ) -> Result<Node, Flaw> {
        let mut node = vec![configuration.after];
        let places = configuration.conditions.iter().zip(vectors);
        for (condition, (&place, vectors)) in self.conditions.iter_mut().zip(places) {
            node.push(match place.checked_sub(1) {
                None => CERTAIN,
                Some(place) => {
                    let Vector(entries) = &vectors[place as usize];
                    let entries = entries.iter().map(|&e| e.into()).collect();
                    condition.state(configuration.to_come, entries)?
                }
            });
        }
        Ok(node)
    }

    /// The states of the conditions after one more letter before and one after; false: no move goes on so.
    pub(super) fn read(
        &mut self,
        states: &[u32],
        [before, after]: [u32; 2],
        next: &mut [u32],
    ) -> Result<bool, Flaw> {
        for ((condition, &state), next) in self.conditions.iter_mut().zip(states).zip(next) {
            let [adds_before, adds_after] = &condition.adds;
            let sum = adds_before[before as usize] + adds_after[after as usize];
            *next = condition.read(state, sum)?;
            if *next == HOPELESS {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The state of one condition after letters that add this sum to it.
    pub(super) fn read_one(&mut self, condition: usize, state: u32, sum: i64) -> Result<u32, Flaw> {
        self.conditions[condition].read(state, sum)
    }

    /// Whether the clause allows the move, all of whose digits have been read.
    pub(super) fn holds(&self, states: &[u32]) -> bool {
        let mut pairs = self.conditions.iter().zip(states);
        pairs.all(|(condition, &state)| condition.holds(state))
    }

    /// The conditions that are not certain in all these nodes.
    pub(super) fn open(&self, nodes: &[Node]) -> Vec<usize> {
        let is_open = |&index: &usize| nodes.iter().any(|node| node[1 + index] != CERTAIN);
        (0..self.conditions.len()).filter(is_open).collect()
    }

    /// How many conditions there are.
    pub(super) fn conditions(&self) -> usize {
        self.conditions.len()
    }

    /// What a letter before adds to a condition.
    pub(super) fn adds_before(&self, letter: u32, condition: usize) -> i64 {
        self.conditions[condition].adds[0][letter as usize]
    }

    /// What a letter after adds to a condition.
    pub(super) fn adds_after(&self, letter: u32, condition: usize) -> i64 {
        self.conditions[condition].adds[1][letter as usize]
    }

    /// Between which sums a move goes on from a state of one condition; `None`: any sum may.
    pub(super) fn span(&mut self, condition: usize, state: u32) -> Result<Option<Span>, Flaw> {
        let span = self.conditions[condition].span(state)?;
        Ok(span.map(|(least, most)| Span {
            condition,
            least,
            most,
        }))
    }

    /// Of the conditions the one that leaves fewest sums by which a move goes on, and between which they are; `None`: any
    /// sum may.
    pub(super) fn narrowest(&mut self, states: &[u32]) -> Result<Option<Span>, Flaw> {
        let mut narrowest: Option<Span> = None;
        for (index, &state) in states.iter().enumerate() {
            let Some(span) = self.span(index, state)? else {
                continue;
            };
            if narrowest.is_none_or(|known| span.most - span.least < known.most - known.least) {
                narrowest = Some(span);
            }
        }
        Ok(narrowest)
    }
}

/// Sums that two letters may add to a condition: by any other it fails whatever follows.
#[derive(Debug, Clone, Copy)]
pub(super) struct Span {
    pub(super) condition: usize,
    pub(super) least: i64,
    pub(super) most: i64,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::check::USUAL_WORK;
    use crate::number::Numerals;
    use crate::rules::Atom;

    #[test]
    fn of_several_conditions_the_one_that_leaves_fewest_sums_is_asked() {
        let numerals = Numerals::Greedy(vec![2]);
        let system = System::new(&numerals, 1, USUAL_WORK).unwrap();
        let clause = |atoms: &[Atom]| {
            let plain = Plain {
                atoms: atoms.to_vec(),
            };
            let mut clause = Clause::new(&system, &plain).unwrap();
            let start = clause.start().unwrap();
            let span = clause.narrowest(&start[1..]).unwrap();
            span.map(|span| (span.condition, span.least, span.most))
        };
        let (zero, some) = (
            Atom::taken(&[1], Some(0), Some(0)),
            Atom::taken(&[1], Some(1), None),
        );
        assert_eq!(clause(&[zero.clone(), some.clone()]), Some((0, 0, 0)));
        assert_eq!(clause(&[some.clone(), zero.clone()]), Some((1, 0, 0)));
        // It is the distance of the ends that counts, not their sum.
        let wide = Atom::taken(&[1], Some(-3), Some(3));
        assert_eq!(clause(std::slice::from_ref(&wide)), Some((0, -2, 2)));
        assert_eq!(clause(&[wide, zero.clone()]), Some((1, 0, 0)));
        // Of two that leave as many the first.
        assert_eq!(clause(&[zero.clone(), zero]), Some((0, 0, 0)));
        let even = Atom::Congruent {
            before: vec![1],
            after: vec![0],
            remainder: 0,
            modulus: 2,
        };
        assert_eq!(clause(std::slice::from_ref(&even)), None);
        assert!(clause(&[even, some]).is_some_and(|(condition, ..)| condition == 1));
    }
}
