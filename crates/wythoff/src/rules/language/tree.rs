//! The syntax tree. Lists are lists, so that only brackets make a tree deep.

use std::ops::Range;

/// A number or a condition, and its place.
#[derive(Debug, Clone)]
pub(super) struct Tree {
    pub(super) node: Node,
    pub(super) span: Range<usize>,
}

#[derive(Debug, Clone)]
pub(super) enum Node {
    Number(i64),
    Name {
        name: String,
        after: bool,
    },
    /// Terms, each with whether it is subtracted.
    Sum(Vec<(bool, Tree)>),
    /// Factors, each with whether it divides.
    Product(Vec<(bool, Tree)>),
    Modulo(Box<Tree>, Box<Tree>),
    Absolute(Box<Tree>),
    /// first op second op third …
    Chain(Box<Tree>, Vec<(Comparison, Tree)>),
    /// The number is one of these.
    In(Box<Tree>, Vec<Tree>),
    /// The first divides the second.
    Divides(Box<Tree>, Box<Tree>),
    /// The sum without carries, in base 2.
    Xor(Vec<Tree>),
    Call(Function, Vec<Tree>),
    /// The pile is split into any two.
    Split,
    And(Vec<Tree>),
    Or(Vec<Tree>),
    Not(Box<Tree>),
}

/// What has a name and brackets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::rules) enum Function {
    /// Whether a number is prime.
    Prime,
    /// Whether a number is a square.
    Square,
    /// Whether the second number is a power of the first.
    Power,
    /// The greatest common divisor.
    Gcd,
    /// The greatest whole number that is not larger.
    Floor,
}

impl Function {
    pub(super) fn of_name(name: &str) -> Option<Self> {
        Some(match name {
            "prime" => Self::Prime,
            "square" => Self::Square,
            "power" => Self::Power,
            "gcd" => Self::Gcd,
            "floor" => Self::Floor,
            _ => return None,
        })
    }

    /// How many numbers stand in the brackets.
    pub(super) fn arguments(self) -> usize {
        match self {
            Self::Prime | Self::Square | Self::Floor => 1,
            Self::Power | Self::Gcd => 2,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::rules) enum Comparison {
    Less,
    AtMost,
    Equal,
    AtLeast,
    Greater,
    NotEqual,
}

impl Comparison {
    pub(super) fn of_sign(sign: &str) -> Option<Self> {
        Some(match sign {
            "<" => Self::Less,
            "<=" => Self::AtMost,
            "=" => Self::Equal,
            ">=" => Self::AtLeast,
            ">" => Self::Greater,
            "!=" => Self::NotEqual,
            _ => return None,
        })
    }

    /// What holds exactly when this does not.
    pub(super) fn negated(self) -> Self {
        match self {
            Self::Less => Self::AtLeast,
            Self::AtMost => Self::Greater,
            Self::Equal => Self::NotEqual,
            Self::AtLeast => Self::Less,
            Self::Greater => Self::AtMost,
            Self::NotEqual => Self::Equal,
        }
    }

    /// The same with the sides exchanged.
    pub(super) fn flipped(self) -> Self {
        match self {
            Self::Less => Self::Greater,
            Self::AtMost => Self::AtLeast,
            Self::AtLeast => Self::AtMost,
            Self::Greater => Self::Less,
            same => same,
        }
    }
}

/// A name where it stands.
#[derive(Debug, Clone)]
pub(super) struct Named {
    pub(super) name: String,
    pub(super) span: Range<usize>,
}

/// One statement of the rules.
#[derive(Debug)]
pub(super) enum Statement {
    Piles(Vec<Named>),
    /// Numbers that moves set and nobody takes from.
    Memory(Vec<Named>),
    Parameter(Named, i64),
    /// Alternatives.
    Move(Vec<Move>),
    EndWhen(Tree),
    Misere(Range<usize>),
    Symmetric,
    /// Piles may grow; perhaps the sum that falls, and where it stands.
    Measure(Option<Tree>, Range<usize>),
    Like(Named),
}

/// One kind of move.
#[derive(Debug)]
pub(super) struct Move {
    pub(super) condition: Tree,
    pub(super) of: Of,
}

/// Which piles the names of a move stand for.
#[derive(Debug)]
pub(super) enum Of {
    /// Those they name.
    Named,
    /// `any two piles: …`: any so many of them, the names of the first for those, and the others stay.
    Any(Any),
    /// `take … from …`: x is the amount, the others stay.
    From(Place),
    /// `move … from … to …`: x is the amount, the others stay.
    FromTo(Place, Place),
}

/// So many piles, whichever.
#[derive(Debug, Clone)]
pub(super) struct Any {
    pub(super) count: usize,
    pub(super) span: Range<usize>,
}

/// Where stones are taken or put.
#[derive(Debug)]
pub(super) enum Place {
    Pile(Named),
    Any(Any),
}
