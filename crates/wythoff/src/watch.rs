//! Who is told how far something long has come, and may stop it: the one form of progress and stop.

use std::ops::ControlFlow;

/// Is told every so often how far something has come; `Break` stops it soon.
///
/// A closure is one, and `()` is nobody: it stops nothing. `P` is what is told: mostly a [`Progress`], where there is
/// more to say a type for that, and `()` where it is only asked whether to go on.
///
/// ```
/// use std::ops::ControlFlow;
/// use wythoff::heap::{ExtendError, NimSequence};
/// use wythoff::Progress;
/// let mut officers = NimSequence::new("0.6".parse().unwrap());
/// officers.extend_to(100, &mut ())?;
/// let mut as_far_as_1000 = |progress: Progress| match progress.done < 1000 {
///     true => ControlFlow::Continue(()),
///     false => ControlFlow::Break(()),
/// };
/// assert_eq!(officers.extend_to(1_000_000, &mut as_far_as_1000), Err(ExtendError::Stopped));
/// assert!((1000..1300).contains(&officers.last_heap()));
/// # Ok::<(), ExtendError>(())
/// ```
pub trait Watch<P = Progress> {
    /// Hears how far it has come, and says whether to go on.
    fn tell(&mut self, what: P) -> ControlFlow<()>;
}

impl<P, F: FnMut(P) -> ControlFlow<()>> Watch<P> for F {
    fn tell(&mut self, what: P) -> ControlFlow<()> {
        self(what)
    }
}

/// Nobody.
impl<P> Watch<P> for () {
    fn tell(&mut self, _: P) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}

/// How much is done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// How many positions, cells, rows, heaps or indices.
    pub done: u64,
    /// Of how many, if that is known; never fewer than are done.
    pub of: Option<u64>,
}

impl Progress {
    /// So many of so many.
    pub fn new(done: u64, of: u64) -> Self {
        Self { done, of: Some(of) }
    }

    /// So many, and nobody knows of how many.
    pub fn so_far(done: u64) -> Self {
        Self { done, of: None }
    }

    /// How many of so many equal parts are done, rounded down; `None` if it is not known of how many.
    ///
    /// ```
    /// use wythoff::Progress;
    /// assert_eq!(Progress::new(u64::MAX / 2, u64::MAX).parts(1000), Some(499));
    /// assert_eq!(Progress::new(0, 0).parts(1000), Some(0));
    /// assert_eq!(Progress::so_far(7).parts(1000), None);
    /// ```
    pub fn parts(self, parts: u64) -> Option<u64> {
        let of = self.of?;
        // The product is below 2^128, and with done ≤ of the quotient is at most `parts`.
        let product = u128::from(self.done.min(of)) * u128::from(parts);
        Some((product / u128::from(of.max(1))) as u64)
    }
}
