//! What can be wrong with a request for a table, and with a stored one.

use std::{fmt, io};

/// Why a table cannot be filled.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum BoardError {
    /// The buffer does not have size × size cells.
    BufferLength {
        /// The size of the table.
        size: usize,
        /// How many cells the buffer has.
        found: usize,
    },
    /// A value does not fit in the cells.
    CellTooSmall {
        /// The bytes of a cell.
        bytes: usize,
    },
    /// The game does not have two piles.
    PileCount {
        /// How many it has.
        found: usize,
    },
    /// Grundy values were asked for in misère play, where the theory of Sprague and Grundy does not hold.
    Misere,
    /// A move leads to a position that comes later in the table or is not in it.
    NotTakeAway {
        /// The position.
        from: [u64; 2],
        /// Where the move leads.
        to: Vec<u64>,
    },
    /// More positions than can be tabulated.
    TooLarge,
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BufferLength { size, found } => {
                write!(
                    f,
                    "a table of size {size} needs {size} × {size} cells, found {found}"
                )
            }
            Self::CellTooSmall { bytes } => {
                write!(f, "a value does not fit in cells of {} bits", 8 * bytes)
            }
            Self::PileCount { found } => {
                write!(f, "a table needs a game with 2 piles, found {found}")
            }
            Self::Misere => f.write_str("Grundy values are not defined in misère play"),
            Self::NotTakeAway { from, to } => write!(
                f,
                "the move from {from:?} to {to:?} does not lead to an earlier position of the table"
            ),
            Self::TooLarge => f.write_str("too many positions for a table"),
        }
    }
}

impl std::error::Error for BoardError {}

/// Why a stored table or a stored set of rows cannot be read.
#[derive(Debug)]
#[non_exhaustive]
pub enum LoadError {
    /// Reading failed.
    Io(io::Error),
    /// The file does not begin as such a file does.
    Foreign,
    /// The file is of another version of the format.
    Version {
        /// The version this library writes.
        expected: u32,
        /// The version of the file.
        found: u32,
    },
    /// The file is of another request.
    Mismatch {
        /// What differs: `k`, `size` or `cell bytes`.
        what: &'static str,
        /// What was asked for.
        expected: u64,
        /// What the file has.
        found: u64,
    },
    /// The bytes are not the ones that were written, or some are missing.
    Corrupt,
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Io(error) => write!(f, "cannot read the stored table: {error}"),
            Self::Foreign => f.write_str("not a file of this kind"),
            Self::Version { expected, found } => {
                write!(
                    f,
                    "expected version {expected} of the format, found {found}"
                )
            }
            Self::Mismatch {
                what,
                expected,
                found,
            } => write!(f, "expected {what} = {expected}, found {found}"),
            Self::Corrupt => f.write_str("the file is damaged"),
        }
    }
}

impl std::error::Error for LoadError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Io(error) => Some(error),
            _ => None,
        }
    }
}

impl From<io::Error> for LoadError {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// The buffer has size × size cells.
pub(crate) fn check_length<C>(size: usize, cells: &[C]) -> Result<(), BoardError> {
    let found = cells.len();
    if size.checked_mul(size) == Some(found) {
        Ok(())
    } else {
        Err(BoardError::BufferLength { size, found })
    }
}
