//! Pages as terminal text, Markdown and HTML.

use dashu_int::IBig;

use super::page::Block;
use crate::language::Language;

mod html;
mod latex;
mod markdown;
mod mathml;
mod plain;
mod shorten;
mod text;

#[cfg(test)]
mod tests;

/// A way to write an explanation for people.
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

/// How a page is written.
#[derive(Debug, Clone, Copy)]
pub(super) struct Style {
    pub(super) language: Language,
    pub(super) numbers: Numbers,
}

impl Style {
    /// A number; if it is long, where it is cut, and how long it is.
    fn number(self, number: &IBig) -> shorten::Written {
        shorten::number(number, self.numbers == Numbers::Full)
    }

    /// `(1,000,000 digits)`
    fn digits(self, count: usize) -> String {
        let count = shorten::grouped(count);
        match self.language {
            Language::English => format!("({count} digits)"),
            Language::Chinese => format!("（共 {count} 位）"),
        }
    }
}

/// Writes a page.
pub(super) fn page(blocks: &[Block], format: Format, style: Style) -> String {
    match format {
        Format::Text => text::page(blocks, style),
        Format::Markdown => markdown::page(blocks, style),
        Format::Html => html::page(blocks, style),
    }
}
