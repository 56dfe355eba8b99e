//! Nim (尼姆): any piles; a move takes any positive number of stones from one of them.
//!
//! The theorem is in [`theory::nim`](crate::theory::nim). The Grundy value of a pile is its size, because from n
//! exactly the values 0, …, n − 1 are reached.

use std::ops::ControlFlow;

use dashu_int::UBig;

use super::heaps::{self, HeapValues, HeapVisitor, Stop, ValuedHeaps};
use super::layout::Layout;
use super::name::{Brackets, GameNameError};
use super::named::Named;
use super::reason::{Reason, ValueRule};
use super::rules_text::from_one_pile;
use super::strategy::Strategy;
use crate::answer::{Evidence, Moves, Theorem};
use crate::effort::Effort;
use crate::game::{
    ClosedForm, Game, IllegalMove, Move, SolveError, Valued, Visitor, from_at_most, taken,
};
use crate::heap::HeapRules;
use crate::position::{Outcome, Play};
use crate::theory::nim::Piles;

/// The rules of Nim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Nim {
    play: Play,
}

impl Nim {
    /// Nim in normal or misère play.
    pub fn new(play: Play) -> Self {
        Self { play }
    }
}

impl Game for Nim {
    fn visit_options(&self, from: &[u64], visit: &mut Visitor<'_>) -> ControlFlow<()> {
        heaps::visit_each(from, visit, |pile, visit| {
            (0..pile).try_for_each(|left| visit(&[left]))
        })
    }

    fn legal(&self, before: &[UBig], after: &[UBig]) -> Result<Move, IllegalMove> {
        let amounts = taken(before, after)?;
        from_at_most(&UBig::ONE, &amounts)?;
        Ok(Move::Take { amounts })
    }

    fn play(&self) -> Play {
        self.play
    }

    fn simplify(&self, position: &mut Vec<u64>) {
        heaps::simplify(position);
    }

    fn closed_form(&self) -> Option<&dyn ClosedForm> {
        Some(self)
    }

    fn valued<'a>(
        &'a self,
        position: &'a [UBig],
        _effort: &mut Effort<'_>,
    ) -> Result<Option<Box<dyn Valued + 'a>>, SolveError> {
        Ok(Some(Box::new(ValuedHeaps::new(*self, position))))
    }
}

/// The move that leaves so many stones, if it is one.
fn leaving(pile: &UBig, left: &UBig) -> Option<UBig> {
    (left < pile).then(|| left.clone())
}

impl ClosedForm for Nim {
    fn outcome(&self, position: &[UBig]) -> Outcome {
        Piles::new(position, self.play).outcome()
    }

    fn winning_moves(&self, position: &[UBig], most: usize) -> Moves {
        heaps::nim_moves(position, position, self.play, most, leaving)
    }

    fn evidence(&self) -> Evidence {
        Theorem::Bouton.into()
    }
}

impl HeapValues for Nim {
    fn value(&self, heap: &UBig) -> UBig {
        heap.clone()
    }

    fn visit_moves_to(
        &self,
        heap: &UBig,
        value: &UBig,
        visit: &mut HeapVisitor<'_>,
    ) -> ControlFlow<Stop> {
        match leaving(heap, value) {
            Some(left) => visit(&[left]),
            None => ControlFlow::Continue(()),
        }
    }

    fn evidence(&self) -> Evidence {
        Evidence::Theorem(Theorem::Bouton)
    }
}

/// Nim by its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ruleset;

impl Named for Ruleset {
    const NAMES: &'static [&'static str] = &["nim", "尼姆", "尼姆博弈", "尼姆游戏"];
    const EXAMPLE: &'static str = "nim[3,4,5]";

    fn read(brackets: Brackets<'_>) -> Result<Self, GameNameError> {
        brackets.nothing().map(|()| Self)
    }

    fn written(&self) -> String {
        Self::NAMES[0].to_owned()
    }

    fn rules(&self, play: Play) -> Box<dyn Game> {
        Box::new(Nim::new(play))
    }

    fn heap_rules(&self) -> Option<HeapRules> {
        None
    }

    fn reason(&self, _play: Play) -> Reason {
        Reason::NimSum(ValueRule::Size)
    }

    fn moves_text(&self, piles: usize) -> Option<String> {
        Some(from_one_pile("x > 0", piles))
    }

    fn strategy(&self) -> Strategy {
        Strategy::NimSum
    }

    fn layout(&self) -> Layout {
        Layout::Piles
    }
}
