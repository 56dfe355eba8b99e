//! The search for a Grundy theorem.

use super::GrundyTheorem;
use crate::prove::found::{Found, SearchOptions, Watcher};
use crate::prove::search::search_in;
use crate::prove::source::Source;
use crate::rules::{Rules, RulesError};

/// Looks for a theorem about the values of a game, up to `most` or all: a proof about the game plus a heap.
///
/// Values are tabulated, not outcomes of the sum: one number for each position of the piles.
pub fn search_values(
    rules: &Rules,
    most: Option<u32>,
    options: &SearchOptions,
    watch: &mut Watcher<'_>,
) -> Result<Found, RulesError> {
    let sum = &rules.with_heap(most)?;
    Ok(search_in(
        Source::Values { rules, most, sum },
        sum,
        options,
        watch,
    ))
}

/// The theorem about the values of a game, up to `most` or all, with the usual effort; `None`: none was found.
pub fn values_theorem(rules: &Rules, most: Option<u32>) -> Option<GrundyTheorem> {
    match search_values(rules, most, &SearchOptions::default(), &mut ()).ok()? {
        Found::Theorem { proof, .. } => GrundyTheorem::new(rules, most, *proof),
        Found::Nothing { .. } => None,
    }
}
