//! What a problem of another game is made of.

use dashu_int::UBig;

/// How many cases an input has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Repeats {
    /// One.
    Once,
    /// As many as its first number says.
    Counted,
    /// Those before a case of zeros, or a list of none.
    ToZero,
    /// All there are.
    ToEnd,
}

/// What a case is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CaseShape {
    /// So many numbers.
    Numbers(usize),
    /// How many numbers, then they, at most so many.
    List(usize),
}

/// A problem.
pub(super) struct Definition {
    pub(super) name: &'static str,
    pub(super) repeats: Repeats,
    pub(super) shape: CaseShape,
    /// How many cases an input of ours has at most: as many as the problem allows, if it says so, and else a thousand.
    pub(super) most_cases: usize,
    /// The least and the greatest number, the latter as people write it: it may have a thousand digits.
    pub(super) least: u64,
    pub(super) greatest: &'static str,
    /// What else the problem promises of a case.
    pub(super) promise: fn(&[UBig]) -> bool,
    /// What is said if the player to move wins, and if she loses; nothing where answers are numbers.
    pub(super) win: &'static str,
    pub(super) lose: &'static str,
    /// The answer to a case; without panic also where a promise is broken.
    pub(super) answer: fn(&[UBig]) -> String,
}

/// One of two words.
pub(super) fn either(is_lost: bool, [win, lose]: [&str; 2]) -> String {
    if is_lost { lose } else { win }.to_owned()
}
