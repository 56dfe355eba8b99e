//! From rules to theorem: guess the lost positions as an automaton, prove that the guess is exactly right.

mod family;
mod product;
mod proof;
mod witness;

pub use family::wythoff_automaton;
pub use proof::{Counterexample, Ends, Proof, Verdict, prove};
pub use witness::{Configuration, Witness};
