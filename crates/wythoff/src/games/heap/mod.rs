//! The games of [`HeapRules`]: heaps that are taken from and broken, each by its own.
//!
//! A move puts what it leaves of a heap in its place; a heap that is used up stays as 0. The values of heaps come
//! from [`heap`](crate::heap), by the rules or by a period that is proved.

use std::fmt::Debug;
use std::ops::ControlFlow;

use dashu_int::UBig;

use super::heaps::{self, ValuedHeaps};
use super::layout::Layout;
use super::misere::in_play;
use super::name::{Brackets, GameNameError};
use super::named::Named;
use super::reason::Reason;
use super::strategy::Strategy;
use crate::effort::Effort;
use crate::game::{Game, IllegalMove, Move, SolveError, Valued, Visitor};
use crate::heap::HeapRules;
use crate::position::Play;

mod breaks;
mod legal;
mod values;

impl Game for HeapRules {
    fn visit_options(&self, from: &[u64], visit: &mut Visitor<'_>) -> ControlFlow<()> {
        heaps::visit_each(from, visit, |heap, visit| {
            self.visit_heap_options(heap, visit)
        })
    }

    fn legal(&self, before: &[UBig], after: &[UBig]) -> Result<Move, IllegalMove> {
        legal::legal(self, before, after)
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

/// The values of heaps explain normal play; they say nothing about misère play.
pub(super) fn reason(rules: HeapRules, play: Play) -> Reason {
    match play {
        Play::Normal => Reason::HeapValues(rules),
        Play::Misere => Reason::Search,
    }
}

/// What a game says of itself that is known by its rules for one heap.
pub(super) trait NamedHeap: Clone + Eq + Debug {
    const NAMES: &'static [&'static str];
    const EXAMPLE: &'static str;
    const LAYOUT: Layout;

    fn read(brackets: Brackets<'_>) -> Result<Self, GameNameError>;

    fn written(&self) -> String;

    fn heap_rules(&self) -> HeapRules;
}

impl<H: NamedHeap> Named for H {
    const NAMES: &'static [&'static str] = H::NAMES;
    const EXAMPLE: &'static str = H::EXAMPLE;

    fn read(brackets: Brackets<'_>) -> Result<Self, GameNameError> {
        NamedHeap::read(brackets)
    }

    fn written(&self) -> String {
        NamedHeap::written(self)
    }

    fn rules(&self, play: Play) -> Box<dyn Game> {
        in_play(NamedHeap::heap_rules(self), play)
    }

    fn heap_rules(&self) -> Option<HeapRules> {
        Some(NamedHeap::heap_rules(self))
    }

    fn reason(&self, play: Play) -> Reason {
        reason(NamedHeap::heap_rules(self), play)
    }

    /// The rule language has no heaps that break.
    fn moves_text(&self, _piles: usize) -> Option<String> {
        None
    }

    fn strategy(&self) -> Strategy {
        Strategy::HeapTable(NamedHeap::heap_rules(self))
    }

    fn layout(&self) -> Layout {
        H::LAYOUT
    }
}
