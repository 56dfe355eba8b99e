//! Patterns in the lost positions that people recognise, each with what it rests on.

mod familiar;
mod find;
mod formal;
mod known;
mod linear;
mod nim_sums;
mod numerals;
mod pairs;
mod periodic;
mod remembered;
mod rows;
mod sample;

use dashu_int::UBig;

use crate::automata::Regex;
use crate::number::{Numerals, QuadraticIrrational};

pub use find::patterns;
pub(crate) use formal::row_bound;
pub(crate) use known::proof_for;
pub use numerals::Powers;
pub(crate) use pairs::game_of_pairs;
pub(super) use pairs::relation;
pub(crate) use periodic::period_clause;

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
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "lowercase"))]
pub enum Support {
    /// It is proved, for all sizes, and [`crate::coq::theorem`] writes a proof of it that Coq's kernel checks.
    Kernel,
    /// It is proved, for all sizes: decided on the automaton that the independent checker accepts, or a theorem of the
    /// literature about a game that is decided to be the same. Coq is told nothing of it.
    Checked,
    /// It was compared for all piles below this size, and not proved.
    Compared {
        /// The size.
        below: u64,
    },
}

impl Support {
    /// Whether it holds for all sizes.
    pub fn is_proved(self) -> bool {
        match self {
            Self::Kernel | Self::Checked => true,
            Self::Compared { .. } => false,
        }
    }
}

/// A game that others are compared with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
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
pub enum Claim {
    /// No position is lost.
    Nothing,
    /// Every position is lost.
    Everything,
    /// These positions are lost and no others.
    Finite(Vec<Vec<UBig>>),
    /// A position is lost iff the sum without carries of its piles is 0.
    Xor {
        /// How many piles there are.
        piles: usize,
    },
    /// A position of two piles is lost iff they are equal.
    Diagonal,
    /// A position is lost iff the sum without carries of ⌊pile/2ʲ⌋ is one of these values.
    NimSum {
        /// Which piles are added, counted from 0; the others do not matter.
        piles: Vec<usize>,
        /// The j.
        halvings: u32,
        /// The values, in order.
        values: Vec<u64>,
    },
    /// A position is lost iff Σ cᵢ·pileᵢ is one of these values.
    Values {
        /// The cᵢ.
        form: Vec<i64>,
        /// The values, in order.
        values: Vec<i64>,
    },
    /// A position is lost iff Σ cᵢ·pileᵢ leaves one of these remainders.
    Remainders {
        /// The cᵢ.
        form: Vec<i64>,
        /// By what it is divided.
        modulus: u64,
        /// The remainders, in order.
        remainders: Vec<u64>,
    },
    /// A pile is lost iff it is one of these sizes.
    Powers {
        /// Single sizes.
        single: Vec<UBig>,
        /// Sizes that grow with a power.
        powers: Vec<Powers>,
    },
    /// A pile is lost iff its digits, without leading zeros, match the expression; zero has no digits.
    Digits(Regex),
    /// Where nothing is remembered, a pile is lost iff it is 0 or a weight of the numeration.
    FirstMove {
        /// The numeration.
        numerals: Numerals,
    },
    /// Where l ≥ 1 is remembered, a pile is lost iff it is 0 or c·l is less than its last part: the least weight of the
    /// numeration in it.
    LastPart {
        /// The c.
        factor: u64,
        /// The numeration.
        numerals: Numerals,
    },
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
    /// The digits of A_n, n ≥ 1, end in an even number of zeros; those of B_n are the same and one more 0.
    AppendedZero {
        /// The numeration.
        numerals: Numerals,
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
