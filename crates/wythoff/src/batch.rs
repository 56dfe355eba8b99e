//! Who wins, for whole arrays of positions of k-Wythoff: normal play, exact for every pair of words.
//!
//! In k-Wythoff a player takes from one pile, or x > 0 from one and y > 0 from the other, |x − y| ≤ k;
//! k = 0 is Wythoff's game. The piles of a pair come in either order.
//!
//! The answers are written into a slice of the caller's, one byte each, and nothing is allocated. Which
//! vectors of the processor are used is found at run time: see [`Backend`].

use crate::Outcome;
pub use crate::simd::Backend;

/// The outcomes of pairs of 32-bit piles, all in one k-Wythoff.
///
/// # Panics
///
/// If `pairs` and `out` differ in length.
///
/// ```
/// use wythoff::{Outcome, outcomes_u32};
/// let mut out = [Outcome::Win; 3];
/// outcomes_u32(0, &[[1, 2], [8, 4], [267_914_295, 165_580_140]], &mut out);
/// assert_eq!(out, [Outcome::Loss, Outcome::Win, Outcome::Loss]);
/// ```
pub fn outcomes_u32(k: u32, pairs: &[[u32; 2]], out: &mut [Outcome]) {
    Backend::best().outcomes_u32(k, pairs, out);
}

/// The outcomes of pairs of 64-bit piles, all in one k-Wythoff.
///
/// # Panics
///
/// If `pairs` and `out` differ in length.
///
/// ```
/// use wythoff::{Outcome, outcomes_u64};
/// let mut out = [Outcome::Win; 2];
/// outcomes_u64(1, &[[1_414_213_562_373_095_048, 3_414_213_562_373_095_048], [1, 2]], &mut out);
/// assert_eq!(out, [Outcome::Loss, Outcome::Win]);
/// ```
pub fn outcomes_u64(k: u64, pairs: &[[u64; 2]], out: &mut [Outcome]) {
    Backend::best().outcomes_u64(k, pairs, out);
}

/// The outcomes of triples (a, b, k): the piles a and b, each pair in its own k-Wythoff.
///
/// # Panics
///
/// If `triples` and `out` differ in length.
///
/// ```
/// use wythoff::{Outcome, outcomes_each_k};
/// let mut out = [Outcome::Win; 3];
/// outcomes_each_k(&[[1, 2, 0], [1, 2, 1], [8209, 67_395_890, 8208]], &mut out);
/// assert_eq!(out, [Outcome::Loss, Outcome::Win, Outcome::Loss]);
/// ```
pub fn outcomes_each_k(triples: &[[u32; 3]], out: &mut [Outcome]) {
    Backend::best().outcomes_each_k(triples, out);
}
