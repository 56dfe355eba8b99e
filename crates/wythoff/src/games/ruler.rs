//! Ruler (尺子): a move turns any number of coins in a row without gaps, the rightmost from heads to tails.
//!
//! g(x) is the largest power of 2 that divides x. For by induction the nim-sum of g(1), …, g(n) is n ⊕ ⌊n/2⌋: its bit j
//! counts, modulo 2, the multiples of 2^j up to n that are none of 2^{j+1}, and ⌊n/2^j⌋ − ⌊n/2^{j+1}⌋ is odd iff bits j and
//! j + 1 of n differ. This map is linear and its inverse is n = h ⊕ ⌊h/2⌋ ⊕ ⌊h/4⌋ ⊕ … =: inverse(h). So the coins y + 1, …,
//! x are worth h together iff x ⊕ y = inverse(h), and for g(x) = 2^j the others of a move can have each value w < 2^j, for
//! then inverse(2^j ⊕ w) has the highest bit j, where x has a one, and y < x; and not the value 2^j, since inverse(0) = 0
//! makes y = x, no move. (Berlekamp, Conway, Guy 1982.)
//!
//! Hence among the moves that turn x as the rightmost there is at most one to each value.

use std::ops::ControlFlow;

use dashu_int::UBig;
use dashu_int::ops::BitTest;

use super::coins::{CoinRules, Coins, NamedCoins, TurningMoves};
use super::reason::ValueRule;
use crate::game::Visitor;

/// A move that turns more coins than this is counted, but not listed.
const MOST_TURNED: usize = 10_000;

/// The rules of Ruler.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Ruler;

impl CoinRules for Ruler {
    fn visit_others(self, place: u64, visit: &mut Visitor<'_>) -> ControlFlow<()> {
        let mut others = Vec::new();
        visit(&others)?;
        for first in (1..place).rev() {
            others.push(first);
            visit(&others)?;
        }
        ControlFlow::Continue(())
    }

    fn allows(self, turned: &[&UBig]) -> bool {
        let (Some(first), Some(last)) = (turned.first(), turned.last()) else {
            return false;
        };
        // Without gaps: as many as from the first to the last.
        *last - *first + UBig::ONE == UBig::from(turned.len())
    }

    fn value(self, place: &UBig) -> UBig {
        let zeros = place.trailing_zeros().expect("places are counted from 1");
        UBig::ONE << zeros
    }

    fn list(self, others_value: &UBig, moves: &mut TurningMoves<'_>) -> ControlFlow<()> {
        let place = moves.place().clone();
        let all_turned = self.value(&place) ^ others_value;
        let before = &place ^ inverse(all_turned);
        if before >= place {
            return ControlFlow::Continue(());
        }
        let others = &place - &before - UBig::ONE;
        match usize::try_from(others)
            .ok()
            .filter(|&others| others < MOST_TURNED)
        {
            Some(others) => {
                let others: Vec<UBig> = (1..=others).map(|further| &before + further).collect();
                moves.turn(&others)
            }
            None => {
                moves.leave_out();
                ControlFlow::Continue(())
            }
        }
    }
}

/// The n with n ⊕ ⌊n/2⌋ = h.
fn inverse(h: UBig) -> UBig {
    // Shifts by 1, 2, 4, … add up to all of them.
    let (mut n, mut shift) = (h, 1);
    while shift < n.bit_len() {
        let shifted = &n >> shift;
        n ^= shifted;
        shift *= 2;
    }
    n
}

/// Ruler by its name.
pub type Ruleset = Coins<Ruler>;

impl NamedCoins for Ruler {
    const NAMES: &'static [&'static str] = &["ruler", "尺子", "标尺", "标尺游戏"];
    const EXAMPLE: &'static str = "ruler[3,4,8]";
    const VALUE: ValueRule = ValueRule::Ruler;
}
