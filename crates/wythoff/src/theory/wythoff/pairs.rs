//! The losing pairs as the outside sees them: by index, by number, by position.

use super::{Pile, Place, Sequences};
use crate::position::Play;

/// The losing pairs of k-Wythoff.
///
/// ```
/// use wythoff::{Play, theory::wythoff::LosingPairs};
/// let pairs = LosingPairs::new(&0u64, Play::Normal);
/// assert_eq!(pairs.pair(&4), Some((6, 10)));
/// assert_eq!(pairs.partner(&10), Some(6));
/// assert_eq!(pairs.index_of(&10, &6), Some(4));
/// ```
#[derive(Debug, Clone)]
pub struct LosingPairs<N: Pile> {
    /// Misère Wythoff: (0, 1) and (2, 2) stand in for (0, 0) and (1, 2).
    exceptional: bool,
    sequences: N::Sequences,
}

impl<N: Pile> LosingPairs<N> {
    /// The losing pairs of k-Wythoff.
    pub fn new(k: &N, play: Play) -> Self {
        let misere = play == Play::Misere;
        let exceptional = misere && k.is_zero();
        Self {
            exceptional,
            sequences: N::Sequences::new(k, misere && !exceptional),
        }
    }

    /// The same pairs, prepared for several questions about numbers up to `largest`, if that saves work.
    pub(crate) fn prepared_for(&self, largest: &N) -> Option<Self> {
        let sequences = self.sequences.prepared_for(largest)?;
        Some(Self {
            exceptional: self.exceptional,
            sequences,
        })
    }

    /// Pair n, counted from 0: the smaller number first. `None` if it does not fit in the word.
    pub fn pair(&self, n: &N) -> Option<(N, N)> {
        if let Some(pair) = self.exception(n) {
            return Some(pair);
        }
        let lower = self.sequences.lower(n)?;
        let upper = lower.checked_plus(&self.sequences.difference(n)?)?;
        Some((lower, upper))
    }

    /// The n of the pair (a, b), in either order. `None` if it is not a losing pair.
    pub fn index_of(&self, a: &N, b: &N) -> Option<N> {
        let (a, b) = if a <= b { (a, b) } else { (b, a) };
        if self.exceptional && *a <= N::from_word(2) {
            let small = [0, 1].map(N::from_word);
            return small.into_iter().find(|n| {
                self.exception(n)
                    .is_some_and(|pair| (&pair.0, &pair.1) == (a, b))
            });
        }
        let found = self.sequences.contains(a, b);
        found.then(|| {
            let difference = b.checked_minus(a).expect("a ≤ b");
            self.sequences
                .index_of_difference(&difference)
                .expect("a pair has a pair's difference")
                .0
        })
    }

    /// Whether (a, b), in either order, is a losing pair.
    pub fn contains(&self, a: &N, b: &N) -> bool {
        let (a, b) = if a <= b { (a, b) } else { (b, a) };
        if self.exceptional && *a <= N::from_word(2) {
            return self.index_of(a, b).is_some();
        }
        self.sequences.contains(a, b)
    }

    /// The number that makes a losing pair with x: there is exactly one. `None` if it does not fit in the word.
    pub fn partner(&self, x: &N) -> Option<N> {
        if self.exceptional && *x <= N::from_word(2) {
            return Some(
                [1, 0, 2].map(N::from_word)[if x.is_zero() {
                    0
                } else if *x == N::from_word(1) {
                    1
                } else {
                    2
                }]
                .clone(),
            );
        }
        match self.sequences.place(x) {
            Place::Lower(n) => x.checked_plus(&self.sequences.difference(&n)?),
            Place::Upper(n) => {
                let difference = self
                    .sequences
                    .difference(&n)
                    .expect("B_n fits, so B_n − A_n does");
                Some(x.checked_minus(&difference).expect("A_n ≥ 0"))
            }
        }
    }

    /// The n (at most two) whose pair's difference B_n − A_n is within `k` of `difference`.
    pub(crate) fn near_difference(&self, difference: &N) -> [Option<N>; 2] {
        let one = N::from_word(1);
        if self.exceptional {
            // Differences 1, 0, 2, 3, … for n = 0, 1, 2, 3, …, and k = 0.
            let n = if difference.is_zero() {
                one
            } else if *difference == one {
                N::from_word(0)
            } else {
                difference.clone()
            };
            return [Some(n), None];
        }
        match self.sequences.index_of_difference(difference) {
            // Shifted, and difference 0: 0 is within k ≥ 1 of B_0 − A_0 = 1, and of no other.
            None => [Some(N::from_word(0)), None],
            Some((n, rest)) if rest.is_zero() => [Some(n), None],
            // 0 < rest ≤ k, and t(n + 1) − (tn + rest) = k + 1 − rest ≤ k. If n + 1 overflows, so does its pair.
            Some((n, _)) => {
                let next = n.checked_plus(&one);
                [Some(n), next]
            }
        }
    }

    fn exception(&self, n: &N) -> Option<(N, N)> {
        let pair = if !self.exceptional {
            return None;
        } else if n.is_zero() {
            (0, 1)
        } else if *n == N::from_word(1) {
            (2, 2)
        } else {
            return None;
        };
        Some((N::from_word(pair.0), N::from_word(pair.1)))
    }
}
