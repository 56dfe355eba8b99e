//! The rule language: a small text that says what a move is, read into [`Rules`].
//!
//! [`help`](help()) has the grammar and examples.

mod chinese;
mod condition;
mod error;
mod game;
mod help;
mod linear;
mod lower;
mod normal;
mod parser;
mod scope;
mod snippet;
mod suggest;
mod text;
mod token;
mod tree;

pub use error::{ParseRulesError, ParseRulesErrorKind};
pub use help::help;

use super::ruleset::Rules;
use error::{ParseRulesErrorKind as Kind, Spanned};

/// How long a text may be, in bytes.
const MOST_BYTES: usize = 1 << 18;
/// How many lines it may have.
const MOST_LINES: usize = 5_000;

/// The rules that a text says.
///
/// Statements are lines, or stand between `;`; alternatives stand on lines of their own or between `|`. x, y, z are the
/// amounts taken, a, b, c the piles before the move and a', b', c' after it. That no pile grows is understood; a move
/// that may take nothing is refused. A text without any move is fine: then every position is an end.
///
/// ```
/// use wythoff::{Rules, rules::parse_rules};
/// let wythoff = parse_rules("x>0,y=0 | x=0,y>0 | x=y>0").unwrap();
/// assert!(wythoff.is_same_as(&Rules::wythoff(0)));
/// assert!(parse_rules("x>0,y=0 | x=y").is_err()); // takes nothing if x = y = 0
/// ```
pub fn parse_rules(text: &str) -> Result<Rules, ParseRulesError> {
    parse_rules_with(text, &[])
}

/// The rules that a text says, with other values for some of its parameters.
///
/// ```
/// use wythoff::{Rules, rules::parse_rules_with};
/// let text = "parameter k = 1; like k-wythoff";
/// assert!(parse_rules_with(text, &[("k", 3)]).unwrap().is_same_as(&Rules::wythoff(3)));
/// ```
pub fn parse_rules_with(text: &str, parameters: &[(&str, i64)]) -> Result<Rules, ParseRulesError> {
    read(text, parameters).map_err(|error| ParseRulesError::new(text, error))
}

fn read(text: &str, parameters: &[(&str, i64)]) -> Result<Rules, Spanned> {
    if text.len() > MOST_BYTES {
        return Err((
            0..0,
            Kind::TooLong {
                what: "bytes",
                most: MOST_BYTES,
            },
        ));
    }
    if let Some((newline, _)) = text.match_indices('\n').nth(MOST_LINES) {
        return Err((
            newline..newline,
            Kind::TooLong {
                what: "lines",
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
    let scope = scope::Scope::new(&statements, parameters)?;
    game::Builder::new(text, &scope, &statements).rules(&statements)
}
