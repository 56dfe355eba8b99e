//! What a judge computes with: vectors where the processor has them, or plain words.

use crate::simd::moves::{self, FindMoves};
use crate::simd::numerals::{self, WriteNumbers};
use crate::simd::tokens::{self, ReadWords};

/// The kernels of a judge; the tests compare them.
#[doc(hidden)]
#[derive(Debug, Clone, Copy)]
pub struct Kernels {
    /// Reads numbers.
    pub read_words: ReadWords,
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
            find_moves: moves::fastest(),
            write_numbers: numerals::fastest(),
        }
    }

    /// Those every processor has.
    pub fn portable() -> Self {
        Self {
            read_words: tokens::portable,
            find_moves: moves::portable,
            write_numbers: numerals::portable,
        }
    }
}
