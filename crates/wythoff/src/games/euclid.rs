//! Euclid (欧几里得): two piles; a move takes from the larger a positive multiple of the smaller. With an empty pile
//! the game is over.
//!
//! Let a ≤ b, a > 0, b = qa + r with r < a. The options are the chain (a, r), (a, r + a), …, (a, r + (q − 1)a); their values
//! are all different, and [`theory::euclid`](crate::theory::euclid) has them.
//!
//! **Outcomes.** In misère play finished positions are won for the mover; then (a, a) is
//! lost, since taking a is the only move, and every multiple (a, qa), q ≥ 2, is won by leaving (a, a), as in normal
//! play it is by leaving (a, 0). The other positions are decided by these in the same way as in normal play. So misère
//! differs exactly in the finished positions and in equal piles.

use std::cmp::Ordering;
use std::ops::ControlFlow;

use dashu_int::UBig;
use dashu_int::ops::DivRem;

use super::layout::Layout;
use super::name::{Brackets, GameNameError};
use super::named::Named;
use super::reason::Reason;
use super::strategy::Strategy;
use crate::answer::{Evidence, Moves, Theorem};
use crate::effort::Effort;
use crate::game::{
    ClosedForm, Game, IllegalMove, Move, SolveError, Valued, Visitor, from_at_most, taken,
};
use crate::heap::HeapRules;
use crate::position::{Outcome, Play};
use crate::theory::euclid::grundy;

/// The rules of Euclid.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Euclid {
    play: Play,
}

impl Euclid {
    /// Euclid in normal or misère play.
    pub fn new(play: Play) -> Self {
        Self { play }
    }
}

/// Two piles, neither of them empty, and the chain of their options.
struct Chain<'a> {
    piles: &'a [UBig],
    /// The place of the larger pile; with equal piles, the second.
    larger: usize,
    quotient: UBig,
    rest: UBig,
}

impl<'a> Chain<'a> {
    /// `None`: the game is over.
    fn new(piles: &'a [UBig]) -> Option<Self> {
        let larger = usize::from(piles[0] <= piles[1]);
        let (small, large) = (&piles[1 - larger], &piles[larger]);
        (!small.is_zero()).then(|| {
            let (quotient, rest) = large.div_rem(small);
            Self {
                piles,
                larger,
                quotient,
                rest,
            }
        })
    }

    fn small(&self) -> &UBig {
        &self.piles[1 - self.larger]
    }

    /// Which option (a, r + ja) has this value: the j, below the quotient.
    fn place_of(&self, value: &UBig) -> Option<UBig> {
        let first = grundy(&self.rest, self.small());
        let place = match value.cmp(&first) {
            Ordering::Equal => UBig::ZERO,
            Ordering::Less => value + UBig::ONE,
            Ordering::Greater => value.clone(),
        };
        (place < self.quotient).then_some(place)
    }

    /// Lists the option (a, r + ja): both ways round if the piles are equal.
    fn list(&self, place: &UBig, moves: &mut Moves) {
        let left = &self.rest + place * self.small();
        let mut to = self.piles.to_vec();
        to[self.larger] = left;
        if self.piles[0] == self.piles[1] {
            let mirrored = to.iter().rev().cloned().collect();
            let _ = moves.push(mirrored);
        }
        let _ = moves.push(to);
    }
}

impl Game for Euclid {
    fn visit_options(&self, from: &[u64], visit: &mut Visitor<'_>) -> ControlFlow<()> {
        let &[a, b] = from else {
            panic!("Euclid has two piles")
        };
        if a == 0 || b == 0 {
            return ControlFlow::Continue(());
        }
        (1..=a / b).try_for_each(|times| visit(&[a - times * b, b]))?;
        (1..=b / a).try_for_each(|times| visit(&[a, b - times * a]))
    }

    fn legal(&self, before: &[UBig], after: &[UBig]) -> Result<Move, IllegalMove> {
        let amounts = taken(before, after)?;
        from_at_most(&UBig::ONE, &amounts)?;
        let from = usize::from(amounts[0].is_zero());
        let (other, taken) = (&before[1 - from], &amounts[from]);
        if before[from] < *other {
            return Err(IllegalMove::FromSmaller);
        }
        if other.is_zero() || !(taken % other).is_zero() {
            return Err(IllegalMove::NotAMultiple {
                taken: taken.clone(),
                smaller: other.clone(),
            });
        }
        Ok(Move::Take { amounts })
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
        _effort: &mut Effort<'_>,
    ) -> Result<Option<Box<dyn Valued + 'a>>, SolveError> {
        Ok(Some(Box::new(TwoPiles(position))))
    }
}

impl ClosedForm for Euclid {
    fn outcome(&self, position: &[UBig]) -> Outcome {
        let [a, b] = [&position[0], &position[1]];
        let over = a.is_zero() || b.is_zero();
        Outcome::from_lost(match self.play {
            Play::Misere if over || a == b => !over,
            _ => grundy(a, b).is_zero(),
        })
    }

    fn winning_moves(&self, position: &[UBig], most: usize) -> Moves {
        let mut moves = Moves::new(most);
        if let Some(chain) = Chain::new(position) {
            let place = match self.play {
                // Among multiples of a only (a, a) is lost.
                Play::Misere if chain.rest.is_zero() => {
                    (chain.quotient > UBig::ONE).then_some(UBig::ONE)
                }
                _ => chain.place_of(&UBig::ZERO),
            };
            if let Some(place) = place {
                chain.list(&place, &mut moves);
            }
        }
        moves
    }

    fn evidence(&self) -> Evidence {
        Theorem::ColeDavie.into()
    }
}

/// Two piles in normal play.
struct TwoPiles<'a>(&'a [UBig]);

impl Valued for TwoPiles<'_> {
    fn value(&self) -> UBig {
        grundy(&self.0[0], &self.0[1])
    }

    fn evidence(&self) -> Evidence {
        Evidence::Theorem(Theorem::CairnsHoLengyel)
    }

    fn options_of_value(&self, value: &UBig, most: usize) -> Result<Moves, SolveError> {
        let mut moves = Moves::new(most);
        if let Some(chain) = Chain::new(self.0)
            && let Some(place) = chain.place_of(value)
        {
            chain.list(&place, &mut moves);
        }
        Ok(moves)
    }
}

/// Euclid by its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ruleset;

impl Named for Ruleset {
    const NAMES: &'static [&'static str] = &[
        "euclid",
        "欧几里得",
        "欧几里得游戏",
        "欧几里得博弈",
        "辗转相减",
    ];
    const EXAMPLE: &'static str = "euclid[25,7]";

    fn read(brackets: Brackets<'_>) -> Result<Self, GameNameError> {
        brackets.nothing().map(|()| Self)
    }

    fn written(&self) -> String {
        Self::NAMES[0].to_owned()
    }

    fn rules(&self, play: Play) -> Box<dyn Game> {
        Box::new(Euclid::new(play))
    }

    fn heap_rules(&self) -> Option<HeapRules> {
        None
    }

    fn reason(&self, _play: Play) -> Reason {
        Reason::Quotients
    }

    fn moves_text(&self, _piles: usize) -> Option<String> {
        None
    }

    fn strategy(&self) -> Strategy {
        Strategy::Quotients
    }

    fn layout(&self) -> Layout {
        Layout::Piles
    }
}
