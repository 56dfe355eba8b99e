//! Turning Turtles (翻硬币): a move turns one coin from heads to tails, and if one likes another to the left of it.
//!
//! g(x) = x: the other coins of a move are none, worth 0, or one y < x, worth y. So this is Nim, with a pile of x stones
//! for a head at x, and equal piles taken away in pairs.

use std::ops::ControlFlow;

use dashu_int::UBig;

use super::{CoinRules, Coins, TurningMoves};
use crate::game::Visitor;
use crate::games::misere::in_play;
use crate::games::table::{GameEntry, Parameters};

/// The rules of Turning Turtles.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TurningTurtles;

pub(in crate::games) const ENTRY: GameEntry = GameEntry {
    names: &["turning-turtles", "turtles", "翻硬币", "翻乌龟"],
    parameters: Parameters::None,
    english: "places of heads: turn one head over, and perhaps one coin to the left of it",
    chinese: "列出正面硬币的位置：翻一枚正面，并可再翻其左边的一枚",
    example: "turning-turtles[2,5,6]",
    rules: |_, play| in_play(Coins(TurningTurtles), play),
};

impl CoinRules for TurningTurtles {
    fn visit_others(self, place: u64, visit: &mut Visitor<'_>) -> ControlFlow<()> {
        visit(&[])?;
        (1..place).try_for_each(|other| visit(&[other]))
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
