//! What is built in release mode to be tested: the library's examples and the program, once for all checks.

use std::env::consts::EXE_SUFFIX;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::command::{cargo, run, target_directory};

/// Which packages, and how.
pub(crate) const TESTED: [&str; 6] = [
    "--package",
    "wythoff",
    "--package",
    "wythoff-cli",
    "--profile",
    "tested",
];

/// Builds the program, and gives its path from the root of the file system.
///
/// The library's examples are built with it, because then Cargo compiles everything as for tests: features that tests ask for are those
/// of a crate wherever it is used. Without them the library, the program and fifty crates would be compiled once more for each selection.
pub(crate) fn program() -> Result<PathBuf> {
    run(cargo(&["build"])
        .args(TESTED)
        .args(["--bin", "wythoff", "--examples"]))?;
    let program = target_directory().join(Path::new("tested").join(format!("wythoff{EXE_SUFFIX}")));
    std::path::absolute(program).context("where is the program?")
}
