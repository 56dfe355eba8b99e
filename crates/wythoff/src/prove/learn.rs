//! The guesses from a table, over the numerations that are still worth a look.

use std::ops::ControlFlow;

use super::candidates::candidates;
use super::found::{Doing, Outgrown, SearchOptions, Watcher};
use super::guess::{NoGuess, Sample};
use super::source::Source;
use super::tabulated::Tabulated;
use crate::automata::Automaton;
use crate::logic::{NumberSystem, Numerals};

/// Of a table more than twice as large, the positions below this are looked at first: where they need too many states,
/// the whole table is spared.
const SIEVE: u64 = 18_000;

/// More lost positions a row than this do not lie on a few lines.
const CROWDED: usize = 12;

/// What to look for, and what has been outgrown.
pub(super) struct Learner<'a> {
    source: Source<'a>,
    systems: &'a [Numerals],
    most_states: usize,
    outgrown: Vec<Outgrown>,
    is_over: bool,
    /// What has been guessed from the last table before all others.
    first: Option<Numerals>,
    /// How many lost positions have been looked at, over all guesses.
    looked: u64,
}

impl<'a> Learner<'a> {
    pub(super) fn new(source: Source<'a>, options: &'a SearchOptions) -> Self {
        Self {
            source,
            systems: &options.systems,
            most_states: options.most_guessed(),
            outgrown: Vec::new(),
            is_over: false,
            first: None,
            looked: 0,
        }
    }

    /// The numerations in which no guess of any table would be small enough.
    pub(super) fn outgrown(self) -> Vec<Outgrown> {
        self.outgrown
    }

    /// How many lost positions have been looked at since it was asked last, over all guesses.
    pub(super) fn looked(&mut self) -> u64 {
        std::mem::take(&mut self.looked)
    }

    /// Whether every numeration was outgrown.
    pub(super) fn is_over(&self) -> bool {
        self.is_over
    }

    /// The guess to try before any other is made: of all Grundy values in base 2, in which most functions are that are in any.
    ///
    /// Every position is an example of its value, so guessing takes longer than the proof of a small guess.
    pub(super) fn likeliest(&mut self, table: &Tabulated) -> Vec<(NumberSystem, Automaton)> {
        let binary = Numerals::Greedy(vec![2]);
        let is_outgrown = self.outgrown.iter().any(|one| one.numerals == binary);
        if !self.source.has_all_values() || !self.systems.is_empty() || is_outgrown {
            return Vec::new();
        }
        let system = NumberSystem::new(binary.clone()).expect("base 2");
        self.first = Some(binary);
        let guess = self.guess(&system, table).into_iter();
        guess.map(|guess| (system.clone(), guess)).collect()
    }

    /// The guesses from a table, the smallest first, but for the likeliest.
    ///
    /// Numerations that were outgrown are left out: a larger table would tell the same prefixes apart, and more.
    pub(super) fn guesses(
        &mut self,
        table: &Tabulated,
        watch: &mut Watcher<'_>,
    ) -> ControlFlow<(), Vec<(NumberSystem, Automaton)>> {
        let mut list = match self.systems.is_empty() {
            // Where lost positions are everywhere, those far out have every slope.
            true if self.is_crowded(table) => candidates(std::iter::empty()),
            true => candidates(self.source.pairs(table).into_iter()),
            false => self.systems.to_vec(),
        };
        list.retain(|numerals| !self.outgrown.iter().any(|one| one.numerals == *numerals));
        self.is_over = list.is_empty();
        let first = self.first.take();
        list.retain(|numerals| first.as_ref() != Some(numerals));
        let small = (table.size() > 2 * SIEVE).then(|| table.below(SIEVE));
        let (of, mut guesses) = (list.len(), Vec::new());
        for (done, numerals) in list.into_iter().enumerate() {
            let guessing = Doing::Guessing {
                numerals: &numerals,
                done,
                of,
            };
            watch.tell(guessing)?;
            let Ok(system) = NumberSystem::new(numerals) else {
                continue;
            };
            if let Some(small) = &small
                && self.guess(&system, small) == Err(NoGuess::TooMany)
            {
                continue;
            }
            watch.tell(Doing::Working)?;
            if let Ok(guess) = self.guess(&system, table) {
                let guess = self.source.completed(&system, guess);
                guesses.push((system, guess));
            }
        }
        guesses.sort_by_key(|(system, guess)| guess.states() * system.digit_count() as usize);
        ControlFlow::Continue(guesses)
    }

    /// Whether a row of two piles has many lost positions, and more of them the longer it is.
    fn is_crowded(&self, table: &Tabulated) -> bool {
        let rows = usize::try_from(table.size()).unwrap_or(usize::MAX);
        table.sizes.len() == 2 && table.count() > rows.saturating_mul(CROWDED)
    }

    fn guess(&mut self, system: &NumberSystem, table: &Tabulated) -> Result<Automaton, NoGuess> {
        self.looked = self.looked.saturating_add(table.count() as u64);
        let sample = Sample::new(system, table, self.source.is_symmetric());
        let sample = sample.ok_or(NoGuess::TooSmall)?;
        // A guess with a state for every few positions has learnt nothing.
        let learnt = table.count() / self.source.positions_a_state() + 8;
        // Where most rows have many, few states tell them all, or a larger table is wanted.
        let learnt = match self.is_crowded(table) {
            true => learnt.min(usize::try_from(2 * table.size()).unwrap_or(usize::MAX)),
            false => learnt,
        };
        match sample.guess(learnt.min(self.most_states)) {
            Err(NoGuess::TooMany) if learnt < self.most_states => Err(NoGuess::TooSmall),
            Err(NoGuess::TooMany) => {
                let (numerals, size) = (system.numerals().clone(), table.size());
                self.outgrown.push(Outgrown { numerals, size });
                Err(NoGuess::TooMany)
            }
            other => other,
        }
    }
}
