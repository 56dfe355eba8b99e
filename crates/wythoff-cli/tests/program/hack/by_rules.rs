//! `hack --rules`: programs for any game with a theorem.

use std::fs;

use tempfile::tempdir;

use super::{compile, wythoff};

const RULES: &str = "x>0,y=0 | x=0,y>0 | x=1,y=1";

/// Hacks a program in Python, and gives the exit code and what was said.
fn hack(source: &str, options: &[&str]) -> (i32, String) {
    let folder = tempdir().unwrap();
    fs::write(folder.path().join("main.py"), source).unwrap();
    let words = [
        &["hack", "--rules", RULES],
        options,
        &["--", "python3", "main.py"],
    ]
    .concat();
    let output = wythoff(&words, &folder);
    let said = String::from_utf8(output.stdout).unwrap();
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(complaint, "");
    if output.status.code() == Some(1) {
        assert!(folder.path().join("test/hack-001.in").exists());
        assert!(folder.path().join("test/hack-001.out").exists());
    }
    (output.status.code().unwrap(), said)
}

/// Our own program, which is right.
fn right() -> String {
    let folder = tempdir().unwrap();
    let output = wythoff(&["code", "python", "--rules", RULES], &folder);
    assert!(output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

#[test]
fn our_own_program_is_right_and_all_that_was_tried_is_told() {
    let (code, said) = hack(&right(), &["--most", "18446744073709551615", "--seed", "3"]);
    assert_eq!(code, 0, "{said}");
    assert!(said.contains("nothing wrong found in 5 runs"), "{said}");
    assert!(
        said.contains("10201  positions: all with piles up to 100"),
        "{said}"
    );
    assert!(said.contains("from 0 to 18446744073709551615"), "{said}");
    assert!(said.contains("random, seed 3"), "{said}");
}

#[test]
fn the_smallest_position_that_fails_is_found_and_the_reason_told() {
    // Nim: taking one from both piles is forgotten.
    let nim = "import sys\nn = list(map(int, sys.stdin.read().split()))\nfor a, b in zip(n[::2], n[1::2]): print(int(a != b))\n";
    let (code, said) = hack(nim, &[]);
    assert_eq!(code, 1, "{said}");
    assert!(
        said.contains("wrong answer") && said.contains("\n  1 1\n"),
        "{said}"
    );
    assert!(said.contains("by leaving (0, 0): that is proved"), "{said}");
    assert!(
        said.contains("No position with smaller piles fails"),
        "{said}"
    );
}

#[test]
fn other_formats_are_written_and_read() {
    // The program reads how many there are, then the second pile first, and answers in words.
    let body = right();
    let (head, _) = body.split_once("# Reads").unwrap();
    let program = format!(
        "{head}numbers = list(map(int, sys.stdin.read().split()))\nfor i in range(numbers[0]):\n    b, a = numbers[1 + 2 * i:3 + 2 * i]\n    print('No' if lost([a, b]) else 'Yes')\n"
    );
    let (code, said) = hack(&program, &["--input", "T b a", "--answers", "Yes No"]);
    assert_eq!(code, 0, "{said}");
    let (code, said) = hack(&program, &["--input", "a b", "--answers", "Yes No"]);
    assert_eq!(code, 1, "{said}");
}

#[test]
fn programs_of_one_position_are_started_for_each() {
    let folder = tempdir().unwrap();
    let source = wythoff(&["code", "cpp", "--rules", RULES], &folder).stdout;
    // Compiled, because it is started for hundreds of positions.
    fs::write(folder.path().join("main.cpp"), source).unwrap();
    let program = folder.path().join("main");
    compile(&folder.path().join("main.cpp"), &program);
    let words = ["hack", "--rules", RULES, "--single", "--most", "20", "--"];
    let output = wythoff(
        &[&words[..], &[program.to_str().unwrap()]].concat(),
        &folder,
    );
    let said = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(0), "{said}");
    assert!(
        said.contains("256  positions: all with piles up to 15"),
        "{said}"
    );
}

#[test]
fn what_makes_no_sense_is_refused() {
    let folder = tempdir().unwrap();
    for (words, reason) in [
        (
            &["hack", "--rules", RULES, "--input", "a"][..],
            "a name for each of the 2 piles",
        ),
        (
            &["hack", "--rules", RULES, "--answers", "Yes"],
            "two different words",
        ),
        (&["hack", "--rules", RULES, "--most", "10^40"], "--most"),
        (&["hack", "--rules", "x>0 y=0"], "line 1, column"),
        (&["hack", "hdu-1527", "--single"], "--rules"),
        (&["hack", "hdu-1527", "--rules", RULES], "--rules"),
        (&["hack"], "missing"),
    ] {
        let output = wythoff(&[words, &["--", "true"]].concat(), &folder);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{words:?}: {said}");
        assert!(said.contains(reason), "{words:?}: {said}");
    }
}
