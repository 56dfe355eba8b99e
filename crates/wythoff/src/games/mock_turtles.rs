//! Mock Turtles (假乌龟): a move turns one coin from heads to tails, and if one likes one or two others to the left of it.
//!
//! g(x) is 2(x − 1) or 2(x − 1) + 1, whichever has an odd number of ones in binary: 1, 2, 4, 7, 8, 11, 13, 14, …, the
//! *odious* numbers; the others are *evil*. By induction the other coins of a move are worth 0, or an odious number below
//! g(x), or the nim-sum of two of them, which is evil: never g(x). And every evil e < g(x), e > 0, is reached: let 2^h be
//! the highest bit of ⌊e/2⌋ and take the two places, counted from 0, 2^h and 2^h ⊕ ⌊e/2⌋ < 2^h. They are to the left of
//! x, since 2^h ≤ ⌊e/2⌋ ≤ x − 1, and if both were equalities then g(x) = 2(x − 1) ≤ e. (Berlekamp, Conway, Guy 1982.)
//!
//! So given the value w of the others, if w is odious they are the one coin 1 + ⌊w/2⌋, and if evil and not 0 two coins
//! whose places, counted from 0, have the nim-sum ⌊w/2⌋; the last bit takes care of itself.

use std::ops::ControlFlow;

use dashu_int::UBig;
use dashu_int::ops::BitTest;

use super::coins::{CoinRules, Coins, NamedCoins, TurningMoves};
use super::reason::ValueRule;
use crate::game::Visitor;

/// The rules of Mock Turtles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct MockTurtles;

impl CoinRules for MockTurtles {
    fn visit_others(self, place: u64, visit: &mut Visitor<'_>) -> ControlFlow<()> {
        visit(&[])?;
        for first in 1..place {
            visit(&[first])?;
            (1..first).try_for_each(|second| visit(&[second, first]))?;
        }
        ControlFlow::Continue(())
    }

    fn allows(self, turned: &[&UBig]) -> bool {
        turned.len() <= 3
    }

    fn value(self, place: &UBig) -> UBig {
        let twice = (place - UBig::ONE) << 1;
        let ones = twice.count_ones();
        if ones % 2 == 1 {
            twice
        } else {
            twice + UBig::ONE
        }
    }

    fn list(self, others_value: &UBig, moves: &mut TurningMoves<'_>) -> ControlFlow<()> {
        let half = others_value >> 1;
        if others_value.is_zero() {
            return moves.turn(&[]);
        }
        // Places below are counted from 0.
        let own = moves.place() - UBig::ONE;
        if others_value.count_ones() % 2 == 1 {
            if half < own {
                moves.turn(&[half + UBig::ONE])?;
            }
            return ControlFlow::Continue(());
        }
        // The larger of two places with this nim-sum is the one with its highest bit; half is not 0, as w is evil.
        let highest = half.bit_len() - 1;
        let mut larger = UBig::ONE << highest;
        while larger < own {
            let smaller = &larger ^ &half;
            moves.turn(&[smaller + UBig::ONE, &larger + UBig::ONE])?;
            larger += UBig::ONE;
            if !larger.bit(highest) {
                larger.set_bit(highest);
            }
        }
        ControlFlow::Continue(())
    }
}

/// Mock Turtles by its name.
pub type Ruleset = Coins<MockTurtles>;

impl NamedCoins for MockTurtles {
    const NAMES: &'static [&'static str] = &["mock-turtles", "假乌龟", "翻三枚硬币"];
    const EXAMPLE: &'static str = "mock-turtles[2,5,6]";
    const VALUE: ValueRule = ValueRule::Odious;
}
