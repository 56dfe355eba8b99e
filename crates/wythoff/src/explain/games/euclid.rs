//! Euclid: the quotient of the piles against the golden ratio.

use dashu_int::UBig;
use serde::Serialize;

use crate::explain::certificate::Certificate;
use crate::explain::formula::{fraction, letter, natural, number, root};
use crate::explain::page::{Block, paragraph};
use crate::explain::step::{Step, decimal};
use crate::language::Language;
use crate::language::Language::{Chinese, English};
use crate::position::Play;

/// What is claimed of two piles in Euclid.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "claim", rename_all = "kebab-case")]
#[non_exhaustive]
#[allow(missing_docs)]
pub enum Fact {
    /// A pile is empty.
    OverAtZero { misere: bool },
    /// The piles are equal: there is one move.
    Equal {
        #[serde(serialize_with = "decimal")]
        pile: UBig,
        misere: bool,
    },
    /// The quotient is compared with the golden ratio.
    GoldenRatio { lost: bool },
    /// Why the only move fails.
    OnlyMoveFails {
        #[serde(serialize_with = "decimal")]
        a: UBig,
        #[serde(serialize_with = "decimal")]
        b: UBig,
    },
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

impl Fact {
    pub(in crate::explain) fn words(
        &self,
        certificate: Option<&Certificate>,
        language: Language,
    ) -> Vec<Block> {
        match self {
            Self::OverAtZero { misere } => vec![match (language, misere) {
                (English, false) => paragraph![
                    "A pile is empty: the game is over, and the player to move has lost."
                ],
                (English, true) => paragraph![
                    "A pile is empty: the game is over, and in misère play the player to move has won."
                ],
                (Chinese, false) => paragraph!["有一堆空了：游戏结束，轮到走的一方输。"],
                (Chinese, true) => paragraph!["有一堆空了：游戏结束，反常规则下轮到走的一方赢。"],
            }],
            Self::Equal { pile, misere } => vec![match (language, misere) {
                (English, false) => paragraph![
                    "The piles are equal: taking ",
                    natural(pile),
                    " ends the game and wins."
                ],
                (English, true) => paragraph![
                    "The piles are equal: the only move takes ",
                    natural(pile),
                    " and ends the game, which loses in misère play."
                ],
                (Chinese, false) => {
                    paragraph!["两堆相等：取走 ", natural(pile), " 颗就结束游戏而获胜。"]
                }
                (Chinese, true) => paragraph![
                    "两堆相等：只能取走 ",
                    natural(pile),
                    " 颗，游戏结束，反常规则下就输了。"
                ],
            }],
            Self::GoldenRatio { lost } => {
                let phi = letter('φ').equals(fraction(number(1) + root(5), 2));
                let condition =
                    (letter('b').squared() - letter('a').next('b') - letter('a').squared())
                        .below(0);
                let mut blocks = vec![match language {
                    English => paragraph![
                        "Different piles ",
                        letter('a').below('b'),
                        " are lost exactly if ",
                        fraction('b', 'a').below('φ'),
                        " for ",
                        phi,
                        "; in whole numbers, if ",
                        condition,
                        ":"
                    ],
                    Chinese => paragraph![
                        "两堆不等，",
                        letter('a').below('b'),
                        " 时，当且仅当 ",
                        fraction('b', 'a').below('φ'),
                        "（",
                        phi,
                        "）必败；用整数来说就是 ",
                        condition,
                        "："
                    ],
                }];
                blocks.extend(certificate.into_iter().flat_map(|one| one.words(language)));
                blocks.push(match (language, lost) {
                    (English, true) => paragraph!["The quotient is below the golden ratio."],
                    (English, false) => paragraph![
                        "The quotient is above the golden ratio. Let ",
                        letter('r'),
                        " be the remainder of ",
                        letter('b'),
                        " modulo ",
                        letter('a'),
                        ": of ",
                        letter('r'),
                        " and ",
                        letter('r') + letter('a'),
                        " one makes with ",
                        letter('a'),
                        " a lost position, and it can be left."
                    ],
                    (Chinese, true) => paragraph!["商小于黄金分割比。"],
                    (Chinese, false) => paragraph![
                        "商大于黄金分割比。记 ",
                        letter('r'),
                        " 为 ",
                        letter('b'),
                        " 除以 ",
                        letter('a'),
                        " 的余数，则 ",
                        letter('r'),
                        " 与 ",
                        letter('r') + letter('a'),
                        " 之一和 ",
                        letter('a'),
                        " 组成必败态，而且可以走到。"
                    ],
                });
                blocks
            }
            Self::OnlyMoveFails { a, b } => {
                let left = natural(&(b - a));
                vec![match language {
                    English => paragraph![
                        "The smaller pile goes into the larger only once: the only move leaves ",
                        left,
                        " beside ",
                        natural(a),
                        ", whose quotient is above the golden ratio, and the opponent wins."
                    ],
                    Chinese => paragraph![
                        "大堆不到小堆的两倍，只有一种走法：留下 ",
                        left,
                        " 与 ",
                        natural(a),
                        "，它们的商大于黄金分割比，对手必胜。"
                    ],
                }]
            }
        }
    }
}
