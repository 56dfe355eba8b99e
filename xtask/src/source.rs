//! The files of the project, as git lists them.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

/// A file of the project; its path is relative to the root, with `/` between the parts.
pub(crate) struct Source {
    pub(crate) path: String,
    pub(crate) text: String,
}

/// Makes the root of the repository the current directory.
pub(crate) fn enter_root() -> Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    std::env::set_current_dir(&root).with_context(|| format!("cannot enter {}", root.display()))
}

/// Every text file that is tracked, or new and not ignored.
pub(crate) fn sources() -> Result<Vec<Source>> {
    // `safe.directory`: continuous integration runs as root in a clone that may belong to another user.
    let mut git = Command::new("git");
    git.args(["-c", "safe.directory=*", "ls-files", "-z"]);
    git.args(["--cached", "--others", "--exclude-standard"]);
    let output = git.output().context("cannot start git")?;
    if !output.status.success() {
        bail!(
            "git ls-files: {}",
            String::from_utf8_lossy(&output.stderr).trim()
        );
    }
    let paths = String::from_utf8(output.stdout).context("a file name is not UTF-8")?;
    let mut sources = Vec::new();
    for path in paths.split_terminator('\0').map(str::to_owned) {
        // A file deleted but not yet committed is still listed.
        if !Path::new(&path).is_file() {
            continue;
        }
        let bytes = std::fs::read(&path).with_context(|| format!("cannot read {path}"))?;
        // What is not text (pictures, seeds of the fuzzer) holds nothing to check.
        if let Ok(text) = String::from_utf8(bytes) {
            sources.push(Source { path, text });
        }
    }
    Ok(sources)
}

/// An error that lists the findings, `path:line: what`; none, no error.
pub(crate) fn report(findings: &[String]) -> Result<()> {
    if findings.is_empty() {
        return Ok(());
    }
    for finding in findings {
        eprintln!("{finding}");
    }
    bail!("listed above: {} in all", findings.len())
}
