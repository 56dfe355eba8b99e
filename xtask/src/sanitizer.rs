//! The address sanitizer: memory errors in the vector kernels, found on the processor they are written for.
//!
//! Stable Rust ships the sanitizer's runtime but keeps its flag for nightly, so the compiler is told to accept it
//! (`RUSTC_BOOTSTRAP`). That variable changes what build scripts find: the artefacts live apart from the others.

use std::process::Command;

use anyhow::{Context, Result};

use crate::command::{cargo, run, target_directory};

pub(crate) const FLAG: &str = "-Zsanitizer=address";

/// The modules of the library that call the vector kernels, with the kernels' own; `cargo xtask test safety` finds no other unsafe code.
const MODULES: [&str; 4] = ["simd::", "number::", "board::", "judge::"];

/// The tests that reach the vector kernels under the sanitizer; in debug mode, so that the assertions inside `std` watch as well.
///
/// Everything else is safe Rust, and would only take its time.
pub(crate) fn check() -> Result<()> {
    // Both programs are compiled at once, so that one's last seconds are not waited for before the other's first.
    let programs = ["test", "--package", "wythoff", "--lib", "--test", "kernels"];
    run(instrumented(&programs, FLAG)?.arg("--no-run"))?;
    let own = ["test", "--package", "wythoff", "--lib"];
    run(instrumented(&own, FLAG)?.arg("--").args(MODULES))?;
    let tests = ["test", "--package", "wythoff", "--test", "kernels"];
    run(&mut instrumented(&tests, FLAG)?)
}

/// A cargo command whose code is compiled with `flags`, the sanitizer's among them.
pub(crate) fn instrumented(arguments: &[&str], flags: &str) -> Result<Command> {
    let mut command = cargo(arguments);
    command.env("RUSTC_BOOTSTRAP", "1").env("RUSTFLAGS", flags);
    // With a target named, the flags reach our code but not the build scripts and macros the compiler runs.
    command.args(["--target", &host()?]);
    command
        .arg("--target-dir")
        .arg(target_directory().join("sanitizer"));
    // Leaks are not memory errors, and looking for them needs ptrace, which containers may forbid.
    command.env("ASAN_OPTIONS", "detect_leaks=0");
    Ok(command)
}

/// The target triple of this machine.
pub(crate) fn host() -> Result<String> {
    let rustc = Command::new("rustc")
        .args(["--version", "--verbose"])
        .output();
    let output = rustc.context("cannot start rustc")?.stdout;
    let text = String::from_utf8_lossy(&output);
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned)
        .context("rustc --version --verbose names no host")
}
