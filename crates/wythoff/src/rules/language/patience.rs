//! How long the exact decisions about a text may take.

/// Ten seconds; where there is no clock, as in a browser, only the number of decisions limits them.
pub(super) struct Patience {
    #[cfg(not(target_family = "wasm"))]
    started: std::time::Instant,
}

impl Patience {
    pub(super) fn new() -> Self {
        Self {
            #[cfg(not(target_family = "wasm"))]
            started: std::time::Instant::now(),
        }
    }

    #[cfg(not(target_family = "wasm"))]
    pub(super) fn is_over(&self) -> bool {
        self.started.elapsed() > std::time::Duration::from_secs(10)
    }

    #[cfg(target_family = "wasm")]
    pub(super) fn is_over(&self) -> bool {
        false
    }
}
