//! The moves from a position, interval by interval.

use std::ops::ControlFlow;

use super::ruleset::Rules;
use super::solutions::{Fixed, solutions};
use crate::position::Visitor;

impl Rules {
    /// Shows every position one move away, once for each clause that allows it.
    ///
    /// The same positions as [`visit_options`](crate::Game::visit_options) shows, without a look at everything that is
    /// no move. Panics if a pile has 2³² stones or more.
    pub fn visit_moves(&self, from: &[u64], visit: &mut Visitor<'_>) -> ControlFlow<()> {
        assert!(
            from.iter().all(|&pile| pile < 1 << 32),
            "a pile is too large"
        );
        let bounds: Vec<(i64, i64)> = (self.reach(from).iter())
            .map(|&most| (0, most.min(u32::MAX.into()) as i64))
            .collect();
        let mut to = vec![0; from.len()];
        let last = from.len() - 1;
        for clause in self.clauses() {
            solutions(
                clause,
                Fixed::Before(from),
                &bounds,
                &mut |outer, lo, hi| {
                    for (pile, &left) in to.iter_mut().zip(outer) {
                        *pile = left as u64;
                    }
                    (lo..=hi).try_for_each(|left| {
                        to[last] = left as u64;
                        visit(&to)
                    })
                },
            )?;
        }
        ControlFlow::Continue(())
    }
}
