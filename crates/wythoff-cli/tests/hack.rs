//! `hack`, `checker` and `testdata` with real programs: those in `data/hack/`, compiled with g++.
#![cfg(unix)]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use assert_cmd::cargo::cargo_bin;
use tempfile::{TempDir, tempdir};

fn data(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data/hack")
        .join(name)
}

/// Compiles `data/hack/NAME.cpp`; where there is no compiler the test fails and says so.
fn compiled(name: &str, folder: &TempDir) -> String {
    let program = folder.path().join(name);
    compile(&data(&format!("{name}.cpp")), &program);
    program.to_str().unwrap().to_owned()
}

fn compile(source: &Path, program: &Path) {
    let compiler = Command::new("g++")
        .args(["-O1", "-w", "-I"])
        .arg(data(""))
        .arg("-o")
        .args([program, source])
        .output()
        .unwrap_or_else(|error| {
            panic!(
                "g++ compiles the programs of this test and does not start ({error}): install g++"
            )
        });
    let said = String::from_utf8_lossy(&compiler.stderr).into_owned();
    assert!(compiler.status.success(), "{}: {said}", source.display());
}

fn wythoff(words: &[&str], folder: &TempDir) -> Output {
    let mut command = Command::new(cargo_bin!("wythoff"));
    let command = command.args(words).current_dir(folder).env("LC_ALL", "C");
    command.output().unwrap()
}

/// Hacks a program of `data/hack/`: the exit code, and what was said.
fn hack(problem: &str, name: &str, options: &[&str]) -> (i32, String, TempDir) {
    let folder = tempdir().unwrap();
    let program = compiled(name, &folder);
    let words = [&["hack", problem], options, &["--", &program]].concat();
    let output = wythoff(&words, &folder);
    let said = String::from_utf8(output.stdout).unwrap();
    let complaint = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(complaint, "", "{name}");
    (output.status.code().unwrap(), said, folder)
}

#[test]
fn wrong_answers_are_found_explained_and_saved() {
    for (problem, name, input, output, reason) in [
        (
            "hdu-1527",
            "double-hdu-1527",
            "165580140 267914295\n",
            "0\n",
            "double, 53 bits",
        ),
        (
            "hdu-1527",
            "float-hdu-1527",
            "4180 6764\n",
            "0\n",
            "float, 24 bits",
        ),
        (
            "hdu-1527",
            "literal-hdu-1527",
            "376 609\n",
            "1\n",
            "n * 1.618)",
        ),
        (
            "hdu-1527",
            "long-double-hdu-1527",
            "165580140 267914295\n",
            "0\n",
            "but the root is a double",
        ),
        (
            "51nod-1185",
            "long-double-51nod-1185",
            "1\n165580140 267914295\n",
            "B\n",
            "but the root is a double",
        ),
        (
            "luogu-p2252",
            "double-luogu-p2252",
            "165580140 267914295\n",
            "0\n",
            "double, 53 bits",
        ),
        (
            "hdu-6869",
            "double-hdu-6869",
            "1\n8209 67395890 8208\n",
            "0\n",
            "pair n = 8209",
        ),
        (
            "hdu-2177",
            "larger-only-hdu-2177",
            "4 5\n0 0\n",
            "1\n1 2\n3 5\n",
            "No position with smaller piles fails",
        ),
    ] {
        let (code, said, folder) = hack(problem, name, &[]);
        assert_eq!(code, 1, "{name}: {said}");
        assert!(
            said.starts_with(&format!("{problem}: wrong answer\n")),
            "{said}"
        );
        assert!(said.contains(reason), "{name}: {said}");
        let saved =
            |end: &str| fs::read_to_string(folder.path().join(format!("test/hack-001.{end}")));
        assert_eq!(saved("in").unwrap(), input, "{name}");
        assert_eq!(saved("out").unwrap(), output, "{name}");
    }
}

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
fn a_failure_of_several_cases_together_is_called_that() {
    let (code, said, folder) = hack("hdu-1527", "carries-over", &[]);
    assert_eq!(code, 1);
    assert!(said.contains("These 2 cases fail only together"), "{said}");
    let saved = fs::read_to_string(folder.path().join("test/hack-001.in")).unwrap();
    assert_eq!(saved.lines().count(), 2, "{saved}");
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

#[test]
fn right_programs_pass() {
    let folder = tempdir().unwrap();
    for (problem, words) in [
        ("hdu-1527", vec![compiled("right-hdu-1527", &folder)]),
        ("hdu-2177", vec![compiled("right-hdu-2177", &folder)]),
        ("hdu-5973", python("right-hdu-5973.py")),
        ("luogu-p2252", vec![compiled("right-luogu-p2252", &folder)]),
    ] {
        let mut line = vec!["hack", problem, "--time", "60", "--"];
        line.extend(words.iter().map(String::as_str));
        let output = wythoff(&line, &folder);
        let said = String::from_utf8_lossy(&output.stdout).into_owned();
        assert_eq!(output.status.code(), Some(0), "{said}");
        assert!(
            said.contains("nothing wrong found") && said.contains("seed 1"),
            "{said}"
        );
    }
    assert!(!folder.path().join("test").exists(), "nothing was found");
}

fn python(name: &str) -> Vec<String> {
    vec![
        "python3".to_owned(),
        data(name).to_str().unwrap().to_owned(),
    ]
}

#[test]
fn a_sweep_tries_every_losing_pair_and_goes_on_from_its_checkpoint() {
    let folder = tempdir().unwrap();
    let judge = cargo_bin!("wythoff").to_str().unwrap();
    let checkpoint = |index: u64| {
        let text = format!(
            r#"{{"hack":"51nod-1072","k":0,"index":{index},"cases":{}}}"#,
            index - 1
        );
        fs::write(folder.path().join("checkpoint"), text).unwrap();
    };
    let line = [
        "hack",
        "51nod-1072",
        "--exhaustive",
        "--checkpoint",
        "checkpoint",
        "--",
        judge,
        "judge",
        "51nod-1072",
    ];
    // ⌊2·10^6/φ²⌋ = 763932 pairs have piles up to 2·10^6.
    checkpoint(700_001);
    let output = wythoff(&line, &folder);
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(
        said.contains("763932  losing pairs: all with piles up to 2000000"),
        "{said}"
    );
    for foreign in [r#"{"hack":"hdu-1527","k":0,"index":1,"cases":0}"#, "{}", ""] {
        fs::write(folder.path().join("checkpoint"), foreign).unwrap();
        assert_eq!(wythoff(&line, &folder).status.code(), Some(2), "{foreign}");
    }
}

#[test]
fn what_cannot_be_run_is_refused() {
    let folder = tempdir().unwrap();
    for (words, complaint) in [
        (
            &["hack", "hdu-1527", "--", "./no-such-program"][..],
            "cannot start ./no-such-program",
        ),
        (
            &["hack", "hdu-1572", "--", "true"],
            "did you mean \"hdu-1527\"?",
        ),
        (&["hack", "hdu-1527"], "missing: <COMMAND>"),
        (&["hack", "hdu-1527", "--"], "missing: <COMMAND>"),
        (&["hack", "hdu-1527", "--time", "0", "--", "true"], "--time"),
        (&["checker", "hdu-217"], "did you mean \"hdu-2177\"?"),
        (&["testdata", "hdu-2177"], "missing: --out <FOLDER>"),
    ] {
        let output = wythoff(words, &folder);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{words:?}: {said}");
        assert!(said.contains(complaint), "{words:?}: {said}");
    }
}

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
                ("1 1 2 3 5 0 1 3 5 4 7", true),
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

#[test]
fn test_files_are_right_the_same_for_a_seed_and_not_overwritten() {
    let folder = tempdir().unwrap();
    let run = |line: &str| wythoff(&line.split(' ').collect::<Vec<_>>(), &folder);
    let names = |folder: &Path| {
        let entries = fs::read_dir(folder).unwrap();
        let mut names: Vec<String> = entries
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    };
    for problem in wythoff::judge::Problem::ALL {
        let set = folder.path().join(problem.name());
        let line = format!("testdata {problem} --out {problem} --seed 7");
        assert!(run(&line).status.success(), "{problem}");
        let inputs = names(&set).into_iter().filter(|name| name.ends_with(".in"));
        for name in inputs {
            let input = fs::read(set.join(&name)).unwrap();
            let output = fs::read(set.join(name.replace(".in", ".out"))).unwrap();
            assert_eq!(
                wythoff::judge::verify(problem, &input, &output).unwrap(),
                None,
                "{name}"
            );
        }
        assert_eq!(
            run(&line).status.code(),
            Some(2),
            "{problem} is not overwritten"
        );
    }
    let set = folder.path().join("hdu-1527");
    let before: Vec<_> = names(&set)
        .iter()
        .map(|name| fs::read(set.join(name)).unwrap())
        .collect();
    fs::write(set.join("mine"), "kept").unwrap();
    assert!(
        run("testdata luogu-p2252 --out hdu-1527 --force")
            .status
            .success()
    );
    assert!(
        names(&set).contains(&"39-random.in".to_owned()),
        "{:?}",
        names(&set)
    );
    assert!(
        run("testdata hdu-1527 --out hdu-1527 --seed 7 --force")
            .status
            .success()
    );
    assert_eq!(fs::read_to_string(set.join("mine")).unwrap(), "kept");
    fs::remove_file(set.join("mine")).unwrap();
    let after: Vec<_> = names(&set)
        .iter()
        .map(|name| fs::read(set.join(name)).unwrap())
        .collect();
    assert_eq!(before, after);
    let manifest = fs::read_to_string(set.join("manifest.json")).unwrap();
    assert!(manifest.contains(r#""seed": 7"#), "{manifest}");
}
