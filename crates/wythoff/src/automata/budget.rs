//! How much a construction may cost.

use std::fmt;
use std::ops::ControlFlow;

use crate::watch::Watch;

/// What is left to spend, and whom to ask whether to go on.
pub struct Budget<'a> {
    /// How many states one automaton may have.
    states: usize,
    /// How many edges may still be looked at.
    steps: u64,
    asked: u64,
    watch: Box<dyn Watch<()> + 'a>,
}

/// Why a construction was given up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum OutOfBudget {
    /// An automaton would have more states than allowed.
    States,
    /// More edges would be looked at than allowed.
    Steps,
    /// The caller asked to stop.
    Cancelled,
}

impl fmt::Display for OutOfBudget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::States => "an automaton grew beyond the budget",
            Self::Steps => "the construction took more steps than the budget allows",
            Self::Cancelled => "the construction was stopped",
        })
    }
}

impl std::error::Error for OutOfBudget {}

/// How many steps between two questions.
const PATIENCE: u64 = 1 << 14;

impl<'a> Budget<'a> {
    /// At most so many states in one automaton and so many edges in all.
    pub fn new(states: usize, steps: u64) -> Self {
        Self::watched(states, steps, ())
    }

    /// As [`new`](Self::new), watched: it asks now and then whether to go on.
    pub fn watched(states: usize, steps: u64, watch: impl Watch<()> + 'a) -> Self {
        Self {
            states,
            steps,
            asked: 0,
            watch: Box::new(watch),
        }
    }

    /// A part of this budget, for one attempt among several.
    pub fn part(&mut self, states: usize, steps: u64) -> Budget<'_> {
        let steps = steps.min(self.steps);
        Budget::watched(states.min(self.states), steps, |()| self.watch.tell(()))
    }

    /// Looks at `steps` more edges.
    pub fn spend(&mut self, steps: usize) -> Result<(), OutOfBudget> {
        let steps = steps as u64;
        if steps > self.steps {
            return Err(OutOfBudget::Steps);
        }
        self.steps -= steps;
        self.asked += steps;
        if self.asked >= PATIENCE {
            self.asked = 0;
            self.ask()?;
        }
        Ok(())
    }

    /// How many edges may still be looked at.
    pub fn left(&self) -> u64 {
        self.steps
    }

    /// Asks the caller whether to go on.
    pub fn ask(&mut self) -> Result<(), OutOfBudget> {
        match self.watch.tell(()) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => Err(OutOfBudget::Cancelled),
        }
    }

    /// Makes sure that an automaton may have so many states.
    pub fn allow(&self, states: usize) -> Result<(), OutOfBudget> {
        if states > self.states {
            return Err(OutOfBudget::States);
        }
        Ok(())
    }
}

impl Default for Budget<'_> {
    /// A million states, ten thousand million edges.
    fn default() -> Self {
        Self::new(1_000_000, 10_000_000_000)
    }
}

impl fmt::Debug for Budget<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (f.debug_struct("Budget"))
            .field("states", &self.states)
            .field("steps", &self.steps)
            .finish_non_exhaustive()
    }
}
