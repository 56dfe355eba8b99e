//! All losing pairs within the limits, one after the other.

use dashu_int::UBig;

use super::Case;
use crate::judge::problem::Problem;
use crate::position::Play;
use crate::theory::wythoff::LosingPairs;

/// The losing pairs of a problem from a given one on: by k, then by index.
///
/// ```
/// use wythoff::judge::{Problem, trials::Sweep};
/// let first: Vec<String> = Sweep::new(Problem::Hdu1527, 0, 1).take(3).map(|case| case.to_string()).collect();
/// assert_eq!(first, ["1 2", "3 5", "4 7"]);
/// ```
#[derive(Debug, Clone)]
pub struct Sweep {
    pairs: LosingPairs<u64>,
    k: u64,
    index: u64,
    greatest: u64,
    greatest_k: u64,
}

impl Sweep {
    /// From pair `index` with this k on. Beyond 2^63 there are no numbers: nobody gets there.
    pub fn new(problem: Problem, k: u64, index: u64) -> Self {
        let limits = problem.limits();
        let word = |x: UBig| u64::try_from(x).unwrap_or(1 << 63);
        Self {
            pairs: LosingPairs::new(&k, Play::Normal),
            k,
            index: index.max(1),
            greatest: word(limits.greatest),
            greatest_k: limits.k.map_or(0, word),
        }
    }

    /// The k and the index of the next pair.
    pub fn place(&self) -> (u64, u64) {
        (self.k, self.index)
    }

    /// About how many pairs are still to come with this k: at least as many as there are.
    pub fn rest(&self) -> u64 {
        // B_n ≥ (k + 2)n
        (self.greatest / self.k.saturating_add(2)).saturating_sub(self.index - 1)
    }
}

impl Iterator for Sweep {
    type Item = Case;

    fn next(&mut self) -> Option<Case> {
        loop {
            let pair = self.pairs.pair(&self.index);
            if let Some((a, b)) = pair.filter(|(_, b)| *b <= self.greatest) {
                self.index += 1;
                return Some(Case::new(a, b, self.k));
            }
            // With a larger k every pair is larger: where the first does not fit, none does.
            if self.k == self.greatest_k || self.index == 1 {
                return None;
            }
            self.k += 1;
            self.index = 1;
            self.pairs = LosingPairs::new(&self.k, Play::Normal);
        }
    }
}
