//! Values that came from a file: nothing is proved from them before they were found again.

use super::extend_error::ExtendError;
use super::sequence::NimSequence;
use crate::watch::Watch;

/// What is kept of a file that values came from.
#[derive(Debug, Clone)]
pub(super) struct FromFile {
    /// The last heap whose value it had.
    last: u64,
    /// Those of its values that were found again by the rules.
    again: Box<NimSequence>,
}

impl NimSequence {
    /// The same sequence, marked as one whose values somebody else wrote down; those that have a formula are not
    /// believed at all.
    pub(super) fn written_elsewhere(mut self) -> Self {
        let mut is_believed = false;
        for (heap, value) in self.values.iter_mut().enumerate() {
            match self.engine.formula(heap) {
                Some(right) => *value = right,
                None => is_believed = true,
            }
        }
        self.from_file = is_believed.then(|| FromFile {
            last: self.last_heap(),
            again: Box::new(Self::without_copying(self.rules().clone())),
        });
        self
    }

    /// The last heap whose value stands here as it stood in a checkpoint, not found again by the rules. The values after
    /// it were computed from those. `None`: nothing rests on a file.
    ///
    /// ```
    /// use wythoff::heap::{HeapRules, NimSequence};
    /// let mut sequence = NimSequence::new(HeapRules::Grundy);
    /// sequence.extend_to(100, &mut ())?;
    /// assert_eq!(sequence.taken_on_trust(), None);
    ///
    /// let mut file = Vec::new();
    /// sequence.write_checkpoint(&mut file).unwrap();
    /// let mut later = NimSequence::read_checkpoint(&mut file.as_slice()).unwrap();
    /// later.extend_to(200, &mut ())?;
    /// assert_eq!(later.taken_on_trust(), Some(100));
    /// # Ok::<(), wythoff::heap::ExtendError>(())
    /// ```
    pub fn taken_on_trust(&self) -> Option<u64> {
        self.from_file.as_ref().map(|file| file.last)
    }

    /// Finds the values up to that of this heap by the rules once more, where they came from a file, and compares.
    ///
    /// If it is stopped, the next call goes on from there.
    pub(super) fn find_again(
        &mut self,
        last: u64,
        watch: &mut dyn Watch,
    ) -> Result<(), ExtendError> {
        let Some(FromFile { again, .. }) = &mut self.from_file else {
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
