//! How far a nim-sequence has come, and why it may not come further.

use std::fmt;
use std::ops::ControlFlow;

use super::engine::LARGEST_HEAP;

/// How far a computation has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// The last heap whose value is known.
    pub heap: u64,
    /// The heap it is going to, at most.
    pub goal: u64,
}

/// Is told every so often how far a computation has come; `Break` stops it.
pub type Watch<'a> = dyn FnMut(Progress) -> ControlFlow<()> + 'a;

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
}

impl fmt::Display for ExtendError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Stopped => f.write_str("stopped"),
            Self::HeapTooLarge(heap) => write!(f, "heaps go up to {LARGEST_HEAP}, found {heap}"),
            Self::OutOfMemory { bytes } => write!(f, "{bytes} bytes do not fit in memory"),
        }
    }
}

impl std::error::Error for ExtendError {}
