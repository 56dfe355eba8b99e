//! The games of [`HeapRules`]: heaps that are taken from and broken, each by its own.
//!
//! A move puts what it leaves of a heap in its place; a heap that is used up stays as 0. The values of heaps come
//! from [`solve::heap`](crate::solve::heap), by the rules or by a period that is proved.

use std::ops::ControlFlow;

use dashu_int::UBig;

use super::heaps::{self, ValuedHeaps};
use crate::effort::Effort;
use crate::game::{Game, Valued, Visitor};
use crate::solve::SolveError;
use crate::solve::heap::HeapRules;

pub(super) mod all_but;
mod breaks;
pub(super) mod code;
pub(super) mod dawsons_chess;
pub(super) mod dawsons_kayles;
pub(super) mod grundys_game;
pub(super) mod kayles;
pub(super) mod lasker;
pub(super) mod subtraction;
mod values;

impl Game for HeapRules {
    fn visit_options(&self, from: &[u64], visit: &mut Visitor<'_>) -> ControlFlow<()> {
        heaps::visit_each(from, visit, |heap, visit| {
            self.visit_heap_options(heap, visit)
        })
    }

    fn simplify(&self, position: &mut Vec<u64>) {
        heaps::simplify(position);
    }

    fn valued<'a>(
        &'a self,
        position: &'a [UBig],
        effort: &mut Effort<'_>,
    ) -> Result<Option<Box<dyn Valued + 'a>>, SolveError> {
        let values = values::Values::new(self, position, effort)?;
        Ok(Some(Box::new(ValuedHeaps::new(values, position))))
    }
}
