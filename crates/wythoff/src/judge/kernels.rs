//! What a judge computes with: vectors where the processor has them, or plain words.

use crate::simd::moves::{self, FindMoves};
use crate::simd::numerals::{self, WriteNumbers};
use crate::simd::tokens::{self, ReadWords};
use crate::simd::winners::{self, WriteWinners};

/// The kernels of a judge; the tests compare them.
#[doc(hidden)]
#[derive(Debug, Clone, Copy)]
pub struct Kernels {
    /// Reads numbers.
    pub read_words: ReadWords,
    /// Writes who wins, for pairs.
    pub write_pair_winners: WriteWinners<2>,
    /// Writes who wins, for triples.
    pub write_triple_winners: WriteWinners<3>,
    /// Finds the winning moves of small positions.
    pub find_moves: FindMoves,
    /// Writes small numbers.
    pub write_numbers: WriteNumbers,
}

impl Kernels {
    /// The fastest this processor has.
    pub fn fastest() -> Self {
        Self {
            read_words: tokens::fastest(),
            write_pair_winners: winners::fastest_for_pairs(),
            write_triple_winners: winners::fastest_for_triples(),
            find_moves: moves::fastest(),
            write_numbers: numerals::fastest(),
        }
    }

    /// Those every processor has.
    pub fn portable() -> Self {
        Self {
            read_words: tokens::portable,
            write_pair_winners: winners::portable_for_pairs,
            write_triple_winners: winners::portable_for_triples,
            find_moves: moves::portable,
            write_numbers: numerals::portable,
        }
    }
}
