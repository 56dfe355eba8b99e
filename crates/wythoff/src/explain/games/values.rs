//! Games that are Nim in disguise: every pile, stair or coin has a value, and their nim-sum decides.

use dashu_int::UBig;
#[cfg(feature = "serde")]
use serde::Serialize;

use crate::explain::certificate::Certificate;
use crate::explain::step::Step;
use crate::position::Play;

pub use crate::games::ValueRule;

/// What is claimed of values.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "claim", rename_all = "kebab-case"))]
#[allow(missing_docs)]
pub enum Fact {
    /// The value of each pile, stair or coin.
    Values { rule: ValueRule, terms: Vec<Term> },
    /// The nim-sum decides.
    NimSum { lost: bool },
    /// Misère play: the nim-sum, or the number of ones.
    MisereNimSum { lost: bool, by_ones: bool },
    /// Why no move from a lost position leads to a lost one.
    EveryMoveFails { misere: bool },
    /// How the winning moves are found.
    AllWinningMoves { sum: UBig, rule: ValueRule },
}

/// A thing and its value.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[allow(missing_docs)]
pub struct Term {
    pub thing: UBig,
    pub value: UBig,
}

/// Nim, or Nim in disguise.
pub(in crate::explain) struct Rules {
    pub(in crate::explain) rule: ValueRule,
    pub(in crate::explain) play: Play,
}

impl Rules {
    fn value(&self, place: usize, thing: &UBig) -> UBig {
        match &self.rule {
            ValueRule::Size | ValueRule::Place | ValueRule::Heap => thing.clone(),
            ValueRule::Remainder { modulus } => thing % modulus,
            // Counted from 0 the odd stairs are 0, 2, 4, …
            ValueRule::OddStairs if place.is_multiple_of(2) => thing.clone(),
            ValueRule::OddStairs => UBig::ZERO,
            ValueRule::Odious => {
                let twice = (thing - UBig::ONE) << 1;
                let odd = twice.count_ones() % 2 == 1;
                if odd { twice } else { twice + UBig::ONE }
            }
            ValueRule::Ruler => UBig::ONE << thing.trailing_zeros().expect("places count from 1"),
        }
    }

    fn terms(&self, things: &[UBig]) -> Vec<Term> {
        let terms = things.iter().enumerate().map(|(place, thing)| Term {
            thing: thing.clone(),
            value: self.value(place, thing),
        });
        terms.collect()
    }

    /// The test of a position.
    pub(in crate::explain) fn test(&self, things: &[UBig]) -> Certificate {
        let terms = self.terms(things).into_iter().enumerate();
        let counted = |place: usize| self.rule != ValueRule::OddStairs || place.is_multiple_of(2);
        let values = terms
            .filter(|(place, _)| counted(*place))
            .map(|(_, term)| term.value);
        certificate(values.collect(), self.play)
    }

    /// The steps that decide a position.
    pub(in crate::explain) fn steps(&self, things: &[UBig]) -> Vec<Step> {
        let mut steps = Vec::new();
        if self.rule != ValueRule::Size {
            steps.push(Step::new(Fact::Values {
                rule: self.rule.clone(),
                terms: self.terms(things),
            }));
        }
        steps.push(decided(self.test(things)));
        steps
    }

    pub(in crate::explain) fn every_move_fails(&self) -> Step {
        let misere = self.play == Play::Misere;
        Step::new(Fact::EveryMoveFails { misere })
    }

    pub(in crate::explain) fn all_winning_moves(&self, things: &[UBig]) -> Option<Step> {
        all_winning_moves(self.test(things), self.rule.clone())
    }
}

/// How the winning moves are found by the nim-sum; one value alone has only to become 0, which needs no words.
pub(in crate::explain) fn all_winning_moves(test: Certificate, rule: ValueRule) -> Option<Step> {
    match test {
        Certificate::NimSum { values, sum } if values.len() > 1 => {
            Some(Step::new(Fact::AllWinningMoves { sum, rule }))
        }
        _ => None,
    }
}

pub(super) fn certificate(values: Vec<UBig>, play: Play) -> Certificate {
    match play {
        Play::Normal => Certificate::nim_sum(values),
        Play::Misere => Certificate::misere_nim(values),
    }
}

/// The step in which a nim-sum decides.
pub(in crate::explain) fn decided(test: Certificate) -> Step {
    let lost = test.shows_loss() == Some(true);
    let fact = match &test {
        Certificate::MisereNim { larger, .. } => Fact::MisereNimSum {
            lost,
            by_ones: *larger == 0,
        },
        _ => Fact::NimSum { lost },
    };
    Step::new(fact).certified(test)
}
