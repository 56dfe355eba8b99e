//! What a program that plays a game computes.

use dashu_int::UBig;

use crate::heap::HeapRules;

/// What a program computes to play a game in normal play, with the numbers of the game.
///
/// The programs are in [`code`](mod@crate::code).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Strategy {
    /// The losing pairs of k-Wythoff.
    LosingPairs {
        /// How far apart the amounts taken from both piles may be.
        k: UBig,
    },
    /// The nim-sum of the piles.
    NimSum,
    /// The nim-sum of the odd stairs.
    OddStairs,
    /// The ones in each binary column, modulo k + 1.
    Columns {
        /// How many piles a move may change.
        k: UBig,
    },
    /// The nim-sum of the remainders modulo m + 1.
    Remainders {
        /// How many stones a move may take.
        m: UBig,
    },
    /// The least Fibonacci number in the sum that makes the pile.
    FibonacciParts,
    /// The quotients of Euclid's algorithm.
    Quotients,
    /// The values of heaps, from a table of a period.
    HeapTable(HeapRules),
    /// No program has been written.
    Unwritten,
}
