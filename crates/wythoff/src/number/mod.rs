//! Exact numbers: naturals of any size, quadratic irrationals, Beatty sequences, numeration systems.

mod natural;

pub use natural::Natural;
