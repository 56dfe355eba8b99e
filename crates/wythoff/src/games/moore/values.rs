//! Grundy values of Moore's Nim_k, k ≥ 2, where a formula is known: at most k + 1 piles that are not empty.
//!
//! Jenkyns and Mayberry (1980): with n = k + 1 piles let u be their sum, m the least of them, y = u − n·m the stones
//! above the least and z = 1 + y(y + 1)/2. Then the value is u if m < z, and else z − 1 + ((m − z) mod (y + 1)).
//!
//! With at most k piles m = 0 < z and the value is u: every smaller sum is reached, and no move keeps the sum.

use std::ops::ControlFlow;

use dashu_int::UBig;

use super::Moore;
use crate::answer::{Evidence, Moves, Theorem};
use crate::effort::Budget;
use crate::game::{Game, SearchError, SolveError, Valued, in_words};

/// At most k + 1 piles that are not empty, k ≥ 2.
pub(super) struct Formula<'a> {
    game: &'a Moore,
    piles: &'a [UBig],
    budget: Budget,
}

impl<'a> Formula<'a> {
    /// `None`: no formula is known for so many piles.
    pub(super) fn new(game: &'a Moore, piles: &'a [UBig], budget: Budget) -> Option<Self> {
        let occupied = piles.iter().filter(|pile| !pile.is_zero()).count();
        (game.k >= 2 && occupied - usize::from(occupied > 0) <= game.k).then_some(Self {
            game,
            piles,
            budget,
        })
    }

    fn value_of(&self, piles: &[UBig]) -> UBig {
        let sum: UBig = piles.iter().sum();
        let occupied = piles.iter().filter(|pile| !pile.is_zero());
        if occupied.clone().count() <= self.game.k {
            return sum;
        }
        let least = occupied.clone().min().expect("k + 1 piles are not empty");
        let above = &sum - least * UBig::from(occupied.count());
        let next = &above + UBig::ONE;
        let z = UBig::ONE + ((&above * &next) >> 1);
        if *least < z {
            return sum;
        }
        &z - UBig::ONE + (least - &z) % next
    }
}

impl Valued for Formula<'_> {
    fn value(&self) -> UBig {
        self.value_of(self.piles)
    }

    fn evidence(&self) -> Evidence {
        Evidence::Theorem(Theorem::JenkynsMayberry)
    }

    /// Looks at all options: no better way is known.
    fn options_of_value(&self, value: &UBig, most: usize) -> Result<Moves, SolveError> {
        let mut moves = Moves::new(most);
        let piles = in_words(self.piles)?;
        let mut looked_at = 0;
        let visited = self.game.visit_options(&piles, &mut |option| {
            looked_at += 1;
            if looked_at > self.budget.positions {
                return ControlFlow::Break(());
            }
            let option: Vec<UBig> = option.iter().map(|&pile| pile.into()).collect();
            if self.value_of(&option) == *value {
                moves.push(option)?;
            }
            ControlFlow::Continue(())
        });
        if visited.is_break() && !moves.more() {
            return Err(SearchError::TooManyPositions(self.budget.positions).into());
        }
        Ok(moves)
    }
}
