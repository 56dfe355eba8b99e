//! The nim-sequence beside its mirror image, so that the pairs g(i), g(m − i) lie in step.

use std::collections::TryReserveError;

/// Values as 16-bit words, once forwards and once backwards.
#[derive(Debug, Clone)]
pub(super) struct Mirror {
    forward: Vec<u16>,
    /// Filled from its end, never wholly: g(j) is at `len − 1 − j`.
    backward: Vec<u16>,
}

impl Mirror {
    pub(super) fn new() -> Self {
        Self {
            forward: Vec::new(),
            backward: Vec::new(),
        }
    }

    /// Makes room for so many more values, if memory has it.
    pub(super) fn try_reserve(&mut self, more: usize) -> Result<(), TryReserveError> {
        self.forward.try_reserve_exact(more)?;
        let (room, needed) = (self.backward.len(), self.forward.len() + more + 1);
        if room < needed {
            let mut wider = Vec::new();
            wider.try_reserve_exact(needed)?;
            wider.resize(needed - room, 0);
            wider.append(&mut self.backward);
            self.backward = wider;
        }
        Ok(())
    }

    /// Adds a value there is room for.
    pub(super) fn push(&mut self, value: u16) {
        let place = self.backward.len() - 1 - self.forward.len();
        self.backward[place] = value;
        self.forward.push(value);
    }

    /// g(1), g(2), …
    pub(super) fn positive(&self) -> &[u16] {
        &self.forward[1..]
    }

    /// g(total − i) at place i, for 1 ≤ i ≤ total; `total` is at most the next heap.
    pub(super) fn opposite(&self, total: usize) -> &[u16] {
        // g(total − i) is at len − 1 − (total − i); len is more than the number of heaps.
        &self.backward[self.backward.len() - 1 - total..]
    }

    /// g(i) and g(total − i), for 1 ≤ `low` ≤ i < `end` ≤ `total`; `total` is at most the next heap.
    pub(super) fn pairs(&self, total: usize, low: usize, end: usize) -> (&[u16], &[u16]) {
        (&self.forward[low..end], &self.opposite(total)[low..end])
    }
}

/// Whether some `left[i] ^ right[i]` is the value.
///
/// Blocks of one length without a branch inside, which the compiler turns into vector instructions.
pub(super) fn some_pair_gives(value: u16, left: &[u16], right: &[u16]) -> bool {
    let (left_blocks, left_rest) = left.as_chunks::<128>();
    let (right_blocks, right_rest) = right.as_chunks::<128>();
    let in_block = |(left, right): (&[u16; 128], &[u16; 128])| {
        let pairs = left.iter().zip(right);
        pairs.fold(false, |found, (a, b)| found | (a ^ b == value))
    };
    left_blocks.iter().zip(right_blocks).any(in_block)
        || left_rest
            .iter()
            .zip(right_rest)
            .any(|(a, b)| a ^ b == value)
}
