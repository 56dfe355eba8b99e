//! Which module of the library uses which: read from the sources, and held against the table of `DESIGN.md`.
//!
//! A row of the table may name only modules of the rows above it, so the arrows it allows make no cycle.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result};

use crate::source::{Source, report, sources};

mod path;

use path::Paths;

const LIBRARY: &str = "crates/wythoff/src/";
/// The head of the table.
const HEAD: &str = "| module of the library | uses |";

/// A module, and those it uses.
type Arrows = BTreeMap<String, BTreeSet<String>>;

pub(crate) fn check() -> Result<()> {
    let sources = sources()?;
    let design = sources.iter().find(|source| source.path == "DESIGN.md");
    let rows = rows(&design.context("no DESIGN.md")?.text);
    report(&findings(&rows, &arrows(&sources)?))
}

/// The rows of the table, in order.
fn rows(design: &str) -> Vec<(String, BTreeSet<String>)> {
    let lines = design.lines().skip_while(|line| *line != HEAD);
    // The head and the line below it.
    let rows = lines.skip(2).take_while(|line| line.starts_with('|'));
    rows.filter_map(|row| {
        let mut cells = row.trim_matches('|').split('|').map(names);
        let module = cells.next()?.pop_first()?;
        Some((module, cells.next()?))
    })
    .collect()
}

/// The names in a cell, which stand between backticks.
fn names(cell: &str) -> BTreeSet<String> {
    let pieces = cell.split('`').skip(1).step_by(2);
    pieces.map(str::to_owned).collect()
}

/// What the modules of the library use, their tests left out.
fn arrows(sources: &[Source]) -> Result<Arrows> {
    let of_library = |source: &&Source| source.path.starts_with(LIBRARY);
    let root = format!("{LIBRARY}lib.rs");
    let root = sources.iter().find(|source| source.path == root);
    let paths = Paths::new(&root.context("the library has no lib.rs")?.text);
    let mut arrows = Arrows::new();
    for Source { path, text } in sources.iter().filter(of_library) {
        let Some(module) = path[LIBRARY.len()..].strip_suffix(".rs") else {
            continue;
        };
        let mut names = module.split('/').filter(|name| *name != "mod");
        let Some(top) = names.next().filter(|top| *top != "lib") else {
            continue;
        };
        let mut used = paths.used(text, 1 + names.count());
        used.remove(top);
        arrows.entry(top.to_owned()).or_default().append(&mut used);
    }
    Ok(arrows)
}

/// Where table and sources differ.
fn findings(rows: &[(String, BTreeSet<String>)], arrows: &Arrows) -> Vec<String> {
    let mut findings = Vec::new();
    let mut above = BTreeSet::new();
    for (module, allowed) in rows {
        let Some(used) = arrows.get(module) else {
            findings.push(format!("DESIGN.md: there is no module {module}"));
            continue;
        };
        for upward in allowed.difference(&above) {
            findings.push(format!(
                "DESIGN.md: {module} → {upward}, which has no row above"
            ));
        }
        for unlisted in used.difference(allowed) {
            findings.push(format!("{module} → {unlisted}: not an arrow of DESIGN.md"));
        }
        for unused in allowed.difference(used) {
            findings.push(format!("DESIGN.md: {module} → {unused} is not needed"));
        }
        above.insert(module.clone());
    }
    let missing = arrows.keys().filter(|module| !above.contains(*module));
    findings.extend(missing.map(|module| format!("DESIGN.md: no row for the module {module}")));
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    const DESIGN: &str = "# Why?\n\n| module of the library | uses |\n|---|---|\n\
        | `number` | |\n| `position` | `number` |\n| `game` | `position` |\n\nMore.";

    const ROOT: &str =
        "pub mod number;\npub mod position;\npub mod game;\npub use position::{Outcome, Position};";

    fn library(files: &[(&str, &str)]) -> Vec<Source> {
        let file = |&(path, text): &(&str, &str)| Source {
            path: format!("{LIBRARY}{path}"),
            text: text.into(),
        };
        files.iter().map(file).collect()
    }

    fn compared(files: &[(&str, &str)]) -> Vec<String> {
        let sound = [
            ("lib.rs", ROOT),
            ("number/root.rs", "use std::fmt;"),
            ("position.rs", "use crate::number::root;"),
            ("game.rs", "use crate::{Position};"),
        ];
        findings(
            &rows(DESIGN),
            &arrows(&library(&[&sound, files].concat())).unwrap(),
        )
    }

    #[test]
    fn the_arrows_of_the_table_are_allowed() {
        assert_eq!(compared(&[]), [] as [&str; 0]);
        let tests = "#[cfg(test)]\nmod tests {\n    use crate::game;\n}\n";
        assert_eq!(compared(&[("number/natural.rs", tests)]), [] as [&str; 0]);
    }

    #[test]
    fn another_arrow_is_named() {
        let back = compared(&[("number/natural.rs", "use super::super::game::Game;")]);
        assert_eq!(back, ["number → game: not an arrow of DESIGN.md"]);
    }

    #[test]
    fn a_module_without_a_row_is_named() {
        let new = compared(&[("colour/red.rs", "")]);
        assert_eq!(new, ["DESIGN.md: no row for the module colour"]);
    }

    #[test]
    fn a_table_that_allows_a_cycle_is_no_table() {
        let rows = rows(&DESIGN.replace("| `number` | |", "| `number` | `game` |"));
        let arrows = arrows(&library(&[
            ("lib.rs", ROOT),
            ("number.rs", "use crate::game;"),
            ("position.rs", "use crate::number;"),
            ("game.rs", "use crate::position;"),
        ]));
        assert_eq!(
            findings(&rows, &arrows.unwrap()),
            ["DESIGN.md: number → game, which has no row above"]
        );
    }
}
