//! Long work on a thread of its own, so that neither Ctrl-C nor a time limit waits for it.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use pyo3::prelude::*;
use wythoff_show::Message;

use crate::speech::{of, value_error};

/// How often signals and the time are looked at.
const TICK: Duration = Duration::from_millis(20);
/// How long work that was asked to stop may take to tell what it has found so far.
const GRACE: Duration = Duration::from_secs(2);

/// Whether work should end: asked by whoever does it.
#[derive(Clone, Default)]
pub(crate) struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Whether to go on.
    pub(crate) fn flow(&self) -> ControlFlow<()> {
        match self.0.load(Ordering::Relaxed) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    }

    fn ask(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Does some work without Python's lock. `None`: the time was up, and the work did not end when it was asked to.
///
/// Ctrl-C is raised at once; the thread ends when the work next asks whether to go on.
pub(crate) fn patiently<T: Send + 'static>(
    py: Python<'_>,
    limit: Option<Duration>,
    work: impl FnOnce(&Stop) -> T + Send + 'static,
) -> PyResult<Option<T>> {
    let stop = Stop::default();
    let asked = stop.clone();
    let (tell, mut done) = mpsc::channel();
    let worker = thread::spawn(move || {
        // Nobody listens any more after Ctrl-C.
        let _ = tell.send(work(&asked));
    });
    let started = Instant::now();
    loop {
        let received;
        (done, received) = py.detach(move || {
            let received = done.recv_timeout(TICK);
            (done, received)
        });
        match received {
            Ok(found) => return Ok(Some(found)),
            Err(RecvTimeoutError::Disconnected) => {
                // It can only have panicked, which is a mistake of ours: Python is told as of one on this thread.
                let panicked = worker.join().expect_err("it ended without a word");
                std::panic::resume_unwind(panicked);
            }
            Err(RecvTimeoutError::Timeout) => {}
        }
        py.check_signals().inspect_err(|_| stop.ask())?;
        if let Some(limit) = limit
            && started.elapsed() > limit
        {
            stop.ask();
            if started.elapsed() > limit.saturating_add(GRACE) {
                return Ok(None);
            }
        }
    }
}

/// How many seconds a search may take, unless told.
pub(crate) const USUAL: f64 = 60.0;

/// A time limit in seconds; none where it is `None`.
pub(crate) fn limit(timeout: Option<f64>) -> PyResult<Option<Duration>> {
    let Some(seconds) = timeout else {
        return Ok(None);
    };
    let limit = Duration::try_from_secs_f64(seconds);
    limit.map(Some).map_err(|_| {
        let reason = Message::new("python-no-seconds").with("found", seconds.to_string());
        value_error(&of("timeout", reason))
    })
}
