//! Turning Turtles (翻硬币): a move turns one coin from heads to tails, and if one likes another to the left of it.
//!
//! g(x) = x: the other coins of a move are none, worth 0, or one y < x, worth y. So this is Nim, with a pile of x stones
//! for a head at x, and equal piles taken away in pairs.

use std::ops::ControlFlow;

use dashu_int::UBig;

use super::coins::{CoinRules, Coins, NamedCoins, TurningMoves};
use super::reason::ValueRule;
use crate::game::Visitor;

/// The rules of Turning Turtles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct TurningTurtles;

impl CoinRules for TurningTurtles {
    fn visit_others(self, place: u64, visit: &mut Visitor<'_>) -> ControlFlow<()> {
        visit(&[])?;
        (1..place).try_for_each(|other| visit(&[other]))
    }

    fn allows(self, turned: &[&UBig]) -> bool {
        turned.len() <= 2
    }

    fn value(self, place: &UBig) -> UBig {
        place.clone()
    }

    fn list(self, others_value: &UBig, moves: &mut TurningMoves<'_>) -> ControlFlow<()> {
        if others_value.is_zero() {
            moves.turn(&[])
        } else if others_value < moves.place() {
            moves.turn(std::slice::from_ref(others_value))
        } else {
            ControlFlow::Continue(())
        }
    }
}

/// Turning Turtles by its name.
pub type Ruleset = Coins<TurningTurtles>;

impl NamedCoins for TurningTurtles {
    const NAMES: &'static [&'static str] = &["turning-turtles", "turtles", "翻硬币", "翻乌龟"];
    const EXAMPLE: &'static str = "turning-turtles[2,5,6]";
    const VALUE: ValueRule = ValueRule::Place;
}
