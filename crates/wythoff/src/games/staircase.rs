//! Staircase Nim (阶梯尼姆): coins on stairs 1, 2, …; a move takes any positive number of coins from one stair down to
//! the next, and from stair 1 to the ground, where they stay.
//!
//! The Grundy value is the nim-sum of the odd stairs. A move changes exactly one odd stair, the one it leaves or the
//! one it comes to: so it changes the nim-sum, and no option has the same. To every smaller value v there is an option:
//! Nim has a move from the odd stairs to v, and moving those coins a stair down, to an even one, is that move. (Moves
//! from an even stair raise an odd one; they may lead to still other values, never to the same.)
//!
//! So an option of value v changes some odd stair j from a to t = a ⊕ s ⊕ v, where s is the value now: if t < a, by
//! moving a − t coins from j to j − 1; if t > a, by moving t − a from j + 1 to j, if there are as many.

use std::ops::ControlFlow;

use dashu_int::UBig;

use super::layout::Layout;
use super::misere::in_play;
use super::name::{Brackets, GameNameError};
use super::named::Named;
use super::reason::{Reason, ValueRule};
use super::strategy::Strategy;
use crate::answer::{Evidence, Moves, Theorem};
use crate::effort::Effort;
use crate::game::{Game, IllegalMove, Move, SolveError, Valued, Visitor};
use crate::heap::HeapRules;
use crate::position::Play;
use crate::theory::nim::nim_sum;

/// The rules of staircase Nim; a position lists the stairs from the lowest.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Staircase;

impl Game for Staircase {
    fn visit_options(&self, from: &[u64], visit: &mut Visitor<'_>) -> ControlFlow<()> {
        let mut to = from.to_vec();
        for stair in 0..from.len() {
            for moved in 1..=from[stair] {
                to.copy_from_slice(from);
                to[stair] -= moved;
                if stair > 0 {
                    // A stair that would overflow is shown to have more moves than any search looks at, before this.
                    let Some(below) = to[stair - 1].checked_add(moved) else {
                        continue;
                    };
                    to[stair - 1] = below;
                }
                visit(&to)?;
            }
        }
        ControlFlow::Continue(())
    }

    fn legal(&self, before: &[UBig], after: &[UBig]) -> Result<Move, IllegalMove> {
        if before.len() != after.len() {
            let (before, after) = (before.len(), after.len());
            return Err(IllegalMove::PileCount { before, after });
        }
        let mut stairs = before.iter().zip(after);
        let Some(stair) = stairs.position(|(before, after)| after < before) else {
            return Err(match before == after {
                true => IllegalMove::Nothing,
                false => IllegalMove::NotAStep,
            });
        };
        let step = Move::Step {
            stair: stair + 1,
            coins: &before[stair] - &after[stair],
        };
        match step.applied_to(before) == after {
            true => Ok(step),
            false => Err(IllegalMove::NotAStep),
        }
    }

    fn simplify(&self, position: &mut Vec<u64>) {
        let top = position.iter().rposition(|&coins| coins > 0);
        position.truncate(top.map_or(0, |top| top + 1));
    }

    fn valued<'a>(
        &'a self,
        position: &'a [UBig],
        _effort: &mut Effort<'_>,
    ) -> Result<Option<Box<dyn Valued + 'a>>, SolveError> {
        Ok(Some(Box::new(Stairs(position))))
    }
}

/// A staircase with its coins.
struct Stairs<'a>(&'a [UBig]);

impl Stairs<'_> {
    /// The move of coins from the stair at `from`, counted from 0, to the next lower.
    fn moving(&self, coins: &UBig, from: usize) -> Vec<UBig> {
        let mut to = self.0.to_vec();
        to[from] -= coins;
        if from > 0 {
            to[from - 1] += coins;
        }
        to
    }
}

impl Valued for Stairs<'_> {
    fn value(&self) -> UBig {
        // Counted from 0 the odd stairs are 0, 2, 4, …
        nim_sum(self.0.iter().step_by(2))
    }

    fn evidence(&self) -> Evidence {
        Evidence::Theorem(Theorem::Staircase)
    }

    fn options_of_value(&self, value: &UBig, most: usize) -> Result<Moves, SolveError> {
        let mut moves = Moves::new(most);
        let change = self.value() ^ value;
        if change.is_zero() {
            return Ok(moves);
        }
        for stair in (0..self.0.len()).step_by(2) {
            let now = &self.0[stair];
            let wanted = now ^ &change;
            let to = if wanted < *now {
                Some(self.moving(&(now - wanted), stair))
            } else {
                let coins = wanted - now;
                let above = self.0.get(stair + 1);
                above
                    .filter(|above| **above >= coins)
                    .map(|_| self.moving(&coins, stair + 1))
            };
            if let Some(to) = to
                && moves.push(to).is_break()
            {
                break;
            }
        }
        Ok(moves)
    }
}

/// Staircase Nim by its name.
pub type Ruleset = Staircase;

impl Named for Staircase {
    const NAMES: &'static [&'static str] =
        &["staircase", "staircase nim", "阶梯尼姆", "阶梯博弈", "阶梯"];
    const EXAMPLE: &'static str = "staircase[2,5,3]";

    fn read(brackets: Brackets<'_>) -> Result<Self, GameNameError> {
        brackets.nothing().map(|()| Self)
    }

    fn written(&self) -> String {
        Self::NAMES[0].to_owned()
    }

    fn rules(&self, play: Play) -> Box<dyn Game> {
        in_play(*self, play)
    }

    fn heap_rules(&self) -> Option<HeapRules> {
        None
    }

    fn reason(&self, play: Play) -> Reason {
        match play {
            Play::Normal => Reason::NimSum(ValueRule::OddStairs),
            Play::Misere => Reason::Search,
        }
    }

    fn moves_text(&self, _piles: usize) -> Option<String> {
        None
    }

    fn strategy(&self) -> Strategy {
        Strategy::OddStairs
    }

    fn layout(&self) -> Layout {
        Layout::Stairs
    }
}
