//! Which values of a block are in each column, or on each diagonal.

use std::ops::RangeInclusive;

/// A mask of the block's values for each place, and one bit for those that are open: not known to be full.
///
/// The first 64 places stand for nothing, so that 64 places may be taken from `−63` on.
#[derive(Debug)]
pub(super) struct Masks {
    used: Vec<u64>,
    open: Vec<u64>,
}

/// How many places come before place 0.
const BEFORE: usize = 64;

impl Masks {
    pub(super) fn new(size: usize) -> Self {
        let words = size.div_ceil(64);
        Self {
            used: vec![0; BEFORE + 64 * words],
            // The last 64 places may reach into one word more.
            open: vec![u64::MAX; words + 2],
        }
    }

    /// The values at a place.
    pub(super) fn used(&self, place: usize) -> u64 {
        self.used[BEFORE + place]
    }

    /// The values at the 64 places from `start` − `back` on; `back` is at most `start` + 64.
    pub(super) fn used_from(&mut self, start: usize, back: usize) -> &mut [u64; 64] {
        let window = self.used[BEFORE + start - back..].first_chunk_mut();
        window.expect("64 places follow")
    }

    /// Which of the 64 places from `start` − `back` on are open.
    pub(super) fn open_from(&self, start: usize, back: usize) -> u64 {
        let first = BEFORE + start - back;
        let (word, shift) = (first / 64, first % 64);
        // A shift by 64 is none, so by 1 and 63 − shift: of the second word nothing for shift = 0.
        self.open[word] >> shift | self.open[word + 1] << 1 << (63 - shift)
    }

    /// Closes some of the 64 places from `start` − `back` on.
    pub(super) fn close_from(&mut self, start: usize, back: usize, full: u64) {
        let first = BEFORE + start - back;
        let (word, shift) = (first / 64, first % 64);
        self.open[word] &= !(full << shift);
        self.open[word + 1] &= !(full >> 1 >> (63 - shift));
    }

    /// Adds a value, as a bit, at some places. A place that it makes full stays open until it is looked at.
    pub(super) fn add(&mut self, places: RangeInclusive<usize>, bit: u64) {
        let (first, last) = places.into_inner();
        for used in &mut self.used[BEFORE + first..=BEFORE + last] {
            *used |= bit;
        }
    }
}
