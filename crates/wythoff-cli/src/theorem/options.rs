//! How long and how far to look for a theorem, as options of a verb.

use std::time::Duration;

use clap::Args;
use wythoff::prove::{SearchOptions, table_bytes};
use wythoff::rules::Partners;
use wythoff::{UBig, parse_natural};

use super::given::Given;
use crate::failure::Failure;
use crate::memory;
use crate::whole_number;
use wythoff_show::{Message, shorten};

/// How many rows `--deep` tabulates.
const DEEP: u32 = 3_000_000;
/// From how many rows `--deep` learns the offsets of partners alone, which takes few bytes a row.
const DEEP_TRACK: u32 = 100_000_000;
/// How many positions `--deep` tabulates where a row is more than a number.
const DEEP_POSITIONS: u64 = 100_000_000;
/// The most rows there may be.
const MOST_ROWS: u32 = 1 << 31;

#[derive(Debug, Clone, Args)]
pub(crate) struct Options {
    #[arg(long)]
    deep: bool,
    #[arg(long, value_parser = parse_natural, allow_negative_numbers = true)]
    rows: Option<UBig>,
    #[arg(long, value_parser = whole_number::count, default_value = "60", allow_negative_numbers = true)]
    timeout: u64,
    #[arg(long)]
    no_cache: bool,
}

impl Options {
    /// The usual options, with this time limit.
    pub(crate) fn usual(timeout: u64, no_cache: bool) -> Self {
        Self {
            deep: false,
            rows: None,
            timeout,
            no_cache,
        }
    }

    pub(crate) fn timeout(&self) -> Duration {
        Duration::from_secs(self.timeout)
    }

    pub(crate) fn seconds(&self) -> u64 {
        self.timeout
    }

    /// Whether proofs of earlier runs may be used.
    pub(crate) fn uses_cache(&self) -> bool {
        !self.no_cache
    }

    /// ` --deep` or ` --rows 5000` if that is what was asked for.
    pub(crate) fn rows_as_given(&self) -> String {
        match &self.rows {
            Some(rows) => format!(" --rows {rows}"),
            None if self.deep => " --deep".to_owned(),
            None => String::new(),
        }
    }

    /// How many rows are asked for, if any are.
    fn rows(&self) -> Result<Option<u32>, Failure> {
        let Some(rows) = &self.rows else {
            return Ok(self.deep.then_some(DEEP));
        };
        let fits = u32::try_from(rows)
            .ok()
            .filter(|rows| (1..=MOST_ROWS).contains(rows));
        fits.map(Some).ok_or_else(|| {
            let message = Message::new("error-rows").with("most", MOST_ROWS.to_string());
            Failure::Usage(message.with("found", shorten::number(rows, false)))
        })
    }

    /// How far the search goes for these rules: refused if there is no such table, or no memory for it.
    pub(crate) fn search(&self, given: &Given) -> Result<SearchOptions, Failure> {
        let usual = given
            .game
            .map_or_else(SearchOptions::default, |game| game.options());
        let Some(rows) = self.rows()? else {
            return Ok(usual);
        };
        if Partners::new(&given.rules, 1).is_none() {
            return match self.rows {
                Some(_) => Err(Failure::Input(Message::new("error-not-deep"))),
                None => Ok(SearchOptions {
                    positions: DEEP_POSITIONS,
                    ..usual
                }),
            };
        }
        let bytes = table_bytes(&given.rules, rows.into());
        memory::check(bytes)?;
        Ok(SearchOptions {
            rows,
            track_rows: if self.rows.is_some() {
                rows
            } else {
                DEEP_TRACK
            },
            memory: usual.memory.max(u64::try_from(bytes).unwrap_or(u64::MAX)),
            ..usual
        })
    }
}
