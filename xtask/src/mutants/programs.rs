//! The test programs of the library with all changes in them, and which of the changes are no Rust.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use super::mutant::Mutant;
use super::switch::{self, Switched};
use crate::command::cargo;

/// The library's own tests are the program of its name.
const OWN: &str = "wythoff";

/// The file that is given the module by which the changes are chosen.
pub(super) const ROOT: &str = "crates/wythoff/src/lib.rs";

/// Where each program is.
pub(super) type Programs = BTreeMap<String, PathBuf>;

/// Builds the programs from a copy of the source with these changes, and says which were left out because they do not compile.
pub(super) fn build(
    folder: &Path,
    mutants: &BTreeMap<u32, &Mutant>,
    names: &BTreeSet<&str>,
) -> Result<(Programs, Vec<u32>)> {
    let mut mutants = mutants.clone();
    let mut unviable = Vec::new();
    let plain = fs::read_to_string(ROOT)?;
    write(&folder.join(ROOT), &format!("{plain}{}", switch::MODULE))?;
    loop {
        let mut files: BTreeMap<&str, Vec<(u32, &Mutant)>> = BTreeMap::new();
        for (&number, mutant) in &mutants {
            let file = files.entry(&mutant.file).or_default();
            file.push((number, mutant));
        }
        let mut switched: BTreeMap<&str, Switched> = BTreeMap::new();
        for (file, changes) in files {
            let text = switch::switched(&fs::read_to_string(file)?, &changes);
            write(&folder.join(file), &text.text)?;
            switched.insert(file, text);
        }
        let messages = compile(folder, names)?;
        let mut wrong = Vec::new();
        for error in errors(&messages) {
            let spans = error["spans"].as_array().into_iter().flatten();
            let primary = spans.filter(|span| span["is_primary"] == true);
            let places = primary.filter_map(|span| {
                let line = span["line_start"].as_u64()? as usize;
                switched.get(span["file_name"].as_str()?)?.at(line)
            });
            wrong.extend(places);
        }
        if !messages.iter().any(is_failure) {
            return Ok((programs(&messages, names)?, unviable));
        }
        wrong.sort_unstable();
        wrong.dedup();
        let rendered = errors(&messages).filter_map(|error| error["rendered"].as_str());
        ensure!(!wrong.is_empty(), rendered.collect::<String>());
        eprintln!("{} changes are no Rust: without them", wrong.len());
        for number in wrong {
            mutants.remove(&number);
            unviable.push(number);
        }
    }
}

/// Builds the programs from the source with one change; `None`: it does not compile.
pub(super) fn build_one(
    folder: &Path,
    mutant: &Mutant,
    names: &BTreeSet<&str>,
) -> Result<Option<Programs>> {
    let file = folder.join(&mutant.file);
    let text = fs::read_to_string(&mutant.file)?;
    write(&file, &mutant.changed(&text))?;
    let messages = compile(folder, names)?;
    write(&file, &text)?;
    match messages.iter().any(is_failure) {
        true => Ok(None),
        false => programs(&messages, names).map(Some),
    }
}

/// Writes a file unless it is so already: cargo builds anew what was written.
pub(super) fn write(path: &Path, text: &str) -> Result<()> {
    if fs::read(path).is_ok_and(|known| known == text.as_bytes()) {
        return Ok(());
    }
    // Of a module in which every file is changed nothing was copied.
    fs::create_dir_all(path.parent().context("a file has a folder")?)?;
    fs::write(path, text).with_context(|| path.display().to_string())
}

/// What cargo says while it builds the programs, line by line.
fn compile(folder: &Path, names: &BTreeSet<&str>) -> Result<Vec<Value>> {
    let mut build = cargo(&["test", "--no-run", "--message-format=json"]);
    build.args(["--package", "wythoff"]).current_dir(folder);
    for &name in names {
        match name {
            OWN => build.arg("--lib"),
            name => build.args(["--test", name]),
        };
    }
    // Not where the library itself is built: cargo gives both the same names.
    build.env("CARGO_TARGET_DIR", folder.with_file_name("build"));
    build.stderr(Stdio::inherit());
    let output = build.output().context("cargo test --no-run")?;
    let text = String::from_utf8(output.stdout)?;
    let messages: Result<Vec<Value>, _> = text.lines().map(serde_json::from_str).collect();
    let messages = messages.context("the messages of cargo")?;
    if output.status.success() == messages.iter().any(is_failure) {
        bail!("cargo test --no-run: {}", output.status);
    }
    Ok(messages)
}

fn is_failure(message: &Value) -> bool {
    message["reason"] == "build-finished" && message["success"] == false
}

fn errors(messages: &[Value]) -> impl Iterator<Item = &Value> {
    let errors = messages.iter().map(|message| &message["message"]);
    errors.filter(|message| message["level"] == "error")
}

fn programs(messages: &[Value], names: &BTreeSet<&str>) -> Result<Programs> {
    let mut programs = Programs::new();
    for message in messages {
        let name = message["target"]["name"].as_str();
        let path = message["executable"].as_str();
        if let (Some(name), Some(path)) = (name, path) {
            programs.insert(name.to_owned(), path.into());
        }
    }
    for &name in names {
        ensure!(programs.contains_key(name), "cargo did not build {name}");
    }
    Ok(programs)
}
