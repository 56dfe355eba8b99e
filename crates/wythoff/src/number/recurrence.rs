//! Two neighbours in a sequence u_{n+1} = t·u_n + u_{n−1}, moving both ways.

use super::Natural;

/// The terms u_{n−1} and u_n of a non-decreasing sequence u_{n+1} = t·u_n + u_{n−1}.
///
/// Going down again costs a multiplication, but no table: ten thousand decimal digits would need a hundred megabytes.
#[derive(Debug, Clone)]
pub(super) struct Window<N> {
    /// t, or `None` when it is beyond the type; then so is every term above a positive one.
    pub(super) step: Option<N>,
    pub(super) before: N,
    pub(super) here: N,
}

impl<N: Natural> Window<N> {
    /// u_{n+1}; `None`: it does not fit.
    pub(super) fn next(&self) -> Option<N> {
        if self.here.is_zero() {
            return Some(self.before.clone()); // whatever t is
        }
        let multiple = self.step.as_ref()?.checked_times(&self.here)?;
        multiple.checked_plus(&self.before)
    }

    /// u_n, u_{n+1}, …: endless, or as far as they fit.
    pub(super) fn upward(self) -> impl Iterator<Item = N> + use<N> {
        let mut window = Some(self);
        std::iter::from_fn(move || {
            let mut lower = window.take()?;
            let here = lower.here.clone();
            window = lower.next().map(|next| {
                lower.climb(next);
                lower
            });
            Some(here)
        })
    }

    /// Moves up to `next`, which is u_{n+1}.
    pub(super) fn climb(&mut self, next: N) {
        self.before = std::mem::replace(&mut self.here, next);
    }

    /// Moves down to u_{n−2} and u_{n−1}, after having climbed.
    pub(super) fn descend(&mut self) {
        // u_{n−2} = u_n − t·u_{n−1} is what was there before the climb: t fits, and the product is ≤ u_n.
        let below = self
            .step
            .as_ref()
            .and_then(|t| t.checked_times(&self.before))
            .and_then(|multiple| self.here.checked_minus(&multiple))
            .expect("there was a term below");
        self.here = std::mem::replace(&mut self.before, below);
    }
}
