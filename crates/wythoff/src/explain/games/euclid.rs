//! Euclid: the quotient of the piles against the golden ratio.

use dashu_int::UBig;
#[cfg(feature = "serde")]
use serde::Serialize;

use crate::explain::certificate::Certificate;
use crate::explain::step::Step;
use crate::position::Play;

/// What is claimed of two piles in Euclid.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "claim", rename_all = "kebab-case"))]
#[allow(missing_docs)]
pub enum Fact {
    /// A pile is empty.
    OverAtZero { misere: bool },
    /// The piles are equal: there is one move.
    Equal { pile: UBig, misere: bool },
    /// The quotient is compared with the golden ratio.
    GoldenRatio { lost: bool },
    /// Why the only move fails.
    OnlyMoveFails { a: UBig, b: UBig },
}

/// Euclid.
pub(in crate::explain) struct Rules {
    pub(in crate::explain) play: Play,
}

impl Rules {
    /// The test of two different piles, none of them empty.
    pub(in crate::explain) fn test(&self, piles: &[UBig]) -> Option<Certificate> {
        let (a, b) = ordered(piles);
        (!a.is_zero() && a < b).then(|| Certificate::golden_ratio(a, b))
    }

    pub(in crate::explain) fn steps(&self, piles: &[UBig]) -> Vec<Step> {
        let (a, b) = ordered(piles);
        let misere = self.play == Play::Misere;
        vec![match self.test(piles) {
            Some(test) => {
                let lost = test.shows_loss() == Some(true);
                Step::new(Fact::GoldenRatio { lost }).certified(test)
            }
            None if a.is_zero() => Step::new(Fact::OverAtZero { misere }),
            None => Step::new(Fact::Equal {
                pile: b.clone(),
                misere,
            }),
        }]
    }

    pub(in crate::explain) fn every_move_fails(&self, piles: &[UBig]) -> Option<Step> {
        let (a, b) = ordered(piles);
        let (a, b) = (a.clone(), b.clone());
        (a < b).then(|| Step::new(Fact::OnlyMoveFails { a, b }))
    }
}

fn ordered(piles: &[UBig]) -> (&UBig, &UBig) {
    let (a, b) = (&piles[0], &piles[1]);
    if a <= b { (a, b) } else { (b, a) }
}
