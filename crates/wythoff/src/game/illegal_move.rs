//! Why a position is not one move away from another.

use std::fmt;

use dashu_int::UBig;

/// Why a position is not one move away from another.
#[derive(Debug, Clone, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum IllegalMove {
    /// Nothing changes.
    Nothing,
    /// There is another number of piles.
    PileCount { before: usize, after: usize },
    /// A pile would grow.
    Grows { pile: usize },
    /// More piles change than a move may change.
    TooManyPiles { changed: usize, most: UBig },
    /// The amounts taken from two piles are too far apart.
    TooFarApart { x: UBig, y: UBig, k: UBig },
    /// More is taken than may be.
    TooMuch { taken: UBig, most: UBig },
    /// The limit on the next take is another.
    WrongLimit { expected: UBig, found: UBig },
    /// Coins go from one stair to the next lower, as many as leave the one.
    NotAStep,
    /// What is taken from the larger pile is no multiple of the smaller.
    NotAMultiple { taken: UBig, smaller: UBig },
    /// It is taken from the smaller pile.
    FromSmaller,
    /// The rules do not allow to make this of that heap.
    HeapRule {
        heap: UBig,
        parts: Vec<UBig>,
        rules: String,
    },
    /// The rightmost coin that is turned must show heads.
    NotAHead { place: UBig },
    /// So many coins may not be turned, or not these.
    Coins { turned: usize },
    /// No clause of the rules allows to take these amounts.
    NoClause { taken: Vec<UBig> },
    /// It is another sum of games.
    OtherSum,
    /// A move changes one part of a sum.
    PartsChanged { changed: usize },
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => f.write_str("nothing changes"),
            Self::PileCount { before, after } => {
                write!(f, "the number of piles changes from {before} to {after}")
            }
            Self::Grows { pile } => write!(f, "pile {pile} would grow"),
            Self::TooManyPiles { changed, most } => {
                write!(f, "{changed} piles change, at most {most} may")
            }
            Self::TooFarApart { x, y, k } => {
                write!(f, "the amounts {x} and {y} differ by more than {k}")
            }
            Self::TooMuch { taken, most } => write!(f, "{taken} taken, at most {most} may be"),
            Self::WrongLimit { expected, found } => {
                write!(f, "the limit after this take is {expected}, not {found}")
            }
            Self::NotAStep => f.write_str("coins go from one stair to the next lower"),
            Self::NotAMultiple { taken, smaller } => {
                write!(f, "{taken} is no multiple of the smaller pile {smaller}")
            }
            Self::FromSmaller => f.write_str("a move takes from the larger pile"),
            Self::HeapRule { heap, parts, rules } => {
                write!(f, "{rules} allows no move from a heap of {heap} to ")?;
                numbers(parts, f)
            }
            Self::NotAHead { place } => {
                write!(f, "the rightmost coin turned, at {place}, shows no head")
            }
            Self::Coins { turned } => write!(f, "these {turned} coins may not be turned together"),
            Self::NoClause { taken } => {
                f.write_str("no clause of the rules allows to take ")?;
                numbers(taken, f)
            }
            Self::OtherSum => f.write_str("it is a sum of other games"),
            Self::PartsChanged { changed } => {
                write!(f, "{changed} parts of the sum change, a move changes one")
            }
        }
    }
}

impl std::error::Error for IllegalMove {}

/// `[3, 5]`
fn numbers(numbers: &[UBig], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let numbers: Vec<_> = numbers.iter().map(ToString::to_string).collect();
    write!(f, "[{}]", numbers.join(", "))
}
