//! The theorems answers rest on, with their authors.

/// The theorems the closed forms are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Theorem {
    /// Wythoff's game in normal play.
    Wythoff,
    /// k-Wythoff in normal play.
    Fraenkel,
    /// k-Wythoff in misère play.
    FraenkelMisere,
    /// Nim, in normal and in misère play.
    Bouton,
    /// Staircase Nim is Nim on the odd stairs.
    Staircase,
    /// Take at most twice what was taken before.
    Whinihan,
    /// Take at most c times what was taken before.
    Schwenk,
    /// Take from 1 to m stones.
    Bachet,
    /// Take from at most k piles, in normal and in misère play.
    Moore,
    /// Grundy values of the game of one pile more than a move may change, or fewer.
    JenkynsMayberry,
    /// Outcomes of the game Euclid.
    ColeDavie,
    /// Grundy values of the game Euclid.
    CairnsHoLengyel,
    /// Coin-turning games are sums of games with one coin.
    Lenstra,
}

impl Theorem {
    /// A short name that stays the same: `wythoff`, `fraenkel-misere`, `bouton`, …
    pub fn name(self) -> &'static str {
        self.name_and_source().0
    }

    /// Author, title and year.
    pub fn source(self) -> &'static str {
        self.name_and_source().1
    }

    fn name_and_source(self) -> (&'static str, &'static str) {
        match self {
            Self::Wythoff => (
                "wythoff",
                "W. A. Wythoff, A modification of the game of Nim, 1907",
            ),
            Self::Fraenkel => (
                "fraenkel",
                "A. S. Fraenkel, How to beat your Wythoff games' opponent on three fronts, 1982",
            ),
            Self::FraenkelMisere => (
                "fraenkel-misere",
                "A. S. Fraenkel, Wythoff games, continued fractions, cedar trees and Fibonacci searches, 1984",
            ),
            Self::Bouton => (
                "bouton",
                "C. L. Bouton, Nim, a game with a complete mathematical theory, 1901",
            ),
            Self::Staircase => (
                "staircase",
                "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways for your Mathematical Plays, 1982",
            ),
            Self::Whinihan => ("whinihan", "M. J. Whinihan, Fibonacci Nim, 1963"),
            Self::Schwenk => ("schwenk", "A. J. Schwenk, Take-away games, 1970"),
            Self::Bachet => (
                "bachet",
                "C.-G. Bachet de Méziriac, Problèmes plaisants et délectables qui se font par les nombres, 1612",
            ),
            Self::Moore => (
                "moore",
                "E. H. Moore, A generalization of the game called Nim, 1910",
            ),
            Self::JenkynsMayberry => (
                "jenkyns-mayberry",
                "T. A. Jenkyns, J. P. Mayberry, The skeleton of an impartial game and the Nim-function of Moore's Nim_k, 1980",
            ),
            Self::ColeDavie => (
                "cole-davie",
                "A. J. Cole, A. J. T. Davie, A game based on the Euclidean algorithm and a winning strategy for it, 1969",
            ),
            Self::CairnsHoLengyel => (
                "cairns-ho-lengyel",
                "G. Cairns, N. B. Ho, T. Lengyel, The Sprague-Grundy function of the real game Euclid, 2011",
            ),
            Self::Lenstra => ("lenstra", "H. W. Lenstra Jr., Nim multiplication, 1977"),
        }
    }
}
