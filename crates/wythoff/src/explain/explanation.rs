//! The whole of an explanation.

#[cfg(feature = "serde")]
use serde::Serialize;

use super::certificate::Certificate;
use super::step::{Claim, Common, Step};
use crate::position::{Outcome, Play};

/// Why something is so.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
pub struct Explanation {
    /// The kind and version of this document.
    pub schema: &'static str,
    /// What is explained.
    pub subject: Subject,
    /// The steps, in the order they are read.
    pub steps: Vec<Step>,
}

/// What is explained.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Subject {
    /// A position of a game.
    Position {
        /// The game by its name.
        game: String,
        /// `normal` or `misere`.
        play: Play,
        /// The pile sizes, in decimal.
        position: Vec<dashu_int::UBig>,
    },
    /// A sum of games.
    Sum {
        /// Each part as it is written, `nim[3,5]`.
        parts: Vec<super::sum::WrittenPart>,
        /// `normal` or `misere`.
        play: Play,
    },
}

impl Explanation {
    pub(super) fn new(subject: Subject, steps: Vec<Step>) -> Self {
        Self {
            schema: "wythoff/explain/1",
            subject,
            steps,
        }
    }

    /// Who wins.
    pub fn outcome(&self) -> Outcome {
        let verdict = self.steps.iter().find_map(|step| match step.claim {
            Claim::Common(Common::Verdict { outcome, .. }) => Some(outcome),
            _ => None,
        });
        verdict.expect("every explanation has a verdict")
    }

    /// Every certificate in the tree of steps.
    pub fn certificates(&self) -> impl Iterator<Item = &Certificate> {
        let steps = self.steps.iter().flat_map(Step::all);
        steps.filter_map(|step| step.certificate.as_ref())
    }

    /// The data: numbers are decimal strings, never shortened.
    #[cfg(feature = "serde")]
    pub fn json(&self) -> String {
        serde_json::to_string(self).expect("all keys are text")
    }
}
