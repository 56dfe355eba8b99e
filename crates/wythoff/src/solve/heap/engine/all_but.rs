//! Taking any amount but those of a finite set.

use super::stamps::Stamps;
use crate::solve::heap::rules::Amounts;

/// Finds values one after the other, each from a window as long as the largest forbidden amount.
///
/// Every heap further below than that is an option. Their values are 0, 1, …, up to the greatest: a value of a heap
/// has all lesser ones below it. So the next value is the least above that greatest which is not in the window's
/// options.
#[derive(Debug, Clone)]
pub(in crate::solve::heap) struct AllBut {
    forbidden: Amounts,
    /// The least value that no heap below the window has.
    free: u32,
    stamps: Stamps,
}

impl AllBut {
    pub(super) fn new(forbidden: Amounts) -> Self {
        Self {
            forbidden,
            free: 0,
            stamps: Stamps::new(),
        }
    }

    /// The value of the heap after those whose values are given; asked of every heap in turn.
    pub(super) fn next(&mut self, values: &[u32]) -> u32 {
        let heap = values.len();
        self.stamps.turn_to(heap as u32);
        // The allowed amounts of the window lie between forbidden ones.
        let mut first = 1;
        for forbidden in self.forbidden.iter().map(|amount| amount as usize) {
            let amounts = first..forbidden.min(heap + 1);
            for value in amounts.map(|amount| values[heap - amount]) {
                if let Some(above) = value.checked_sub(self.free) {
                    self.stamps.meet(above);
                }
            }
            first = forbidden + 1;
        }
        // Values are at most the number of heaps below, so the sum fits.
        self.free + self.stamps.first_missing(0)
    }

    /// Takes note of the values up to the next heap.
    pub(super) fn push(&mut self, values: &[u32]) {
        // For the next heap, `values.len()`, the window reaches down to `values.len() − largest`.
        let below = values
            .len()
            .checked_sub(self.forbidden.largest() as usize + 1);
        if let Some(below) = below {
            self.free = self.free.max(values[below] + 1);
        }
    }
}
