//! Two-pile boards: the Grundy values of k-Wythoff, as tables of every position up to a size and far out.
//!
//! A table is a caller's buffer, row after row: position (a, b) is cell `a * size + b`.
//!
//! | module | what lives there |
//! |---|---|
//! | [`sweep`] | Grundy values of k-Wythoff, block by block of values: threads, checkpoints |
//! | [`rows`] | Grundy values of k-Wythoff in a row, however far out, from a proved period |
//! | [`mod@format`] | tables as text, csv, json, npy |

mod cell;
mod error;
pub mod format;
mod memory;
pub mod rows;
mod sealed_file;
pub mod sweep;

pub use cell::Cell;
pub(crate) use error::check_length;
pub use error::{BoardError, LoadError};
pub use memory::{
    bytes_needed, bytes_needed_for_journal, bytes_needed_for_value, bytes_needed_to_sweep,
};
pub use rows::RowPeriods;
pub use sweep::{GrundyJournal, GrundyTable, fill_grundy, grundy, values_fit};
