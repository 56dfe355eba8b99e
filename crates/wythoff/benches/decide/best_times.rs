//! The best times of the parts of a work that is done again and again.

use std::time::Instant;

#[derive(Debug, Clone)]
pub(crate) struct BestTimes(Vec<f64>);

impl BestTimes {
    pub(crate) fn new() -> Self {
        Self(Vec::new())
    }

    /// Does the work on each part once more.
    pub(crate) fn time_each<P>(&mut self, parts: impl Iterator<Item = P>, mut work: impl FnMut(P)) {
        for (i, part) in parts.enumerate() {
            let start = Instant::now();
            work(part);
            let time = start.elapsed().as_nanos() as f64;
            match self.0.get_mut(i) {
                Some(best) => *best = best.min(time),
                None => self.0.push(time),
            }
        }
    }

    /// The nanoseconds of the whole work, had each part taken its best time.
    pub(crate) fn sum(&self) -> f64 {
        self.0.iter().sum()
    }
}
