//! The conditions of a clause of one pile, as half planes over the pile and an amount.

use crate::rules::{Atom, Clause};

/// alpha·n + beta·y ≤ gamma, where n is the pile and y what a move takes of it, or leaves.
///
/// Coefficients of checked rules are at most 2²⁰ and bounds at most 2⁴⁰: sums of a few products of those with piles
/// below 2⁶⁴ fit many times.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct HalfPlane {
    pub(super) alpha: i128,
    pub(super) beta: i128,
    pub(super) gamma: i128,
}

impl HalfPlane {
    /// The half planes of a clause in (n, amount taken), that it takes from 1 to n among them; remainders are left out.
    pub(super) fn of(clause: &Clause) -> Vec<Self> {
        let mut all = vec![Self::new(0, -1, -1), Self::new(-1, 1, 0)];
        for atom in &clause.atoms {
            if let Atom::Between {
                before,
                after,
                lo,
                hi,
            } = atom
            {
                // before·n + after·(n − x).
                let (alpha, beta) = (before[0] + after[0], -after[0]);
                all.extend(hi.map(|hi| Self::new(alpha, beta, hi)));
                all.extend(lo.map(|lo| Self::new(-alpha, -beta, -lo)));
            }
        }
        all
    }

    fn new(alpha: i64, beta: i64, gamma: i64) -> Self {
        Self {
            alpha: alpha.into(),
            beta: beta.into(),
            gamma: gamma.into(),
        }
    }

    /// The same condition on n − y instead of y.
    pub(super) fn of_the_rest(self) -> Self {
        Self {
            alpha: self.alpha + self.beta,
            beta: -self.beta,
            gamma: self.gamma,
        }
    }

    /// From which n on it holds for this y and for ever; `None`: it does not.
    pub(super) fn holds_from(self, y: i128) -> Option<i128> {
        let room = self.gamma - self.beta * y; // alpha·n ≤ room
        match self.alpha {
            0 => (room >= 0).then_some(0),
            // n ≥ room/alpha, rounded up.
            alpha if alpha < 0 => {
                Some((-room).div_euclid(-alpha) + i128::from((-room).rem_euclid(-alpha) > 0))
            }
            _ => None,
        }
    }

    /// From which n on it fails for this y and for ever; `None`: it does not.
    pub(super) fn fails_from(self, y: i128) -> Option<i128> {
        let room = self.gamma - self.beta * y;
        match self.alpha {
            0 => (room < 0).then_some(0),
            alpha if alpha > 0 => Some(room.div_euclid(alpha) + 1),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_holds_or_fails_from_the_first_such_pile_on() {
        for alpha in -4..=4 {
            for beta in -3..=3 {
                for gamma in -9..=9 {
                    let plane = HalfPlane { alpha, beta, gamma };
                    for y in 0..5 {
                        let holds = |n: i128| alpha * n + beta * y <= gamma;
                        let first = |wanted: bool| {
                            let wrong = (-40..40).rev().find(|&n| holds(n) != wanted);
                            wrong.map_or(-40, |n| n + 1)
                        };
                        let always = holds(1000);
                        assert_eq!(plane.holds_from(y).is_some(), always && alpha <= 0);
                        if let Some(from) = plane.holds_from(y).filter(|_| alpha < 0) {
                            assert_eq!(from, first(true));
                        }
                        if let Some(from) = plane.fails_from(y).filter(|_| alpha > 0) {
                            assert_eq!(from, first(false));
                        }
                    }
                }
            }
        }
    }
}
