//! Exact take-away games: who wins, every winning move, and why, for piles of any size.
//!
//! | module | what lives there |
//! |---|---|
//! | [`number`] | exact naturals, quadratic irrationals, Beatty sequences, numeration systems |
//! | [`position`] | a position is a list of pile sizes; an outcome is a win or a loss for the player to move |
//! | [`simd`] | the only module with `unsafe`: vector kernels, each beside its safe twin |

pub mod number;
pub mod position;
pub mod simd;

pub use number::{
    Beatty, BeattyError, FibonacciWord, Letter, Natural, NotIrrational, Numeration,
    ParseNumberError, ParseQuadraticError, Partition, QuadraticIrrational, WythoffArray,
    parse_natural, partition,
};
pub use position::{Outcome, Play, Position};

/// Natural numbers without limit.
pub use dashu_int::UBig;

/// Integers without limit.
pub use dashu_int::IBig;
