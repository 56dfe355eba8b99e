//! Wrong answers are found, right programs pass.

use std::fs;

use tempfile::tempdir;

use crate::hack::{compiled, data, hack, wythoff};

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
fn a_failure_of_several_cases_together_is_called_that() {
    let (code, said, folder) = hack("hdu-1527", "carries-over", &[]);
    assert_eq!(code, 1);
    assert!(said.contains("These 2 cases fail only together"), "{said}");
    let saved = fs::read_to_string(folder.path().join("test/hack-001.in")).unwrap();
    assert_eq!(saved.lines().count(), 2, "{saved}");
}

fn python(name: &str) -> Vec<String> {
    vec![
        "python3".to_owned(),
        data(name).to_str().unwrap().to_owned(),
    ]
}

#[test]
fn right_programs_pass() {
    let folder = tempdir().unwrap();
    for (problem, words) in [
        ("hdu-1527", vec![compiled("right-hdu-1527", &folder)]),
        ("hdu-2177", vec![compiled("right-hdu-2177", &folder)]),
        // Whether a position that two moves leave is printed once or twice is not said.
        ("hdu-2177", vec![compiled("twice-hdu-2177", &folder)]),
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
