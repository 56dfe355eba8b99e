//! Values that came from a file: nothing is proved from them before they were found again.

use super::extend_error::ExtendError;
use super::sequence::NimSequence;
use crate::watch::Watch;

impl NimSequence {
    /// The same sequence, marked as one whose values somebody else wrote down; those that have a formula are not
    /// believed at all.
    pub(super) fn written_elsewhere(mut self) -> Self {
        for (heap, value) in self.values.iter_mut().enumerate() {
            *value = self.engine.formula(heap).unwrap_or(*value);
        }
        self.again = Some(Box::new(Self::without_copying(self.rules().clone())));
        self
    }

    /// Finds the values up to that of this heap by the rules once more, where they came from a file, and compares.
    ///
    /// If it is stopped, the next call goes on from there.
    pub(super) fn find_again(
        &mut self,
        last: u64,
        watch: &mut dyn Watch,
    ) -> Result<(), ExtendError> {
        let Some(again) = &mut self.again else {
            return Ok(());
        };
        again.extend_to(last, watch)?;
        let pairs = again.values().iter().zip(&self.values);
        match (0..).zip(pairs).find(|(_, (right, read))| right != read) {
            None => Ok(()),
            Some((heap, (&right, &read))) => Err(ExtendError::AnotherValue { heap, read, right }),
        }
    }
}
