//! Proved rows of k-Wythoff's table, kept in the user's cache folder from one run to the next.
//!
//! It only saves time: whatever is wrong with an entry or the folder, the rows are proved anew.

use std::env;
use std::fs::{self, File};
use std::io::BufReader;
use std::path::PathBuf;
use std::sync::Arc;

use wythoff::solve::board::RowPeriods;
use wythoff::{Effort, NamedGame, Position, UBig};

use crate::atomic_file;

/// Positions with smaller piles than this are looked up in a table that is made at once.
const NEAR: u64 = 1000;

/// The cache folder, and how many rows of which k it had.
pub(crate) struct Rows {
    folder: Option<PathBuf>,
    had: Vec<(u64, usize)>,
}

impl Rows {
    /// Gives the effort the rows that the positions may need and that were proved before.
    pub(crate) fn lend<'a>(
        positions: impl Iterator<Item = (&'a NamedGame, &'a Position<UBig>)>,
        effort: &mut Effort<'_>,
    ) -> Self {
        let mut rows = Self {
            folder: folder(),
            had: Vec::new(),
        };
        let far = positions.filter(|(_, position)| {
            let largest = position.piles().iter().max();
            largest.is_some_and(|largest| *largest >= UBig::from(NEAR))
        });
        let mut ks: Vec<u64> = far
            .filter_map(|(game, _)| u64::try_from(game.wythoff_k()?).ok())
            .collect();
        ks.sort_unstable();
        ks.dedup();
        for k in ks {
            if let Some(known) = rows.read(k) {
                rows.had.push((k, known.rows().len()));
                effort.rows.push(Arc::new(known));
            }
        }
        rows
    }

    /// Keeps the rows that were proved since.
    pub(crate) fn keep(&self, effort: &Effort<'_>) {
        for rows in &effort.rows {
            let had = self.had.iter().find(|(k, _)| *k == rows.k());
            if rows.rows().len() > had.map_or(0, |(_, rows)| *rows) {
                // A cache that cannot be written costs time, nothing else.
                let _ = self.write(rows);
            }
        }
    }

    fn path(&self, k: u64) -> Option<PathBuf> {
        Some(self.folder.as_ref()?.join(format!("rows-k{k}")))
    }

    fn read(&self, k: u64) -> Option<RowPeriods> {
        let file = File::open(self.path(k)?).ok()?;
        RowPeriods::load(BufReader::new(file), k).ok()
    }

    fn write(&self, rows: &RowPeriods) -> Option<()> {
        let path = self.path(rows.k())?;
        fs::create_dir_all(path.parent()?).ok()?;
        atomic_file::replace(&path, |file| rows.save(file)).ok()
    }
}

/// `$XDG_CACHE_HOME/wythoff` or `~/.cache/wythoff`.
pub(crate) fn folder() -> Option<PathBuf> {
    let set = |name| {
        env::var_os(name)
            .map(PathBuf::from)
            .filter(|path| path.is_absolute())
    };
    let cache = set("XDG_CACHE_HOME").or_else(|| Some(set("HOME")?.join(".cache")));
    Some(cache?.join("wythoff"))
}
