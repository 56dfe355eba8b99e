//! One game to a file, and the table of their names.

mod name;
mod wythoff;

pub use name::{GameNameError, NamedGame, parse_game};
pub use wythoff::{WinningMoves, Wythoff};
