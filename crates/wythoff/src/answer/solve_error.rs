//! Why a position has no answer.

use std::fmt;

use dashu_int::UBig;

use super::search_error::SearchError;
use crate::position::PositionError;

/// Why a position has no answer, and what one would have needed.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum SolveError {
    /// The numbers are not a position of the game.
    Position(PositionError),
    /// Only a search could tell, and it did not get to the end.
    Search(SearchError),
    /// Only a search could tell, and this pile is too large for one.
    TooLargeToSearch(UBig),
    /// Only the table of all smaller positions could tell, and it would have this many stones to begin with.
    TableTooLarge {
        /// The stones of the position.
        stones: UBig,
        /// As many as the budget allows.
        most: u64,
    },
    /// Only the table of all positions below could tell, and they are too many.
    BoxTooLarge {
        /// How many they are.
        positions: UBig,
        /// As many as the budget allows.
        most: u64,
    },
    /// The theorem of the game knows the positions of values up to this, and the position is none of them; or moves to
    /// a larger value are asked for.
    ValueAbove {
        /// The largest value it knows.
        most: u32,
    },
    /// The value of a heap needs those of all smaller ones, or a period, and none is proved as far as the budget goes.
    HeapTooLarge {
        /// The heap.
        heap: UBig,
        /// Up to this heap, the last one within the budget, no period is proved.
        known: u64,
    },
    /// The values of heaps up to this one do not fit in the budget.
    HeapsTooMany {
        /// The heap.
        heap: u64,
        /// The bytes they would need.
        bytes: u64,
    },
    /// The value of two piles needs a row of the table that is out of reach, and so is the table.
    RowTooFar {
        /// The smaller pile.
        row: UBig,
        /// The larger pile.
        column: UBig,
        /// The last row that is within reach.
        last: u64,
    },
    /// The period of a row was not proved as far as the budget goes.
    RowNotProved {
        /// The row.
        row: u64,
        /// How many columns were looked at.
        columns: u64,
    },
    /// The value is known, but not the values of the options.
    OptionsNotTabulated {
        /// The positions of the table that would be needed.
        positions: u128,
    },
    /// The position is lost and so has the value 0, but which moves lead to a given value is not known.
    OptionsUnknown(Box<SolveError>),
    /// Grundy values are defined for normal play only.
    MisereHasNoGrundyValue,
    /// The caller asked to stop.
    Cancelled,
}

impl From<PositionError> for SolveError {
    fn from(error: PositionError) -> Self {
        Self::Position(error)
    }
}

impl From<SearchError> for SolveError {
    fn from(error: SearchError) -> Self {
        match error {
            SearchError::Cancelled => Self::Cancelled,
            SearchError::MisereHasNoGrundyValue => Self::MisereHasNoGrundyValue,
            error => Self::Search(error),
        }
    }
}

impl fmt::Display for SolveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Position(error) => error.fmt(f),
            Self::Search(error) => write!(f, "no theorem covers this question, and {error}"),
            Self::TooLargeToSearch(pile) => write!(
                f,
                "no theorem covers this question, and a search cannot count to {}",
                Shortened(pile)
            ),
            Self::TableTooLarge { stones, most } => write!(
                f,
                "no theorem covers this question; it needs the values of all positions up to {} stones, and the \
                 budget allows {most}",
                Shortened(stones)
            ),
            Self::BoxTooLarge { positions, most } => write!(
                f,
                "no theorem covers this question; it needs a table of {} positions, and the budget allows {most}",
                Shortened(positions)
            ),
            Self::ValueAbove { most } => write!(
                f,
                "the theorem of the game knows Grundy values up to {most} only, and a larger one is needed"
            ),
            Self::HeapTooLarge { heap, known } => write!(
                f,
                "the value of a heap of {} stones needs those of all smaller heaps or a proved period, and up to heap \
                 {known} no period is proved",
                Shortened(heap)
            ),
            Self::HeapsTooMany { heap, bytes } => {
                write!(f, "the values of the heaps up to {heap} need {bytes} bytes")
            }
            Self::RowTooFar { row, column, last } => write!(
                f,
                "the Grundy value needs row {} of the table as far as column {}; rows up to {last} are within reach",
                Shortened(row),
                Shortened(column)
            ),
            Self::RowNotProved { row, columns } => write!(
                f,
                "the Grundy value needs the period of row {row} of the table, which is not proved by its first \
                 {columns} columns"
            ),
            Self::OptionsNotTabulated { positions } => write!(
                f,
                "the moves to a given value need a table of {positions} positions"
            ),
            Self::OptionsUnknown(error) => write!(
                f,
                "the position is lost, so its Grundy value is 0; for its moves to other values: {error}"
            ),
            Self::MisereHasNoGrundyValue => {
                f.write_str("in misère play positions have no Grundy value")
            }
            Self::Cancelled => f.write_str("stopped"),
        }
    }
}

impl std::error::Error for SolveError {}

/// The piles in machine words, for a search.
pub(crate) fn in_words(piles: &[UBig]) -> Result<Vec<u64>, SolveError> {
    piles
        .iter()
        .map(|pile| u64::try_from(pile).map_err(|_| SolveError::TooLargeToSearch(pile.clone())))
        .collect()
}

/// A number in full, or if it is long by its length.
struct Shortened<'a>(&'a UBig);

impl fmt::Display for Shortened<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let digits = self.0.to_string();
        if digits.len() <= 30 {
            f.write_str(&digits)
        } else {
            write!(f, "a number of {} digits", digits.len())
        }
    }
}
