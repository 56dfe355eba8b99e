//! What is particular to the explanations of one family of games: one to a file.

pub mod automaton;
pub mod euclid;
pub mod fibonacci;
pub mod heap;
pub mod moore;
pub mod values;
pub mod wythoff;
