//! From rules to theorem: guess the lost positions as an automaton, prove that the guess is exactly right.

mod candidates;
mod certify;
mod decrease;
mod dot;
mod family;
mod guess;
mod load;
mod pattern;
mod product;
mod proof;
mod search;
mod solve;
mod walnut;
mod witness;

pub use decrease::{EndlessMove, decreasing};
pub use dot::dot;
pub use family::wythoff_automaton;
pub use load::LoadError;
pub use pattern::{BeattyPairs, Claim, Familiar, Pattern, Support, numeration_words, patterns};
pub use proof::{Counterexample, Ends, Proof, Verdict, prove};
pub use search::{Attempt, Failure, Found, Progress, SearchOptions, search};
pub use solve::WinningMoves;
pub use walnut::{WalnutFile, walnut};
pub use witness::{Configuration, Witness};
