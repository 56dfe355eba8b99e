//! k-Wythoff as a [`Game`].

use std::ops::ControlFlow;

use dashu_int::UBig;

use super::{Wythoff, values};
use crate::answer::{Evidence, Moves};
use crate::effort::Effort;
use crate::game::{ClosedForm, Game, IllegalMove, Move, SolveError, Valued, Visitor, taken};
use crate::number::Natural;
use crate::position::{Outcome, Play};
use crate::theory::wythoff::Pile;

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

impl<N: Pile> Game for Wythoff<N> {
    fn visit_options(&self, from: &[u64], visit: &mut Visitor<'_>) -> ControlFlow<()> {
        // Beyond the piles a larger k allows nothing more.
        let k = u64::from_big(&self.k.to_big()).unwrap_or(u64::MAX);
        visit_options(k, from, visit)
    }

    fn legal(&self, before: &[UBig], after: &[UBig]) -> Result<Move, IllegalMove> {
        let amounts = taken(before, after)?;
        let (x, y, k) = (&amounts[0], &amounts[1], self.k.to_big());
        let apart = if x >= y { x - y } else { y - x };
        if x.is_zero() || y.is_zero() || apart <= k {
            return Ok(Move::Take { amounts });
        }
        let (x, y) = (x.clone(), y.clone());
        Err(IllegalMove::TooFarApart { x, y, k })
    }

    fn play(&self) -> Play {
        self.play
    }

    fn pile_count(&self) -> Option<usize> {
        Some(2)
    }

    fn simplify(&self, position: &mut Vec<u64>) {
        position.sort_unstable();
    }

    fn closed_form(&self) -> Option<&dyn ClosedForm> {
        Some(self)
    }

    fn valued<'a>(
        &'a self,
        position: &'a [UBig],
        effort: &mut Effort<'_>,
    ) -> Result<Option<Box<dyn Valued + 'a>>, SolveError> {
        values::valued(&self.k.to_big(), position, effort).map(Some)
    }
}

impl<N: Pile> Wythoff<N> {
    /// The two piles in this width, if they fit.
    fn narrow(position: &[UBig]) -> Option<[N; 2]> {
        Some([N::from_big(&position[0])?, N::from_big(&position[1])?])
    }

    /// The same game for piles that do not.
    fn wide(&self) -> Wythoff<UBig> {
        Wythoff::with_play(self.k.to_big(), self.play)
    }
}

impl<N: Pile> ClosedForm for Wythoff<N> {
    fn outcome(&self, position: &[UBig]) -> Outcome {
        match Self::narrow(position) {
            Some([a, b]) => self.outcome(&a, &b),
            None => self.wide().outcome(&position[0], &position[1]),
        }
    }

    fn winning_moves(&self, position: &[UBig], most: usize) -> Moves {
        let mut moves = Moves::new(most);
        let _ = match Self::narrow(position) {
            Some([a, b]) => (self.winning_moves(&a, &b).into_iter())
                .try_for_each(|leaves| moves.push(leaves.map(|pile| pile.to_big()).into())),
            None => (self.wide().winning_moves(&position[0], &position[1]))
                .into_iter()
                .try_for_each(|leaves| moves.push(leaves.into())),
        };
        moves
    }

    fn evidence(&self) -> Evidence {
        self.theorem().into()
    }
}
