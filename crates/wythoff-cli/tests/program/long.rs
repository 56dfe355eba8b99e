//! Long runs: checkpoints, what is left of them, and files for other programs.

use std::fs;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use assert_cmd::assert::OutputAssertExt;
use assert_cmd::cargo::cargo_bin;
use tempfile::tempdir;

fn wythoff(line: &str, folder: &Path) -> Command {
    let mut command = Command::new(cargo_bin!("wythoff"));
    command
        .args(line.split(' '))
        .current_dir(folder)
        .env("LC_ALL", "C");
    command
}

fn run(line: &str, folder: &Path) -> Output {
    wythoff(line, folder).output().unwrap()
}

/// Starts a run and waits until it has written a checkpoint.
fn until_checkpoint(line: &str, folder: &Path) -> Child {
    let mut command = wythoff(line, folder);
    let command = command.stdout(Stdio::null()).stderr(Stdio::piped());
    let run = command.spawn().unwrap();
    let start = Instant::now();
    while !folder.join("checkpoint").exists() {
        assert!(start.elapsed() < Duration::from_secs(120), "no checkpoint");
        thread::sleep(Duration::from_millis(20));
    }
    run
}

/// How many values a checkpoint of a nim-sequence has.
fn values_in_checkpoint(folder: &Path) -> usize {
    let bytes = fs::read(folder.join("checkpoint")).unwrap();
    let header = String::from_utf8_lossy(&bytes[..100]).into_owned();
    let line = header.lines().nth(2).unwrap();
    line.split(' ').next().unwrap().parse().unwrap()
}

#[test]
fn a_run_that_is_killed_goes_on_from_its_checkpoint() {
    let folder = tempdir().unwrap();
    // Dense: far more than a second even on a fast machine.
    let long = "heap 0.007 --to 4000000 --checkpoint checkpoint";
    let mut killed = until_checkpoint(long, folder.path());
    killed.kill().unwrap();
    killed.wait().unwrap();
    let found = values_in_checkpoint(folder.path());
    assert!(found > 256);

    let to = found - 1;
    let line = format!("heap 0.007 --to {to} --format bfile");
    let resumed = run(&format!("{line} --checkpoint checkpoint"), folder.path());
    assert!(resumed.status.success());
    assert_eq!(values_in_checkpoint(folder.path()), found);
    // The first of them once more, from nothing.
    let anew = run("heap 0.007 --to 3000 --format bfile", folder.path());
    assert!(resumed.stdout.starts_with(&anew.stdout));
}

#[cfg(unix)]
#[test]
fn an_interrupted_run_writes_its_checkpoint_and_says_so() {
    let folder = tempdir().unwrap();
    let long = "heap 0.007 --to 4000000 --checkpoint checkpoint";
    let run = until_checkpoint(long, folder.path());
    let before = values_in_checkpoint(folder.path());
    thread::sleep(Duration::from_millis(300));
    let pid = run.id().to_string();
    Command::new("kill").args(["-INT", &pid]).assert().success();
    let output = run.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(said.starts_with("Stopped; checkpoint has"), "{said}");
    assert!(values_in_checkpoint(folder.path()) > before);
}

#[test]
fn a_checkpoint_of_something_else_is_refused_and_kept() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("checkpoint");
    run("heap 0.77 --to 100 --checkpoint checkpoint", folder.path());
    let written = fs::read(&path).unwrap();
    for (line, reason) in [
        (
            "heap 0.137 --to 100 --checkpoint checkpoint",
            "a checkpoint of 0.77, not of 0.137",
        ),
        (
            "table --size 100 --values grundy --checkpoint checkpoint",
            "not a checkpoint of this kind",
        ),
    ] {
        let complaint = format!("error: checkpoint: {reason}\n");
        let mut command = wythoff(line, folder.path());
        command.assert().code(2).stderr(complaint);
        assert_eq!(fs::read(&path).unwrap(), written);
    }
    fs::write(&path, &written[..written.len() - 1]).unwrap();
    let line = "heap 0.77 --to 100 --checkpoint checkpoint";
    let damaged = "error: checkpoint: the checkpoint is damaged; without it the run begins anew\n";
    wythoff(line, folder.path())
        .assert()
        .code(2)
        .stderr(damaged);
}

#[test]
fn a_table_goes_on_from_its_checkpoint() {
    let folder = tempdir().unwrap();
    let line = "table --size 700 --values grundy --format csv";
    let whole = run(line, folder.path());
    let saved = format!("{line} --threads 1 --checkpoint checkpoint");
    for _ in 0..2 {
        let run = run(&saved, folder.path());
        assert!(run.status.success() && run.stdout == whole.stdout);
    }
    let other = "table --size 701 --values grundy --checkpoint checkpoint";
    let complaint = "error: checkpoint: a checkpoint of size = 700, not of size = 701\n";
    wythoff(other, folder.path())
        .assert()
        .code(2)
        .stderr(complaint);
}

#[test]
fn an_array_for_numpy_has_its_header_and_its_cells() {
    let folder = tempdir().unwrap();
    let line = "table --size 5 --values grundy --format npy --out table.npy";
    wythoff(line, folder.path()).assert().success().stdout("");
    let bytes = fs::read(folder.path().join("table.npy")).unwrap();
    assert_eq!(&bytes[..8], b"\x93NUMPY\x01\x00");
    let length = usize::from(u16::from_le_bytes([bytes[8], bytes[9]]));
    assert_eq!((10 + length) % 64, 0);
    let header = String::from_utf8_lossy(&bytes[10..10 + length]).into_owned();
    let start = "{'descr': '|u1', 'fortran_order': False, 'shape': (5, 5), }";
    assert!(header.starts_with(start), "{header}");
    let cells = &bytes[10 + length..];
    assert_eq!(cells.len(), 25);
    assert_eq!(cells[10..15], [2, 0, 1, 5, 3]);
    assert_eq!(
        run(&line.replace(" --out table.npy", ""), folder.path()).stdout,
        bytes
    );
}

#[test]
fn a_table_has_the_format_of_its_file() {
    let folder = tempdir().unwrap();
    for format in ["csv", "json", "npy", "svg", "png", "PNG"] {
        let line = format!("table --size 5 --out table.{format}");
        wythoff(&line, folder.path()).assert().success().stdout("");
        let written = fs::read(folder.path().join(format!("table.{format}"))).unwrap();
        let told = format!("table --size 5 --format {}", format.to_lowercase());
        assert_eq!(written, run(&told, folder.path()).stdout, "{format}");
    }
    let text = run("table --size 5", folder.path()).stdout;
    for (line, name) in [
        ("table --size 5 --out table.txt", "table.txt"),
        ("table --size 5 --out table", "table"),
        ("table --size 5 --out text.png --format text", "text.png"),
    ] {
        wythoff(line, folder.path()).assert().success();
        assert_eq!(fs::read(folder.path().join(name)).unwrap(), text, "{line}");
    }
}

#[test]
fn figures_are_the_same_every_time() {
    let folder = tempdir().unwrap();
    for (format, start) in [("svg", &b"<svg "[..]), ("png", b"\x89PNG\r\n\x1a\n")] {
        let line = format!("table --size 12 --values grundy --format {format}");
        let first = run(&line, folder.path());
        assert!(first.stdout.starts_with(start), "{format}");
        assert_eq!(first.stdout, run(&line, folder.path()).stdout);
    }
}
