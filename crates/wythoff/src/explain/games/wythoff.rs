//! k-Wythoff: order the piles, take the difference, test it.

use dashu_int::UBig;
use dashu_int::ops::{BitTest, DivRem};
#[cfg(feature = "serde")]
use serde::Serialize;

use crate::explain::certificate::Certificate;
use crate::explain::step::Step;
use crate::position::Play;
use crate::theory::wythoff::LosingPairs;

/// Digits are shown for numbers of at most so many bits: there are half as many again.
const MOST_BITS: usize = 2000;

/// What is claimed of two piles.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "claim", rename_all = "kebab-case"))]
#[allow(missing_docs)]
pub enum Fact {
    /// The smaller pile is a, the larger b.
    Ordered { a: UBig, b: UBig, swapped: bool },
    /// Misère play with k = 0, no pile at most 2: think of normal play, of which only the first two pairs are replaced.
    Exceptions,
    /// d = b − a = tn + shift + rest, t = k + 1.
    Difference {
        a: UBig,
        b: UBig,
        d: UBig,
        t: UBig,
        /// The index of the pair, if there is one with this difference.
        n: UBig,
        rest: UBig,
        /// 1 in misère play with k ≥ 1.
        shift: u8,
    },
    /// The difference is not that of any losing pair.
    NoSuchDifference { misere: bool },
    /// The exact test, and what it shows.
    Tested { lost: bool },
    /// Losing pairs next to the position: index, smaller and larger number.
    Neighbours { pairs: Vec<Pair> },
    /// The digits of the smaller pile tell its partner.
    Digits {
        /// Whether it is the smaller number of its pair.
        lower: bool,
        partner: UBig,
    },
    /// From a losing pair no move leads to another.
    EveryMoveFails {
        t: UBig,
        a: UBig,
        b: UBig,
        misere: bool,
    },
    /// Why there are no other winning moves.
    AllWinningMoves { t: UBig },
}

/// A losing pair with its index.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[allow(missing_docs)]
pub struct Pair {
    pub n: UBig,
    pub lower: UBig,
    pub upper: UBig,
    /// Whether it is the position itself.
    pub here: bool,
}

/// k-Wythoff.
pub(in crate::explain) struct Rules {
    t: UBig,
    play: Play,
    pairs: LosingPairs<UBig>,
}

impl Rules {
    pub(in crate::explain) fn new(k: &UBig, play: Play) -> Self {
        Self {
            t: k + UBig::ONE,
            play,
            pairs: LosingPairs::new(k, play),
        }
    }

    /// Misère Wythoff: as in normal play but for two pairs.
    fn is_exceptional(&self) -> bool {
        self.play == Play::Misere && self.t.is_one()
    }

    /// Whether the pairs with a pile as small as this are others than in normal play.
    fn replaces_pairs_with(&self, pile: &UBig) -> bool {
        self.is_exceptional() && *pile <= UBig::from(2u8)
    }

    fn shift(&self) -> u8 {
        u8::from(self.play == Play::Misere && !self.t.is_one())
    }

    /// The test of a position; `None` if its difference is no pair's.
    pub(in crate::explain) fn test(&self, piles: &[UBig]) -> Option<Certificate> {
        let (a, b) = ordered(piles);
        if self.replaces_pairs_with(a) {
            let (a, b) = (a.clone(), b.clone());
            return Some(Certificate::MisereException { a, b });
        }
        let shift = UBig::from(self.shift());
        let d = b - a;
        if d < shift {
            return None;
        }
        let (n, rest) = (d - shift).div_rem(&self.t);
        rest.is_zero().then(|| match self.shift() {
            0 => Certificate::losing_pair(&self.t, &n, a, b),
            _ => Certificate::misere_losing_pair(&self.t, &n, a, b),
        })
    }

    /// The steps that decide a position.
    pub(in crate::explain) fn steps(&self, piles: &[UBig]) -> Vec<Step> {
        let (a, b) = ordered(piles);
        let mut steps = vec![Step::new(Fact::Ordered {
            a: a.clone(),
            b: b.clone(),
            swapped: piles[0] > piles[1],
        })];
        let replaced = self.replaces_pairs_with(a);
        let n = if replaced {
            // Pairs 0 and 1 are the only ones with so small a pile.
            UBig::ONE
        } else {
            steps.extend(self.is_exceptional().then(|| Step::new(Fact::Exceptions)));
            let (n, difference) = self.difference(a, b);
            steps.push(Step::new(difference));
            n
        };
        match self.test(piles) {
            Some(test) => {
                let lost = test.shows_loss() == Some(true);
                steps.push(Step::new(Fact::Tested { lost }).certified(test));
            }
            None => steps.push(Step::new(Fact::NoSuchDifference {
                misere: self.shift() == 1,
            })),
        }
        steps.push(Step::new(Fact::Neighbours {
            pairs: self.neighbours(&n, a, b),
        }));
        let as_in_normal_play = self.shift() == 0 && !replaced;
        if as_in_normal_play && !a.is_zero() && a.bit_len() <= MOST_BITS {
            let digits = Certificate::digits(&(&self.t - UBig::ONE), a);
            if let Certificate::Digits { partner, .. } = &digits {
                let fact = Fact::Digits {
                    lower: partner > a,
                    partner: partner.clone(),
                };
                steps.push(Step::new(fact).certified(digits));
            }
        }
        steps
    }

    /// The index of the pair that may be this one, or comes next below, and why.
    fn difference(&self, a: &UBig, b: &UBig) -> (UBig, Fact) {
        let d = b - a;
        let shift = UBig::from(self.shift());
        let (n, rest) = match d >= shift {
            true => (&d - shift).div_rem(&self.t),
            // Misère and d = 0: no pair has it, and pair 0 comes next.
            false => (UBig::ZERO, UBig::ZERO),
        };
        let fact = Fact::Difference {
            a: a.clone(),
            b: b.clone(),
            d,
            t: self.t.clone(),
            n: n.clone(),
            rest,
            shift: self.shift(),
        };
        (n, fact)
    }

    /// Pairs n − 1, n and n + 1.
    fn neighbours(&self, n: &UBig, a: &UBig, b: &UBig) -> Vec<Pair> {
        let first = if n.is_zero() {
            UBig::ZERO
        } else {
            n - UBig::ONE
        };
        let next = n + UBig::ONE;
        let indices = std::iter::successors(Some(first), |index| Some(index + UBig::ONE));
        indices
            .take_while(|index| *index <= next)
            .map(|n| {
                let (lower, upper) = self.pairs.pair(&n).expect("big integers have no limit");
                let here = lower == *a && upper == *b;
                Pair {
                    n,
                    lower,
                    upper,
                    here,
                }
            })
            .collect()
    }

    /// Why no move from this lost position leads to a lost one.
    pub(in crate::explain) fn every_move_fails(&self, piles: &[UBig]) -> Step {
        let (a, b) = ordered(piles);
        Step::new(Fact::EveryMoveFails {
            t: self.t.clone(),
            a: a.clone(),
            b: b.clone(),
            misere: self.play == Play::Misere,
        })
    }

    /// Why there are no other winning moves.
    pub(in crate::explain) fn all_winning_moves(&self) -> Step {
        Step::new(Fact::AllWinningMoves { t: self.t.clone() })
    }
}

fn ordered(piles: &[UBig]) -> (&UBig, &UBig) {
    let (a, b) = (&piles[0], &piles[1]);
    if a <= b { (a, b) } else { (b, a) }
}
