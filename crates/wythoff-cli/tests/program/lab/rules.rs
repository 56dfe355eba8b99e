//! Where rules come from, and what is said of bad ones.

use std::fs;

use tempfile::tempdir;

use crate::lab::{WYTHOFF, ends_with, text, wythoff};

#[test]
fn rules_come_from_files_and_from_stdin() {
    let folder = tempdir().unwrap();
    fs::write(
        folder.path().join("game"),
        format!("\u{feff}# a comment\r\n{WYTHOFF}\r\n"),
    )
    .unwrap();
    let (by_file, _) = ends_with(0, &["prove", "@game"], folder.path());
    let (by_words, _) = ends_with(0, &["prove", WYTHOFF], folder.path());
    assert_eq!(by_file, by_words);
    let by_stdin = assert_cmd::Command::from_std(wythoff(&["prove", "-"], folder.path()))
        .write_stdin(WYTHOFF)
        .assert()
        .success();
    assert_eq!(text(&by_stdin.get_output().stdout), by_words);
}

#[test]
fn bad_rules_end_with_2_and_never_with_a_panic() {
    let folder = tempdir().unwrap();
    let write = |name: &str, bytes: &[u8]| fs::write(folder.path().join(name), bytes).unwrap();
    let lines: String = (1..=10_000)
        .map(|x| format!("move x = {x}, y = 0\n"))
        .collect();
    write("lines", lines.as_bytes());
    write("binary", b"x > 0, y = 0\n\xff\xfe");
    write("zeros", &vec![0; 3 << 20]);
    write(
        "deep",
        ["(".repeat(100_000), "x>0".into(), ")".repeat(100_000)]
            .concat()
            .as_bytes(),
    );
    write("bars", "|".repeat(10_000).as_bytes());
    write("ors", "x = 1 or y = 2, ".repeat(500).as_bytes());
    for (rules, told) in [
        ("@lines", "line 5001"),
        ("@binary", "line 2 is not valid UTF-8"),
        ("@zeros", "larger than 1048576 bytes"),
        ("@deep", "line 1"),
        ("@bars", "line 1, column"),
        ("@ors", "line 1, column"),
        ("x*w = 3", "line 1, column 3"),
        ("x > 0, y = 0 | x = y", "never end"),
        ("a' = a + 1, y = 0", "never end"),
        ("x = 10^30", "line 1, column"),
        ("x mod 0 = 1", "line 1, column"),
        ("piles a b c d e f; like nim", "line 1, column"),
        ("nim-9", "did you mean \"nim-1\"?"),
    ] {
        for verb in [
            &["lab"][..],
            &["prove"],
            &["solve", "1", "1", "--rules"],
            &["table", "--size", "3", "--rules"],
        ] {
            let (out, err) = ends_with(2, &[verb, &[rules]].concat(), folder.path());
            assert!(
                out.is_empty() && err.contains(told),
                "{verb:?} {rules}: {err}"
            );
        }
    }
}
