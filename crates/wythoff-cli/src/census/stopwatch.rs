//! How long the processor has worked for this thread.

#[cfg(unix)]
pub(crate) struct Stopwatch(rustix::time::Timespec);

#[cfg(unix)]
impl Stopwatch {
    pub(crate) fn start() -> Self {
        Self(now())
    }

    pub(crate) fn milliseconds(&self) -> i64 {
        let now = now();
        (now.tv_sec - self.0.tv_sec) * 1000 + (now.tv_nsec - self.0.tv_nsec) / 1_000_000
    }
}

#[cfg(unix)]
fn now() -> rustix::time::Timespec {
    rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime)
}

/// Elsewhere the clock on the wall.
#[cfg(not(unix))]
pub(crate) struct Stopwatch(std::time::Instant);

#[cfg(not(unix))]
impl Stopwatch {
    pub(crate) fn start() -> Self {
        Self(std::time::Instant::now())
    }

    pub(crate) fn milliseconds(&self) -> i64 {
        i64::try_from(self.0.elapsed().as_millis()).unwrap_or(i64::MAX)
    }
}
