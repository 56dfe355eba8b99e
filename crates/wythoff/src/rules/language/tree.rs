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
    Product(Vec<Tree>),
    Modulo(Box<Tree>, Box<Tree>),
    Absolute(Box<Tree>),
    /// first op second op third …
    Chain(Box<Tree>, Vec<(Comparison, Tree)>),
    And(Vec<Tree>),
    Or(Vec<Tree>),
    Not(Box<Tree>),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Comparison {
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
    Parameter(Named, i64),
    /// Alternatives.
    Move(Vec<Tree>),
    EndWhen(Tree),
    Misere,
    Symmetric,
    Like(Named),
}
