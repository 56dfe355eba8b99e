//! The whole way: tabulate, guess, prove; a larger table when nothing was found.

use std::cell::RefCell;
use std::ops::ControlFlow;

use super::family::{wythoff_automaton, wythoff_k};
use super::found::{Attempt, Failure, Found, Progress, SearchOptions};
use super::learn::Learner;
use super::plan::{Plan, is_deep};
use super::proof::{Proof, Verdict, prove};
use crate::automata::{Automaton, Budget, OutOfBudget};
use crate::game::Game;
use crate::logic::{NumberSystem, Numerals};
use crate::position::Play;
use crate::rules::{Partners, Rules, Table};

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
        plan: Plan::new(rules, options),
        learner: Learner::new(rules, options),
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

/// Hears what is being done and may stop it.
type Listener<'a> = dyn FnMut(Progress<'_>) -> ControlFlow<()> + 'a;

struct Search<'a> {
    rules: &'a Rules,
    options: &'a SearchOptions,
    go_on: RefCell<&'a mut Listener<'a>>,
    attempts: Vec<Attempt>,
    plan: Plan<'a>,
    learner: Learner<'a>,
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
        while let Some(size) = self.plan.next() {
            self.say(Progress::Tabulating(size))?;
            let Some(lost) = self.tabulate(size) else {
                return ControlFlow::Break(None);
            };
            *tabulated = size;
            let mut go_on = |progress: Progress<'_>| (self.go_on.borrow_mut())(progress);
            let guesses = match self.learner.guesses(&lost, size, &mut go_on) {
                ControlFlow::Continue(guesses) => guesses,
                ControlFlow::Break(()) => return ControlFlow::Break(None),
            };
            for (system, guess) in guesses {
                self.attempt(size, &system, &guess)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The lost positions with piles below `size`, one after the other; `None`: stopped.
    fn tabulate(&self, size: u64) -> Option<Vec<u64>> {
        let sizes = vec![size; self.rules.piles()];
        let of = match is_deep(self.rules) {
            true => size,
            false => sizes[1..].iter().product(),
        };
        let mut go_on = |done| (self.go_on.borrow_mut())(Progress::Rows { done, of });
        if let Ok(rows) = u32::try_from(size)
            && is_deep(self.rules)
        {
            let partners = Partners::with_cancel(self.rules, rows, &mut go_on)?;
            return Some(partners.lost().flatten().collect());
        }
        let table = Table::with_cancel(self.rules, &sizes, &mut go_on)?;
        Some(
            table
                .lost()
                .iter()
                .flat_map(|position| position.iter().copied())
                .collect(),
        )
    }

    fn attempt(&mut self, size: u64, system: &NumberSystem, guess: &Automaton) -> Flow {
        self.say(Progress::Proving(system.numerals(), guess.states()))?;
        let result = match self.plan.known_mistake(system, guess) {
            Some(mistake) => Ok(Verdict::Refuted(mistake.clone())),
            None => {
                let go_on = || (self.go_on.borrow_mut())(Progress::Working);
                let (states, steps) = (self.options.states, self.options.steps);
                let mut budget = Budget::with_cancel(states, steps, go_on);
                prove(self.rules, system, guess, &mut budget)
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
            Err(reason) => (Some(Failure::GivenUp(reason)), ControlFlow::Continue(())),
        };
        let attempt = Attempt {
            size,
            numerals: system.numerals().clone(),
            states: guess.states(),
            failure,
            needed,
        };
        let heard = match attempt.failure {
            Some(_) => self.say(Progress::Failed(&attempt)),
            None => ControlFlow::Continue(()),
        };
        self.attempts.push(attempt);
        flow?;
        heard
    }

    fn say(&self, progress: Progress<'_>) -> Flow {
        match (self.go_on.borrow_mut())(progress) {
            ControlFlow::Continue(()) => ControlFlow::Continue(()),
            ControlFlow::Break(()) => ControlFlow::Break(None),
        }
    }
}
