//! From rules to theorem: guess the lost positions as an automaton, prove that the guess is exactly right.

mod candidates;
mod certify;
mod decrease;
mod dot;
mod family;
mod found;
mod guess;
mod hope;
mod learn;
mod load;
mod pattern;
mod plan;
mod player;
mod product;
mod proof;
mod residuals;
mod search;
mod solve;
mod walnut;
mod witness;

pub use decrease::{EndlessMove, decreasing};
pub use dot::dot;
pub use family::wythoff_automaton;
pub use found::{Attempt, Failure, Found, Outgrown, Progress, SearchOptions};
pub use load::LoadError;
pub use pattern::{BeattyPairs, Claim, Familiar, Pattern, Support, numeration_words, patterns};
pub use plan::table_bytes;
pub use proof::{Counterexample, Ends, Proof, Verdict, prove};
pub use search::search;
pub use solve::WinningMoves;
pub use walnut::{WalnutFile, walnut};
pub use witness::Witness;
