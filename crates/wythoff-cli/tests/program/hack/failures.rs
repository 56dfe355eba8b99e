//! Programs that give no answer: crashes, limits, output that is none.

use std::fs;
use std::process::Command;

use tempfile::tempdir;

use crate::hack::{compiled, hack, wythoff};

#[test]
fn every_way_to_fail_has_its_name() {
    for (name, options, kind) in [
        ("nothing", &[][..], "the output ends too early"),
        ("loops", &["--time", "1"], "time-out"),
        (
            "crashes",
            &[],
            "the program crashes with signal 11 (SIGSEGV",
        ),
        ("exit-code", &[], "the program ends with exit code 3"),
        ("floods", &[], "too much output"),
        ("not-text", &[], "the output is not text"),
        ("garbage", &[], "the output is no answer"),
        (
            "one-line-more",
            &[],
            "the output goes on after the last answer",
        ),
    ] {
        let (code, said, folder) = hack("hdu-1527", name, options);
        assert_eq!(code, 1, "{name}: {said}");
        assert!(
            said.starts_with(&format!("hdu-1527: {kind}")),
            "{name}: {said}"
        );
        assert!(folder.path().join("test/hack-001.in").exists(), "{name}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn memory_is_limited_and_counted_over_all_processes() {
    for name in [
        "much-memory",
        "shared-memory",
        "nameless-file",
        "four-children",
    ] {
        let (code, said, _) = hack("hdu-1527", name, &["--memory", "256", "--time", "60"]);
        assert_eq!(code, 1, "{name}: {said}");
        assert!(
            said.starts_with("hdu-1527: too much memory"),
            "{name}: {said}"
        );
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_child_that_has_left_its_group_and_its_parents_is_found() {
    let folder = tempdir().unwrap();
    let program = compiled("child-escapes", &folder);
    let words = ["hack", "hdu-1527", "--", &program, "number"];
    assert_eq!(wythoff(&words, &folder).status.code(), Some(1));
    let number = fs::read_to_string(folder.path().join("number")).unwrap();
    let process = std::path::Path::new("/proc").join(number.trim());
    assert!(!process.exists(), "{number} is still there");
}

#[test]
fn a_hung_child_is_killed_too() {
    let folder = tempdir().unwrap();
    let program = compiled("child-hangs", &folder);
    let words = ["hack", "hdu-1527", "--time", "1", "--", &program, "number"];
    let output = wythoff(&words, &folder);
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.starts_with("hdu-1527: time-out"), "{said}");
    let number = fs::read_to_string(folder.path().join("number")).unwrap();
    // Dead, or dead and not yet waited for by whoever inherited it.
    let status = Command::new("ps")
        .args(["-o", "stat=", "-p", &number])
        .output()
        .unwrap();
    let status = String::from_utf8_lossy(&status.stdout).trim().to_owned();
    assert!(
        status.is_empty() || status.starts_with('Z'),
        "{number}: {status}"
    );
}

#[cfg(target_os = "linux")]
#[test]
fn a_program_does_not_outlive_a_killed_hack() {
    use std::process::Stdio;
    let folder = tempdir().unwrap();
    let program = compiled("tells-its-number", &folder);
    let mut hack = Command::new(assert_cmd::cargo::cargo_bin!("wythoff"))
        .args([
            "hack", "hdu-1527", "--time", "1000", "--", &program, "number",
        ])
        .current_dir(&folder)
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let number = loop {
        // The last character tells that the number is whole.
        match fs::read_to_string(folder.path().join("number")) {
            Ok(number) if number.ends_with('\n') => break number,
            _ => assert!(hack.try_wait().unwrap().is_none(), "hack has ended"),
        }
    };
    let process = std::path::Path::new("/proc").join(number.trim());
    assert!(process.exists());
    hack.kill().unwrap();
    hack.wait().unwrap();
    // It has been killed; whoever inherits the dead may take a moment to bury it.
    let is_alive = || {
        let stat = fs::read_to_string(process.join("stat")).unwrap_or_default();
        stat.rsplit_once(')')
            .is_some_and(|(_, rest)| !rest.trim_start().starts_with(['Z', 'X']))
    };
    while is_alive() {
        std::thread::yield_now();
    }
}
