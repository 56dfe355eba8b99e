//! A game is known by its type: its name, as text, stands in its own file and is looked up nowhere else.

use std::fs;
use std::path::{Path, PathBuf};

use wythoff::games;

/// What code looks like that recognises a text, or calls for a game by it.
const ASKS: [&str; 8] = [
    "==",
    "!=",
    "matches!",
    "contains(",
    "starts_with(",
    "find(",
    "parse_game(",
    "parse_sum(",
];

/// Every source file of the workspace's crates, without their tests.
fn sources() -> Vec<(PathBuf, String)> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut waiting: Vec<PathBuf> = fs::read_dir(crates)
        .unwrap()
        .map(|entry| entry.unwrap().path().join("src"))
        .collect();
    let mut sources = Vec::new();
    while let Some(path) = waiting.pop() {
        if path.is_dir() {
            waiting.extend(
                fs::read_dir(path)
                    .unwrap()
                    .map(|entry| entry.unwrap().path()),
            );
        } else if path.extension().is_some_and(|end| end == "rs") && !path.ends_with("tests.rs") {
            let text = fs::read_to_string(&path).unwrap();
            let code = text.split("#[cfg(test)]").next().unwrap().to_owned();
            sources.push((path, code));
        }
    }
    sources
}

/// The lines that are not comments.
fn code(text: &str) -> impl Iterator<Item = &str> {
    text.lines()
        .filter(|line| !line.trim_start().starts_with("//"))
}

/// Whether a line of code recognises this text: as a pattern, by comparing, or by reading it as a game.
fn recognises(line: &str, literal: &str) -> bool {
    let Some((before, after)) = line.split_once(literal) else {
        return false;
    };
    let is_alternative = before.trim_end().ends_with('|') || after.trim_start().starts_with('|');
    after.contains("=>") || is_alternative || ASKS.iter().any(|asks| line.contains(asks))
}

#[test]
fn a_line_that_recognises_a_name_is_found_out() {
    for line in [
        r#"("nim", _) => true,"#,
        r#""wythoff" | "nim""#,
        r#"if game.name() == "nim" {"#,
        r#"let game = parse_game("nim")?;"#,
    ] {
        assert!(recognises(line, "\"nim\""), "{line}");
    }
    assert!(!recognises(r#"Self::Nim => "nim","#, "\"nim\""));
}

#[test]
fn the_names_of_a_game_stand_in_its_file_and_are_asked_for_nowhere_else() {
    let sources = sources();
    assert!(sources.len() > 200, "{} files", sources.len());
    for game in games() {
        let is_own = |(_, text): &&(PathBuf, String)| {
            let lists = text.split("const NAMES:").skip(1);
            let mut lists = lists.filter_map(|rest| rest.split(';').next());
            lists.any(|names| names.contains(&format!("\"{}\"", game.name())))
        };
        let own: Vec<_> = sources.iter().filter(is_own).collect();
        assert_eq!(own.len(), 1, "{} has one file", game.name());
        let others = sources.iter().filter(|(path, _)| *path != own[0].0);
        for ((path, text), name) in
            others.flat_map(|file| game.names().iter().map(move |name| (file, name)))
        {
            let literal = format!("\"{name}\"");
            for line in code(text) {
                let place = path.display();
                assert!(!recognises(line, &literal), "{place} knows {name}: {line}");
            }
        }
    }
}
