//! Exact take-away games: who wins, every winning move, and why, for piles of any size.
//!
//! | module | what lives there |
//! |---|---|
//! | [`batch`] | outcomes for whole arrays of positions |
//! | [`number`] | exact naturals, quadratic irrationals, Beatty sequences, numeration systems |
//! | [`position`] | a position is a list of pile sizes; an outcome is a win or a loss for the player to move |
//! | [`simd`] | the only module with `unsafe`: vector kernels, each beside its safe twin |

pub mod batch;
pub mod number;
pub mod position;
pub mod simd;

pub use batch::{Backend, outcomes_each_k, outcomes_u32, outcomes_u64};
pub use number::Natural;
pub use position::{Outcome, Play, Position};

/// Natural numbers without limit.
pub use dashu_int::UBig;
