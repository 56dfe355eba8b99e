//! A short list of positions, kept in place.

use std::ops::Deref;

const MOST: usize = 5;

/// The positions the winning moves leave, as (first pile, second pile); no position stands twice.
///
/// At most 5: one for each pile kept, two near the diagonal, and the mirror of (0, 1) in misère play.
#[derive(Debug, Clone)]
pub struct FewMoves<N> {
    positions: [[N; 2]; MOST],
    count: usize,
}

impl<N: Default> FewMoves<N> {
    pub(super) fn none() -> Self {
        Self {
            positions: Default::default(),
            count: 0,
        }
    }

    /// Adds the position if the move to it wins.
    ///
    /// Whether it does is a coin toss no processor predicts, so the position is written either way and only
    /// the count depends on it. At most `MOST` offers are made.
    pub(super) fn offer(&mut self, position: [N; 2], wins: bool) {
        self.positions[self.count] = position;
        self.count += usize::from(wins);
    }
}

impl<N> Deref for FewMoves<N> {
    type Target = [[N; 2]];

    fn deref(&self) -> &[[N; 2]] {
        &self.positions[..self.count]
    }
}

impl<N> IntoIterator for FewMoves<N> {
    type Item = [N; 2];
    type IntoIter = std::iter::Take<std::array::IntoIter<[N; 2], MOST>>;

    fn into_iter(self) -> Self::IntoIter {
        self.positions.into_iter().take(self.count)
    }
}
