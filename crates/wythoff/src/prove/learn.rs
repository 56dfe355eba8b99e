//! The guesses from a table, over the numerations that are still worth a look.

use std::ops::ControlFlow;

use super::candidates::candidates;
use super::found::{Outgrown, Progress, SearchOptions};
use super::guess::{NoGuess, Sample};
use crate::automata::Automaton;
use crate::logic::{NumberSystem, Numerals};
use crate::rules::Rules;

/// The most states a guess may have, before the mirror image is added.
const MOST_GUESSED: usize = 1000;
/// Of a table more than twice as large, the positions below this are looked at first: where they need too many states,
/// the whole table is spared.
const SIEVE: u64 = 18_000;

/// What to look for, and what has been outgrown.
pub(super) struct Learner<'a> {
    rules: &'a Rules,
    systems: &'a [Numerals],
    outgrown: Vec<Outgrown>,
}

impl<'a> Learner<'a> {
    pub(super) fn new(rules: &'a Rules, options: &'a SearchOptions) -> Self {
        Self {
            rules,
            systems: &options.systems,
            outgrown: Vec::new(),
        }
    }

    /// The numerations in which no guess of any table would be small enough.
    pub(super) fn outgrown(self) -> Vec<Outgrown> {
        self.outgrown
    }

    /// The guesses from a table, given by its lost positions one after the other; the smallest first.
    ///
    /// Numerations that were outgrown are left out: a larger table would tell the same prefixes apart, and more.
    pub(super) fn guesses(
        &mut self,
        lost: &[u64],
        size: u64,
        go_on: &mut dyn FnMut(Progress<'_>) -> ControlFlow<()>,
    ) -> ControlFlow<(), Vec<(NumberSystem, Automaton)>> {
        let piles = self.rules.piles();
        let mut list = match self.systems.is_empty() {
            true => candidates(lost.chunks_exact(piles)),
            false => self.systems.to_vec(),
        };
        list.retain(|numerals| !self.outgrown.iter().any(|one| one.numerals == *numerals));
        let small = (size > 2 * SIEVE).then(|| below(lost, piles, SIEVE));
        let (of, mut guesses) = (list.len(), Vec::new());
        for (done, numerals) in list.into_iter().enumerate() {
            let guessing = Progress::Guessing {
                numerals: &numerals,
                done,
                of,
            };
            go_on(guessing)?;
            let Ok(system) = NumberSystem::new(numerals) else {
                continue;
            };
            if let Some(small) = &small
                && self.guess(&system, small, SIEVE) == Err(NoGuess::TooMany)
            {
                continue;
            }
            go_on(Progress::Working)?;
            if let Ok(guess) = self.guess(&system, lost, size) {
                guesses.push((system, guess));
            }
        }
        guesses.sort_by_key(|(system, guess)| guess.states() * system.digit_count() as usize);
        ControlFlow::Continue(guesses)
    }

    fn guess(
        &mut self,
        system: &NumberSystem,
        lost: &[u64],
        size: u64,
    ) -> Result<Automaton, NoGuess> {
        let piles = self.rules.piles();
        let symmetric = self.rules.is_symmetric();
        let sample = Sample::new(system, piles, size, symmetric, lost.chunks_exact(piles));
        let sample = sample.ok_or(NoGuess::TooSmall)?;
        // A guess with a state for every few positions has learnt nothing.
        let learnt = lost.len() / piles / 2 + 8;
        match sample.guess(learnt.min(MOST_GUESSED)) {
            Err(NoGuess::TooMany) if learnt < MOST_GUESSED => Err(NoGuess::TooSmall),
            Err(NoGuess::TooMany) => {
                let numerals = system.numerals().clone();
                self.outgrown.push(Outgrown { numerals, size });
                Err(NoGuess::TooMany)
            }
            other => other,
        }
    }
}

/// Those positions that have all piles below a size.
fn below(lost: &[u64], piles: usize, size: u64) -> Vec<u64> {
    let positions = lost.chunks_exact(piles);
    let small = positions.filter(|position| position.iter().all(|&pile| pile < size));
    small.flatten().copied().collect()
}
