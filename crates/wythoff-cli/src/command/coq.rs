//! `wythoff coq --library DIR`: the library that proofs for Coq need.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use clap::{Args, ValueHint};
use wythoff::coq::LIBRARY;

use crate::atomic_file;
use crate::console::Console;
use crate::failure::Failure;

#[derive(Debug, Args)]
pub(crate) struct Coq {
    #[arg(long, value_hint = ValueHint::DirPath)]
    library: PathBuf,
}

impl Coq {
    pub(crate) fn run(self, _: &Console) -> Result<(), Failure> {
        write_library(&self.library)
    }
}

/// Writes the library into a folder, which is made if it is not there.
pub(crate) fn write_library(folder: &Path) -> Result<(), Failure> {
    LIBRARY.iter().try_for_each(|file| {
        let path = folder.join(file.name);
        let parent = path.parent().unwrap_or(folder);
        fs::create_dir_all(parent).map_err(|error| Failure::creating(parent, &error))?;
        atomic_file::make(&path, |out| out.write_all(file.text.as_bytes()))
    })
}
