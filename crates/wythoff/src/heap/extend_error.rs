//! Why a nim-sequence may not come further.

use std::fmt;

use super::engine::LARGEST_HEAP;

/// Why a sequence was not extended as far as was asked; the values found so far are kept.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum ExtendError {
    /// The caller asked to stop, perhaps to write a checkpoint; the next call goes on from there.
    Stopped,
    /// Heaps go up to [`LARGEST_HEAP`].
    HeapTooLarge(u64),
    /// The values do not fit in memory.
    OutOfMemory {
        /// How many bytes they need, roughly.
        bytes: u64,
    },
    /// A value that came from a file is not the one the rules give.
    AnotherValue {
        /// The heap.
        heap: u64,
        /// What the file says.
        read: u32,
        /// What the rules give.
        right: u32,
    },
}

impl fmt::Display for ExtendError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stopped => f.write_str("stopped"),
            Self::HeapTooLarge(heap) => write!(f, "heaps go up to {LARGEST_HEAP}, found {heap}"),
            Self::OutOfMemory { bytes } => write!(f, "{bytes} bytes do not fit in memory"),
            Self::AnotherValue { heap, read, right } => {
                write!(f, "g({heap}) = {right} by the rules, found {read}")
            }
        }
    }
}

impl std::error::Error for ExtendError {}
