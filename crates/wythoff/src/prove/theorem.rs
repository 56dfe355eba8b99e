//! The front door: from the text of the rules to the theorem, with the usual effort.

use std::fmt;

use super::found::{Found, SearchOptions};
use super::proof::Proof;
use super::read::parse_rules;
use super::search::search;
use crate::rules::ParseRulesError;

/// Why a text gives no theorem.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum NoTheorem {
    /// The text is no game.
    Rules(ParseRulesError),
    /// The usual search found no automaton that is exactly right; [`search`] goes as far as it is told.
    NotFound {
        /// The size of the largest table it looked at.
        tabulated: u64,
    },
}

impl fmt::Display for NoTheorem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rules(error) => error.fmt(f),
            Self::NotFound { tabulated } => write!(
                f,
                "no theorem was found from the table of piles below {tabulated}"
            ),
        }
    }
}

impl std::error::Error for NoTheorem {}

/// The theorem that a text of rules comes to: who wins at any size, and by which moves.
///
/// ```
/// use wythoff::{UBig, prove};
/// let theorem = prove::theorem("x>0,y=0 | x=0,y>0 | x=y>0")?;
/// let piles = [UBig::from(10u8).pow(50), UBig::from(8u8)];
/// let moves = theorem.winning_moves(&piles, 10)?;
/// assert_eq!(moves[0].leaves.to_string(), "(13, 8)");
/// assert!(matches!(prove::theorem("x>0 y=0"), Err(prove::NoTheorem::Rules(_))));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn theorem(text: &str) -> Result<Proof, NoTheorem> {
    let rules = parse_rules(text).map_err(NoTheorem::Rules)?;
    match search(&rules, &SearchOptions::default(), &mut ()) {
        Found::Theorem { proof, .. } => Ok(*proof),
        Found::Nothing { tabulated, .. } => Err(NoTheorem::NotFound { tabulated }),
    }
}
