//! Wythoff's game (威佐夫博弈) and k-Wythoff.
//!
//! Two piles. A move takes any positive number from one pile, or x > 0 from one and y > 0 from the other with
//! |x − y| ≤ k. With k = 0 this is Wythoff's game: the same number from both.

use std::hint::select_unpredictable;

use super::FewMoves;
use crate::answer::Theorem;
use crate::position::{Outcome, Play};
use crate::theory::wythoff::{LosingPairs, Pile};

mod rules;
mod ruleset;
mod values;

pub use ruleset::Ruleset;

/// The rules of k-Wythoff.
///
/// ```
/// use wythoff::{Outcome, Wythoff};
/// let game = Wythoff::new(0u64);
/// assert_eq!(game.outcome(&8, &4), Outcome::Win);
/// assert_eq!(game.winning_moves(&8, &4)[..], [[7, 4]]);
/// assert_eq!(game.outcome(&7, &4), Outcome::Loss);
/// ```
#[derive(Debug, Clone)]
pub struct Wythoff<N: Pile = u64> {
    k: N,
    play: Play,
    pairs: LosingPairs<N>,
}

impl<N: Pile> Wythoff<N> {
    /// k-Wythoff in normal play; `k` = 0 is Wythoff's game.
    pub fn new(k: N) -> Self {
        Self::with_play(k, Play::Normal)
    }

    /// k-Wythoff in normal or misère play.
    pub fn with_play(k: N, play: Play) -> Self {
        let pairs = LosingPairs::new(&k, play);
        Self { k, play, pairs }
    }

    /// How far apart the two amounts of a move in both piles may be.
    pub fn k(&self) -> &N {
        &self.k
    }

    /// Normal or misère play.
    pub fn play(&self) -> Play {
        self.play
    }

    /// The losing positions of this game.
    pub fn losing_pairs(&self) -> &LosingPairs<N> {
        &self.pairs
    }

    /// Who wins from piles a and b.
    ///
    /// In misère play the empty position is a win: the opponent has just taken the last stone.
    pub fn outcome(&self, a: &N, b: &N) -> Outcome {
        Outcome::from_lost(self.pairs.contains(a, b))
    }

    /// Every position a winning move from piles a and b leaves; empty from a lost (or finished) position.
    ///
    /// First those left by taking from both piles, then by taking from the larger, then from the smaller.
    pub fn winning_moves(&self, a: &N, b: &N) -> FewMoves<N> {
        // From a lost position every candidate below fails by itself: it is the position, or larger.
        let mut moves = FewMoves::none();
        // Which pile is larger is a coin toss as well: values are chosen, not branches.
        let ordered = a <= b;
        let choose = |if_ordered: &N, if_not: &N| {
            select_unpredictable(ordered, if_ordered.clone(), if_not.clone())
        };
        let (small, large) = (choose(a, b), choose(b, a));
        let in_order = |of_small: N, of_large: N| {
            let first = choose(&of_small, &of_large);
            [first, choose(&of_large, &of_small)]
        };
        let difference = large.checked_minus(&small).expect("small ≤ large");
        let prepared = self.pairs.prepared_for(&large);
        let pairs = prepared.as_ref().unwrap_or(&self.pairs);
        // A move in both piles changes the difference by at most k, so it leaves a pair whose own is that near.
        let (n, next) = pairs.near_difference(&difference);
        // A pair that does not fit is larger than the piles.
        let near = [pairs.pair(&n), next.and_then(|next| pairs.pair(&next))];
        for (lower, upper) in near.into_iter().flatten() {
            let wins = (lower < small) & (upper < large);
            moves.offer(in_order(lower, upper), wins);
        }
        if self.mirrored_pair_is_near(&small, &difference) {
            moves.offer(in_order(N::from_word(1), N::from_word(0)), true);
        }
        // Each number is in one pair only: with one pile kept there is one position to leave.
        if let Some(partner) = pairs.partner(&small) {
            let wins = partner < large;
            moves.offer(in_order(small.clone(), partner), wins);
        }
        if let Some(partner) = pairs.partner(&large) {
            let wins = partner < small;
            moves.offer(in_order(partner, large.clone()), wins);
        }
        moves
    }

    /// Whether a move in both piles may leave 1 of the smaller and 0 of the larger.
    ///
    /// Crossing over changes the difference by d + (B_n − A_n), which is at most k only for n = 0. In normal play
    /// that is (0, 0), its own mirror; in misère play with k ≥ 1 it is (0, 1).
    fn mirrored_pair_is_near(&self, small: &N, difference: &N) -> bool {
        self.play == Play::Misere && *difference < self.k && *small > N::from_word(1)
    }

    fn theorem(&self) -> Theorem {
        match self.play {
            Play::Misere => Theorem::FraenkelMisere,
            Play::Normal if self.k.is_zero() => Theorem::Wythoff,
            Play::Normal => Theorem::Fraenkel,
        }
    }
}
