//! The steps of an explanation: a claim with its numbers, what certifies it, and the steps it rests on.

use dashu_int::UBig;
#[cfg(feature = "serde")]
use serde::ser::SerializeMap;
#[cfg(feature = "serde")]
use serde::{Serialize, Serializer};

use super::certificate::Certificate;
use super::games;
use super::sum;
use crate::answer::Theorem;
use crate::game::Move;
use crate::position::Outcome;

/// A step of an explanation.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
pub struct Step {
    /// What is claimed.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub claim: Claim,
    /// Numbers by which anyone can check it.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub certificate: Option<Certificate>,
    /// The steps it rests on.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    pub reasons: Vec<Step>,
}

/// What a step claims: something every game has, or something of one family of games.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "serde", serde(untagged))]
#[allow(missing_docs)]
pub enum Claim {
    Common(Common),
    Wythoff(games::wythoff::Fact),
    Values(games::values::Fact),
    Heap(games::heap::Fact),
    Moore(games::moore::Fact),
    Fibonacci(games::fibonacci::Fact),
    Euclid(games::euclid::Fact),
    Automaton(games::automaton::Fact),
    Sum(sum::Fact),
}

/// What is claimed of positions of any game.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "claim", rename_all = "kebab-case"))]
pub enum Common {
    /// Who wins.
    Verdict {
        /// Seen by the player to move.
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
        position: Vec<UBig>,
    },
    /// Every move from a lost position with a reply that wins.
    Replies {
        /// The position each move leads to, and the position the reply leaves.
        replies: Vec<(Vec<UBig>, Vec<UBig>)>,
    },
    /// A move the player asked about.
    Against {
        /// The move.
        action: Move,
        /// The position it leads to.
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
    /// A table of all positions below decided.
    Tabulated {
        /// The largest pile of the table.
        to: u64,
        /// The options, if they are few, with whether they are lost for the next player.
        options: Vec<SearchedOption>,
    },
    /// What the answer rests on.
    Source {
        /// The theorem, written as its name and its source.
        #[cfg_attr(feature = "serde", serde(flatten, serialize_with = "name_and_source"))]
        theorem: Theorem,
    },
}

/// An option and who wins it.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
pub struct SearchedOption {
    /// The position.
    pub position: Vec<UBig>,
    /// Seen by the player to move from it.
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
    Automaton(games::automaton::Fact),
    Sum(sum::Fact)
);

#[cfg(feature = "serde")]
fn name_and_source<S: Serializer>(theorem: &Theorem, serializer: S) -> Result<S::Ok, S::Error> {
    let mut fields = serializer.serialize_map(Some(2))?;
    fields.serialize_entry("theorem", theorem.name())?;
    fields.serialize_entry("source", theorem.source())?;
    fields.end()
}
