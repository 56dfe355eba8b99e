//! `hack`, `checker` and `testdata` with real programs: those in `data/hack/`, compiled with g++.
#![cfg(unix)]

mod by_rules;
mod checker;
mod exhaustive;
mod failures;
mod refused;
mod testdata;
mod verdicts;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use assert_cmd::cargo::cargo_bin;
use tempfile::{TempDir, tempdir};

fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data/hack")
        .join(name)
}

/// Compiles `data/hack/NAME.cpp`; where there is no compiler the test fails and says so.
fn compiled(name: &str, folder: &TempDir) -> String {
    let program = folder.path().join(name);
    compile(&data(&format!("{name}.cpp")), &program);
    program.to_str().unwrap().to_owned()
}

fn compile(source: &Path, program: &Path) {
    let compiler = Command::new("g++")
        .args(["-O1", "-w", "-I"])
        .arg(data(""))
        .arg("-o")
        .args([program, source])
        .output()
        .unwrap_or_else(|error| {
            panic!(
                "g++ compiles the programs of this test and does not start ({error}): install g++"
            )
        });
    let said = String::from_utf8_lossy(&compiler.stderr).into_owned();
    assert!(compiler.status.success(), "{}: {said}", source.display());
}

fn wythoff(words: &[&str], folder: &TempDir) -> Output {
    let mut command = Command::new(cargo_bin!("wythoff"));
    let command = command.args(words).current_dir(folder).env("LC_ALL", "C");
    command.output().unwrap()
}

/// Hacks a program of `data/hack/`: the exit code, and what was said.
fn hack(problem: &str, name: &str, options: &[&str]) -> (i32, String, TempDir) {
    let folder = tempdir().unwrap();
    let program = compiled(name, &folder);
    let words = [&["hack", problem], options, &["--", &program]].concat();
    let output = wythoff(&words, &folder);
    let said = String::from_utf8(output.stdout).unwrap();
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(complaint, "", "{name}");
    (output.status.code().unwrap(), said, folder)
}
