//! Fibonacci Nim: the parts of the number of stones, and the limit.

use dashu_int::UBig;
use dashu_int::ops::BitTest;
#[cfg(feature = "serde")]
use serde::Serialize;

use crate::explain::certificate::Certificate;
use crate::explain::step::Step;
use crate::position::Play;
use crate::theory::schwenk;

/// All parts of a number are listed if it has at most so many bits.
const MOST_BITS: usize = 2000;

/// What is claimed of stones and limits.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "claim", rename_all = "kebab-case"))]
#[allow(missing_docs)]
pub enum Fact {
    /// How many may be taken now.
    Limit {
        stones: UBig,
        limit: UBig,
        opening: bool,
        c: u32,
    },
    /// Misère play with n stones is normal play with n − 1.
    OneStoneLess { stones: UBig },
    /// In misère play a player who cannot move has won.
    NoMove,
    /// The least part against the limit.
    LeastPart {
        stones: UBig,
        least: UBig,
        limit: UBig,
        c: u32,
        lost: bool,
    },
    /// Why no move from a lost position leads to a lost one.
    EveryTakeFails { c: u32 },
    /// Which takes win.
    AllWinningTakes { c: u32 },
}

/// Fibonacci Nim.
pub(in crate::explain) struct Rules {
    pub(in crate::explain) c: u32,
    pub(in crate::explain) play: Play,
}

impl Rules {
    fn limit(position: &[UBig]) -> UBig {
        let stones = &position[0];
        match position.get(1) {
            Some(limit) => limit.min(stones).clone(),
            None if stones.is_zero() => UBig::ZERO,
            None => stones - UBig::ONE,
        }
    }

    /// The stones and the limit as normal play sees them; `None`: misère, and there is no move.
    fn in_normal_play(&self, position: &[UBig]) -> Option<(UBig, UBig)> {
        let (stones, limit) = (position[0].clone(), Self::limit(position));
        match self.play {
            Play::Normal => Some((stones, limit)),
            Play::Misere => (!limit.is_zero()).then(|| (stones - UBig::ONE, limit)),
        }
    }

    /// The parts and the limit; `None` where the parts are too many or there is no move in misère play.
    pub(in crate::explain) fn test(&self, position: &[UBig]) -> Option<Certificate> {
        let (stones, limit) = self.in_normal_play(position)?;
        (stones.bit_len() <= MOST_BITS).then(|| Certificate::Parts {
            c: self.c,
            parts: schwenk::parts(&stones, self.c).collect(),
            stones,
            limit,
        })
    }

    pub(in crate::explain) fn steps(&self, position: &[UBig]) -> Vec<Step> {
        let mut steps = vec![Step::new(Fact::Limit {
            stones: position[0].clone(),
            limit: Self::limit(position),
            opening: position.len() == 1,
            c: self.c,
        })];
        let Some((stones, limit)) = self.in_normal_play(position) else {
            steps.push(Step::new(Fact::NoMove));
            return steps;
        };
        if self.play == Play::Misere {
            steps.push(Step::new(Fact::OneStoneLess {
                stones: stones.clone(),
            }));
        }
        let least = schwenk::parts(&stones, self.c).next().unwrap_or_default();
        let lost = stones.is_zero() || limit < least;
        let fact = Fact::LeastPart {
            stones,
            least,
            limit,
            c: self.c,
            lost,
        };
        steps.push(Step::new(fact).certified(self.test(position)));
        steps
    }

    pub(in crate::explain) fn every_move_fails(&self) -> Step {
        Step::new(Fact::EveryTakeFails { c: self.c })
    }

    pub(in crate::explain) fn all_winning_moves(&self) -> Step {
        Step::new(Fact::AllWinningTakes { c: self.c })
    }
}
