//! Keeps what was found: `test/hack-001.in` and `.out`, under the next free number.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use wythoff::judge::trials::{Case, input};
use wythoff::judge::{self, Problem};

use crate::atomic_file;
use crate::complaint;
use crate::failure::Failure;

/// Writes the input and the right output; the paths of both.
pub(super) fn save(
    folder: &Path,
    problem: Problem,
    cases: &[Case],
) -> Result<[PathBuf; 2], Failure> {
    let input = input(problem, cases);
    let mut output = Vec::new();
    judge::run(problem, input.as_bytes(), &mut output)
        .map_err(|error| Failure::Outside(complaint::as_it_is(&error)))?;
    fs::create_dir_all(folder).map_err(|error| Failure::creating(folder, &error))?;
    let paths = free_names(folder);
    for (path, content) in paths.iter().zip([input.as_bytes(), &output]) {
        let written = atomic_file::replace(path, |file| file.write_all(content));
        written.map_err(|error| Failure::creating(path, &error))?;
    }
    Ok(paths)
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
