//! Long work that is killed at any moment: the next run goes on and ends as if nothing had happened.

use std::collections::BTreeMap;
use std::fs;
use std::time::Duration;

use anyhow::{Result, ensure};

use super::chance::Chance;
use super::target::{Finding, Target};

/// Lines with a checkpoint or a file, which take about a second.
const JOBS: [&[&str]; 4] = [
    &["heap", "0.007", "--to", "60000", "--checkpoint", "kept"],
    &[
        "table",
        "--size",
        "2500",
        "--values",
        "grundy",
        "--format",
        "npy",
        "--out",
        "made",
        "--checkpoint",
        "kept",
    ],
    &["testdata", "hdu-1527", "--out", "made", "--force"],
    &["prove", "like wythoff | x=1, y=2", "--certificate", "made"],
];

pub(super) fn attack(target: &Target<'_>, chance: &mut Chance) -> Result<Result<(), Finding>> {
    let job = JOBS[chance.below(JOBS.len())];
    let right = Target::new(target.program())?;
    let expected = right.run(job, b"")?;
    ensure!(
        expected.code == Some(0),
        expected.finding("the work fails by itself")
    );
    for _ in 0..1 + chance.below(3) {
        let mut child = target.command(job).spawn()?;
        std::thread::sleep(Duration::from_millis(chance.below(1500) as u64));
        // It may have ended.
        child.kill()?;
        child.wait_with_output()?;
    }
    let run = target.run(job, b"")?;
    let checked = run.check().and_then(|()| {
        if run.code != Some(0) || run.stdout != expected.stdout {
            Err(run.finding("another end after it was killed"))
        } else {
            Ok(())
        }
    });
    if checked.is_ok() && files(target)? != files(&right)? {
        return Ok(Err(run.finding("other files after it was killed")));
    }
    Ok(checked)
}

fn files(target: &Target<'_>) -> Result<BTreeMap<String, Vec<u8>>> {
    let mut files = BTreeMap::new();
    let mut folders = vec![target.place().to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let name = path.strip_prefix(target.place())?.display().to_string();
                files.insert(name, fs::read(&path)?);
            }
        }
    }
    Ok(files)
}
