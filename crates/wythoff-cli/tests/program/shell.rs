//! What a shell is needed for: the examples of the help, and the sessions with pipes in the documents.
#![cfg(unix)]

use std::path::Path;
use std::process::{Command, Output};

use assert_cmd::cargo::cargo_bin;

/// Runs a line in a shell that finds `wythoff`, in a folder and a home of its own.
fn shell(line: &str, locale: &str) -> Output {
    let program = cargo_bin!("wythoff").parent().unwrap().to_owned();
    let path = std::env::var("PATH").unwrap_or_default();
    let folder = tempfile::tempdir().unwrap();
    Command::new("sh")
        .args(["-c", line])
        .current_dir(&folder)
        .env("HOME", folder.path())
        .env_remove("XDG_CACHE_HOME")
        .env("PATH", format!("{}:{path}", program.display()))
        .env("LC_ALL", locale)
        .output()
        .unwrap()
}

/// Runs every `$ line` of a text and compares what follows it with what is printed; tells how many there were.
fn check_sessions(text: &str, locale: &str) -> usize {
    let sessions = text.split("\n$ ").skip(1);
    sessions
        .map(|session| {
            let (line, expected) = session.split_once('\n').unwrap_or((session, ""));
            let output = shell(line, locale);
            let printed = String::from_utf8(output.stdout).unwrap();
            assert_eq!(printed.trim_end(), expected.trim_end(), "$ {line}");
            assert!(output.status.success(), "$ {line}");
        })
        .count()
}

#[test]
fn the_examples_of_the_help_are_true() {
    for (language, locale, title) in [("en", "C", "Examples:"), ("zh", "zh_CN.UTF-8", "示例:")] {
        for verb in [
            "",
            "play",
            "solve",
            "games",
            "heap",
            "table",
            "lab",
            "prove",
            "check",
            "coq",
            "guess",
            "sequence",
            "judge",
            "code",
            "precision",
            "hack",
            "checker",
            "testdata",
            "completions",
            "man",
        ] {
            let help = shell(&format!("wythoff {verb} --help --lang {language}"), locale);
            let help = String::from_utf8(help.stdout).unwrap();
            let (_, examples) = help.split_once(title).expect("every help has examples");
            let examples = examples.replace("\n  ", "\n");
            assert!(
                check_sessions(&examples, locale) > 0,
                "{verb} in {language}"
            );
        }
    }
}

#[test]
fn the_piped_sessions_of_the_documents_are_true() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for (document, locale) in [
        ("README.md", "C"),
        ("README.zh.md", "zh_CN.UTF-8"),
        ("docs/play.md", "C"),
        ("docs/play.zh.md", "zh_CN.UTF-8"),
    ] {
        let document = std::fs::read_to_string(root.join(document)).unwrap();
        let blocks = document.split("\n```sh").skip(1);
        let blocks = blocks.map(|rest| rest.split("\n```").next().unwrap_or_default());
        let sessions: usize = blocks.map(|block| check_sessions(block, locale)).sum();
        assert!(sessions > 0);
    }
}

/// Whether a shell would see a pipe in the line: one outside quotation marks.
fn has_pipe(line: &str) -> bool {
    let mut quote = None;
    line.chars().any(|letter| {
        match quote {
            Some(open) if open == letter => quote = None,
            None if matches!(letter, '\'' | '"') => quote = Some(letter),
            _ => return quote.is_none() && letter == '|',
        }
        false
    })
}

/// Sessions of `console` blocks run without a shell, where a pipe is an argument like any other and is answered with an error.
#[test]
fn no_session_that_runs_without_a_shell_has_a_pipe() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    for document in ["README.md", "README.zh.md"] {
        let text = std::fs::read_to_string(root.join(document)).unwrap();
        let blocks = text.split("\n```console").skip(1);
        let blocks = blocks.map(|rest| rest.split("\n```").next().unwrap_or_default());
        let lines = blocks.flat_map(|block| block.lines().filter(|line| line.starts_with("$ ")));
        let piped: Vec<&str> = lines.filter(|line| has_pipe(line)).collect();
        assert_eq!(piped, [] as [&str; 0], "{document}");
    }
}
