//! A pattern that agrees with all data, and what speaks for it.

use super::pattern::Pattern;

/// With fewer values for each number that is told, a pattern is hardly one.
const VALUES_A_NUMBER: usize = 3;
/// With fewer than this, it is none.
const LEAST_A_NUMBER: usize = 2;

/// A pattern that agrees with all data; that it goes on is not proved.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// What agrees.
    pub pattern: Pattern,
    /// With how many values.
    pub values: usize,
    /// Whether it was found without the last fifth of the values, which it then predicted.
    pub predicted: bool,
}

impl Finding {
    /// Whether it is worth a look: it takes at most half as many numbers to tell it as there are values.
    pub(super) fn is_any(&self) -> bool {
        self.values >= LEAST_A_NUMBER * self.pattern.told()
    }

    /// Whether much speaks for it: it predicted what was held back, and explains at least three values for each number
    /// that it takes to tell it.
    ///
    /// A pattern with as many parameters as there are values agrees with anything.
    pub fn is_strong(&self) -> bool {
        self.predicted && self.values >= VALUES_A_NUMBER * self.pattern.told()
    }
}
