//! The whole way: tabulate, guess, prove; a larger table when nothing was found.

use std::ops::ControlFlow;

use super::contained::{allows_all, contained, without_contained};
use super::family::{wythoff_automaton, wythoff_k};
use super::found::{Attempt, Doing, Failure, Found, SearchOptions, Watcher};
use super::learn::Learner;
use super::plan::Plan;
use super::proof::{Proof, Verdict, prove_without};
use super::source::{FEW_ROWS, Made, Source};
use super::track::Tracks;
use crate::automata::{Automaton, Budget, OutOfBudget};
use crate::game::Game;
use crate::logic::{NumberSystem, Numerals};
use crate::position::Play;
use crate::rules::{Layers, Rules};
use crate::watch::Progress;

/// Looks for a theorem: the automaton of the lost positions, proved; `watch` hears what is being done.
///
/// ```
/// use wythoff::{Rules, prove::{Found, SearchOptions, search}};
/// let found = search(&Rules::nim(3), &SearchOptions::default(), &mut ());
/// assert!(matches!(found, Found::Theorem { proof, .. } if proof.lost.states() == 1));
/// ```
pub fn search(rules: &Rules, options: &SearchOptions, watch: &mut Watcher<'_>) -> Found {
    match Layers::new(rules) {
        Some(layers) => {
            let (layers, sum) = (&layers, rules);
            search_in(Source::Tokens { layers, sum }, rules, options, watch)
        }
        None => {
            let tabulated = &tabulated_by(rules);
            search_in(Source::Lost(tabulated), rules, options, watch)
        }
    }
}

/// Looks for a theorem about what is tabulated; it is proved about these rules, which are those of the source but for
/// clauses that the others contain.
pub(super) fn search_in(
    source: Source<'_>,
    rules: &Rules,
    options: &SearchOptions,
    watch: &mut Watcher<'_>,
) -> Found {
    let mut search = Search {
        source,
        rules,
        contained: contained(rules),
        left: options.total,
        options,
        watch,
        attempts: Vec::new(),
        plan: Plan::new(source, options),
        learner: Learner::new(source, options),
        tracks: Tracks::new(source, options),
    };
    let mut tabulated = 0;
    let result = search.run(&mut tabulated);
    let attempts = search.attempts;
    match result {
        ControlFlow::Break(Some(proof)) => Found::Theorem { proof, attempts },
        stopped => Found::Nothing {
            attempts,
            outgrown: search.learner.outgrown(),
            tabulated,
            stopped: stopped.is_break(),
        },
    }
}

/// The rules from which tables are made: without the clauses that others contain, but with all moves of single piles
/// as they are usually written, if they are moves of the game. What is written in this way is tabulated soonest.
fn tabulated_by(rules: &Rules) -> Rules {
    let needed = without_contained(rules);
    if needed.piles() != 2 || needed.measure().is_some() || needed.memory() > 0 {
        return needed;
    }
    let nim = Rules::nim(2);
    if !allows_all(&needed, &nim) {
        return needed;
    }
    let mut clauses = nim.clauses().to_vec();
    let others = (needed.clauses().iter()).filter(|clause| !nim.clauses().contains(clause));
    clauses.extend(others.cloned());
    needed.with_clauses(clauses)
}

struct Search<'a> {
    source: Source<'a>,
    /// The game whose lost positions are looked for.
    rules: &'a Rules,
    /// Which of its clauses allow nothing that the others do not allow.
    contained: Vec<bool>,
    /// How many steps the search may still take.
    left: u64,
    options: &'a SearchOptions,
    watch: &'a mut Watcher<'a>,
    attempts: Vec<Attempt>,
    plan: Plan<'a>,
    learner: Learner<'a>,
    tracks: Tracks<'a>,
}

/// About how many bytes a state costs: its list, its number, its edges.
const BYTES_A_STATE: u64 = 200;
/// For each so many rows of the table it comes from, a proof may have as many states and steps again.
const ROWS_A_BUDGET: u64 = 1_000_000;

/// A guess reads the digits of each lost position: about so many steps.
const STEPS_A_POSITION: u64 = 16;

/// A table of fewer positions is small.
const SMALL: u128 = 100_000;

/// How many states and steps the proof of a guess from a table of this size may have: what so many rows have shown is worth
/// more than what a few have, as long as there is memory for it.
///
/// What a small table has shown is tried with little effort first: if it is right, a larger one shows it again.
fn allowed(options: &SearchOptions, source: Source<'_>, size: u64) -> (usize, u64) {
    let times = (size / ROWS_A_BUDGET).max(1);
    let states = (options.states).saturating_mul(usize::try_from(times).unwrap_or(usize::MAX));
    let states = states.min(all_memory(options).0);
    let is_small = size > 0 && options.boxes.is_empty() && source.positions(size) < SMALL;
    let steps = match is_small {
        true => options.steps / 10,
        false => options.steps.saturating_mul(times),
    };
    (states, steps)
}

/// What rows far out have shown is worth whatever there is: as many states as memory has room for.
fn all_memory(options: &SearchOptions) -> (usize, u64) {
    let room = usize::try_from(options.memory / BYTES_A_STATE).unwrap_or(usize::MAX);
    (room.max(options.states), options.total)
}

/// Break: the search is over, with a proof or because it was stopped.
type Flow = ControlFlow<Option<Box<Proof>>>;

/// Break: stopped while guessing.
type Guesses = ControlFlow<(), Vec<(NumberSystem, Automaton)>>;

impl Search<'_> {
    fn run(&mut self, tabulated: &mut u64) -> Flow {
        if self.options.families && self.options.systems.is_empty() {
            let known = wythoff_k(self.rules).and_then(wythoff_automaton);
            if let Some((system, automaton)) = known {
                self.attempt(0, &system, &automaton)?;
            }
            if self.options.boxes.is_empty() {
                let ControlFlow::Continue(asked) = self.tracks.asked(self.watch) else {
                    return ControlFlow::Break(None);
                };
                if let Some((system, guess)) = asked {
                    let allowed = all_memory(self.options);
                    self.attempt_within(allowed, 0, &system, &guess)?;
                }
                let looked = self.tracks.looked();
                self.spend(looked)?;
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
        while let Some(size) = self.plan.next() {
            let mut has_track = self.has_track(size);
            let is_deep = self.plan.has_track(size);
            if !has_track && !self.has_all_tracks(size, false) {
                match self.tracks.has_two_rays() && is_deep {
                    true if size < FEW_ROWS => continue,
                    true => {}
                    false => break,
                }
            }
            self.spend(self.source.cells(size))?;
            self.say(Doing::Tabulating(size))?;
            let Some(table) = self.tabulate(size) else {
                return ControlFlow::Break(None);
            };
            *tabulated = size;
            // One track costs little, so it goes first.
            if let (true, Made::Levels(levels)) = (has_track, &table) {
                let guesses = self.tracks.guesses(levels, self.watch);
                self.attempts(size, guesses)?;
                let looked = self.tracks.looked();
                self.spend(looked)?;
                has_track = self.has_track(size);
            }
            if let (true, Made::Levels(levels)) = (is_deep, &table) {
                let guesses = self.tracks.guesses_of_two_rays(levels, self.watch);
                self.attempts(size, guesses)?;
                let looked = self.tracks.looked();
                self.spend(looked)?;
                has_track |= self.tracks.has_two_rays() && size >= FEW_ROWS;
            }
            if self.has_all_tracks(size, has_track) {
                let table = match table {
                    Made::Levels(levels) => self.source.table_of(&levels),
                    Made::Box(table) => table,
                };
                let likeliest = self.learner.likeliest(&table);
                self.attempts(size, ControlFlow::Continue(likeliest))?;
                let guesses = self.learner.guesses(&table, self.watch);
                // What has been guessed is tried before the guesses are paid for.
                self.attempts(size, guesses)?;
                let looked = self.learner.looked().saturating_mul(STEPS_A_POSITION);
                self.spend(looked)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether one track is learnt from a table of this size.
    fn has_track(&self, size: u64) -> bool {
        self.plan.has_track(size) && !self.tracks.is_over()
    }

    /// Whether as many tracks as there are piles are.
    fn has_all_tracks(&self, size: u64, has_track: bool) -> bool {
        self.plan.has_all_tracks(size, has_track) && !self.learner.is_over()
    }

    /// Takes so many steps, if so many are left.
    fn spend(&mut self, steps: u64) -> Flow {
        match self.left.checked_sub(steps) {
            Some(left) => {
                self.left = left;
                ControlFlow::Continue(())
            }
            None => {
                self.left = 0;
                ControlFlow::Break(None)
            }
        }
    }

    /// The table of a size; `None`: stopped.
    fn tabulate(&mut self, size: u64) -> Option<Made> {
        let mut rows = |rows: Progress| self.watch.tell(Doing::Rows(rows));
        self.source.table(size, &mut rows)
    }

    fn attempts(&mut self, size: u64, guesses: Guesses) -> Flow {
        let ControlFlow::Continue(guesses) = guesses else {
            return ControlFlow::Break(None);
        };
        for (system, guess) in guesses {
            self.attempt(size, &system, &guess)?;
        }
        ControlFlow::Continue(())
    }

    fn attempt(&mut self, size: u64, system: &NumberSystem, guess: &Automaton) -> Flow {
        let allowed = allowed(self.options, self.source, size);
        self.attempt_within(allowed, size, system, guess)
    }

    /// Tries to prove a guess with so many states and steps.
    fn attempt_within(
        &mut self,
        (states, steps): (usize, u64),
        size: u64,
        system: &NumberSystem,
        guess: &Automaton,
    ) -> Flow {
        self.say(Doing::Proving(system.numerals(), guess.states()))?;
        let mut is_last = false;
        let result = match self.plan.known_mistake(system, guess) {
            Some(mistake) => Ok(Verdict::Refuted(mistake.clone())),
            None => {
                let go_on = |()| self.watch.tell(Doing::Working);
                let steps = steps.min(self.left);
                let mut budget = Budget::watched(states, steps, go_on);
                let verdict =
                    prove_without(self.rules, &self.contained, system, guess, &mut budget);
                is_last = steps == self.left && matches!(verdict, Err(OutOfBudget::Steps));
                self.left -= steps - budget.left();
                verdict
            }
        };
        let mut needed = None;
        let (failure, flow) = match result {
            Ok(Verdict::Proved(proof)) => (None, ControlFlow::Break(Some(proof))),
            Ok(Verdict::Refuted(example)) => {
                needed = self.plan.learn(&example);
                (Some(Failure::Refuted(example)), ControlFlow::Continue(()))
            }
            Err(OutOfBudget::Cancelled) => (
                Some(Failure::GivenUp(OutOfBudget::Cancelled)),
                ControlFlow::Break(None),
            ),
            Err(reason) => {
                let flow = match is_last {
                    true => ControlFlow::Break(None),
                    false => ControlFlow::Continue(()),
                };
                (Some(Failure::GivenUp(reason)), flow)
            }
        };
        let attempt = Attempt {
            size,
            numerals: system.numerals().clone(),
            states: guess.states(),
            failure,
            needed,
        };
        let heard = match attempt.failure {
            Some(_) => self.say(Doing::Failed(&attempt)),
            None => ControlFlow::Continue(()),
        };
        self.attempts.push(attempt);
        flow?;
        heard
    }

    fn say(&mut self, doing: Doing<'_>) -> Flow {
        match self.watch.tell(doing) {
            ControlFlow::Continue(()) => ControlFlow::Continue(()),
            ControlFlow::Break(()) => ControlFlow::Break(None),
        }
    }
}
