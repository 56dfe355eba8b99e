//! A census: every game of a space, with its theorem if one is found, in files that a killed run can go on with.

mod columns;
mod enumerate;
mod parquet_file;
mod row;
mod run;
mod space;
mod stopwatch;
mod store;
mod task;
mod work;

pub(crate) use columns::read_results;
pub(crate) use enumerate::{Entry, EnumerateError, games};
pub(crate) use row::{Outcome, Row};
pub(crate) use run::run;
pub(crate) use space::{Space, SpaceError};
pub(crate) use store::{About, Store};
pub(crate) use task::{Task, known, tasks};
#[cfg(test)]
pub(crate) use work::Worker;
pub(crate) use work::{COMPARED, lost_set, numerals_named};
