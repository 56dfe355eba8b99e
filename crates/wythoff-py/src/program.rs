//! The program `wythoff`, which is in this module, too: one file with both is half as large as two.

use std::ffi::OsString;
use std::panic::catch_unwind;
use std::process::exit;

use pyo3::prelude::*;
use wythoff_cli::Host;

/// How Rust's own programs end when they panic.
const PANICKED: i32 = 101;

/// Do what a command line says, and end the process as the program would.
///
/// Python is not asked to clean up: as after ``main``, threads that are left end with the process.
#[pyfunction]
#[pyo3(signature = (words, interpreter, script, /))]
pub(crate) fn _run(py: Python<'_>, words: Vec<OsString>, interpreter: OsString, script: OsString) {
    let host = Host::Python {
        interpreter,
        script,
    };
    let status = py.detach(|| catch_unwind(|| wythoff_cli::run(words, host)));
    exit(status.map_or(PANICKED, i32::from))
}
