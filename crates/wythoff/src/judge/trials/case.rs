//! A case, and the input made of several.

use std::cmp::Ordering;
use std::fmt;

use dashu_int::UBig;

use crate::judge::problem::Problem;
use crate::position::{Outcome, Play};
use crate::theory::wythoff::LosingPairs;

/// A position of a contest: two piles, and k, which is 0 where the problem has none.
///
/// A case is smaller if its larger pile is, then its smaller pile, then k.
///
/// ```
/// use wythoff::judge::trials::Case;
/// assert!(Case::new(5u8, 3u8, 0u8) < Case::new(1u8, 6u8, 0u8));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Case {
    /// The first pile.
    pub a: UBig,
    /// The second pile.
    pub b: UBig,
    /// How far apart the amounts of a move in both piles may be.
    pub k: UBig,
}

impl Case {
    /// A case of these numbers.
    pub fn new(a: impl Into<UBig>, b: impl Into<UBig>, k: impl Into<UBig>) -> Self {
        let (a, b, k) = (a.into(), b.into(), k.into());
        Self { a, b, k }
    }

    /// Who wins.
    pub fn outcome(&self) -> Outcome {
        match LosingPairs::new(&self.k, Play::Normal).contains(&self.a, &self.b) {
            true => Outcome::Loss,
            false => Outcome::Win,
        }
    }

    /// The piles, the smaller first.
    pub fn piles(&self) -> (&UBig, &UBig) {
        ((&self.a).min(&self.b), (&self.a).max(&self.b))
    }

    fn key(&self) -> (&UBig, &UBig, &UBig, &UBig) {
        let (smaller, larger) = self.piles();
        (larger, smaller, &self.k, &self.a)
    }
}

impl PartialOrd for Case {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Case {
    fn cmp(&self, other: &Self) -> Ordering {
        self.key().cmp(&other.key())
    }
}

/// The numbers with blanks between them; k only if it is not 0.
impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { a, b, k } = self;
        match k.is_zero() {
            true => write!(f, "{a} {b}"),
            false => write!(f, "{a} {b} {k}"),
        }
    }
}

/// The input of a problem with these cases.
///
/// ```
/// use wythoff::judge::{Problem, trials::{Case, input}};
/// let cases = [Case::new(1u8, 2u8, 0u8), Case::new(5u8, 8u8, 0u8)];
/// assert_eq!(input(Problem::Hdu2177, &cases), "1 2\n5 8\n0 0\n");
/// assert_eq!(input(Problem::Hdu6869, &cases), "2\n1 2 0\n5 8 0\n");
/// ```
pub fn input(problem: Problem, cases: &[Case]) -> String {
    use fmt::Write;
    let mut text = String::new();
    let mut line = |line: fmt::Arguments<'_>| writeln!(text, "{line}").expect("memory to write to");
    if matches!(
        problem,
        Problem::Hdu6869 | Problem::Nod1072 | Problem::Nod1185
    ) {
        line(format_args!("{}", cases.len()));
    }
    for Case { a, b, k } in cases {
        match problem {
            Problem::Hdu6869 => line(format_args!("{a} {b} {k}")),
            _ => line(format_args!("{a} {b}")),
        }
    }
    if problem == Problem::Hdu2177 {
        line(format_args!("0 0"));
    }
    text
}
