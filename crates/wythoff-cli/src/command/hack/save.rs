//! Keeps what was found: `test/hack-001.in` and `.out`, under the next free number.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use super::subject::Subject;
use crate::atomic_file;
use crate::failure::Failure;

/// Writes the input and the right output; the paths of both.
pub(super) fn save<S: Subject>(
    folder: &Path,
    subject: &S,
    cases: &[S::Case],
) -> Result<[PathBuf; 2], Failure> {
    let input = subject.input(cases);
    let output = subject.right(&input)?;
    fs::create_dir_all(folder).map_err(|error| Failure::creating(folder, &error))?;
    let paths = free_names(folder);
    let write =
        |path: &Path, text: &str| atomic_file::make(path, |file| file.write_all(text.as_bytes()));
    let written = write(&paths[0], &input).and_then(|()| write(&paths[1], &output));
    if written.is_err() {
        // An input alone is no test, and what was found is on the screen.
        for path in &paths {
            let _ = fs::remove_file(path);
        }
    }
    written.map(|()| paths)
}

fn free_names(folder: &Path) -> [PathBuf; 2] {
    let names =
        |number: u32| ["in", "out"].map(|end| folder.join(format!("hack-{number:03}.{end}")));
    let is_free = |paths: &[PathBuf; 2]| !paths.iter().any(|path| path.exists());
    (1..)
        .map(names)
        .find(is_free)
        .expect("no folder has so many files")
}
