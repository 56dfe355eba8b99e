//! Who wins, in a line for each case: cases in words of 64 bits, text out.

#[cfg(target_arch = "x86_64")]
mod avx512;
mod portable;

pub use portable::{pairs as portable_for_pairs, triples as portable_for_triples};

use crate::Outcome;

/// What is written for a case.
#[derive(Debug, Clone, Copy)]
pub struct Lines {
    /// If the player to move wins.
    pub win: [u8; 2],
    /// If the player to move loses.
    pub loss: [u8; 2],
}

impl Lines {
    /// What is written for this outcome.
    pub fn of(self, outcome: Outcome) -> [u8; 2] {
        // Without a table and without a branch, so that many lines are made at once.
        let [win, loss] = [self.win, self.loss].map(u16::from_ne_bytes);
        let all_if_won = 0u16.wrapping_sub(outcome.is_win().into());
        (loss ^ ((win ^ loss) & all_if_won)).to_ne_bytes()
    }
}

/// Writes the line of each case: of N = 2 piles in Wythoff's game, or of two piles and k, N = 3, in k-Wythoff.
///
/// There are as many lines as cases. All writers agree.
pub type WriteWinners<const N: usize> = fn(cases: &[[u64; N]], lines: Lines, out: &mut [[u8; 2]]);

/// The fastest writer for pairs that this processor has.
pub fn fastest_for_pairs() -> WriteWinners<2> {
    #[cfg(target_arch = "x86_64")]
    if avx512::is_available() {
        return avx512::pairs;
    }
    portable::pairs
}

/// The fastest writer for triples that this processor has.
pub fn fastest_for_triples() -> WriteWinners<3> {
    #[cfg(target_arch = "x86_64")]
    if avx512::is_available() {
        return avx512::triples;
    }
    portable::triples
}
