//! What has been decided and not yet written.

use std::io::Write;

use super::error::JudgeError;

/// Answers on their way out.
pub(super) struct Output<'a> {
    sink: &'a mut dyn Write,
    /// Answers not yet written. They do not pile up: each reading of input writes them out first.
    pub(super) pending: Vec<u8>,
}

impl<'a> Output<'a> {
    pub(super) fn new(sink: &'a mut dyn Write) -> Self {
        Self {
            sink,
            pending: Vec::new(),
        }
    }

    /// Writes the pending answers, so that whoever waits for them has them.
    pub(super) fn flush(&mut self) -> Result<(), JudgeError> {
        if self.pending.is_empty() {
            return Ok(());
        }
        let written = self.sink.write_all(&self.pending);
        // Also after an error, so that nothing is written twice.
        self.pending.clear();
        written
            .and_then(|()| self.sink.flush())
            .map_err(JudgeError::Write)
    }
}
