//! `cargo xtask web`: the page, one file that needs no server and no network.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

use crate::command::run as run_command;
use crate::need::{CHINESE_FONTS, CHROMIUM, NODE, NPM, XZ};

mod wasm;

/// Build the page, dist/wythoff.html
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Then use it in a browser, as the checks do
    #[arg(long)]
    test: bool,
    /// Then take pictures of it, in every size, language and theme
    #[arg(long, value_name = "DIR")]
    screenshots: Option<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    build()?;
    if arguments.test {
        test()?;
    }
    if let Some(directory) = &arguments.screenshots {
        browser()?;
        fs::create_dir_all(directory)?;
        let directory = fs::canonicalize(directory)?;
        run_command(npm().args(["run", "screenshots", "--"]).arg(directory))?;
    }
    Ok(())
}

/// Builds the page and tests it.
pub(crate) fn check() -> Result<()> {
    build()?;
    test()
}

fn build() -> Result<()> {
    NODE.provide()?;
    NPM.provide()?;
    XZ.provide()?;
    wasm::build(Path::new("page/generated"))?;
    if is_older(
        "page/node_modules/.package-lock.json",
        "page/package-lock.json",
    ) {
        eprintln!("fetching what page/package-lock.json lists into page/node_modules");
        // What the lock file lists, with its checksums. `npm ci` would also demand the optional packages of every other
        // platform, which a lock file written on one platform need not have.
        run_command(npm().args(["install", "--no-save", "--no-audit", "--no-fund"]))?;
    }
    run_command(npm().args(["run", "build"]))?;
    run_command(npm().args(["run", "--silent", "size"]))
}

fn test() -> Result<()> {
    browser()?;
    run_command(npm().arg("test"))
}

fn browser() -> Result<()> {
    CHROMIUM.provide()?;
    CHINESE_FONTS.provide()
}

fn npm() -> Command {
    let mut npm = Command::new("npm");
    npm.current_dir("page");
    npm
}

/// Whether a file is missing or older than another.
fn is_older(file: &str, than: &str) -> bool {
    let changed = |path: &str| fs::metadata(path).and_then(|data| data.modified()).ok();
    changed(file) < changed(than)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_older_than_anything() {
        assert!(is_older("no-such-file", "Cargo.toml"));
        assert!(!is_older("Cargo.toml", "no-such-file"));
    }
}
