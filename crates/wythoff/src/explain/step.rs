//! The steps of an explanation: a claim with its numbers, what certifies it, and the steps it rests on.

use std::fmt::Display;

use dashu_int::UBig;
use serde::{Serialize, Serializer};

use super::certificate::Certificate;
use super::games;
use super::moves::Move;
use super::sum;
use super::theorems::Passage;
use crate::position::Outcome;

/// A step of an explanation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Step {
    /// What is claimed.
    #[serde(flatten)]
    pub claim: Claim,
    /// Numbers by which anyone can check it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub certificate: Option<Certificate>,
    /// The steps it rests on.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<Step>,
}

/// What a step claims: something every game has, or something of one family of games.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(untagged)]
#[non_exhaustive]
#[allow(missing_docs)]
pub enum Claim {
    Common(Common),
    Wythoff(games::wythoff::Fact),
    Values(games::values::Fact),
    Heap(games::heap::Fact),
    Moore(games::moore::Fact),
    Fibonacci(games::fibonacci::Fact),
    Euclid(games::euclid::Fact),
    Sum(sum::Fact),
    Theorem(Passage),
}

/// What is claimed of positions of any game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "claim", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Common {
    /// Who wins.
    Verdict {
        /// Seen by the player to move.
        #[serde(serialize_with = "outcome_name")]
        outcome: Outcome,
        /// Whether there is no move.
        over: bool,
    },
    /// How many winning moves there are; the reasons are one step each.
    WinningMoves {
        /// How many are listed.
        count: usize,
        /// Whether there are more.
        more: bool,
    },
    /// A move, and the lost position it leaves.
    Leaves {
        /// The move.
        action: Move,
        /// What it leaves.
        #[serde(serialize_with = "decimals")]
        position: Vec<UBig>,
    },
    /// Every move from a lost position with a reply that wins.
    Replies {
        /// The position each move leads to, and the position the reply leaves.
        #[serde(serialize_with = "pairs")]
        replies: Vec<(Vec<UBig>, Vec<UBig>)>,
    },
    /// A move the player asked about.
    Against {
        /// The move.
        action: Move,
        /// The position it leads to.
        #[serde(serialize_with = "decimals")]
        position: Vec<UBig>,
        /// Whether it wins after all.
        wins: bool,
    },
    /// A search by the rules decided: the options and who wins them.
    Searched {
        /// How many positions were looked at.
        positions: usize,
        /// The options, if they are few, with whether they are lost for the next player.
        options: Vec<SearchedOption>,
    },
    /// What the answer rests on.
    Source {
        /// The name of the theorem.
        theorem: &'static str,
        /// Author, title and year.
        source: &'static str,
    },
}

/// An option and who wins it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SearchedOption {
    /// The position.
    #[serde(serialize_with = "decimals")]
    pub position: Vec<UBig>,
    /// Seen by the player to move from it.
    #[serde(serialize_with = "outcome_name")]
    pub outcome: Outcome,
}

impl Step {
    /// A claim that needs nothing more.
    pub fn new(claim: impl Into<Claim>) -> Self {
        Self {
            claim: claim.into(),
            certificate: None,
            reasons: Vec::new(),
        }
    }

    /// The same with a certificate.
    #[must_use]
    pub fn certified(self, certificate: impl Into<Option<Certificate>>) -> Self {
        Self {
            certificate: certificate.into(),
            ..self
        }
    }

    /// The same with the steps it rests on.
    #[must_use]
    pub fn because(self, reasons: Vec<Step>) -> Self {
        Self { reasons, ..self }
    }

    /// This step and all it rests on.
    pub fn all(&self) -> impl Iterator<Item = &Step> {
        let mut waiting = vec![self];
        std::iter::from_fn(move || {
            let step = waiting.pop()?;
            waiting.extend(step.reasons.iter().rev());
            Some(step)
        })
    }
}

macro_rules! claims {
    ($($variant:ident($type:ty)),*) => {
        $(impl From<$type> for Claim {
            fn from(claim: $type) -> Self {
                Self::$variant(claim)
            }
        })*
    };
}
claims!(
    Common(Common),
    Wythoff(games::wythoff::Fact),
    Values(games::values::Fact),
    Heap(games::heap::Fact),
    Moore(games::moore::Fact),
    Fibonacci(games::fibonacci::Fact),
    Euclid(games::euclid::Fact),
    Sum(sum::Fact),
    Theorem(Passage)
);

/// A number as a decimal string.
pub(super) fn decimal<S: Serializer>(
    number: &impl Display,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_str(number)
}

/// Numbers as decimal strings.
pub(super) fn decimals<S: Serializer>(
    numbers: &[impl Display],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(numbers.iter().map(ToString::to_string))
}

fn outcome_name<S: Serializer>(outcome: &Outcome, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(match outcome {
        Outcome::Win => "win",
        Outcome::Loss => "loss",
    })
}

fn pairs<S: Serializer>(
    pairs: &[(Vec<UBig>, Vec<UBig>)],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let written = |piles: &[UBig]| piles.iter().map(ToString::to_string).collect::<Vec<_>>();
    serializer.collect_seq(
        pairs
            .iter()
            .map(|(to, reply)| [written(to), written(reply)]),
    )
}
