//! Figures of the theorems as SVG, drawn from integers: the same text every time.

use wythoff::explain::TheoremName;

use crate::texts::Texts;

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
/// use wythoff::explain::TheoremName;
/// use wythoff_show::{Language, Texts, figures::figure};
/// let drawing = figure(TheoremName::Wythoff, &Texts::new(Language::english()));
/// assert!(drawing.starts_with("<svg ") && drawing.ends_with("</svg>\n"));
/// ```
pub fn figure(name: TheoremName, texts: &Texts) -> String {
    match name {
        TheoremName::Beatty => strips::draw(texts),
        TheoremName::Wythoff => board::draw(0, texts),
        TheoremName::KWythoff => board::draw(1, texts),
        TheoremName::SpragueGrundy => table::draw(texts),
        TheoremName::FibonacciNim => bars::draw(texts),
        TheoremName::Staircase => stairs::draw(texts),
        TheoremName::Nim => columns::draw(texts),
    }
}
