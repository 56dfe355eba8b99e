//! What explains the positions of a game.

use dashu_int::UBig;
#[cfg(feature = "serde")]
use serde::Serialize;

use crate::heap::HeapRules;

/// The argument that explains who wins.
///
/// The arguments themselves are in [`explain`](mod@crate::explain).
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reason {
    /// The losing pairs of k-Wythoff.
    LosingPairs {
        /// How far apart the amounts taken from both piles may be.
        k: UBig,
    },
    /// The nim-sum of what piles, stairs or coins are worth.
    NimSum(ValueRule),
    /// The nim-sum of the values of heaps, which are found heap by heap.
    HeapValues(HeapRules),
    /// The ones in each binary column, modulo k + 1.
    Columns {
        /// How many piles a move may change.
        k: UBig,
    },
    /// The least part in the sum that makes the pile, in Schwenk's numeration.
    LeastPart {
        /// How many times the last take the next may be.
        c: u32,
    },
    /// The quotients of Euclid's algorithm.
    Quotients,
    /// Nothing but a search by the rules.
    Search,
}

/// What a thing is worth.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[allow(missing_docs)]
pub enum ValueRule {
    /// A pile is worth its size.
    Size,
    /// A pile is worth its remainder modulo m + 1.
    Remainder { modulus: UBig },
    /// An odd stair is worth its coins, an even one nothing.
    OddStairs,
    /// A head is worth its place.
    Place,
    /// A head at x is worth 2(x − 1) or one more, whichever has an odd number of ones in binary.
    Odious,
    /// A head is worth the largest power of 2 that divides its place.
    Ruler,
    /// A heap is worth what its own explanation says.
    Heap,
}
