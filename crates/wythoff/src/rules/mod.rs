//! Rules as data: what every move satisfies, in linear arithmetic.

mod clause;
mod language;
mod partners;
mod ruleset;
mod solutions;
mod table;

pub use clause::{Atom, Clause};
pub use language::{ParseRulesError, ParseRulesErrorKind, help, parse_rules, parse_rules_with};
pub use partners::Partners;
pub use ruleset::{Rules, RulesError};
pub use table::Table;
