//! Taking any amount but those of a finite set.

use std::collections::TryReserveError;

use crate::heap::rules::Amounts;

/// Finds values one after the other, each by looking at as many heaps as there are forbidden amounts.
///
/// The values of the smaller heaps are 0, 1, …, up to the greatest: a value of a heap has all lesser ones below it.
/// All those heaps are options but the ones a forbidden amount below. So the next value is the least that no other
/// heap has, and where there is none the one above the greatest.
#[derive(Debug, Clone)]
pub(in crate::heap) struct AllBut {
    forbidden: Amounts,
    /// How many heaps have the value, for every value met.
    heaps: Vec<u32>,
}

impl AllBut {
    pub(super) fn new(forbidden: Amounts) -> Self {
        Self {
            forbidden,
            heaps: Vec::new(),
        }
    }

    pub(super) fn try_reserve(&mut self, more: usize) -> Result<(), TryReserveError> {
        self.heaps.try_reserve(more)
    }

    /// The value of the heap after those whose values are given, each of which was pushed.
    pub(super) fn next(&mut self, values: &[u32]) -> u32 {
        let heap = values.len();
        let amounts = self.forbidden.iter().map(|amount| amount as usize);
        let barred = amounts
            .map_while(|amount| heap.checked_sub(amount))
            .map(|left| values[left] as usize);
        for value in barred.clone() {
            self.heaps[value] -= 1;
        }
        let freed = barred.clone().filter(|&value| self.heaps[value] == 0).min();
        for value in barred {
            self.heaps[value] += 1;
        }
        // Values are at most the number of heaps below, which are `u32`.
        freed.unwrap_or(self.heaps.len()) as u32
    }

    /// Takes note of the last of the values.
    pub(super) fn push(&mut self, values: &[u32]) {
        let last = values[values.len() - 1] as usize;
        if last >= self.heaps.len() {
            self.heaps.resize(last + 1, 0);
        }
        self.heaps[last] += 1;
    }
}
