//! One game to a file.

mod wythoff;

pub use wythoff::{WinningMoves, Wythoff};
