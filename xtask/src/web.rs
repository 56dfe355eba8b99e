//! `cargo xtask web`: the page, one file that needs no server and no network.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

use crate::atlas;
use crate::command::run as run_command;
use crate::need::{CHINESE_FONTS, CHROMIUM, FIREFOX, NODE, NPM, Need, RUST_SOURCES};
use crate::provide::{Consent, provide};

mod pack;
mod streams;
mod wasm;

/// Build the page, dist/wythoff.html
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Then use it in a browser, as the checks do
    #[arg(long)]
    test: bool,
    /// Then serve it from its sources, for whoever works on it: what is saved is seen at once
    #[arg(long, conflicts_with_all = ["test", "screenshots"])]
    serve: bool,
    /// Then take pictures of it, in every size, language and theme
    #[arg(long, value_name = "DIR")]
    screenshots: Option<PathBuf>,
}

/// What builds the page, then what opens it.
pub(crate) const NEEDS: [Need; 6] = [NODE, NPM, RUST_SOURCES, CHROMIUM, FIREFOX, CHINESE_FONTS];
const TO_BUILD: usize = 3;

pub(crate) fn run(arguments: &Arguments, consent: &Consent) -> Result<()> {
    let opens = arguments.test || arguments.screenshots.is_some();
    let needs = if opens { &NEEDS } else { &NEEDS[..TO_BUILD] };
    provide(needs, consent)?;
    if arguments.test {
        atlas::gather()?;
    }
    build()?;
    if arguments.serve {
        return run_command(npm().args(["run", "serve"]));
    }
    if arguments.test {
        test()?;
    }
    if let Some(directory) = &arguments.screenshots {
        fs::create_dir_all(directory)?;
        let directory = fs::canonicalize(directory)?;
        run_command(npm().args(["run", "screenshots", "--"]).arg(directory))?;
    }
    Ok(())
}

/// Builds the page and tests it.
pub(crate) fn check() -> Result<()> {
    // Before the page is built, which the program carries: it would be compiled again.
    atlas::gather()?;
    build()?;
    test()
}

fn build() -> Result<()> {
    wasm::build(Path::new("page/generated"))?;
    fetch_packages()?;
    run_command(npm().args(["run", "build"]))?;
    // The command line carries it, and its package must not look above its own directory.
    fs::create_dir_all("crates/wythoff-cli/page")?;
    fs::copy("dist/wythoff.html", "crates/wythoff-cli/page/wythoff.html")?;
    run_command(npm().args(["run", "--silent", "size"]))
}

/// Fetches what the pages are built with, if that has changed.
pub(crate) fn fetch_packages() -> Result<()> {
    if is_older(
        "page/node_modules/.package-lock.json",
        "page/package-lock.json",
    ) {
        eprintln!("fetching what page/package-lock.json lists into page/node_modules");
        // What the lock file lists, with its checksums. `npm ci` would also demand the optional packages of every other
        // platform, which a lock file written on one platform need not have.
        run_command(npm().args(["install", "--no-save", "--no-audit", "--no-fund"]))?;
    }
    Ok(())
}

/// Uses the page, and the atlas, which is built for that.
fn test() -> Result<()> {
    atlas::build()?;
    run_command(npm().arg("test"))
}

pub(crate) fn npm() -> Command {
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
