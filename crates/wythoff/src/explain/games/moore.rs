//! Moore's Nim: the ones of every binary column, modulo k + 1.

use dashu_int::UBig;
use serde::Serialize;

use crate::explain::certificate::Certificate;
use crate::explain::formula::{letter, number};
use crate::explain::page::{Block, paragraph};
use crate::explain::step::Step;
use crate::language::Language;
use crate::language::Language::{Chinese, English};
use crate::position::Play;

/// What is claimed of piles in Moore's Nim.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "claim", rename_all = "kebab-case")]
#[non_exhaustive]
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

impl Fact {
    pub(in crate::explain) fn words(
        &self,
        certificate: Option<&Certificate>,
        language: Language,
    ) -> Vec<Block> {
        match self {
            Self::Columns {
                modulus,
                wanted,
                lost,
            } => {
                let m = || (letter('k') + 1).equals(number(*modulus));
                let mut blocks = vec![match (language, wanted) {
                    (English, 0) => paragraph![
                        "Write the piles in binary. The position is lost exactly if the number of ones in every column is a multiple of ",
                        m(),
                        " (a larger k than there are piles allows nothing more)."
                    ],
                    (English, _) => paragraph![
                        "Misère play with no pile above 1: the position is lost exactly if the number of ones is 1 more than a multiple of ",
                        m(),
                        "."
                    ],
                    (Chinese, 0) => paragraph![
                        "把各堆写成二进制。当且仅当每一列中 1 的个数都是 ",
                        m(),
                        " 的倍数时必败（k 超过堆数时与堆数相同）。"
                    ],
                    (Chinese, _) => paragraph![
                        "反常规则，而且没有超过 1 颗的堆：当且仅当 1 的个数除以 ",
                        m(),
                        " 余 1 时必败。"
                    ],
                }];
                blocks.extend(certificate.into_iter().flat_map(|one| one.words(language)));
                blocks.push(match (language, lost) {
                    (English, true) => paragraph!["Every column fits."],
                    (English, false) => paragraph!["Some column does not fit."],
                    (Chinese, true) => paragraph!["每一列都符合。"],
                    (Chinese, false) => paragraph!["有的列不符合。"],
                });
                blocks
            }
            Self::ColumnsBreak { k } => vec![match language {
                English => paragraph![
                    "Every move fails: in the highest column it changes, ones only disappear, at least one and at most ",
                    letter('k').equals(number(*k)),
                    " of them, so their number is no longer a multiple of ",
                    letter('k') + 1,
                    "."
                ],
                Chinese => paragraph![
                    "怎么走都输：在这一步改变的最高一列中，1 只会减少，至少少一个、至多少 ",
                    letter('k').equals(number(*k)),
                    " 个，于是不再是 ",
                    letter('k') + 1,
                    " 的倍数。"
                ],
            }],
        }
    }
}
