//! Fibonacci Nim: the parts of the number of stones, and the limit.

use dashu_int::UBig;
use dashu_int::ops::BitTest;
use serde::Serialize;

use crate::explain::certificate::Certificate;
use crate::explain::formula::{Formula, Sign, letter, list, natural, number};
use crate::explain::page::{Block, paragraph};
use crate::explain::step::{Step, decimal};
use crate::language::Language;
use crate::language::Language::{Chinese, English};
use crate::position::Play;
use crate::theory::schwenk;

/// All parts of a number are listed if it has at most so many bits.
const MOST_BITS: usize = 2000;
/// A sum of more parts than this is cut.
const MOST_PARTS: usize = 20;

/// What is claimed of stones and limits.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "claim", rename_all = "kebab-case")]
#[non_exhaustive]
#[allow(missing_docs)]
pub enum Fact {
    /// How many may be taken now.
    Limit {
        #[serde(serialize_with = "decimal")]
        stones: UBig,
        #[serde(serialize_with = "decimal")]
        limit: UBig,
        opening: bool,
        c: u32,
    },
    /// Misère play with n stones is normal play with n − 1.
    OneStoneLess {
        #[serde(serialize_with = "decimal")]
        stones: UBig,
    },
    /// In misère play a player who cannot move has won.
    NoMove,
    /// The least part against the limit.
    LeastPart {
        #[serde(serialize_with = "decimal")]
        stones: UBig,
        #[serde(serialize_with = "decimal")]
        least: UBig,
        #[serde(serialize_with = "decimal")]
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

impl Fact {
    pub(in crate::explain) fn words(
        &self,
        certificate: Option<&Certificate>,
        language: Language,
    ) -> Vec<Block> {
        match self {
            Self::Limit {
                stones,
                limit,
                opening,
                c,
            } => vec![match (language, opening) {
                (English, true) => paragraph![
                    natural(stones),
                    " stones at the opening: not all may be taken, so at most ",
                    natural(limit),
                    " now, and later at most ",
                    number(*c),
                    " times the take before."
                ],
                (English, false) => paragraph![
                    natural(stones),
                    " stones, of which at most ",
                    natural(limit),
                    " may be taken now; later at most ",
                    number(*c),
                    " times the take before."
                ],
                (Chinese, true) => paragraph![
                    "开局有 ",
                    natural(stones),
                    " 颗，不能一次取完，所以现在至多取 ",
                    natural(limit),
                    " 颗；以后每次至多取上一次的 ",
                    number(*c),
                    " 倍。"
                ],
                (Chinese, false) => paragraph![
                    "有 ",
                    natural(stones),
                    " 颗，现在至多取 ",
                    natural(limit),
                    " 颗；以后每次至多取上一次的 ",
                    number(*c),
                    " 倍。"
                ],
            }],
            Self::OneStoneLess { stones } => vec![match language {
                English => paragraph![
                    "In misère play nobody wants the last stone, so it may be thought away: the game is normal play with ",
                    natural(stones),
                    " stones."
                ],
                Chinese => paragraph![
                    "反常规则下谁也不想取最后一颗，不妨把它撇开：这就是 ",
                    natural(stones),
                    " 颗的通常规则。"
                ],
            }],
            Self::NoMove => vec![match language {
                English => paragraph!["There is no move, and in misère play that wins."],
                Chinese => paragraph!["已经无法再取，反常规则下这就是胜。"],
            }],
            Self::LeastPart {
                stones,
                least,
                limit,
                c,
                lost,
            } => least_part(stones, least, limit, *c, *lost, certificate, language),
            Self::EveryTakeFails { c } => vec![match language {
                English => paragraph![
                    "Every take ",
                    letter('t'),
                    " fails: it is less than the least part, and the least part of what is left is at most ",
                    times_t(*c),
                    ", so the opponent can take it."
                ],
                Chinese => paragraph![
                    "怎么取都输：取的数 ",
                    letter('t'),
                    " 小于最小的一项，而剩下的石子的最小项不超过 ",
                    times_t(*c),
                    "，对手正好可以取走它。"
                ],
            }],
            Self::AllWinningTakes { c } => vec![match language {
                English => paragraph![
                    "A take ",
                    letter('t'),
                    " wins exactly if it is the sum of the least parts up to some part and ",
                    times_t(*c),
                    " is less than the next part (or there is none): then the opponent cannot reach the least part of what is left."
                ],
                Chinese => paragraph![
                    "当且仅当取的数 ",
                    letter('t'),
                    " 是从最小项起连续若干项之和，并且 ",
                    times_t(*c),
                    " 小于下一项（或后面没有项）时，取 ",
                    letter('t'),
                    " 颗必胜：对手够不着余下石子的最小项。"
                ],
            }],
        }
    }
}

fn times_t(c: u32) -> Formula {
    match c {
        1 => letter('t'),
        c => number(c).next('t'),
    }
}

fn least_part(
    stones: &UBig,
    least: &UBig,
    limit: &UBig,
    c: u32,
    lost: bool,
    certificate: Option<&Certificate>,
    language: Language,
) -> Vec<Block> {
    let mut blocks = Vec::new();
    if stones.is_zero() {
        return vec![match language {
            English => paragraph!["No stone is left: the player to move has lost."],
            Chinese => paragraph!["没有石子了：轮到走的一方已经输了。"],
        }];
    }
    let terms = list(
        terms(c)
            .into_iter()
            .map(|term| natural(&term))
            .chain([Formula::Dots]),
    );
    blocks.push(match (language, c) {
        (English, 2) => paragraph![
            "Write the stones as a sum of Fibonacci numbers (",
            terms,
            ") no two of which are neighbours, the Zeckendorf representation:"
        ],
        (English, _) => paragraph![
            "Write the stones as a sum of the terms ",
            terms,
            " in which each is more than ",
            number(c),
            " times the next smaller:"
        ],
        (Chinese, 2) => paragraph![
            "把石子数写成互不相邻的斐波那契数（",
            terms,
            "）之和，即齐肯多夫（Zeckendorf）表示："
        ],
        (Chinese, _) => paragraph![
            "把石子数写成数列 ",
            terms,
            " 中若干项之和，使每一项都大于次小一项的 ",
            number(c),
            " 倍："
        ],
    });
    match certificate {
        Some(Certificate::Parts { parts, .. }) if parts.len() > MOST_PARTS => {
            let first = parts.iter().rev().take(3).map(natural);
            let mut last: Vec<Formula> = parts.iter().take(3).map(natural).collect();
            last.reverse();
            let sum = first.chain([Formula::Dots]).chain(last);
            let sum = crate::explain::formula::joined(Sign::Plus, sum).expect("seven items");
            blocks.push(Block::Display(natural(stones).equals(sum)));
        }
        Some(certificate) => blocks.extend(certificate.words(language)),
        None => blocks.push(Block::Display(
            natural(stones).equals(Formula::Dots.binary(Sign::Plus, least)),
        )),
    }
    let comparison = if lost {
        natural(limit).below(least)
    } else {
        natural(limit).at_least(least)
    };
    blocks.push(match (language, lost) {
        (English, true) => paragraph![
            "The least part is ",
            natural(least),
            ", and the limit does not reach it: ",
            comparison,
            "."
        ],
        (English, false) => paragraph![
            "The least part is ",
            natural(least),
            ", and it may be taken: ",
            comparison,
            "."
        ],
        (Chinese, true) => paragraph![
            "最小的一项是 ",
            natural(least),
            "，上限够不着：",
            comparison,
            "。"
        ],
        (Chinese, false) => paragraph![
            "最小的一项是 ",
            natural(least),
            "，可以取走：",
            comparison,
            "。"
        ],
    });
    blocks
}

/// The first terms: the numbers of one part.
fn terms(c: u32) -> Vec<UBig> {
    let numbers = (1u32..).map(UBig::from);
    let is_term = |number: &UBig| schwenk::parts(number, c).count() == 1;
    numbers.filter(is_term).take(6).collect()
}
