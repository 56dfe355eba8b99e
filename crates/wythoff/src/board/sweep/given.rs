//! What the cells of a row get from one block.

use crate::simd::give_out::Values;

/// The values that some of 64 neighbouring cells take.
#[derive(Debug)]
pub(super) struct Given {
    /// The least value of the block.
    first_value: u32,
    /// The column of the first cell.
    pub(super) start: usize,
    /// Which cells take a value.
    pub(super) taken: u64,
    /// The values of those cells, as bit numbers.
    pub(super) values: Values,
}

impl Given {
    /// Nothing yet, of the block with this least value.
    pub(super) fn new(first_value: u32) -> Self {
        Self {
            first_value,
            start: 0,
            taken: 0,
            values: [0; 64],
        }
    }

    /// The cells, counted from the first of the 64, and their values as bit numbers.
    pub(super) fn bits(&self) -> impl Iterator<Item = (usize, u32)> {
        let mut left = self.taken;
        std::iter::from_fn(move || {
            let i = left.trailing_zeros() as usize;
            let value = self.values.get(i)?; // there is none if nothing is left
            left &= left - 1;
            Some((i, u32::from(*value)))
        })
    }

    /// The columns, and their values.
    pub(super) fn cells(&self) -> impl Iterator<Item = (usize, u32)> {
        self.bits()
            .map(|(i, bit)| (self.start + i, self.first_value + bit))
    }
}
