//! Where the next value is to be expected: just wide enough that few values beyond it are met in vain.

use std::ops::Range;

use super::stamps::WORDS;
use crate::simd::nim_sums::SPAN;

/// The end of the window. It follows the values of the heaps: it is raised by a value beyond it, and falls slowly.
#[derive(Debug, Clone)]
pub(super) struct Window {
    end: u32,
    falls_in: u32,
}

/// The window falls by one in so many heaps.
const FALLS_IN: u32 = 5;

impl Window {
    pub(super) fn new() -> Self {
        Self {
            end: 0,
            falls_in: FALLS_IN,
        }
    }

    /// The window for a value that is this or more, which is a word.
    pub(super) fn starting_at(&self, least: u32) -> Range<u32> {
        let end = self.end.clamp(least + 8, least + SPAN);
        least..end.min(WORDS as u32)
    }

    /// How many options to meet before: more where one window may not reach from the least value not met to the value.
    pub(super) fn sample(&self) -> usize {
        let each = if self.end <= SPAN { 2 } else { 8 };
        512.max(each * self.end as usize)
    }

    /// Takes note that the value is not below this, which has not been seen in the window.
    pub(super) fn raise(&mut self, value: u32) {
        self.end = value + 16; // values are below 2³² − 16: see `Stamps::first_missing`
    }

    /// Takes note of the value of a heap.
    pub(super) fn follow(&mut self, value: u32) {
        self.falls_in -= 1;
        if self.falls_in == 0 {
            self.falls_in = FALLS_IN;
            self.end = self.end.saturating_sub(1);
        }
        self.end = self.end.max(value);
    }
}
