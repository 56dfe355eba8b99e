//! The whole way: tabulate, guess, prove; a larger table when nothing was found.

use std::cell::RefCell;
use std::ops::ControlFlow;

use super::candidates::candidates;
use super::family::{wythoff_automaton, wythoff_k};
use super::guess::Sample;
use super::proof::{Counterexample, Proof, Verdict, prove};
use crate::automata::{Automaton, Budget, OutOfBudget};
use crate::game::Game;
use crate::logic::{NumberSystem, Numerals};
use crate::position::Play;
use crate::rules::{Partners, Rules, Table};

/// How far a search goes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SearchOptions {
    /// The sizes of the boxes to tabulate, one after the other; empty: the usual ones for the number of piles.
    pub boxes: Vec<u64>,
    /// The numeration systems to look in; empty: the usual ones, and what the slopes suggest.
    pub systems: Vec<Numerals>,
    /// How many states one automaton may have.
    pub states: usize,
    /// How many edges one attempt may look at.
    pub steps: u64,
    /// Whether games with a known automaton skip the table.
    pub families: bool,
    /// For games with all single-pile moves, how many rows to tabulate at most.
    pub rows: u32,
}

impl Default for SearchOptions {
    fn default() -> Self {
        Self {
            boxes: Vec::new(),
            systems: Vec::new(),
            states: 300_000,
            steps: 300_000_000,
            families: true,
            rows: 100_000,
        }
    }
}

/// One guess and what became of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Attempt {
    /// The size of the table it came from; 0: from no table, the automaton being known.
    pub size: u64,
    /// The numeration system.
    pub numerals: Numerals,
    /// How many states the guess has.
    pub states: usize,
    /// Why it is not the answer; `None`: it is.
    pub failure: Option<Failure>,
}

/// Why a guess did not become a theorem.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Failure {
    /// It is wrong.
    Refuted(Counterexample),
    /// The proof grew too large.
    GivenUp(OutOfBudget),
}

/// What a search came to.
#[derive(Debug, Clone)]
pub enum Found {
    /// A theorem.
    Theorem {
        /// The proof.
        proof: Box<Proof>,
        /// The guesses on the way, the last of them right.
        attempts: Vec<Attempt>,
    },
    /// No theorem.
    Nothing {
        /// The guesses that were made.
        attempts: Vec<Attempt>,
        /// Positions with all piles below this were tabulated.
        tabulated: u64,
        /// Whether the search was stopped before its end.
        stopped: bool,
    },
}

/// What a search is doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Progress<'a> {
    /// Tabulating a box of this size.
    Tabulating(u64),
    /// Proving a guess of so many states.
    Proving(&'a Numerals, usize),
    /// Still at it.
    Working,
}

/// Looks for a theorem: the automaton of the lost positions, proved.
///
/// `go_on` hears what is being done and may stop it.
///
/// ```
/// use std::ops::ControlFlow;
/// use wythoff::{Rules, prove::{Found, SearchOptions, search}};
/// let found = search(&Rules::nim(3), &SearchOptions::default(), &mut |_| ControlFlow::Continue(()));
/// assert!(matches!(found, Found::Theorem { proof, .. } if proof.lost.states() == 1));
/// ```
pub fn search(
    rules: &Rules,
    options: &SearchOptions,
    go_on: &mut dyn FnMut(Progress<'_>) -> ControlFlow<()>,
) -> Found {
    let mut search = Search {
        rules,
        options,
        go_on: RefCell::new(go_on),
        attempts: Vec::new(),
    };
    let mut tabulated = 0;
    let result = search.run(&mut tabulated);
    let attempts = search.attempts;
    match result {
        ControlFlow::Break(Some(proof)) => Found::Theorem { proof, attempts },
        stopped => Found::Nothing {
            attempts,
            tabulated,
            stopped: stopped.is_break(),
        },
    }
}

/// The most states a guess may have.
const MOST_GUESSED: usize = 1000;

/// Hears what is being done and may stop it.
type Listener<'a> = dyn FnMut(Progress<'_>) -> ControlFlow<()> + 'a;

struct Search<'a> {
    rules: &'a Rules,
    options: &'a SearchOptions,
    go_on: RefCell<&'a mut Listener<'a>>,
    attempts: Vec<Attempt>,
}

/// Break: the search is over, with a proof or because it was stopped.
type Flow = ControlFlow<Option<Box<Proof>>>;

impl Search<'_> {
    fn run(&mut self, tabulated: &mut u64) -> Flow {
        if self.options.families && self.options.systems.is_empty() {
            let known = wythoff_k(self.rules).and_then(wythoff_automaton);
            if let Some((system, automaton)) = known {
                self.attempt(0, &system, &automaton)?;
            }
        }
        if self.rules.clauses().is_empty() {
            // Nobody can move: every position is lost, or in misère play won, and base 2 is as good as any.
            let binary = NumberSystem::new(Numerals::Greedy(vec![2])).expect("base 2");
            let lost = match self.rules.play() {
                Play::Normal => binary.valid(self.rules.piles()),
                Play::Misere => Automaton::nothing(),
            };
            return self.attempt(0, &binary, &lost);
        }
        let boxes = match self.options.boxes.is_empty() {
            true => self.usual_boxes(),
            false => self.options.boxes.clone(),
        };
        for size in boxes {
            self.say(Progress::Tabulating(size))?;
            let Some(lost) = self.tabulate(size) else {
                return ControlFlow::Break(None);
            };
            *tabulated = size;
            for (system, guess) in self.guesses(&lost, size)? {
                self.attempt(size, &system, &guess)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn usual_boxes(&self) -> Vec<u64> {
        match self.rules.piles() {
            1 => vec![150, 1000, 8000],
            2 => {
                let mut boxes = vec![120, 300, 800, 2000];
                // Deep tables cost little, where there are any.
                if Partners::new(self.rules, 1).is_some() {
                    let deep = (0..).map(|n| 6000u64 * 3u64.pow(n));
                    boxes.extend(deep.take_while(|&size| size < self.options.rows.into()));
                    boxes.push(self.options.rows.into());
                }
                boxes
            }
            _ => vec![17, 33, 65],
        }
    }

    /// The lost positions with piles below `size`, one after the other; `None`: stopped.
    fn tabulate(&self, size: u64) -> Option<Vec<u64>> {
        let mut go_on = || (self.go_on.borrow_mut())(Progress::Working);
        if let Ok(rows) = u32::try_from(size)
            && Partners::new(self.rules, 1).is_some()
        {
            let partners = Partners::with_cancel(self.rules, rows, &mut go_on)?;
            return Some(partners.lost().flatten().collect());
        }
        let sizes = vec![size; self.rules.piles()];
        let table = Table::with_cancel(self.rules, &sizes, &mut go_on)?;
        Some(
            table
                .lost()
                .iter()
                .flat_map(|position| position.iter().copied())
                .collect(),
        )
    }

    /// The guesses from a table, the smallest first.
    fn guesses(
        &self,
        lost: &[u64],
        size: u64,
    ) -> ControlFlow<Option<Box<Proof>>, Vec<(NumberSystem, Automaton)>> {
        let piles = self.rules.piles();
        let usual;
        let list = match self.options.systems.is_empty() {
            true => {
                usual = candidates(lost.chunks_exact(piles));
                &usual
            }
            false => &self.options.systems,
        };
        // A guess with a state for every few positions has learnt nothing.
        let most_states = (lost.len() / piles / 2 + 8).min(MOST_GUESSED);
        let mut guesses = Vec::new();
        for numerals in list {
            if let ControlFlow::Break(stop) = self.say(Progress::Working) {
                return ControlFlow::Break(stop);
            }
            let Ok(system) = NumberSystem::new(numerals.clone()) else {
                continue;
            };
            let symmetric = self.rules.is_symmetric();
            let sample = Sample::new(&system, piles, size, symmetric, lost.chunks_exact(piles));
            if let Some(guess) = sample.and_then(|sample| sample.guess(most_states)) {
                guesses.push((system, guess));
            }
        }
        guesses.sort_by_key(|(system, guess)| guess.states() * system.digit_count() as usize);
        ControlFlow::Continue(guesses)
    }

    fn attempt(&mut self, size: u64, system: &NumberSystem, guess: &Automaton) -> Flow {
        self.say(Progress::Proving(system.numerals(), guess.states()))?;
        let go_on = || (self.go_on.borrow_mut())(Progress::Working);
        let mut budget = Budget::with_cancel(self.options.states, self.options.steps, go_on);
        let result = prove(self.rules, system, guess, &mut budget);
        drop(budget);
        let (failure, flow) = match result {
            Ok(Verdict::Proved(proof)) => (None, ControlFlow::Break(Some(proof))),
            Ok(Verdict::Refuted(example)) => {
                (Some(Failure::Refuted(example)), ControlFlow::Continue(()))
            }
            Err(OutOfBudget::Cancelled) => (
                Some(Failure::GivenUp(OutOfBudget::Cancelled)),
                ControlFlow::Break(None),
            ),
            Err(reason) => (Some(Failure::GivenUp(reason)), ControlFlow::Continue(())),
        };
        self.attempts.push(Attempt {
            size,
            numerals: system.numerals().clone(),
            states: guess.states(),
            failure,
        });
        flow
    }

    fn say(&self, progress: Progress<'_>) -> Flow {
        match (self.go_on.borrow_mut())(progress) {
            ControlFlow::Continue(()) => ControlFlow::Continue(()),
            ControlFlow::Break(()) => ControlFlow::Break(None),
        }
    }
}
