//! One game to a file, and the table of their names.

mod bachet;
pub mod coins;
mod euclid;
mod fibonacci;
mod heap;
mod heaps;
mod misere;
mod moore;
mod name;
mod nim;
mod rules_text;
mod staircase;
mod table;
mod winning_moves;
mod wythoff;

pub use bachet::Bachet;
pub use coins::{Coins, MockTurtles, Ruler, TurningTurtles};
pub use euclid::Euclid;
pub use fibonacci::Fibonacci;
pub use misere::Misere;
pub use moore::Moore;
pub use name::{GameNameError, NamedGame, parse_game};
pub(crate) use name::{Reader, read_game};
pub use nim::Nim;
pub use staircase::Staircase;
pub use table::{GameEntry, games};
pub use winning_moves::WinningMoves;
pub use wythoff::Wythoff;
