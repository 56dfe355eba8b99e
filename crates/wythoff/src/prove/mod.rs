//! From rules to theorem: guess the lost positions as an automaton, prove that the guess is exactly right.

mod candidates;
mod certify;
mod contained;
mod coreachable;
mod cover;
pub mod data;
mod decide;
mod dot;
mod endless;
mod family;
mod find_measure;
mod find_move;
mod found;
mod grundy;
mod guess;
mod learn;
mod load;
mod normal_form;
mod one_pile;
mod only_last;
mod pattern;
mod plan;
mod product;
mod proof;
mod read;
mod residuals;
mod search;
mod solve;
mod sorted;
mod source;
mod strategy;
mod tabulated;
mod theorem;
mod track;
mod walnut;
mod witness;

pub use certify::OWN_WORK;
pub(crate) use certify::plain;
pub use decide::Decider;
pub use dot::dot;
pub use family::wythoff_automaton;
pub use found::{Attempt, Doing, Failure, Found, Outgrown, SearchOptions};
pub use grundy::{GrundyTheorem, search_values, shipped_values, values_theorem, written_values};
pub use load::LoadError;
pub use one_pile::{
    AtMost, AtMostPart, Remainders, Repetition, RowFacts, RowTheorem, Window, row_facts,
};
pub use pattern::{BeattyPairs, Claim, Familiar, Pattern, Powers, Support, patterns};
pub(crate) use pattern::{game_of_pairs, period_clause, proof_for, row_bound};
pub use plan::table_bytes;
pub use proof::{Counterexample, Ends, Proof, Verdict, prove};
pub use read::{Reading, Warning, parse_rules, parse_rules_with, read_rules};
pub use search::search;
pub use theorem::{NoTheorem, theorem};
pub use walnut::{WalnutFile, walnut};
pub use witness::Witness;
