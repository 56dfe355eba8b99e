//! Rules as data: what every move satisfies, in linear arithmetic.

mod beyond;
mod clause;
mod heap;
mod infeasible;
mod language;
mod measure;
mod memo;
mod moves;
mod partners;
mod ruleset;
mod solutions;
mod table;
mod values;

/// How many piles rules may have.
pub(crate) const MOST_PILES: usize = 5;

/// The greatest weight of a pile in a measure.
pub(crate) const MOST_MEASURE: i64 = 1 << 10;

/// Piles after a move are below this times the stones before it and one more, where they may grow: the readers of texts see
/// to it that a pile without a weight in the measure is.
pub(crate) const MOST_GROWTH: i64 = 1 << 10;

/// The piles and the memory by their usual names, before and after a move, and the amounts taken.
pub(crate) const PILE_NAMES: [&str; MOST_PILES] = ["a", "b", "c", "d", "e"];
pub(crate) const MEMORY_NAMES: [&str; MOST_PILES] = ["l", "m", "n", "o", "p"];
pub(crate) const MEMORY_AFTER_NAMES: [&str; MOST_PILES] = ["l'", "m'", "n'", "o'", "p'"];
pub(crate) const AFTER_NAMES: [&str; MOST_PILES] = ["a'", "b'", "c'", "d'", "e'"];
pub(crate) const AMOUNT_NAMES: [&str; MOST_PILES] = ["x", "y", "z", "u", "v"];

pub use beyond::TableRules;
pub(crate) use clause::unit;
pub use clause::{Atom, Clause};
pub(crate) use infeasible::is_infeasible;
pub(crate) use language::{Alternative, Draft, Measure, Spanned, line_and_column};
pub use language::{Counted, Expected, ParseRulesError, ParseRulesErrorKind};
pub use partners::Partners;
pub(crate) use partners::{AFTER, BEFORE, Layers, REACH, Window, moved_up};
pub use ruleset::{Rules, RulesError};
pub use table::Table;
pub use values::ValueTable;
