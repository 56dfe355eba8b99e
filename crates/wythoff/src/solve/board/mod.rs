//! Two-pile boards: tables of every position up to a size, and single Grundy values far out.
//!
//! A table is a caller's buffer, row after row: position (a, b) is cell `a * size + b`.
//!
//! | module | what lives there |
//! |---|---|
//! | [`any`] | tables of any two-pile game, by looking at every option: slow and obviously right |
//! | [`closed`] | outcomes and numbers of winning moves of k-Wythoff, from the closed form |
//! | [`sweep`] | Grundy values of k-Wythoff, block by block of values: threads, checkpoints |
//! | [`rows`] | Grundy values of k-Wythoff in a row, however far out, from a proved period |
//! | [`mod@format`] | tables as text, csv, json, npy, svg, png |

pub mod any;
mod cell;
pub mod closed;
mod error;
pub mod format;
mod memory;
pub mod rows;
mod sealed_file;
pub mod sweep;

use std::ops::ControlFlow;

pub use cell::Cell;
pub use error::{BoardError, LoadError};
pub use memory::{bytes_needed, bytes_needed_for_value, bytes_needed_to_sweep};
pub use rows::RowPeriods;
pub use sweep::{GrundyTable, fill_grundy, grundy, values_fit};

/// Told how many cells are done and how many there are; `Break` stops the work.
pub type Watch<'a> = dyn FnMut(u64, u64) -> ControlFlow<()> + 'a;
