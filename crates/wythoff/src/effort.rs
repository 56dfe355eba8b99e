//! How much a question may cost: what is looked at, what is remembered, what is listed, and when to stop.

use std::fmt;
use std::ops::ControlFlow;
use std::sync::Arc;

use crate::solve::board::RowPeriods;
pub use crate::solve::search::Budget;

/// The cost a question may have.
///
/// ```
/// use std::ops::ControlFlow;
/// use wythoff::Effort;
/// let mut effort = Effort::default().with_progress(|done| {
///     if done < 1_000_000 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
/// });
/// assert!(effort.go_on(10).is_continue());
/// assert!(effort.go_on(2_000_000).is_break());
/// ```
pub struct Effort<'a> {
    /// Positions and bytes.
    pub budget: Budget,
    /// How many winning moves are listed at most.
    pub most_moves: usize,
    /// The values of how many heaps are found at most; where heaps break in three, a thirtieth of that.
    pub most_heaps: u64,
    /// Rows of k-Wythoff's table that are known already; what is found is added.
    pub rows: Vec<Arc<RowPeriods>>,
    progress: Box<dyn FnMut(usize) -> ControlFlow<()> + 'a>,
}

impl<'a> Effort<'a> {
    /// The same effort, telling every so often how many positions have been looked at; `Break` stops it.
    pub fn with_progress(self, progress: impl FnMut(usize) -> ControlFlow<()> + 'a) -> Self {
        Self {
            progress: Box::new(progress),
            ..self
        }
    }

    /// Tells how many positions have been looked at, and hears whether to go on.
    pub fn go_on(&mut self, done: usize) -> ControlFlow<()> {
        (self.progress)(done)
    }
}

impl Default for Effort<'_> {
    /// The default budget, a thousand moves, 600,000 heaps (enough for the period of 0.16), and no one to stop it.
    fn default() -> Self {
        Self {
            budget: Budget::default(),
            most_moves: 1000,
            most_heaps: 600_000,
            rows: Vec::new(),
            progress: Box::new(|_| ControlFlow::Continue(())),
        }
    }
}

impl fmt::Debug for Effort<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Effort")
            .field("budget", &self.budget)
            .field("most_moves", &self.most_moves)
            .field("most_heaps", &self.most_heaps)
            .finish_non_exhaustive()
    }
}
