//! The theorem in words: patterns in the lost positions that people recognise, each with what it rests on.

mod familiar;
mod find;
mod known;
mod numeration;
mod pairs;
mod periodic;
mod rows;
mod sample;
mod words;

use dashu_int::UBig;

use crate::number::QuadraticIrrational;

pub use find::patterns;
pub use numeration::numeration_words;

/// Something that holds of the lost positions of a game, and what it rests on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pattern {
    /// What holds.
    pub claim: Claim,
    /// What that rests on.
    pub support: Support,
}

/// What a pattern rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Support {
    /// It is proved, for all sizes.
    Proved,
    /// It was compared for all piles below this size, and not proved.
    CheckedTo(u64),
}

/// A game that others are compared with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Familiar {
    /// Nim with as many piles.
    Nim,
    /// k-Wythoff; Wythoff's game if k = 0.
    Wythoff(u16),
}

/// What may hold of the lost positions of a game.
///
/// The losing pairs of a game of two piles are (A_n, B_n), A_n ≤ B_n, n = 0, 1, 2, …, in the order of the A_n.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Claim {
    /// No position is lost.
    Nothing,
    /// Every position is lost.
    Everything,
    /// These positions are lost and no others.
    Finite(Vec<Vec<UBig>>),
    /// A position is lost iff the sum without carries of its piles is 0.
    Xor,
    /// A position of two piles is lost iff they are equal.
    Diagonal,
    /// Both sequences are floors of multiples of irrationals.
    Beatty(Box<BeattyPairs>),
    /// B_n = s·A_n + t·n + d.
    Linear {
        /// The s.
        s: u64,
        /// The t.
        t: u64,
        /// The d.
        d: u64,
    },
    /// A_n is the least number that is in no pair before: every number is in exactly one pair.
    Mex,
    /// For each size of the first pile exactly one size of the second is lost.
    OnePerRow,
    /// Adding the shift changes nothing, from these sizes on.
    Periodic {
        /// What is added to each pile.
        shift: Vec<u64>,
        /// The least sizes from which this holds.
        from: u64,
    },
    /// The same positions are lost as in another game, apart from these.
    Like {
        /// The other game.
        game: Familiar,
        /// Lost in the other game only.
        without: Vec<Vec<UBig>>,
        /// Lost in this game only.
        with: Vec<Vec<UBig>>,
    },
    /// The A_n and the B_n, n ≥ 1, are these sequences of the On-Line Encyclopedia of Integer Sequences.
    Sequences {
        /// The A_n.
        lower: &'static str,
        /// The B_n.
        upper: &'static str,
    },
}

/// The pairs A_n = ⌊nα + γ⌋, B_n = ⌊nβ + γ'⌋, n = 0, 1, 2, ….
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BeattyPairs {
    /// The α.
    pub lower: QuadraticIrrational,
    /// The β.
    pub upper: QuadraticIrrational,
    /// The γ = 1/α, with γ' = γ + 1; `None`: both are 0.
    pub shift: Option<QuadraticIrrational>,
}
