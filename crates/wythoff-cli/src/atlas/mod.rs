//! The atlas: what a census of a space has found, shipped with the program.

mod document;
mod query;
#[cfg(test)]
mod sample;
mod stats;

use std::path::Path;

use crate::census::{Row, read_results};
use crate::failure::Failure;
use crate::read_file;
use wythoff_show::Message;

pub(crate) use document::Games;
pub(crate) use query::Query;
pub(crate) use stats::{Line, Stats, numeration_words, result_words};

/// The census of the space `two-pile`, one row for each game, without certificates.
const TWO_PILE: &[u8] = include_bytes!("../../atlas/two-pile.parquet");
/// Larger files are not read.
const MOST_BYTES: u64 = 4 << 30;

/// The rows of the atlas that comes with the program, or of another file of results, in the order of their keys.
pub(crate) fn rows(file: Option<&Path>) -> Result<Vec<Row>, Failure> {
    let (bytes, name) = match file {
        None => (TWO_PILE.to_vec(), "two-pile.parquet".to_owned()),
        Some(path) => (
            read_file::whole(path, MOST_BYTES)?,
            path.display().to_string(),
        ),
    };
    let mut rows = read_results(bytes).map_err(|reason| {
        let message = Message::new("error-census-part").with("path", name);
        Failure::Input(message.with("reason", reason))
    })?;
    rows.sort_by(|one, other| one.key.cmp(&other.key));
    Ok(rows)
}
