//! Exact programs for contest problems, games and proved theorems, in four programming languages.
//!
//! Integers only. Each theorem stands once a language, in `templates/`, and so does each format; the tests compile and
//! run every program.

mod checker;
mod game;
mod language;
mod other;
mod problem;
mod program;
mod template;
mod theorem;

pub use checker::{checker, has_one_answer, word_checker};
pub use game::{NoProgram, for_game, games_with_programs};
pub use language::{Programming, UnknownProgramming};
pub use other::for_other_problem;
pub use problem::for_problem;
pub use program::Program;
pub use theorem::for_theorem;
