//! The theorems that are explained with their proofs.

#[cfg(feature = "serde")]
use serde::Serialize;

/// A theorem that is explained with its proof.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum TheoremName {
    /// Two sequences that share out the naturals.
    Beatty,
    /// The losing pairs of Wythoff's game, and why √5 is in them.
    Wythoff,
    /// The losing pairs of k-Wythoff.
    KWythoff,
    /// Every impartial game is a pile of Nim.
    SpragueGrundy,
    /// Fibonacci Nim.
    FibonacciNim,
    /// Staircase Nim.
    Staircase,
    /// Nim, in normal and misère play.
    Nim,
}

impl TheoremName {
    /// Every theorem.
    pub const ALL: [Self; 7] = [
        Self::Beatty,
        Self::Wythoff,
        Self::KWythoff,
        Self::SpragueGrundy,
        Self::FibonacciNim,
        Self::Staircase,
        Self::Nim,
    ];

    /// `beatty`, `k-wythoff`, …
    pub fn name(self) -> &'static str {
        match self {
            Self::Beatty => "beatty",
            Self::Wythoff => "wythoff",
            Self::KWythoff => "k-wythoff",
            Self::SpragueGrundy => "sprague-grundy",
            Self::FibonacciNim => "fibonacci-nim",
            Self::Staircase => "staircase",
            Self::Nim => "nim",
        }
    }
}
