//! What the checker may do and hold: whatever is in a file, it ends.

use std::cell::Cell;

use super::{Flaw, demand};

/// How much the checker does before it says that a file is too large, unless told otherwise: some ten seconds.
pub const USUAL_WORK: u64 = 1 << 31;

/// How many bytes a certificate and its checker may hold together with the usual work: with the program around it, less than a
/// gigabyte.
const USUAL_MEMORY: u64 = 900_000_000;

/// How many bytes may be held with so much work.
pub(super) fn memory(steps: u64) -> u64 {
    (steps / 4).max(USUAL_MEMORY)
}

/// How much may still be done, in steps of a few nanoseconds, and how many bytes may still be held.
#[derive(Debug)]
pub(super) struct Work {
    steps: Cell<u64>,
    bytes: Cell<u64>,
}

impl Work {
    pub(super) fn new(steps: u64) -> Self {
        Self {
            steps: steps.into(),
            bytes: memory(steps).into(),
        }
    }

    pub(super) fn spend(&self, times: usize, steps: usize) -> Result<(), Flaw> {
        take(&self.steps, (times as u64).saturating_mul(steps as u64))
    }

    /// Pays for sorting a list of so many, or for looking for each of so many in a list as long: by halves.
    pub(super) fn sort(&self, count: usize) -> Result<(), Flaw> {
        self.spend(count, 2 + count.checked_ilog2().unwrap_or(0) as usize)
    }

    /// Pays for memory before it is asked for, a byte as much as two steps.
    pub(super) fn hold(&self, times: usize, bytes: usize) -> Result<(), Flaw> {
        self.occupy((times as u64).saturating_mul(bytes as u64))?;
        self.spend(times.saturating_mul(2), bytes)
    }

    /// Counts memory that others have filled.
    pub(super) fn occupy(&self, bytes: u64) -> Result<(), Flaw> {
        take(&self.bytes, bytes)
    }
}

fn take(account: &Cell<u64>, amount: u64) -> Result<(), Flaw> {
    let left = account.get().checked_sub(amount);
    account.set(left.unwrap_or(0));
    demand(left.is_some(), Flaw::Work)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_and_bytes_are_two_accounts() {
        let work = Work::new(100);
        assert_eq!(work.spend(4, 10), Ok(()));
        assert_eq!(work.hold(3, 10), Ok(()));
        assert_eq!(work.spend(1, 1), Err(Flaw::Work));
        let work = Work::new(USUAL_WORK);
        assert_eq!(work.occupy(USUAL_MEMORY - 10), Ok(()));
        assert_eq!(work.hold(1, 10), Ok(()));
        assert_eq!(work.hold(1, 1), Err(Flaw::Work));
        assert_eq!(work.spend(1, 1), Ok(()));
    }

    #[test]
    fn sorting_is_paid_by_halves() {
        let steps = |count: usize| {
            let work = Work::new(1000);
            work.sort(count).unwrap();
            1000 - work.steps.get()
        };
        assert_eq!([0, 1, 2, 8].map(steps), [0, 2, 6, 40]);
    }

    #[test]
    fn who_allows_more_work_allows_more_memory() {
        assert_eq!(memory(1), USUAL_MEMORY);
        assert_eq!(memory(USUAL_WORK), USUAL_MEMORY);
        assert_eq!(memory(1 << 40), 1 << 38);
    }
}
