//! Positions and their outcomes: the words every game shares.

use std::fmt;
use std::ops::ControlFlow;

use dashu_int::UBig;
#[cfg(feature = "serde")]
use serde::Serialize;

mod error;

pub use error::{PileCountError, PositionError};

/// Who wins when both play well, seen by the player to move.
///
/// One byte, `Loss` = 0 and `Win` = 1, so that arrays of outcomes are arrays of flags.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize), serde(rename_all = "lowercase"))]
#[repr(u8)]
pub enum Outcome {
    /// A P-position (必败态): every move leaves the opponent a win.
    Loss = 0,
    /// An N-position (必胜态): some move leaves the opponent a loss.
    Win = 1,
}

impl Outcome {
    /// The outcome of a position, from whether it is lost for the player to move.
    ///
    /// ```
    /// use wythoff::Outcome;
    /// assert_eq!(Outcome::from_lost(true), Outcome::Loss);
    /// ```
    pub const fn from_lost(lost: bool) -> Self {
        if lost { Self::Loss } else { Self::Win }
    }

    /// Whether the player to move loses.
    pub const fn is_loss(self) -> bool {
        matches!(self, Self::Loss)
    }

    /// Whether the player to move wins.
    pub const fn is_win(self) -> bool {
        matches!(self, Self::Win)
    }
}

/// What the player who takes the last stone gets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(Serialize), serde(rename_all = "lowercase"))]
pub enum Play {
    /// Taking the last stone wins: whoever cannot move loses.
    #[default]
    Normal,
    /// Taking the last stone loses: whoever cannot move wins.
    Misere,
}

/// A position: the pile sizes, in the order the player gave them.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(Serialize))]
pub struct Position<N = u64>(pub Vec<N>);

impl<N> Position<N> {
    /// The pile sizes.
    pub fn piles(&self) -> &[N] {
        &self.0
    }
}

impl<N> From<Vec<N>> for Position<N> {
    fn from(piles: Vec<N>) -> Self {
        Self(piles)
    }
}

/// Piles in machine words as a position of piles of any size.
///
/// ```
/// use wythoff::Position;
/// assert_eq!(Position::from([8, 4]).to_string(), "(8, 4)");
/// ```
impl<const COUNT: usize> From<[u64; COUNT]> for Position<UBig> {
    fn from(piles: [u64; COUNT]) -> Self {
        Self::from(&piles[..])
    }
}

impl From<&[u64]> for Position<UBig> {
    fn from(piles: &[u64]) -> Self {
        Self(piles.iter().map(|&pile| pile.into()).collect())
    }
}

impl<N: fmt::Display> fmt::Display for Position<N> {
    /// `(8, 4)`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(")?;
        for (place, pile) in self.0.iter().enumerate() {
            if place > 0 {
                f.write_str(", ")?;
            }
            write!(f, "{pile}")?;
        }
        f.write_str(")")
    }
}

/// Receives the options of a position one by one; `Break` stops the visit.
pub type Visitor<'a> = dyn FnMut(&[u64]) -> ControlFlow<()> + 'a;
