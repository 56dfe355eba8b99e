//! Programs that give no answer: crashes, limits, output that is none.

use std::fs;
use std::process::Command;

use tempfile::tempdir;

use crate::{compiled, hack, wythoff};

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
fn memory_is_limited() {
    let (code, said, _) = hack("hdu-1527", "much-memory", &["--memory", "256"]);
    assert_eq!(code, 1);
    assert!(
        said.starts_with("hdu-1527: the program fails with 256 MiB of memory"),
        "{said}"
    );
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
