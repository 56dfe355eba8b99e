//! Pages as terminal text, Markdown and HTML.

use std::fmt;

use dashu_int::IBig;

use crate::formula::Formula;
use crate::message::Message;
use crate::page::Block;
use crate::shorten;
use crate::texts::Texts;

mod html;
mod latex;
mod markdown;
mod mathml;
mod plain;
mod text;

#[cfg(feature = "whole")]
pub(crate) use text::is_wide;

#[cfg(test)]
mod tests;

/// A way to write a page for people.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Format {
    /// For a terminal.
    Text,
    /// Markdown with LaTeX formulas between dollar signs.
    Markdown,
    /// An HTML fragment with formulas in MathML.
    Html,
}

/// How long numbers are written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Numbers {
    /// Numbers of more than 200 digits by their first and last ones.
    #[default]
    Shortened,
    /// Every digit.
    Full,
}

/// How numbers are written.
#[derive(Clone, Copy)]
enum Style<'a> {
    /// Long ones by their ends, with a word on how long they are.
    Shortened(&'a Texts),
    /// Every digit.
    Full,
}

impl<'a> Style<'a> {
    fn new(numbers: Numbers, texts: &'a Texts) -> Self {
        match numbers {
            Numbers::Shortened => Self::Shortened(texts),
            Numbers::Full => Self::Full,
        }
    }

    fn number(self, number: &IBig) -> Written {
        let ends = || shorten::ends(number);
        self.cut(ends)
            .unwrap_or_else(|| Written::Whole(shorten::whole(number)))
    }

    /// Digits of a numeration system.
    fn digits(self, digits: &str) -> Written {
        let ends = || shorten::digits(digits);
        self.cut(ends)
            .unwrap_or_else(|| Written::Whole(digits.to_owned()))
    }

    /// Something long by its ends; `None` if it is short, or nothing is to be cut.
    fn cut(self, ends: impl FnOnce() -> Option<shorten::Ends>) -> Option<Written> {
        let Self::Shortened(texts) = self else {
            return None;
        };
        let shorten::Ends { start, end, count } = ends()?;
        let length = Message::new("number-length").with("digits", shorten::grouped(count));
        let length = texts.say(&length);
        Some(Written::Ends { start, end, length })
    }
}

/// A number as it is written.
enum Written {
    /// In full.
    Whole(String),
    /// The sign and the first digits, the last digits, and `(1,000,000 digits)`.
    Ends {
        start: String,
        end: String,
        length: String,
    },
}

/// Writes a page.
pub fn page(blocks: &[Block], format: Format, numbers: Numbers, texts: &Texts) -> String {
    let style = Style::new(numbers, texts);
    match format {
        Format::Text => text::page(blocks, style),
        Format::Markdown => markdown::page(blocks, style),
        Format::Html => html::page(blocks, style),
    }
}

/// As a terminal shows it, every digit of its numbers.
impl fmt::Display for Formula {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&plain::formula(self, Style::Full))
    }
}
