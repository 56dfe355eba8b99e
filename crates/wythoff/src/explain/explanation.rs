//! The whole of an explanation, and how it is written.

use serde::Serialize;

use super::certificate::Certificate;
use super::page::Block;
use super::render::{self, Format, Numbers, Style};
use super::step::{Claim, Common, Step};
use super::theorems::TheoremName;
use super::words;
use crate::language::Language;
use crate::position::Outcome;

/// Why something is so.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Explanation {
    /// The kind and version of this document.
    pub schema: &'static str,
    /// What is explained.
    pub subject: Subject,
    /// The steps, in the order they are read.
    pub steps: Vec<Step>,
}

/// What is explained.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[non_exhaustive]
pub enum Subject {
    /// A position of a game.
    Position {
        /// The game by its name.
        game: String,
        /// `normal` or `misere`.
        play: &'static str,
        /// The pile sizes, in decimal.
        #[serde(serialize_with = "super::step::decimals")]
        position: Vec<dashu_int::UBig>,
    },
    /// A sum of games.
    Sum {
        /// Each part as it is written, `nim[3,5]`.
        parts: Vec<super::sum::WrittenPart>,
        /// `normal` or `misere`.
        play: &'static str,
    },
    /// A theorem.
    Theorem(TheoremName),
}

impl Explanation {
    pub(super) fn new(subject: Subject, steps: Vec<Step>) -> Self {
        Self {
            schema: "wythoff/explain/1",
            subject,
            steps,
        }
    }

    /// Who wins, if a position is explained.
    pub fn outcome(&self) -> Option<Outcome> {
        self.steps.iter().find_map(|step| match step.claim {
            Claim::Common(Common::Verdict { outcome, .. }) => Some(outcome),
            _ => None,
        })
    }

    /// Every certificate in the tree of steps.
    pub fn certificates(&self) -> impl Iterator<Item = &Certificate> {
        let steps = self.steps.iter().flat_map(Step::all);
        steps.filter_map(|step| step.certificate.as_ref())
    }

    /// The page in one language, to be written in any format.
    pub fn page(&self, language: Language) -> Vec<Block> {
        words::page(self, language)
    }

    /// In a format for people.
    pub fn written(&self, format: Format, language: Language, numbers: Numbers) -> String {
        render::page(&self.page(language), format, Style { language, numbers })
    }

    /// For a terminal, long numbers shortened.
    pub fn text(&self, language: Language) -> String {
        self.written(Format::Text, language, Numbers::Shortened)
    }

    /// Markdown with LaTeX formulas, long numbers shortened.
    pub fn markdown(&self, language: Language) -> String {
        self.written(Format::Markdown, language, Numbers::Shortened)
    }

    /// An HTML fragment with formulas in MathML, long numbers shortened.
    pub fn html(&self, language: Language) -> String {
        self.written(Format::Html, language, Numbers::Shortened)
    }

    /// The data: numbers are decimal strings, never shortened.
    pub fn json(&self) -> String {
        serde_json::to_string(self).expect("all keys are text")
    }
}
