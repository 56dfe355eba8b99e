//! Exact numbers: naturals of any size, quadratic irrationals, Beatty sequences, numeration systems.

mod beatty;
mod cursor;
mod fibonacci_word;
mod natural;
mod numeration;
mod odometer;
mod parse;
mod partition;
mod quadratic;
mod recurrence;
mod simplest_fraction;
mod wythoff_array;

pub use beatty::{Beatty, BeattyError};
pub use fibonacci_word::{FibonacciWord, Letter};
pub use natural::Natural;
pub use numeration::Numeration;
pub use parse::{ParseNumberError, parse_natural};
pub use partition::{Partition, partition};
pub use quadratic::{NotIrrational, ParseQuadraticError, QuadraticIrrational};
pub use wythoff_array::WythoffArray;
