//! One game to a file.

mod winning_moves;
mod wythoff;

pub use winning_moves::WinningMoves;
pub use wythoff::Wythoff;
