//! A page: blocks of words and formulas in one language, ready to be written in any format.

use crate::formula::Formula;

/// A piece of a sentence.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Inline {
    /// Words.
    Words(String),
    /// Words that matter.
    Strong(String),
    /// A formula.
    Formula(Formula),
}

/// A sentence, or several.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Prose(pub Vec<Inline>);

/// A part of a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    /// The title of a page (level 1), or of a part of it (2, 3).
    Heading(u8, Prose),
    /// A paragraph.
    Paragraph(Prose),
    /// A formula in a line of its own.
    Display(Formula),
    /// Things one below the other.
    Items(Vec<Prose>),
    /// A table with its head.
    Table {
        /// The titles of the columns.
        head: Vec<Prose>,
        /// The rows, as wide as the head.
        rows: Vec<Vec<Prose>>,
    },
}

impl Prose {
    /// Adds words behind; they join the words that are last.
    pub(crate) fn push_words(&mut self, words: &str) {
        match self.0.last_mut() {
            Some(Inline::Words(last)) => last.push_str(words),
            _ if words.is_empty() => {}
            _ => self.0.push(Inline::Words(words.to_owned())),
        }
    }
}

impl From<Formula> for Prose {
    fn from(formula: Formula) -> Self {
        Self(vec![Inline::Formula(formula)])
    }
}

impl From<&str> for Prose {
    fn from(words: &str) -> Self {
        let mut prose = Self::default();
        prose.push_words(words);
        prose
    }
}
