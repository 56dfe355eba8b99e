//! The losing pairs as the outside sees them: by index, by number, by position.

use super::{Pile, Sequences};
use crate::position::Play;

/// The pairs that stand in for (0, 0) and (1, 2) in misère Wythoff. Every other pair is as in normal play.
const EXCEPTIONS: [(u64, u64); 2] = [(0, 1), (2, 2)];

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
    /// Misère Wythoff: [`EXCEPTIONS`] hold.
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

    /// The exceptional pairs with their indices: none in most games.
    fn exceptions(&self) -> impl Iterator<Item = (N, (N, N))> {
        let count = if self.exceptional {
            EXCEPTIONS.len()
        } else {
            0
        };
        let pairs = EXCEPTIONS
            .iter()
            .take(count)
            .map(|&(a, b)| (N::from_word(a), N::from_word(b)));
        (0..).map(N::from_word).zip(pairs)
    }

    /// Pair n, counted from 0: the smaller number first. `None` if it does not fit in the word.
    pub fn pair(&self, n: &N) -> Option<(N, N)> {
        let exception = self.exceptions().find(|(index, _)| index == n);
        exception
            .map(|(_, pair)| pair)
            .or_else(|| self.sequences.pair(n))
    }

    /// The n of the pair (a, b), in either order. `None` if it is not a losing pair.
    pub fn index_of(&self, a: &N, b: &N) -> Option<N> {
        if !self.contains(a, b) {
            return None;
        }
        let difference = a
            .max(b)
            .checked_minus(a.min(b))
            .expect("the larger is not smaller");
        Some(self.near_difference(&difference).0)
    }

    /// Whether (a, b), in either order, is a losing pair.
    pub fn contains(&self, a: &N, b: &N) -> bool {
        if self.exceptional && self.partner_in_exceptions(a.min(b)).is_some() {
            return self.partner_in_exceptions(a).as_ref() == Some(b);
        }
        self.sequences.contains(a.min(b), a.max(b))
    }

    /// The number that makes a losing pair with x: there is exactly one. `None` if it does not fit in the word.
    pub fn partner(&self, x: &N) -> Option<N> {
        self.partner_in_exceptions(x)
            .or_else(|| self.sequences.partner(x))
    }

    fn partner_in_exceptions(&self, x: &N) -> Option<N> {
        self.exceptions().find_map(|(_, (a, b))| match x {
            x if *x == a => Some(b),
            x if *x == b => Some(a),
            _ => None,
        })
    }

    /// The n (one or two) whose pair's difference B_n − A_n is within `k` of `difference`.
    pub(crate) fn near_difference(&self, difference: &N) -> (N, Option<N>) {
        // k = 0 with the differences 1, 0, 2, 3, … for n = 0, 1, 2, 3, …
        let exception = self
            .exceptions()
            .find(|(_, (a, b))| b.checked_minus(a).as_ref() == Some(difference));
        if let Some((n, _)) = exception {
            return (n, None);
        }
        match self.sequences.index_of_difference(difference) {
            // Shifted, and difference 0: 0 is within k ≥ 1 of B_0 − A_0 = 1, and of no other.
            None => (N::from_word(0), None),
            Some((n, rest)) if rest.is_zero() => (n, None),
            // 0 < rest ≤ k, and t(n + 1) − (tn + rest) = k + 1 − rest ≤ k. If n + 1 overflows, so does its pair.
            Some((n, _)) => {
                let next = n.checked_plus(&N::from_word(1));
                (n, next)
            }
        }
    }
}
