//! Formulas as trees: built by typed functions or read from text, written as text, LaTeX or MathML.

use std::ops::{Add, Mul, Sub};

use dashu_int::{IBig, UBig};

mod read;

pub(crate) use read::read_with;
pub use read::{Misread, read};

/// The digits of a power as they are written above the line.
pub(crate) const RAISED: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];

/// A formula.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Formula {
    /// An integer.
    Number(IBig),
    /// Digits in some system of numeration, written as they are.
    Digits(String),
    /// A letter, Latin or Greek: `a`, `α`.
    Letter(char),
    /// A word that is a function or stands for itself: `mex`, `mod`.
    Word(&'static str),
    /// One side, a sign, the other side; brackets are added where the signs need them.
    Binary(Sign, Box<Formula>, Box<Formula>),
    /// `A_n`
    Subscript(Box<Formula>, Box<Formula>),
    /// `x²`
    Power(Box<Formula>, Box<Formula>),
    /// One above the other.
    Fraction(Box<Formula>, Box<Formula>),
    /// The square root.
    Root(Box<Formula>),
    /// The largest integer not above.
    Floor(Box<Formula>),
    /// `(a, b)`
    Tuple(Vec<Formula>),
    /// `{a, b, …}`
    Set(Vec<Formula>),
    /// Items with commas between.
    List(Vec<Formula>),
    /// A function and its argument: `f(x)`.
    Applied(Box<Formula>, Box<Formula>),
    /// Three dots.
    Dots,
}

/// A sign between two formulas.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Sign {
    Equal,
    NotEqual,
    Less,
    AtMost,
    Greater,
    AtLeast,
    In,
    To,
    Plus,
    Minus,
    NimPlus,
    Times,
    /// Written side by side: `nα`.
    Next,
    /// The remainder.
    Mod,
}

impl Sign {
    /// How tightly it binds.
    pub(crate) fn strength(self) -> u8 {
        match self {
            Self::Plus | Self::Minus | Self::NimPlus => 1,
            Self::Mod => 2,
            Self::Times => 3,
            Self::Next => 4,
            _ => 0,
        }
    }
}

/// An integer, as a formula.
pub fn number(number: impl Into<IBig>) -> Formula {
    Formula::Number(number.into())
}

/// A natural number, as a formula.
pub fn natural(number: &UBig) -> Formula {
    Formula::Number(IBig::from(number.clone()))
}

/// A letter, as a formula.
pub fn letter(letter: char) -> Formula {
    Formula::Letter(letter)
}

/// The square root.
pub fn root(of: impl Into<Formula>) -> Formula {
    Formula::Root(Box::new(of.into()))
}

/// A fraction.
pub fn fraction(above: impl Into<Formula>, below: impl Into<Formula>) -> Formula {
    Formula::Fraction(Box::new(above.into()), Box::new(below.into()))
}

/// The floor.
pub fn floor(of: impl Into<Formula>) -> Formula {
    Formula::Floor(Box::new(of.into()))
}

/// `(a, b)`
pub fn tuple<F: Into<Formula>>(items: impl IntoIterator<Item = F>) -> Formula {
    Formula::Tuple(items.into_iter().map(Into::into).collect())
}

/// `{a, b}`
pub fn set<F: Into<Formula>>(items: impl IntoIterator<Item = F>) -> Formula {
    Formula::Set(items.into_iter().map(Into::into).collect())
}

/// `a, b`
pub fn list<F: Into<Formula>>(items: impl IntoIterator<Item = F>) -> Formula {
    Formula::List(items.into_iter().map(Into::into).collect())
}

/// The items with a sign between each two; `None` for none.
pub fn joined(sign: Sign, items: impl IntoIterator<Item = Formula>) -> Option<Formula> {
    items.into_iter().reduce(|all, item| all.binary(sign, item))
}

impl From<char> for Formula {
    fn from(letter: char) -> Self {
        Self::Letter(letter)
    }
}

impl From<i32> for Formula {
    fn from(number: i32) -> Self {
        Self::Number(number.into())
    }
}

impl From<&UBig> for Formula {
    fn from(number: &UBig) -> Self {
        natural(number)
    }
}

impl From<&IBig> for Formula {
    fn from(number: &IBig) -> Self {
        Self::Number(number.clone())
    }
}

impl Formula {
    /// This, a sign, and another.
    pub fn binary(self, sign: Sign, other: impl Into<Formula>) -> Self {
        Self::Binary(sign, Box::new(self), Box::new(other.into()))
    }

    /// `self = other`
    pub fn equals(self, other: impl Into<Formula>) -> Self {
        self.binary(Sign::Equal, other)
    }

    /// `self ≤ other`
    pub fn at_most(self, other: impl Into<Formula>) -> Self {
        self.binary(Sign::AtMost, other)
    }

    /// `self ≥ other`
    pub fn at_least(self, other: impl Into<Formula>) -> Self {
        self.binary(Sign::AtLeast, other)
    }

    /// `self < other`
    pub fn below(self, other: impl Into<Formula>) -> Self {
        self.binary(Sign::Less, other)
    }

    /// `self > other`
    pub fn above(self, other: impl Into<Formula>) -> Self {
        self.binary(Sign::Greater, other)
    }

    /// `self ≠ other`
    pub fn differs(self, other: impl Into<Formula>) -> Self {
        self.binary(Sign::NotEqual, other)
    }

    /// `self ⊕ other`
    pub fn nim_plus(self, other: impl Into<Formula>) -> Self {
        self.binary(Sign::NimPlus, other)
    }

    /// Side by side: `nα`.
    pub fn next(self, other: impl Into<Formula>) -> Self {
        self.binary(Sign::Next, other)
    }

    /// With an index.
    pub fn indexed(self, index: impl Into<Formula>) -> Self {
        Self::Subscript(Box::new(self), Box::new(index.into()))
    }

    /// To a power.
    pub fn power(self, exponent: impl Into<Formula>) -> Self {
        Self::Power(Box::new(self), Box::new(exponent.into()))
    }

    /// The square.
    pub fn squared(self) -> Self {
        self.power(2)
    }

    /// A function of an argument.
    pub fn of(self, argument: impl Into<Formula>) -> Self {
        Self::Applied(Box::new(self), Box::new(argument.into()))
    }

    /// How tightly its outermost sign binds.
    pub(crate) fn strength(&self) -> u8 {
        match self {
            Self::Binary(sign, ..) => sign.strength(),
            Self::Number(number) if *number < IBig::ZERO => 1,
            Self::List(_) => 0,
            _ => 9,
        }
    }

    /// Whether the left side of a sign needs brackets.
    pub(crate) fn needs_brackets_left_of(&self, sign: Sign) -> bool {
        self.strength() < sign.strength() || self.mixes_sums_with(sign)
    }

    /// Whether the right side of a sign needs brackets.
    pub(crate) fn needs_brackets_right_of(&self, sign: Sign) -> bool {
        let binds_alike = self.strength() == sign.strength();
        self.needs_brackets_left_of(sign)
            || (binds_alike && matches!(sign, Sign::Minus | Sign::Mod))
    }

    /// Whether one of this and the sign is a nim-sum and the other a sum: nobody knows which of the two binds more tightly.
    fn mixes_sums_with(&self, sign: Sign) -> bool {
        let Self::Binary(own, ..) = self else {
            return false;
        };
        let is_nim = |sign| sign == Sign::NimPlus;
        own.strength() == 1 && sign.strength() == 1 && is_nim(*own) != is_nim(sign)
    }

    /// Whether it needs brackets to be raised to a power: it has a sign, a stroke, a root or a power of its own.
    pub(crate) fn needs_brackets_below_power(&self) -> bool {
        self.strength() < 9 || matches!(self, Self::Fraction(..) | Self::Root(_) | Self::Power(..))
    }

    /// Whether it needs brackets to have an index; an index beside another one, or below a power, would be taken for one of the same letter.
    pub(crate) fn needs_brackets_before_index(&self) -> bool {
        self.needs_brackets_below_power() || matches!(self, Self::Subscript(..))
    }
}

impl<F: Into<Formula>> Add<F> for Formula {
    type Output = Self;
    fn add(self, other: F) -> Self {
        self.binary(Sign::Plus, other)
    }
}

impl<F: Into<Formula>> Sub<F> for Formula {
    type Output = Self;
    fn sub(self, other: F) -> Self {
        self.binary(Sign::Minus, other)
    }
}

impl<F: Into<Formula>> Mul<F> for Formula {
    type Output = Self;
    fn mul(self, other: F) -> Self {
        self.binary(Sign::Times, other)
    }
}
