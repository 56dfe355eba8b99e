//! A disk that is full: what was there stays, what cannot be written is told, and nothing half is left.

use std::fs;
use std::process::Command;

use anyhow::Result;

use super::chance::Chance;
use super::target::{Finding, Target};

const OLD: &str = "what was there before";
const JOBS: [&[&str]; 5] = [
    &[
        "table", "--size", "120", "--values", "grundy", "--format", "npy", "--out", "disk/old",
    ],
    &["heap", "0.77", "--to", "40000", "--checkpoint", "disk/new"],
    &["prove", "like wythoff", "--certificate", "disk/old"],
    &["coq", "--library", "disk/lib"],
    &["testdata", "hdu-1527", "--out", "disk/data"],
];

/// `None`: this system does not let us make a small disk.
pub(super) fn attack(
    target: &Target<'_>,
    chance: &mut Chance,
) -> Result<Option<Result<(), Finding>>> {
    let disk = target.path("disk");
    fs::create_dir(&disk)?;
    let mount = |program: &str, words: &[&str]| {
        let output = Command::new(program).args(words).arg(&disk).output();
        output.is_ok_and(|output| output.status.success())
    };
    if !mount("mount", &["-t", "tmpfs", "-o", "size=64k", "tmpfs"]) {
        return Ok(None);
    }
    let attacked = fill_and_write(target, chance);
    mount("umount", &[]);
    attacked.map(Some)
}

fn fill_and_write(target: &Target<'_>, chance: &mut Chance) -> Result<Result<(), Finding>> {
    let job = JOBS[chance.below(JOBS.len())];
    fs::write(target.path("disk/old"), OLD)?;
    // Some room is left, less than the file needs.
    fs::write(
        target.path("disk/filler"),
        vec![0; 4096 * (4 + chance.below(11))],
    )?;
    let run = target.run(job, b"")?;
    let old = fs::read_to_string(target.path("disk/old")).unwrap_or_default();
    let is_left = fs::read_dir(target.path("disk"))?
        .flatten()
        .any(|entry| entry.file_name().to_string_lossy().ends_with(".partial"));
    let checked = run.check().and_then(|()| match run.code {
        _ if is_left => Err(run.finding("a partial file is left")),
        Some(3) if old == OLD && !run.stderr.is_empty() => Ok(()),
        Some(0) => Ok(()),
        _ => Err(run.finding("a full disk is not told, or what was there is lost")),
    });
    Ok(checked)
}
