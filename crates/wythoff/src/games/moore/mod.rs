//! Moore's Nim_k (摩尔尼姆): any piles; a move takes stones from at least one and at most k of them, from each as many
//! as one likes.
//!
//! **The theorem** (Moore 1910). Write the piles in binary, one below the other. The position is lost iff the number of
//! ones in every column is a multiple of k + 1. In misère play the last column is different when no pile has two stones
//! or more: then it is lost iff the number of ones is 1 more than a multiple of k + 1.
//!
//! *No move leads from lost to lost.* In the highest column in which some pile changes, only piles that had a one
//! there can have changed, and to zero: at most k ones disappear and none appears. If both positions count by the same
//! rule this cannot keep the remainder. In misère play the rules may differ for the last column, when the move leaves no
//! pile of two: then the columns above lost all their ones by a move in at most k piles, so there was a column with
//! at least one and at most k ones, not a multiple of k + 1.
//!
//! *From every other position, unless it is over, there is a move to a lost one*, and `moves.rs` finds them all.

use std::ops::ControlFlow;

use dashu_int::UBig;
use dashu_int::ops::BitTest;

use super::heaps::ValuedHeaps;
use super::layout::Layout;
use super::name::{Brackets, GameNameError, Parameter};
use super::named::Named;
use super::nim::Nim;
use super::reason::Reason;
use super::rules_text::{from_one_pile, number};
use super::strategy::Strategy;
use crate::answer::{Evidence, Moves, Theorem};
use crate::effort::Effort;
use crate::game::{
    ClosedForm, Game, IllegalMove, Move, SolveError, Valued, Visitor, from_at_most, taken,
};
use crate::heap::HeapRules;
use crate::number::Positive;
use crate::position::{Outcome, Play};

mod moves;
mod values;

/// The rules of Moore's Nim_k.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Moore {
    /// k, or as many as a machine word can count: there are no more piles.
    k: usize,
    play: Play,
}

impl Moore {
    /// Moves in at most `k` piles.
    pub fn new(k: &Positive, play: Play) -> Self {
        let k = usize::try_from(&**k).unwrap_or(usize::MAX);
        Self { k, play }
    }

    /// The k that matters: with so many piles no larger one allows more, or counts differently.
    fn k_for(&self, piles: usize) -> usize {
        self.k.min(piles)
    }

    /// Shows the options that change at most `changes` more piles, from `first` on.
    fn visit_from(
        &self,
        piles: &mut [u64],
        first: usize,
        changes: usize,
        visit: &mut Visitor<'_>,
    ) -> ControlFlow<()> {
        if changes == 0 {
            return ControlFlow::Continue(());
        }
        for place in first..piles.len() {
            let pile = piles[place];
            for left in 0..pile {
                piles[place] = left;
                visit(piles)?;
                self.visit_from(piles, place + 1, changes - 1, visit)?;
            }
            piles[place] = pile;
        }
        ControlFlow::Continue(())
    }
}

impl Game for Moore {
    fn visit_options(&self, from: &[u64], visit: &mut Visitor<'_>) -> ControlFlow<()> {
        self.visit_from(&mut from.to_vec(), 0, self.k, visit)
    }

    fn legal(&self, before: &[UBig], after: &[UBig]) -> Result<Move, IllegalMove> {
        let amounts = taken(before, after)?;
        from_at_most(&self.k.into(), &amounts)?;
        Ok(Move::Take { amounts })
    }

    fn play(&self) -> Play {
        self.play
    }

    fn simplify(&self, position: &mut Vec<u64>) {
        super::heaps::simplify(position);
    }

    fn closed_form(&self) -> Option<&dyn ClosedForm> {
        Some(self)
    }

    fn valued<'a>(
        &'a self,
        position: &'a [UBig],
        effort: &mut Effort<'_>,
    ) -> Result<Option<Box<dyn Valued + 'a>>, SolveError> {
        if self.k == 1 {
            let nim = Nim::new(self.play);
            return Ok(Some(Box::new(ValuedHeaps::new(nim, position))));
        }
        let formula = values::Formula::new(self, position, effort.budget);
        Ok(formula.map(|formula| Box::new(formula) as Box<dyn Valued>))
    }
}

impl ClosedForm for Moore {
    fn outcome(&self, position: &[UBig]) -> Outcome {
        let modulus = self.k_for(position.len()) + 1;
        let columns = position.iter().map(|pile| pile.bit_len()).max();
        let ones_misfit = |column: usize| {
            let ones = position.iter().filter(|pile| pile.bit(column)).count();
            let only_ones = self.play == Play::Misere && columns <= Some(1);
            ones % modulus != usize::from(only_ones)
        };
        // Without stones there is still the last column to look at.
        let mut columns = 0..columns.unwrap_or(0).max(1);
        Outcome::from_lost(!columns.any(ones_misfit))
    }

    fn winning_moves(&self, position: &[UBig], most: usize) -> Moves {
        moves::to_lost(position, self.k_for(position.len()), self.play, most)
    }

    fn evidence(&self) -> Evidence {
        Theorem::Moore.into()
    }
}

/// Moore's Nim_k by its name and its k.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruleset {
    /// How many piles a move may change.
    pub k: Positive,
}

const K: Parameter<Positive> = Parameter {
    name: "k",
    default: None,
    range: (1, None),
    value: Positive::new,
};

impl Named for Ruleset {
    const NAMES: &'static [&'static str] =
        &["moore", "moore's nim", "摩尔", "摩尔尼姆", "摩尔博弈"];
    const EXAMPLE: &'static str = "moore(k=2)[3,4,5,6]";

    fn read(brackets: Brackets<'_>) -> Result<Self, GameNameError> {
        brackets.number(&K).map(|k| Self { k })
    }

    fn written(&self) -> String {
        K.written(Self::NAMES[0], &self.k)
    }

    fn rules(&self, play: Play) -> Box<dyn Game> {
        Box::new(Moore::new(&self.k, play))
    }

    fn heap_rules(&self) -> Option<HeapRules> {
        None
    }

    fn reason(&self, _play: Play) -> Reason {
        Reason::Columns {
            k: (*self.k).clone(),
        }
    }

    fn moves_text(&self, piles: usize) -> Option<String> {
        let k = usize::try_from(number(&self.k)?).unwrap_or(usize::MAX);
        let amounts = ["x", "y", "z", "u", "v"].get(..piles)?;
        Some(match amounts.get(k..) {
            _ if k == 1 => from_one_pile("x > 0", piles),
            // From up to k piles: the first for certain, and nothing from those after the kth.
            Some(rest @ [_, ..]) => format!("symmetric\nmove x > 0, {} = 0", rest.join(" = ")),
            _ => format!("move {} > 0", amounts.join(" + ")),
        })
    }

    fn strategy(&self) -> Strategy {
        Strategy::Columns {
            k: (*self.k).clone(),
        }
    }

    fn layout(&self) -> Layout {
        Layout::Piles
    }
}
