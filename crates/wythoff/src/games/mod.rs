//! One game to a file, and the table of their names.

mod name;
mod winning_moves;
mod wythoff;

pub use name::{GameNameError, NamedGame, parse_game};
pub use winning_moves::WinningMoves;
pub use wythoff::Wythoff;
