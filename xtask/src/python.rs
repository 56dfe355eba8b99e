//! The Python package: `cargo xtask wheel`, its tests and its benchmarks.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::command::{run as run_command, target_directory};
use crate::need::{Need, PYTHON, VENV};
use crate::provide::{Consent, provide};

/// Build the Python wheel, with the program in it, into the target directory, and say how large it is
#[derive(clap::Args)]
pub(crate) struct Arguments {}

pub(crate) const NEEDS: [Need; 2] = [PYTHON, VENV];

/// The most bytes a wheel may have. 5 MB are wanted; BENCHMARKS.md, under "Bytes", has what they are. 0.6 more where the page was built before.
const LIMIT: u64 = 6_500_000;

/// What the README shows first.
const SHOWN: &str = "import wythoff; print(wythoff.solve(8, 4))";

pub(crate) fn run(consent: &Consent) -> Result<()> {
    provide(&NEEDS, consent)?;
    wheel().map(|_| ())
}

/// The step of `cargo xtask test`: the wheel in a fresh environment, and its tests there.
pub(crate) fn check() -> Result<()> {
    let python = installed()?;
    run_command(Command::new(&python).args(["-c", SHOWN]))?;
    let mut tests = Command::new(&python);
    tests.args([
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "crates/wythoff-py/tests",
    ]);
    run_command(tests.env("PYTHONDONTWRITEBYTECODE", "1"))
}

/// `cargo xtask bench --python`
pub(crate) fn bench(consent: &Consent) -> Result<()> {
    provide(&NEEDS, consent)?;
    let python = installed()?;
    run_command(Command::new(python).arg("crates/wythoff-py/benches/bench.py"))
}

/// The Python of a fresh environment with the wheel and what its tests need.
fn installed() -> Result<PathBuf> {
    let wheel = wheel()?;
    let python = environment("tests")?;
    let mut install = pip(&python, "install");
    install.args(["--requirement", "crates/wythoff-py/tests/requirements.txt"]);
    run_command(install.arg(wheel))?;
    Ok(python)
}

/// Builds the wheel and gives its path.
fn wheel() -> Result<PathBuf> {
    let python = environment("build")?;
    let folder = target_directory().join("python/wheels");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    let mut build = pip(&python, "wheel");
    build.args(["--no-deps", "--wheel-dir"]).arg(&folder);
    // It is packed once, and sent often.
    build.arg("--config-settings=build-args=--locked --compression-level=9");
    run_command(build.arg("."))?;
    let mut made = fs::read_dir(&folder)?;
    let wheel = made.next().context("pip has made no wheel")??.path();
    let bytes = fs::metadata(&wheel)?.len();
    eprintln!("{}: {bytes} bytes", wheel.display());
    ensure!(bytes <= LIMIT, "a wheel may have {LIMIT} bytes");
    Ok(wheel)
}

/// A fresh virtual environment: its Python.
pub(crate) fn environment(name: &str) -> Result<PathBuf> {
    let folder = target_directory().join("python").join(name);
    run_command(
        Command::new("python3")
            .args(["-m", "venv", "--clear"])
            .arg(&folder),
    )?;
    let python = match cfg!(windows) {
        true => folder.join("Scripts/python.exe"),
        false => folder.join("bin/python"),
    };
    Ok(Path::new(".").join(python))
}

pub(crate) fn pip(python: &Path, verb: &str) -> Command {
    let mut pip = Command::new(python);
    pip.args(["-m", "pip", verb, "--quiet", "--disable-pip-version-check"]);
    pip
}
