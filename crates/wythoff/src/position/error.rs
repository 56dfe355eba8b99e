//! Why a list of numbers is not a position of a game.

use std::fmt;

use dashu_int::UBig;

/// Why a list of numbers is not a position of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum PositionError {
    /// The game has another number of piles.
    PileCount(PileCountError),
    /// Fibonacci Nim has one pile, and perhaps a limit on the next take.
    StonesAndLimit {
        /// How many numbers were given.
        found: usize,
    },
    /// Places of coins are counted from 1.
    PlaceZero,
    /// There is one coin at a place.
    PlaceTwice(UBig),
    /// The closed form would take too long.
    TooLarge {
        /// About how many decimal digits a number may have.
        digits: usize,
    },
}

impl From<PileCountError> for PositionError {
    fn from(error: PileCountError) -> Self {
        Self::PileCount(error)
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::PileCount(error) => error.fmt(f),
            Self::StonesAndLimit { found } => write!(
                f,
                "expected the number of stones, or that and how many may be taken now; found {found} numbers"
            ),
            Self::PlaceZero => f.write_str("the places of the coins are counted from 1, found 0"),
            Self::PlaceTwice(place) => write!(f, "place {place} is given twice"),
            Self::TooLarge { digits } => {
                write!(
                    f,
                    "numbers of more than about {digits} digits take too long here"
                )
            }
        }
    }
}

impl std::error::Error for PositionError {}

/// A position with a number of piles the game does not have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PileCountError {
    /// How many piles the game has, with its memory.
    pub expected: usize,
    /// How many of these, the last, are memory ([`Rules::memory`](crate::Rules::memory)).
    pub memory: usize,
    /// How many the position has.
    pub found: usize,
}

impl fmt::Display for PileCountError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let piles = self.expected - self.memory;
        let word = if piles == 1 { "pile" } else { "piles" };
        write!(f, "expected {piles} {word}")?;
        if self.memory > 0 {
            write!(f, " and {} of memory", self.memory)?;
        }
        write!(f, ", found {}", self.found)
    }
}

impl std::error::Error for PileCountError {}
