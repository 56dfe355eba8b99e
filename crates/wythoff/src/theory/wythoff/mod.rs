//! The losing pairs of k-Wythoff: Fraenkel's theorem, three times over.
//!
//! In k-Wythoff a move takes any number from one pile, or x > 0 from one and y > 0 from the other with
//! |x − y| ≤ k; k = 0 is Wythoff's game. Write t = k + 1. The losing positions are pairs (A_n, B_n) with
//!
//! * normal play: A_n = ⌊nα⌋, B_n = A_n + tn, where α = (2 − t + √(t² + 4))/2;
//! * misère play, k ≥ 1: A_n = ⌊nα + 1/α⌋, B_n = A_n + tn + 1;
//! * misère play, k = 0: as in normal play, but (0, 1) and (2, 2) stand in for (0, 0) and (1, 2).
//!
//! Each front of Fraenkel (*How to beat your Wythoff games' opponent on three fronts*, 1982; *Wythoff
//! games, continued fractions, cedar trees and Fibonacci searches*, 1984) is an implementation of its own:
//!
//! | front | module | idea |
//! |---|---|---|
//! | recursive | [`recursive`] | each pair is the first one no move leads out of |
//! | algebraic | [`LosingPairs`] | integer arithmetic for ⌊nα⌋; the one that answers |
//! | arithmetic | [`arithmetic`] | digits in a numeration system |
//!
//! Write ε = α − 1 = (√(t² + 4) − t)/2. It is the positive root of ε² + tε = 1, lies between 0 and 0.62,
//! and all the formulas become A_n = n + ⌊nε⌋ and the like, with one product and no subtraction.

pub mod arithmetic;
mod big;
mod decimal;
mod pairs;
pub mod recursive;
mod word;

pub use decimal::DecimalPairs;
pub use pairs::LosingPairs;
pub use word::is_losing_pair;

use dashu_int::UBig;

use crate::number::Natural;

/// A natural number in which the losing pairs have their closed form: `u64` or [`UBig`].
pub trait Pile: Natural {
    /// How this width computes them.
    #[doc(hidden)]
    type Sequences: Sequences<Self>;
}

impl Pile for u64 {
    type Sequences = word::WordSequences;
}

impl Pile for UBig {
    type Sequences = big::BigSequences;
}

/// The algebraic front in one width: how a [`Pile`] computes the homogeneous sequence (`shifted` =
/// false, normal play) and the one moved by 1/α (`shifted` = true, misère play with k ≥ 1).
#[doc(hidden)]
pub trait Sequences<N: Natural>: Clone + std::fmt::Debug + Send + Sync {
    /// The sequences of k-Wythoff.
    fn new(k: &N, shifted: bool) -> Self;

    /// The same, prepared for several questions about numbers up to `largest`, if that saves work.
    fn prepared_for(&self, largest: &N) -> Option<Self>;

    /// The n whose pair has this difference, and what is left over: `difference` = t·n (+ 1) + rest with
    /// rest ≤ k. `None` if even pair 0 has a greater difference.
    fn index_of_difference(&self, difference: &N) -> Option<(N, N)>;

    /// (A_n, B_n), or `None` if B_n does not fit.
    fn pair(&self, n: &N) -> Option<(N, N)>;

    /// The number that makes a pair with x, or `None` if it does not fit.
    ///
    /// Every natural is in exactly one pair (0 twice, as A_0 = B_0, in normal play).
    fn partner(&self, x: &N) -> Option<N>;

    /// Whether (a, b), a ≤ b, is a pair.
    fn contains(&self, a: &N, b: &N) -> bool;
}
