//! `checker`: its program judges as the library does.

use std::fs;
use std::process::Command;

use assert_cmd::cargo::cargo_bin;
use tempfile::tempdir;

use crate::hack::{compile, wythoff};

#[test]
fn checkers_compile_and_judge_as_the_library_does() {
    let folder = tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    for (problem, input, trials) in [
        (
            "hdu-2177",
            "4 5\n1 2\n5 7\n0 0\n",
            &[
                ("1\n1 2\n3 5\n0\n1\n3 5\n4 7\n", true),
                ("1\n1 2 \n3 5\n\n0\n1\n3 5\n4 7\n3 5\n\n", true),
                ("1\n1 2\n3 5\n0\n1\n3 5\n4 7\n4 7\n", false),
                ("1\n1 2\n3 5\n0\n1\n3 5\n3 5\n", false),
                ("1 1 2 3 5 0 1 3 5 4 7", false),
                ("1\n3 5\n1 2\n0\n1\n3 5\n4 7\n", false),
                ("1\n1 2\n0\n1\n3 5\n4 7\n", false),
                ("1\n1 2\n1 2\n0\n1\n3 5\n4 7\n", false),
                ("1\n1 2\n3 5\n0\n1\n3 5\n4 7\n0\n", false),
                ("1\n1 2\n3 5\n1\n1\n3 5\n4 7\n", false),
                ("", false),
            ][..],
        ),
        (
            "hdu-1527",
            "2 1\n8 4\n4 7\n",
            &[
                ("0 \n1\n0", true),
                ("0\n1\n", false),
                ("0\n1\n1\n", false),
                ("0\n1\n0\n0\n", false),
            ],
        ),
    ] {
        for language in ["en", "zh"] {
            let output = wythoff(&["checker", problem, "--lang", language], &folder);
            assert!(output.status.success());
            fs::write(path("checker.cpp"), &output.stdout).unwrap();
            compile(&path("checker.cpp"), &path("checker"));
        }
        fs::write(path("input"), input).unwrap();
        let judge = assert_cmd::Command::new(cargo_bin!("wythoff"))
            .args(["judge", problem])
            .write_stdin(input)
            .output()
            .unwrap();
        fs::write(path("answer"), judge.stdout).unwrap();
        for (output, is_right) in trials {
            fs::write(path("output"), output).unwrap();
            let mut checker = Command::new(path("checker"));
            let checker = checker
                .args(["input", "output", "answer"])
                .current_dir(&folder);
            assert_eq!(
                checker.output().unwrap().status.success(),
                *is_right,
                "{output:?}"
            );
        }
    }
}
