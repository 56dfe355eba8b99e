//! Ctrl-C for work that fills memory of Python's, and so cannot be left behind.

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use pyo3::prelude::*;
use wythoff::{Progress, Watch};

/// How often signals are looked at.
const TICK: Duration = Duration::from_millis(50);

/// Breaks when Python has been sent a signal that raises an exception, which it keeps.
pub(crate) struct Signals {
    looked: Instant,
    raised: Option<PyErr>,
}

impl Signals {
    pub(crate) fn new() -> Self {
        Self {
            looked: Instant::now(),
            raised: None,
        }
    }

    /// The exception, if there is one.
    pub(crate) fn raised(self) -> PyResult<()> {
        self.raised.map_or(Ok(()), Err)
    }
}

impl Watch for Signals {
    fn tell(&mut self, _: Progress) -> ControlFlow<()> {
        if self.looked.elapsed() < TICK {
            return ControlFlow::Continue(());
        }
        self.looked = Instant::now();
        match Python::attach(|py| py.check_signals()) {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => {
                self.raised = Some(error);
                ControlFlow::Break(())
            }
        }
    }
}
