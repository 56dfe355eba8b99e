//! The laboratory as a process, with the other verbs that read rules: `prove`, `check`, `solve`, `table`.
#![cfg(unix)]

mod cache;
mod files;
mod gallery;
#[cfg(target_os = "linux")]
mod interrupt;
mod limits;
mod no_theorem;
mod rules;
mod solve;
mod tables;
mod theorems;

use std::path::Path;
use std::process::{Command, Stdio};

use assert_cmd::cargo::cargo_bin;
use serde_json::Value;

const WYTHOFF: &str = "x>0,y=0 | x=0,y>0 | x=y>0";

/// Its guesses grow with the table.
const GROWING: &str = "x>0,y=0 | x=0,y>0 | x=y>2";

/// Runs in a folder whose `cache` is the cache of the user.
fn wythoff(words: &[&str], folder: &Path) -> Command {
    let mut command = Command::new(cargo_bin!("wythoff"));
    command
        .args(words)
        .current_dir(folder)
        .env("XDG_CACHE_HOME", folder.join("cache"))
        .env("LC_ALL", "C")
        .stdin(Stdio::null());
    command
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// A run that must end so; what it said on stdout and stderr.
fn ends_with(code: i32, words: &[&str], folder: &Path) -> (String, String) {
    let output = wythoff(words, folder).output().unwrap();
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    assert_eq!(output.status.code(), Some(code), "{words:?}: {out}{err}");
    (out, err)
}

fn document(words: &[&str], folder: &Path) -> Value {
    serde_json::from_str(&ends_with(0, words, folder).0).unwrap()
}
