//! Finite automata over dense alphabets: partial, sparse, canonical. Knows nothing of numbers or games.

mod automaton;
mod budget;
mod graph;
mod interner;
mod kinds;
mod minimise;
mod reader;
mod refine;
mod regex;
mod subset;
mod without;

pub use automaton::{Automaton, Letter, State};
pub use budget::{Budget, OutOfBudget};
pub use graph::Graph;
pub(crate) use interner::Interner;
pub use kinds::{Kind, Kinds, NO_KIND};
pub(crate) use reader::Reader;
pub use regex::Regex;
