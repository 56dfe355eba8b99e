//! From rules to theorem: guess the lost positions as an automaton, prove that the guess is exactly right.

mod candidates;
mod certify;
mod decrease;
mod family;
mod guess;
mod load;
mod product;
mod proof;
mod search;
mod solve;
mod witness;

pub use decrease::{EndlessMove, decreasing};
pub use family::wythoff_automaton;
pub use proof::{Counterexample, Ends, Proof, Verdict, prove};
pub use search::{Attempt, Failure, Found, Progress, SearchOptions, search};
pub use solve::WinningMoves;
pub use witness::{Configuration, Witness};
