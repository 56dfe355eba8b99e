//! Moore's Nim: the ones of every binary column, modulo k + 1.

use dashu_int::UBig;
#[cfg(feature = "serde")]
use serde::Serialize;

use crate::explain::certificate::Certificate;
use crate::explain::step::Step;
use crate::position::Play;

/// What is claimed of piles in Moore's Nim.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "claim", rename_all = "kebab-case"))]
#[allow(missing_docs)]
pub enum Fact {
    /// The columns decide.
    Columns {
        modulus: usize,
        wanted: usize,
        lost: bool,
    },
    /// Why no move from a lost position leads to a lost one.
    ColumnsBreak { k: usize },
}

/// Moore's Nim.
pub(in crate::explain) struct Rules {
    k: usize,
    play: Play,
}

impl Rules {
    pub(in crate::explain) fn new(k: &UBig, play: Play) -> Self {
        let k = usize::try_from(k).unwrap_or(usize::MAX);
        Self { k, play }
    }

    /// With so many piles no larger k allows more, or counts differently.
    fn k_for(&self, piles: &[UBig]) -> usize {
        self.k.min(piles.len())
    }

    pub(in crate::explain) fn test(&self, piles: &[UBig]) -> Certificate {
        let only_ones = piles.iter().all(|pile| *pile <= UBig::ONE);
        let wanted = usize::from(self.play == Play::Misere && only_ones);
        Certificate::columns(self.k_for(piles) + 1, piles, wanted)
    }

    pub(in crate::explain) fn steps(&self, piles: &[UBig]) -> Vec<Step> {
        let test = self.test(piles);
        let lost = test.shows_loss() == Some(true);
        let Certificate::Columns {
            modulus, wanted, ..
        } = test
        else {
            return Vec::new();
        };
        vec![
            Step::new(Fact::Columns {
                modulus,
                wanted,
                lost,
            })
            .certified(test),
        ]
    }

    pub(in crate::explain) fn every_move_fails(&self, piles: &[UBig]) -> Step {
        let k = self.k_for(piles);
        Step::new(Fact::ColumnsBreak { k })
    }
}
