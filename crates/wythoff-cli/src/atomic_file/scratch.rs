//! A file for the time of a run.

use std::fs::{self, File, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use super::partial::{partial_name, remove_stale};

/// A file for the time of a run, beside the one that the run is to make; it goes away with the program, however that ends.
///
/// Where a file that is open cannot be removed, only a program that is killed leaves it behind, under a name like that of a
/// file half written, and the next that makes the same file removes it.
pub(crate) struct Scratch {
    file: File,
    /// Where it stands, if it still has a name.
    path: Option<PathBuf>,
}

impl Scratch {
    pub(crate) fn beside(path: &Path) -> io::Result<Self> {
        let mut name = path.file_name().unwrap_or_default().to_owned();
        name.push(".scratch");
        let path = path.with_file_name(name);
        remove_stale(&path);
        let path = partial_name(&path)?;
        let mut options = OpenOptions::new();
        let options = options.read(true).write(true).create(true).truncate(true);
        let file = options.open(&path)?;
        let is_removed = cfg!(unix) && fs::remove_file(&path).is_ok();
        let path = (!is_removed).then_some(path);
        Ok(Self { file, path })
    }

    pub(crate) fn file(&self) -> &File {
        &self.file
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        if let Some(path) = &self.path {
            let _ = fs::remove_file(path);
        }
    }
}
