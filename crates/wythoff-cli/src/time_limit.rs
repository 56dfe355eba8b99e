//! How long a search may take, as `--timeout` says: nobody knows its end beforehand.

use std::time::{Duration, Instant};

/// Seconds, unless told.
const USUAL: u64 = 60;

/// The time a search has.
#[derive(Debug, Clone, Copy)]
pub(crate) struct TimeLimit {
    started: Instant,
    length: Duration,
}

impl TimeLimit {
    /// So many seconds from now on, or the usual time.
    pub(crate) fn start(seconds: Option<u64>) -> Self {
        Self {
            started: Instant::now(),
            length: Duration::from_secs(seconds.unwrap_or(USUAL)),
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.started.elapsed() >= self.length
    }
}
