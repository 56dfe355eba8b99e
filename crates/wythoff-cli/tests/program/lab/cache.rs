//! The cache of proofs.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::Stdio;

use serde_json::Value;
use tempfile::{TempDir, tempdir};

use crate::lab::{WYTHOFF, document, ends_with, wythoff};

/// The files of the cache of proofs, hidden ones too.
fn entries(folder: &TempDir) -> Vec<PathBuf> {
    let proofs = folder.path().join("cache/wythoff/proofs");
    let files = fs::read_dir(proofs).map(|files| files.map(|file| file.unwrap().path()).collect());
    files.unwrap_or_default()
}

fn is_cached(rules: &str, folder: &TempDir) -> bool {
    let found = document(&["prove", rules, "--json"], folder.path());
    assert_eq!(found["status"], "proved");
    found["theorem"]["cached"].as_bool().unwrap()
}

#[test]
fn a_proof_is_kept_and_one_that_does_not_hold_is_made_anew() {
    let folder = tempdir().unwrap();
    assert!(!is_cached(WYTHOFF, &folder));
    // The same game, written otherwise.
    assert!(is_cached("like wythoff", &folder));
    let [entry] = &entries(&folder)[..] else {
        panic!()
    };
    let good = fs::read(entry).unwrap();
    let mut flipped: Value = serde_json::from_slice(&good).unwrap();
    flipped["lost"]["accepting"].as_array_mut().unwrap().pop();
    ends_with(
        0,
        &["prove", "like nim", "--certificate", "nim.json"],
        folder.path(),
    );
    let nim = fs::read(folder.path().join("nim.json")).unwrap();
    for bad in [
        b"".to_vec(),
        b"{\"format\"".to_vec(),
        vec![0xff; 100],
        good[..good.len() / 2].to_vec(),
        flipped.to_string().into_bytes(),
        nim, // valid, but of another game
    ] {
        fs::write(entry, bad).unwrap();
        assert!(!is_cached(WYTHOFF, &folder));
        assert!(is_cached(WYTHOFF, &folder), "it was made anew");
    }
    let (again, _) = ends_with(0, &["lab", WYTHOFF], folder.path());
    assert!(again.contains("Proved by an earlier run"));
    let (anew, _) = ends_with(0, &["lab", WYTHOFF, "--no-cache"], folder.path());
    assert!(!anew.contains("Proved by an earlier run"));
}

#[test]
fn without_cache_nothing_is_written_and_a_folder_that_cannot_be_written_is_no_harm() {
    let folder = tempdir().unwrap();
    ends_with(
        0,
        &["solve", "--rules", WYTHOFF, "4", "7", "--no-cache"],
        folder.path(),
    );
    assert!(!folder.path().join("cache").exists());
    // A file where the folder should be stops everybody, read-only folders all but the superuser.
    fs::write(folder.path().join("cache"), "").unwrap();
    ends_with(0, &["solve", "--rules", WYTHOFF, "4", "7"], folder.path());
    fs::remove_file(folder.path().join("cache")).unwrap();
    fs::create_dir(folder.path().join("cache")).unwrap();
    fs::set_permissions(
        folder.path().join("cache"),
        fs::Permissions::from_mode(0o500),
    )
    .unwrap();
    ends_with(0, &["solve", "--rules", WYTHOFF, "4", "7"], folder.path());
}

#[test]
fn two_runs_at_once_keep_one_good_entry() {
    let folder = tempdir().unwrap();
    let rules = "misere; parameter k = 2; like k-wythoff";
    let start = || {
        let mut command = wythoff(&["prove", rules, "--json"], folder.path());
        command.stdout(Stdio::piped()).spawn().unwrap()
    };
    let runs: Vec<_> = (0..6).map(|_| start()).collect();
    for run in runs {
        assert!(run.wait_with_output().unwrap().status.success());
    }
    let entries = entries(&folder);
    assert_eq!(entries.len(), 1, "{entries:?}");
    assert!(is_cached(rules, &folder));
}
