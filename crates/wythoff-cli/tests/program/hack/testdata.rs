//! `testdata`: the sets of test files.

use std::fs;
use std::path::Path;

use tempfile::tempdir;

use crate::hack::wythoff;

#[test]
fn test_files_for_any_rules_are_what_the_theorem_says() {
    let folder = tempdir().unwrap();
    let line = [
        "testdata",
        "--rules",
        "like wythoff",
        "--input",
        "T a b",
        "--answers",
        "Alice Bob",
        "--out",
        "set",
        "--most",
        "10^12",
    ];
    assert!(wythoff(&line, &folder).status.success());
    let set = folder.path().join("set");
    let game = wythoff::Wythoff::new(0u64);
    let (mut lost, mut largest) = (0, 0);
    let files = fs::read_dir(&set)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let inputs = files.filter(|path| path.extension().is_some_and(|end| end == "in"));
    let names: Vec<_> = inputs.map(|path| path.with_extension("")).collect();
    for family in ["small", "limits", "traps", "random"] {
        let is_there = |name: &std::path::PathBuf| name.display().to_string().ends_with(family);
        assert!(names.iter().any(is_there), "{names:?}");
    }
    for name in names {
        let read = |end: &str| fs::read_to_string(name.with_extension(end)).unwrap();
        let (input, output) = (read("in"), read("out"));
        let (count, cases) = input.split_once('\n').unwrap();
        assert_eq!(count, cases.lines().count().to_string());
        assert_eq!(cases.lines().count(), output.lines().count());
        for (case, said) in cases.lines().zip(output.lines()) {
            let (a, b) = case.split_once(' ').unwrap();
            let [a, b] = [a, b].map(|pile| pile.parse::<u64>().unwrap());
            let is_lost = game.outcome(&a, &b).is_loss();
            assert_eq!(said, if is_lost { "Bob" } else { "Alice" }, "{case}");
            (lost, largest) = (lost + u32::from(is_lost), largest.max(a.max(b)));
        }
    }
    assert!(lost > 300, "{lost} are lost");
    assert_eq!(largest, 1_000_000_000_000);
    let manifest = fs::read_to_string(set.join("manifest.json")).unwrap();
    assert!(
        manifest.contains(r#""problem": "like wythoff""#),
        "{manifest}"
    );
    // One position to an input, half of them lost.
    let single = [
        "testdata",
        "--rules",
        "like wythoff",
        "--single",
        "--out",
        "single",
    ];
    assert!(wythoff(&single, &folder).status.success());
    let outputs = fs::read_dir(folder.path().join("single")).unwrap();
    let outputs = outputs.map(|entry| entry.unwrap().path());
    let outputs = outputs.filter(|path| path.extension().is_some_and(|end| end == "out"));
    let words: Vec<String> = outputs
        .map(|path| fs::read_to_string(path).unwrap())
        .collect();
    let lost = words.iter().filter(|word| *word == "0\n").count();
    assert!(words.len() >= 30 && lost * 3 >= words.len(), "{words:?}");
    // Either a problem or rules.
    let both = [
        "testdata", "hdu-1527", "--rules", "like nim", "--out", "both",
    ];
    assert_eq!(wythoff(&both, &folder).status.code(), Some(2));
    let neither = ["testdata", "hdu-1527", "--most", "7", "--out", "neither"];
    assert_eq!(wythoff(&neither, &folder).status.code(), Some(2));
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
