//! Miri: undefined behaviour in the portable code that stands beside the vector kernels, and in the readers of numbers.
//!
//! It interprets the program for a processor without vector instructions, a thousand times slower than the processor does.

use std::process::{Command, Stdio};

use anyhow::Result;

use crate::command::{run, target_directory};
use crate::step::Skipped;

/// Of the tests of the kernels, those that need no files and few cases: arrays of every length and of the ends of each
/// width, numbers in a text, streams.
const TESTS: [&str; 7] = [
    "batch::lengths_that_differ",
    "batch::the_corners_of_each_width",
    "batch::pairs_that_would_be_lost",
    "batch::any_stretch_of_an_array",
    "tokens::exactly_c_white_space",
    "tokens::texts_of_single_digits",
    "judge::streams::a_closed_pipe",
];

pub(crate) fn check() -> Result<()> {
    let mut probe = miri(&["--version"]);
    let probe = probe.stdout(Stdio::null()).stderr(Stdio::null()).status();
    if !probe.is_ok_and(|status| status.success()) {
        let reason = "Miri is missing: rustup toolchain install nightly --component miri,rust-src";
        return Err(Skipped(reason).into());
    }
    let mut test = miri(&["test", "--package", "wythoff", "--test", "kernels"]);
    test.arg("--target-dir")
        .arg(target_directory().join("miri"));
    run(test.arg("--").args(TESTS).env("PROPTEST_CASES", "8"))
}

/// Only the nightly toolchain has it.
fn miri(arguments: &[&str]) -> Command {
    let mut command = Command::new("rustup");
    command.args(["run", "nightly", "cargo", "miri"]);
    // Cargo, which has started this program, names itself in the environment.
    command.args(arguments).env_remove("CARGO");
    // Proptest looks for its regressions in files.
    command.env("MIRIFLAGS", "-Zmiri-disable-isolation");
    command
}
