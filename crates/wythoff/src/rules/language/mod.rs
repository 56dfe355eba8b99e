//! The rule language: a small text that says what a move is, read into a [`Draft`] of rules.
//!
//! `wythoff help rules` shows a page with its grammar and examples.

mod alternative;
mod amounts;
mod condition;
mod draft;
mod error;
mod expand;
mod expected;
mod expression;
mod fraction;
mod game;
mod linear;
mod lower;
mod normal;
mod parser;
mod scope;
mod suggest;
mod table_draft;
mod text;
mod token;
mod tree;

pub(super) use draft::normal;
pub(crate) use draft::{Alternative, Draft, Measure};
pub use error::{ParseRulesError, ParseRulesErrorKind};
pub(crate) use error::{Spanned, line_and_column};
pub use expected::{Counted, Expected};
pub(super) use expression::Condition;

use error::ParseRulesErrorKind as Kind;

/// How long a text may be, in bytes.
const MOST_BYTES: usize = 1 << 18;
/// How many lines it may have.
const MOST_LINES: usize = 5_000;

impl Draft {
    /// What a text says, with other values for some of its parameters.
    ///
    /// Statements are lines, or stand between `;`; alternatives stand on lines of their own or between `|`. x, y, z are
    /// the amounts taken, a, b, c the piles before the move and a', b', c' after it.
    pub(crate) fn parse(text: &str, parameters: &[(&str, i64)]) -> Result<Self, ParseRulesError> {
        read(text, parameters).map_err(|error| ParseRulesError::new(text, error))
    }
}

fn read(text: &str, parameters: &[(&str, i64)]) -> Result<Draft, Spanned> {
    if text.len() > MOST_BYTES {
        return Err((
            0..0,
            Kind::TooLong {
                what: Counted::Bytes,
                most: MOST_BYTES,
            },
        ));
    }
    if let Some((newline, _)) = text.match_indices('\n').nth(MOST_LINES) {
        return Err((
            newline..newline,
            Kind::TooLong {
                what: Counted::Lines,
                most: MOST_LINES,
            },
        ));
    }
    let most = token::MOST_NUMBER;
    if parameters
        .iter()
        .any(|(_, value)| !(-most..=most).contains(value))
    {
        return Err((0..0, Kind::HugeNumber { most }));
    }
    let tokens = token::tokens(text)?;
    let statements = parser::Parser::new(&tokens, text.len()).statements()?;
    let scope = scope::Scope::new(&tokens, &statements, parameters)?;
    game::Builder::new(&scope, &statements).draft(&statements)
}
