//! Which values the options of a heap have: a table that is cleared by turning to the next heap.

use std::ops::Range;

use crate::simd::nim_sums::StampWithin;

/// How many values a 16-bit word can have.
pub(super) const WORDS: usize = 1 << 16;

/// The values met so far for one heap.
///
/// A value is met if its entry is the number of the heap; entries of earlier heaps need no clearing.
#[derive(Debug, Clone)]
pub(super) struct Stamps {
    /// A power of two, at least `WORDS`.
    entries: Vec<u32>,
    heap: u32,
}

impl Stamps {
    pub(super) fn new() -> Self {
        Self {
            entries: vec![0; WORDS],
            heap: 0,
        }
    }

    /// Forgets all values; heaps come in ascending order, from 1.
    pub(super) fn turn_to(&mut self, heap: u32) {
        debug_assert!(self.heap < heap);
        self.heap = heap;
    }

    /// Meets a value.
    pub(super) fn meet(&mut self, value: u32) {
        let place = value as usize;
        if place >= self.entries.len() {
            self.entries.resize((place + 1).next_power_of_two(), 0);
        }
        self.entries[place] = self.heap;
    }

    /// Meets `left[i] ^ right[i]` for all i.
    pub(super) fn meet_pairs(&mut self, left: &[u16], right: &[u16]) {
        let (left_blocks, left_rest) = left.as_chunks::<4>();
        let (right_blocks, right_rest) = right.as_chunks::<4>();
        let (entries, heap) = self.words();
        for (left, right) in left_blocks.iter().zip(right_blocks) {
            for (a, b) in left.iter().zip(right) {
                entries[usize::from(a ^ b)] = heap;
            }
        }
        for (a, b) in left_rest.iter().zip(right_rest) {
            entries[usize::from(a ^ b)] = heap;
        }
    }

    /// Meets those of `left[i] ^ right[i]` that lie in the window, and perhaps others of them, by a kernel.
    pub(super) fn meet_within(
        &mut self,
        kernel: StampWithin,
        window: Range<u32>,
        (left, right): (&[u16], &[u16]),
    ) {
        let (entries, heap) = self.words();
        kernel(entries, heap, window, left, right);
    }

    /// Meets `value ^ others[place]` for all the places and values.
    pub(super) fn meet_at(&mut self, places: &[(u32, u16)], others: &[u16]) {
        let (blocks, rest) = places.as_chunks::<4>();
        let (entries, heap) = self.words();
        let mut meet = |&(place, value): &(u32, u16)| {
            entries[usize::from(value ^ others[place as usize])] = heap;
        };
        for block in blocks {
            block.iter().for_each(&mut meet);
        }
        rest.iter().for_each(meet);
    }

    /// The entries of the 16-bit values: of this type, so that no place needs to be checked.
    fn words(&mut self) -> (&mut [u32; WORDS], u32) {
        let entries = self.entries.first_chunk_mut().expect("at least as long");
        (entries, self.heap)
    }

    /// The first value from this one on that was not met.
    pub(super) fn first_missing(&self, from: u32) -> u32 {
        let entries = self.entries.iter().skip(from as usize);
        let met = entries.take_while(|&&entry| entry == self.heap).count();
        // Every value met is an option's; a table of 2³² of them is out of reach.
        from + met as u32
    }
}
