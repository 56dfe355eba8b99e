//! `testdata`: the sets of test files.

use std::fs;
use std::path::Path;

use tempfile::tempdir;

use crate::wythoff;

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
