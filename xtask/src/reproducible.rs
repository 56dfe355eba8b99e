//! The same source gives the same bytes, wherever it stands.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::command::{cargo, run as run_command};

/// Build the program from two copies of the source in folders of different names, and compare the bytes
#[derive(clap::Args)]
pub(crate) struct Arguments {}

/// The flags with which a build has no path of its machine in it: of the source and of the crates it was given.
pub(crate) fn flags(root: &Path) -> Result<String> {
    let home = std::env::var_os("CARGO_HOME")
        .map(Into::into)
        .or_else(|| Some(std::env::home_dir()?.join(".cargo")));
    let home: std::path::PathBuf = home.context("no home directory")?;
    let remap = |from: &Path, to: &str| format!("--remap-path-prefix={}={to}", from.display());
    // Cargo separates flags by this character, so that a folder may have blanks in its name.
    Ok([remap(root, "wythoff"), remap(&home, "cargo")].join("\u{1f}"))
}

pub(crate) fn run() -> Result<()> {
    let place = tempfile::tempdir()?;
    let mut built = Vec::new();
    for name in ["a", "another folder with a longer name"] {
        let folder = place.path().join(name);
        copy_source(&folder, |_| true)?;
        let mut build = cargo(&["build", "--locked", "--release", "--package", "wythoff-cli"]);
        build
            .current_dir(&folder)
            .env("CARGO_TARGET_DIR", folder.join("target"))
            .env("CARGO_ENCODED_RUSTFLAGS", flags(&folder)?);
        run_command(&mut build)?;
        built.push(fs::read(folder.join("target/release/wythoff"))?);
        fs::remove_dir_all(folder)?;
    }
    let differing = built[0]
        .iter()
        .zip(&built[1])
        .filter(|(one, other)| one != other)
        .count();
    if built[0] != built[1] {
        bail!(
            "two builds differ: {} and {} bytes, {differing} of them different",
            built[0].len(),
            built[1].len()
        );
    }
    println!(
        "two builds in different folders have the same {} bytes",
        built[0].len()
    );
    Ok(())
}

/// The files that git knows and that are asked for, as they are now; those that are there already and the same are left alone.
pub(crate) fn copy_source(folder: &Path, is_wanted: impl Fn(&str) -> bool) -> Result<()> {
    let listed = Command::new("git")
        .args(["ls-files", "-z"])
        .output()
        .context("git")?;
    let names = String::from_utf8(listed.stdout)?;
    for name in names.split_terminator('\0').filter(|name| is_wanted(name)) {
        let to = folder.join(name);
        fs::create_dir_all(to.parent().context("a file has a folder")?)?;
        let text = fs::read(name).with_context(|| name.to_owned())?;
        // Cargo builds anew what was written.
        if !fs::read(&to).is_ok_and(|known| known == text) {
            fs::copy(name, &to).with_context(|| name.to_owned())?;
        }
    }
    Ok(())
}
