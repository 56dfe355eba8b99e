//! How much a question may cost: what is looked at, what is remembered, what is listed, and when to stop.

use std::fmt;
use std::ops::ControlFlow;
use std::sync::Arc;

use crate::board::RowPeriods;
use crate::watch::{Progress, Watch};

/// How much a search may use before it gives up.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Budget {
    /// Positions looked at; of their options, ten times as many are listed at most.
    pub positions: usize,
    /// Bytes remembered, counted roughly.
    pub bytes: usize,
}

impl Budget {
    /// How many options may be listed: that is what a search spends its time on, and a position of many heaps has hundreds.
    pub fn options(&self) -> usize {
        self.positions.saturating_mul(10)
    }
}

impl Default for Budget {
    /// Ten million positions, one gibibyte.
    fn default() -> Self {
        Self {
            positions: 10_000_000,
            bytes: 1 << 30,
        }
    }
}

/// The cost a question may have.
///
/// ```
/// use std::ops::ControlFlow;
/// use wythoff::{Effort, Progress, Watch};
/// let mut effort = Effort::default().watched(|progress: Progress| match progress.done {
///     ..1_000_000 => ControlFlow::Continue(()),
///     _ => ControlFlow::Break(()),
/// });
/// assert!(effort.tell(Progress::so_far(10)).is_continue());
/// assert!(effort.tell(Progress::so_far(2_000_000)).is_break());
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
    watch: Box<dyn Watch + 'a>,
}

impl<'a> Effort<'a> {
    /// The same effort, watched: it tells every so often how many positions, cells, rows or heaps have been looked at.
    pub fn watched(self, watch: impl Watch + 'a) -> Self {
        Self {
            watch: Box::new(watch),
            ..self
        }
    }
}

/// Whatever is done within an effort is told to whoever watches it.
impl Watch for Effort<'_> {
    fn tell(&mut self, what: Progress) -> ControlFlow<()> {
        self.watch.tell(what)
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
            watch: Box::new(()),
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
