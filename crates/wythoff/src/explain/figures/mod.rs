//! Figures of the theorems as SVG, drawn from integers: the same text every time.

use super::theorems::TheoremName;
use crate::language::Language;

mod bars;
mod board;
mod canvas;
mod columns;
mod stairs;
mod strips;
mod table;

/// The figure of a theorem, labelled in a language.
///
/// ```
/// use wythoff::{Language, explain::{TheoremName, figures::figure}};
/// let drawing = figure(TheoremName::Wythoff, Language::English);
/// assert!(drawing.starts_with("<svg ") && drawing.ends_with("</svg>\n"));
/// ```
pub fn figure(name: TheoremName, language: Language) -> String {
    match name {
        TheoremName::Beatty => strips::draw(language),
        TheoremName::Wythoff => board::draw(0, language),
        TheoremName::KWythoff => board::draw(1, language),
        TheoremName::SpragueGrundy => table::draw(language),
        TheoremName::FibonacciNim => bars::draw(language),
        TheoremName::Staircase => stairs::draw(language),
        TheoremName::Nim => columns::draw(language),
    }
}
