//! The recursive front: each losing pair is the first one from which no move leads to an earlier one.
//!
//! Slow (every pair from the beginning) and obviously right: it knows the rules and no theorem.

use std::collections::VecDeque;

use crate::position::Play;

/// The losing pairs of k-Wythoff from the first on, made by the mex rule alone.
///
/// The smaller number is the least one in no earlier pair; the difference is the least one farther than k
/// from every earlier difference, so that no move reaches an earlier pair.
///
/// Ends when the next pair no longer fits in words.
///
/// ```
/// use wythoff::{Play, theory::wythoff::recursive::MexPairs};
/// let pairs: Vec<_> = MexPairs::new(0, Play::Normal).take(5).collect();
/// assert_eq!(pairs, [(0, 0), (1, 2), (3, 5), (4, 7), (6, 10)]);
/// ```
#[derive(Debug, Clone)]
pub struct MexPairs {
    k: u64,
    misere: bool,
    /// The least number not yet known to be in a pair.
    lower: u64,
    /// The larger numbers of pairs that `lower` has not passed yet, increasing.
    uppers: VecDeque<u64>,
    /// Every difference below this one is blocked, …
    unblocked: u64,
    /// … and this single one, if the blocked differences have a hole before it.
    island: Option<u64>,
}

impl MexPairs {
    /// The pairs of k-Wythoff.
    pub fn new(k: u64, play: Play) -> Self {
        Self {
            k,
            misere: play == Play::Misere,
            lower: 0,
            uppers: VecDeque::new(),
            unblocked: 0,
            island: None,
        }
    }

    /// Blocks every difference within k of this one.
    fn block(&mut self, difference: u64) -> Option<()> {
        if difference.saturating_sub(self.k) > self.unblocked {
            // Only misère Wythoff, once: difference 1 comes before difference 0, and k = 0.
            self.island = Some(difference);
        } else {
            self.unblocked = difference.checked_add(self.k)?.checked_add(1)?;
            if self.island == Some(self.unblocked) {
                self.unblocked += 1;
            }
        }
        Some(())
    }
}

impl Iterator for MexPairs {
    type Item = (u64, u64);

    fn next(&mut self) -> Option<(u64, u64)> {
        while self.uppers.front() == Some(&self.lower) {
            self.uppers.pop_front();
            self.lower = self.lower.checked_add(1)?;
        }
        let lower = self.lower;
        // In misère play (0, 0) is a win for the player to move: the opponent took the last stone.
        let difference = if self.misere && lower == 0 {
            1
        } else {
            self.unblocked
        };
        let upper = lower.checked_add(difference)?;
        self.lower = lower.checked_add(1)?;
        if upper > lower {
            self.uppers.push_back(upper);
        }
        // The pair itself fits; if no larger difference does, the next call ends the sequence.
        if self.block(difference).is_none() {
            self.unblocked = u64::MAX;
        }
        Some((lower, upper))
    }
}
