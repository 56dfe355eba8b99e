//! Exact programs for contest problems and games, in four programming languages.
//!
//! Integers only. Each theorem stands once a language, in `templates/`, and so does each format; the tests compile and
//! run every program.

mod game;
mod language;
mod problem;
mod template;

pub use game::{GAMES, NoProgram, for_game};
pub use language::{Programming, UnknownProgramming};
pub use problem::for_problem;
