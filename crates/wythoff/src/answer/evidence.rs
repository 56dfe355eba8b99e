//! What an answer rests on.

#[cfg(feature = "serde")]
use serde::Serialize;

use super::Theorem;
use crate::heap::{Period, Proof};
use crate::number::Numerals;

/// What a theorem proved from the rules decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ProofAbout {
    /// Who wins.
    LostPositions,
    /// Grundy values, up to this one or all.
    Values {
        /// The largest.
        most: Option<u32>,
    },
}

/// Whether the independent checker has accepted the certificate of a theorem.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Checked {
    /// It has not been asked.
    No,
    /// It has.
    Yes,
    /// The theorem comes with the library, and the checker accepts it when the library is tested.
    InTests,
}

impl From<bool> for Checked {
    fn from(checked: bool) -> Self {
        match checked {
            true => Self::Yes,
            false => Self::No,
        }
    }
}

/// What an answer rests on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Evidence {
    /// A theorem of the literature.
    Theorem(Theorem),
    /// A theorem proved from the rules: an automaton that accepts exactly the lost positions, or those with their values.
    Proof {
        /// What it decides.
        about: ProofAbout,
        /// How the automaton reads numbers.
        numeration: Numerals,
        /// How many states it has.
        states: usize,
        /// Whether the independent checker has accepted the certificate.
        checked: Checked,
    },
    /// The rules themselves, followed to the end from every position below.
    Search {
        /// How many positions were looked at.
        positions: usize,
    },
    /// The values of all heaps up to this one, found by the rules.
    Heaps {
        /// The largest of them.
        to: u64,
    },
    /// A period of the values of heaps, which is proved.
    Period {
        /// The period.
        period: Period,
        /// Why it goes on for ever.
        proof: Proof,
    },
    /// The table of all positions with piles up to this size, filled by the rules.
    Table {
        /// The largest pile.
        to: u64,
    },
    /// Rows of the table of two piles, each with a period that is proved.
    Rows {
        /// The last of them.
        to: u64,
    },
    /// The lemma on piles of which any amount up to ⌊(slope·n + offset)/divisor⌋ may be taken, from some n on.
    AtMost {
        /// What n is multiplied by.
        slope: u64,
        /// What is added.
        offset: i64,
        /// What the sum is divided by.
        divisor: u64,
    },
    /// The Grundy values of the parts of a sum, each with evidence of its own (Sprague 1935, Grundy 1939).
    Parts(Status),
}

/// How sure an answer is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(Serialize), serde(rename_all = "lowercase"))]
pub enum Status {
    /// True if the program is right: the rules were followed.
    Computed,
    /// A theorem.
    Proved,
}

impl Evidence {
    /// How sure an answer is that rests on this.
    pub fn status(&self) -> Status {
        match self {
            Self::Theorem(_)
            | Self::Proof { .. }
            | Self::Period { .. }
            | Self::Rows { .. }
            | Self::AtMost { .. } => Status::Proved,
            Self::Search { .. } | Self::Heaps { .. } | Self::Table { .. } => Status::Computed,
            Self::Parts(status) => *status,
        }
    }
}

impl From<Theorem> for Evidence {
    fn from(theorem: Theorem) -> Self {
        Self::Theorem(theorem)
    }
}
