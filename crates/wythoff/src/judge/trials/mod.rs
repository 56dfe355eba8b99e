//! Inputs on which wrong programs are wrong: all small positions, the limits, where arithmetic breaks, random ones.
//!
//! Everything here depends on the problem and a seed alone: the same seed gives the same cases.

mod case;
mod edges;
mod limits;
mod positions;
mod random;
mod small;
mod smaller;
mod sweep;
mod traps;

use super::problem::Problem;

pub use case::{Case, input};
pub use limits::Limits;
pub use positions::{Positions, Words};
pub(super) use random::Random;
pub use small::greatest_pile as greatest_small_pile;
pub use smaller::smaller;
pub use sweep::Sweep;

/// A family of cases.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Family {
    /// All positions with small piles.
    Small,
    /// The ends of what the problem allows.
    Limits,
    /// Where arithmetic breaks: losing pairs n·α next to an integer, and numbers around 2^24, 2^31, 2^32, 2^53, 2^63.
    Traps,
    /// Random positions, most of them lost or one stone away from it.
    Random,
}

impl Family {
    /// Every family, in the order in which they are tried.
    pub const ALL: [Self; 4] = [Self::Small, Self::Limits, Self::Traps, Self::Random];

    /// A name for files: `small`, `limits`, `traps`, `random`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Small => "small",
            Self::Limits => "limits",
            Self::Traps => "traps",
            Self::Random => "random",
        }
    }

    /// The cases of the family, each within the limits of the problem, once, the smaller ones first.
    ///
    /// ```
    /// use wythoff::judge::{Problem, trials::Family};
    /// let traps = Family::Traps.cases(Problem::Hdu1527, 1);
    /// assert!(traps.iter().any(|case| case.to_string() == "165580140 267914295"));
    /// ```
    pub fn cases(self, problem: Problem, seed: u64) -> Vec<Case> {
        let limits = problem.limits();
        let mut cases = match self {
            Self::Small => small::cases(problem),
            Self::Limits => edges::cases(&limits),
            Self::Traps => traps::cases(&limits),
            Self::Random => random::cases(problem, seed),
        };
        cases.retain(|case| limits.allow(case));
        cases.sort();
        cases.dedup();
        cases
    }
}
