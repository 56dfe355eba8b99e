//! Moves whose two amounts have a ratio within bounds, `x <= 2y, y <= x`: from a lost position the attacked ones lie in a cone.

use std::collections::VecDeque;

/// px ≤ qy and ry ≤ sx, all of them positive: both amounts are, or none is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Cone {
    pub(super) p: i64,
    pub(super) q: i64,
    pub(super) r: i64,
    pub(super) s: i64,
}

impl Cone {
    /// (a, b) is attacked by a lost position (a', b') before it iff u' ≥ u and v' ≥ v, where u = pa − qb and v = rb − sa.
    ///
    /// Piles are below 2^31 and coefficients at most 2^12: below 2^44.
    fn coordinates(&self, [a, b]: [i64; 2]) -> (i64, i64) {
        (self.p * a - self.q * b, self.r * b - self.s * a)
    }
}

/// The lost positions of the rows so far, as far as one cone needs them.
pub(super) struct Attacked {
    cone: Cone,
    /// (u, v), u rising and v falling: what another one attacks as well is left out. New ones come at the ends, because the rays
    /// of lost positions lie outside the cone.
    edge: VecDeque<(i64, i64)>,
}

impl Attacked {
    pub(super) fn new(cone: Cone) -> Self {
        let edge = VecDeque::new();
        Self { cone, edge }
    }

    /// A lost position is found, in the last of the rows so far.
    pub(super) fn add(&mut self, lost: [i64; 2]) {
        let (u, v) = self.cone.coordinates(lost);
        let place = self.edge.partition_point(|other| other.0 < u);
        if self.edge.get(place).is_some_and(|other| other.1 >= v) {
            return;
        }
        // Those with the same u, or a smaller one, that reach no further.
        let same = usize::from(self.edge.get(place).is_some_and(|other| other.0 == u));
        let least = self
            .edge
            .partition_point(|other| other.0 < u && other.1 > v);
        if (least, place + same) == (place, place) {
            self.edge.insert(place, (u, v));
            return;
        }
        self.edge[least] = (u, v);
        self.edge.drain(least + 1..place + same);
    }

    /// If a place of the next row is attacked, the first one after it that is not attacked by the same lost position.
    pub(super) fn after(&self, [a, b]: [i64; 2]) -> Option<i64> {
        let (u, v) = self.cone.coordinates([a, b]);
        // Of those with u' ≥ u the first has the greatest v'.
        let place = self.edge.partition_point(|other| other.0 < u);
        let &(_, reach) = self.edge.get(place).filter(|other| other.1 >= v)?;
        Some((reach + self.cone.s * a).div_euclid(self.cone.r) + 1)
    }
}
