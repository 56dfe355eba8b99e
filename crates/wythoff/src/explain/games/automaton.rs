//! Games by rules with a theorem: the numerals of the piles, read by the automaton of the lost positions.

use std::sync::Arc;

use dashu_int::UBig;
#[cfg(feature = "serde")]
use serde::Serialize;

use crate::explain::certificate::Certificate;
use crate::explain::step::Step;
use crate::number::Numerals;
use crate::prove::Proof;

/// What is claimed of a position by the theorem of its game.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "claim", rename_all = "kebab-case"))]
pub enum Fact {
    /// The piles are written in a numeration, and an automaton reads their digits.
    ReadByAutomaton {
        /// How they are written.
        numeration: Numerals,
        /// How many states the automaton has.
        states: usize,
        /// The states in which lost positions end, if they are few.
        lost_states: Vec<u32>,
        /// Whether the run ends in one of them.
        lost: bool,
    },
    /// Why no move from a lost position leads to a lost one: the theorem says so.
    NoMoveBetweenLost,
    /// Why the winning moves are these: the automaton has read every move at once.
    AllMovesRead,
    /// What makes the automaton right: a theorem found from the rules.
    FoundTheorem {
        /// Whether the independent checker has accepted its certificate.
        checked: bool,
        /// Whether the ends of the game had to be told apart.
        misere: bool,
    },
}

/// So many lost states are named.
const MOST_STATES: usize = 12;

/// A game with its theorem.
pub(in crate::explain) struct Rules {
    pub(in crate::explain) proof: Arc<Proof>,
}

impl Rules {
    /// The run of the automaton over the digits of the piles.
    pub(in crate::explain) fn test(&self, piles: &[UBig]) -> Certificate {
        let (system, lost) = (&self.proof.system, &self.proof.lost);
        let word = system.word(piles);
        let mut states = vec![lost.start()];
        for &letter in &word {
            let state = states[states.len() - 1];
            let Some(next) = lost.step(state, letter) else {
                break;
            };
            states.push(next);
        }
        let end = states[states.len() - 1];
        let digits_of = |pile| {
            let digit = |&letter: &u32| system.digit(letter, pile, piles.len());
            word.iter().map(digit).collect()
        };
        Certificate::Run {
            numeration: system.numerals().clone(),
            piles: piles.to_vec(),
            digits: (0..piles.len()).map(digits_of).collect(),
            lost: states.len() > word.len() && lost.is_accepting(end),
            states,
        }
    }

    pub(in crate::explain) fn steps(&self, piles: &[UBig]) -> Vec<Step> {
        let automaton = &self.proof.lost;
        let states = automaton.states();
        let mut lost_states: Vec<u32> = (0..states as u32) // below 2^32: states are numbered so
            .filter(|&state| automaton.is_accepting(state))
            .take(MOST_STATES + 1)
            .collect();
        if lost_states.len() > MOST_STATES {
            lost_states.clear();
        }
        let test = self.test(piles);
        let claim = Fact::ReadByAutomaton {
            numeration: self.proof.system.numerals().clone(),
            states,
            lost_states,
            lost: test.shows_loss() == Some(true),
        };
        vec![Step::new(claim).certified(test)]
    }
}
