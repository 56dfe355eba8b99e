//! Why a search has no answer.

use std::fmt;

/// Why a search has no answer.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum SearchError {
    /// More positions than the budget allows.
    TooManyPositions(usize),
    /// More options of positions than the budget allows.
    TooManyOptions(usize),
    /// More bytes than the budget allows.
    TooManyBytes(usize),
    /// From this position play can come back to it, so it need not end.
    Loop(Vec<u64>),
    /// The caller asked to stop.
    Cancelled,
    /// Grundy values are defined for normal play only.
    MisereHasNoGrundyValue,
}

impl fmt::Display for SearchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooManyPositions(most) => {
                write!(f, "the search would look at more than {most} positions")
            }
            Self::TooManyOptions(most) => {
                write!(f, "the search would list more than {most} options")
            }
            Self::TooManyBytes(most) => {
                write!(f, "the search would remember more than {most} bytes")
            }
            Self::Loop(position) => write!(f, "play can return to {position:?} and never end"),
            Self::Cancelled => f.write_str("the search was stopped"),
            Self::MisereHasNoGrundyValue => {
                f.write_str("in misère play positions have no Grundy value")
            }
        }
    }
}

impl std::error::Error for SearchError {}
