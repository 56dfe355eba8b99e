//! Letters in kinds: a state that does not tell those of one kind apart has one edge for all of them.

use super::automaton::Letter;

/// The number of a kind of letters.
pub type Kind = u32;

/// Each letter in one kind, or in none: then no edge has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kinds {
    /// The kind of each letter, in the order of letters: a new one is the next number. [`NO_KIND`]: none.
    pub of: Vec<Kind>,
    /// How many kinds there are.
    pub count: u32,
}

/// A letter without a kind.
pub const NO_KIND: Kind = Kind::MAX;

impl Kinds {
    /// Each of so many letters in a kind of its own.
    pub fn single(letters: Letter) -> Self {
        Self {
            of: (0..letters).collect(),
            count: letters,
        }
    }
}
