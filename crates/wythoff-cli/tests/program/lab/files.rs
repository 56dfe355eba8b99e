//! Files that are written: certificates, drawings, Walnut's.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;
use tempfile::tempdir;

use crate::lab::{WYTHOFF, ends_with, text};

fn python(certificate: &Path) -> bool {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let script = root.join("scripts/check_certificate.py");
    let output = Command::new("python3")
        .arg(script)
        .arg(certificate)
        .output()
        .unwrap();
    text(&output.stdout).trim() == "valid"
}

#[test]
fn a_certificate_is_accepted_by_both_checkers_and_a_flipped_state_by_neither() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("c.json");
    ends_with(
        0,
        &["prove", WYTHOFF, "--certificate", "c.json"],
        folder.path(),
    );
    ends_with(0, &["check", "c.json"], folder.path());
    assert!(python(&path));
    let mut certificate: Value = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap();
    assert_eq!(certificate["text"], WYTHOFF);
    certificate["lost"]["accepting"]
        .as_array_mut()
        .unwrap()
        .pop();
    fs::write(&path, certificate.to_string()).unwrap();
    ends_with(1, &["check", "c.json"], folder.path());
    assert!(!python(&path));
}

#[test]
fn the_text_of_a_certificate_has_the_values_that_were_set() {
    let folder = tempdir().unwrap();
    let rules = "parameter k = 1; like k-wythoff";
    let words = ["prove", rules, "--set", "k=2", "--certificate", "c.json"];
    ends_with(0, &words, folder.path());
    ends_with(0, &["check", "c.json"], folder.path());
    let path = folder.path().join("c.json");
    let certificate: Value = serde_json::from_slice(&fs::read(&path).unwrap()).unwrap();
    let text = certificate["text"].as_str().unwrap();
    let rules = wythoff::parse_rules(text).unwrap();
    assert!(rules.is_same_as(&wythoff::Rules::wythoff(2)), "{text}");
    assert!(python(&path));
}

#[test]
fn drawings_and_walnut_files_are_written() {
    let folder = tempdir().unwrap();
    let words = [
        "lab",
        WYTHOFF,
        "--dot",
        "lost.dot",
        "--walnut",
        "deep/walnut",
        "--certificate",
        "c.json",
    ];
    let (report, told) = ends_with(0, &words, folder.path());
    assert!(report.contains("Theorem") && told.contains("deep/walnut") && told.contains("c.json"));
    let drawing = fs::read_to_string(folder.path().join("lost.dot")).unwrap();
    assert!(drawing.starts_with("digraph"));
    let (printed, _) = ends_with(0, &["prove", WYTHOFF, "--dot"], folder.path());
    assert_eq!(printed, drawing);
    let mut files = 0;
    let mut folders = vec![folder.path().join("deep/walnut")];
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path)
            } else {
                files += 1
            }
        }
    }
    assert!(files >= 2, "an automaton and commands");
    ends_with(
        3,
        &["prove", WYTHOFF, "--certificate", "no/such/folder.json"],
        folder.path(),
    );
}

#[test]
fn a_theorem_for_coq_is_written_with_its_library() {
    let folder = tempdir().unwrap();
    let words = [
        "prove",
        "nim-3",
        "--coq",
        "nim_3.v",
        "--coq-dir",
        "deep/library",
    ];
    ends_with(0, &words, folder.path());
    let file = fs::read_to_string(folder.path().join("nim_3.v")).unwrap();
    assert!(file.contains("Theorem nim_3_lost : forall a b c : N,"));
    ends_with(0, &["coq", "--library", "again"], folder.path());
    for library in ["deep/library", "again"] {
        let library = folder.path().join(library);
        let statement = fs::read_to_string(library.join("Statement.v")).unwrap();
        assert!(statement.contains("Inductive lost"));
        assert!(library.join("compile.sh").exists());
    }
    let values = [
        "prove",
        "x>0,y=0 | x=0,y>0",
        "--grundy",
        "--coq",
        "values.v",
    ];
    ends_with(0, &values, folder.path());
    let file = fs::read_to_string(folder.path().join("values.v")).unwrap();
    assert!(file.contains("Theorem game_values : mex_rule rules None is_value."));
}

#[test]
fn what_cannot_be_written_for_coq_leaves_no_file() {
    let folder = tempdir().unwrap();
    let no_theorem = ["prove", "diagonal-even", "--timeout", "1", "--coq", "c.v"];
    ends_with(1, &no_theorem, folder.path());
    for name in ["c-d.v", "1.v", "c.txt", "c", "_.v"] {
        let (_, told) = ends_with(2, &["prove", "nim-2", "--coq", name], folder.path());
        assert!(told.contains("Coq"), "{told}");
    }
    ends_with(2, &["prove", "nim-2", "--coq-dir", "d"], folder.path());
    ends_with(3, &["prove", "nim-2", "--coq", "no/c.v"], folder.path());
    // Only the cache of the proof is there.
    let entries = fs::read_dir(folder.path()).unwrap();
    let names: Vec<_> = entries.map(|entry| entry.unwrap().file_name()).collect();
    assert!(names.len() <= 1, "{names:?}");
    assert!(!folder.path().join("d").exists() && !folder.path().join("c.v").exists());
}
