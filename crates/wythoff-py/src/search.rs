//! The search for a theorem: what is found has been accepted by the independent checker.

use wythoff::Rules;
use wythoff::check::CheckError;
use wythoff::prove::{Doing, Found, GrundyTheorem, Proof, SearchOptions, search, search_values};

use crate::patience::Stop;

/// No theorem.
#[derive(Debug, Clone)]
pub(crate) struct Nothing {
    /// How many guesses were made.
    pub(crate) guesses: usize,
    /// Positions with all piles below this were tabulated.
    pub(crate) tabulated: u64,
    /// Whether it was stopped before its end.
    pub(crate) is_stopped: bool,
}

/// Why there is no theorem.
pub(crate) enum Failure {
    NotFound(Nothing),
    /// The checker did not accept the proof, which is a mistake of the program.
    Refused(CheckError),
}

/// The theorem about the lost positions.
pub(crate) fn lost(rules: &Rules, options: &SearchOptions, stop: &Stop) -> Result<Proof, Failure> {
    accepted(search(rules, options, &mut |_: Doing<'_>| stop.flow()))
}

/// The theorem about the Grundy values; `None`: there are none, or one pile too many.
pub(crate) fn values(
    rules: &Rules,
    options: &SearchOptions,
    stop: &Stop,
) -> Option<Result<GrundyTheorem, Failure>> {
    let found = search_values(rules, None, options, &mut |_: Doing<'_>| stop.flow()).ok()?;
    Some(accepted(found).map(|proof| {
        let theorem = GrundyTheorem::new(rules, None, proof);
        theorem.expect("it was sought")
    }))
}

fn accepted(found: Found) -> Result<Proof, Failure> {
    match found {
        Found::Theorem { mut proof, .. } => match proof.checked_certificate(None) {
            Ok(_) => Ok(*proof),
            Err(error) => Err(Failure::Refused(error)),
        },
        Found::Nothing {
            attempts,
            tabulated,
            stopped,
            ..
        } => Err(Failure::NotFound(Nothing {
            guesses: attempts.len(),
            tabulated,
            is_stopped: stopped,
        })),
    }
}
