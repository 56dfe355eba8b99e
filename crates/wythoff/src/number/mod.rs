//! Exact numbers: naturals of any size, quadratic irrationals, Beatty sequences, numeration systems.

mod beatty;
mod cursor;
mod natural;
mod partition;
mod quadratic;
mod simplest_fraction;

pub use beatty::{Beatty, BeattyError};
pub use natural::Natural;
pub use partition::{Partition, partition};
pub use quadratic::{NotIrrational, ParseQuadraticError, QuadraticIrrational};
