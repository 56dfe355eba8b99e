//! Exact numbers: naturals of any size, quadratic irrationals, Beatty sequences, numeration systems.

mod beatty;
mod cursor;
pub(crate) mod decimal;
mod fibonacci_word;
mod from_decimal;
mod natural;
mod numerals;
mod numeration;
mod odometer;
mod parse;
mod partition;
mod positive;
mod product;
mod quadratic;
mod recurrence;
mod simplest_fraction;
mod wythoff_array;
mod zeckendorf;

pub use beatty::{Beatty, BeattyError};
pub use decimal::{Decimal, NotDecimal};
pub use fibonacci_word::{FibonacciWord, Letter};
pub(crate) use from_decimal::from_decimal;
pub use natural::Natural;
pub use numerals::Numerals;
pub use numeration::Numeration;
pub use parse::{ParseNumberError, parse_natural};
pub use partition::{Partition, partition};
pub use positive::Positive;
pub(crate) use product::{Factor, Multiplier, product, reciprocal};
pub use quadratic::{NotIrrational, ParseQuadraticError, QuadraticIrrational};
pub use wythoff_array::WythoffArray;
pub(crate) use zeckendorf::{Climb, zeckendorf};
