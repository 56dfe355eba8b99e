//! Patterns in values that came without rules: what they are, how much speaks for it, and which values come next.
//!
//! | type | what it is |
//! |---|---|
//! | [`Data`] | a row g(0), g(1), … or a table g(a, b), read from text |
//! | [`Pattern`] | what gives a value to every place |
//! | [`Finding`] | a pattern that agrees with all data, and what speaks for it |
//!
//! Nothing here is proved: a finding agrees with the data and no more.

mod automatic;
mod cells;
mod finding;
mod form;
mod formula;
mod grid;
mod law;
mod nim_sum;
mod pairs;
mod pattern;
mod read;
mod repeat;
mod search;

pub use automatic::{About, Recogniser};
pub use cells::Data;
pub use finding::Finding;
pub use form::Form;
pub use formula::Formula;
pub use grid::Grid;
pub use law::{Law, Part};
pub use pairs::Pairs;
pub use pattern::Pattern;
pub use read::{DataError, DataErrorKind, Letters, Reading};
pub use repeat::Repeat;
pub use search::{findings, laws};
