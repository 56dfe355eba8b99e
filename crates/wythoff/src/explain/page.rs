//! A page: blocks of words and formulas in one language, ready to be written in any format.

use super::formula::Formula;

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

impl From<&str> for Inline {
    fn from(words: &str) -> Self {
        Self::Words(words.to_owned())
    }
}

impl From<String> for Inline {
    fn from(words: String) -> Self {
        Self::Words(words)
    }
}

impl From<Formula> for Inline {
    fn from(formula: Formula) -> Self {
        Self::Formula(formula)
    }
}

impl<I: Into<Inline>> From<I> for Prose {
    fn from(piece: I) -> Self {
        Self(vec![piece.into()])
    }
}

impl Prose {
    /// This, followed by that.
    #[must_use]
    pub fn then(mut self, more: Self) -> Self {
        self.0.extend(more.0);
        self
    }
}

/// Sentences from words and formulas: `prose!["so ", letter('n'), " is even"]`.
macro_rules! prose {
    ($($piece:expr),* $(,)?) => {
        $crate::explain::page::Prose(vec![$($crate::explain::page::Inline::from($piece)),*])
    };
}
pub(super) use prose;

/// A paragraph of words and formulas.
macro_rules! paragraph {
    ($($piece:expr),* $(,)?) => {
        $crate::explain::page::Block::Paragraph($crate::explain::page::prose![$($piece),*])
    };
}
pub(super) use paragraph;
