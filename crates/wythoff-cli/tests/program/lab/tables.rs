//! Tables of rules.

use tempfile::tempdir;

use crate::lab::{WYTHOFF, ends_with};

#[test]
fn tables_of_rules_are_those_of_the_games() {
    let folder = tempdir().unwrap();
    for (rules, game) in [
        ("like wythoff", "wythoff"),
        ("like nim", "nim"),
        ("like wythoff(k=2)", "wythoff(k=2)"),
    ] {
        for values in ["outcome", "moves", "grundy"] {
            let common = [
                "table", "--size", "20", "--format", "csv", "--values", values,
            ];
            let ours = ends_with(
                0,
                &[&common[..], &["--rules", rules]].concat(),
                folder.path(),
            );
            let theirs = ends_with(0, &[&common[..], &["--game", game]].concat(), folder.path());
            assert_eq!(ours, theirs, "{rules} {values}");
        }
    }
    for format in ["json", "npy", "svg", "png"] {
        let words = [
            "table", "--size", "20", "--rules", WYTHOFF, "--format", format, "--out", format,
        ];
        ends_with(0, &words, folder.path());
        assert!(folder.path().join(format).metadata().unwrap().len() > 100);
    }
    let misere = [
        "table",
        "--size",
        "5",
        "--rules",
        "misere; like nim",
        "--values",
        "grundy",
    ];
    ends_with(2, &misere, folder.path());
}
