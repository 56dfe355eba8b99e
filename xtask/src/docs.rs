//! `cargo xtask docs`: the documents as a site, in both languages.

use std::process::Command;

use anyhow::Result;

use crate::command::{run as run_command, target_directory};
use crate::provide::{Consent, provide};
use crate::python::{self, environment, pip};

/// Build the documentation site into target/site; it opens from disk
#[derive(clap::Args)]
pub(crate) struct Arguments {}

pub(crate) fn run(consent: &Consent) -> Result<()> {
    provide(&python::NEEDS, consent)?;
    check()
}

/// Gathers the documents and builds the site; a link that leads nowhere is an error.
pub(crate) fn check() -> Result<()> {
    let python = environment("docs")?;
    let list = ["--requirement", "docs/site/requirements.txt"];
    run_command(pip(&python, "install").args(list))?;
    let folder = target_directory().join("docs");
    run_command(
        Command::new(&python)
            .arg("docs/site/gather.py")
            .arg(&folder),
    )?;
    let mut build = Command::new(&python);
    // Without --quiet, with which warnings would not be counted.
    build.args(["-m", "mkdocs", "build", "--strict", "--config-file"]);
    build.arg(folder.join("mkdocs.yml"));
    // It tells of a successor, and is no warning about the documents.
    run_command(build.env("NO_MKDOCS_2_WARNING", "1"))?;
    let site = target_directory().join("site/index.html");
    eprintln!("{}", site.display());
    Ok(())
}
