//! k-Wythoff as a [`Game`].

use std::ops::ControlFlow;

use dashu_int::UBig;

use super::{Wythoff, values};
use crate::analysis::{Moves, Theorem};
use crate::effort::Effort;
use crate::game::{ClosedForm, Game, Valued, Visitor};
use crate::position::{Outcome, Play};
use crate::solve::SolveError;

/// Shows the moves from two piles.
pub(super) fn visit_options(k: u64, from: &[u64], visit: &mut Visitor<'_>) -> ControlFlow<()> {
    let &[a, b] = from else {
        panic!("k-Wythoff has two piles")
    };
    (0..a).try_for_each(|left| visit(&[left, b]))?;
    (0..b).try_for_each(|left| visit(&[a, left]))?;
    for x in 1..=a {
        let most = x.saturating_add(k).min(b);
        (x.saturating_sub(k).max(1)..=most).try_for_each(|y| visit(&[a - x, b - y]))?;
    }
    ControlFlow::Continue(())
}

/// Puts the smaller pile first.
fn simplify(position: &mut [u64]) {
    position.sort_unstable();
}

impl Game for Wythoff<u64> {
    fn visit_options(&self, from: &[u64], visit: &mut Visitor<'_>) -> ControlFlow<()> {
        visit_options(self.k, from, visit)
    }

    fn play(&self) -> Play {
        self.play
    }

    fn pile_count(&self) -> Option<usize> {
        Some(2)
    }

    fn simplify(&self, position: &mut Vec<u64>) {
        simplify(position);
    }
}

impl Game for Wythoff<UBig> {
    fn visit_options(&self, from: &[u64], visit: &mut Visitor<'_>) -> ControlFlow<()> {
        // Beyond the piles a larger k allows nothing more.
        visit_options(u64::try_from(&self.k).unwrap_or(u64::MAX), from, visit)
    }

    fn play(&self) -> Play {
        self.play
    }

    fn pile_count(&self) -> Option<usize> {
        Some(2)
    }

    fn simplify(&self, position: &mut Vec<u64>) {
        simplify(position);
    }

    fn closed_form(&self) -> Option<&dyn ClosedForm> {
        Some(self)
    }

    fn valued<'a>(
        &'a self,
        position: &'a [UBig],
        effort: &mut Effort<'_>,
    ) -> Result<Option<Box<dyn Valued + 'a>>, SolveError> {
        values::valued(&self.k, position, effort).map(Some)
    }
}

impl ClosedForm for Wythoff<UBig> {
    fn outcome(&self, position: &[UBig]) -> Outcome {
        self.outcome(&position[0], &position[1])
    }

    fn winning_moves(&self, position: &[UBig], most: usize) -> Moves {
        let mut moves = Moves::new(most);
        let _ = self
            .winning_moves(&position[0], &position[1])
            .into_iter()
            .try_for_each(|leaves| moves.push(leaves.into()));
        moves
    }

    fn theorem(&self) -> Theorem {
        self.theorem()
    }
}
