//! Taking one of a finite set of amounts.

use super::stamps::Stamps;
use crate::heap::rules::Amounts;

/// Finds values one after the other, each from as many as there are amounts.
#[derive(Debug, Clone)]
pub(in crate::heap) struct Subtraction {
    amounts: Amounts,
    stamps: Stamps,
}

impl Subtraction {
    pub(super) fn new(amounts: Amounts) -> Self {
        Self {
            amounts,
            stamps: Stamps::new(),
        }
    }

    /// The value of the heap after those whose values are given.
    pub(super) fn next(&mut self, values: &[u32]) -> u32 {
        self.stamps.turn_to(values.len() as u32);
        let amounts = self.amounts.iter().map(|amount| amount as usize);
        for amount in amounts.take_while(|&amount| amount <= values.len()) {
            self.stamps.meet(values[values.len() - amount]);
        }
        self.stamps.first_missing(0)
    }
}
