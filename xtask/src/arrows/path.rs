//! The paths in a source that lead through the root of its crate.

use std::collections::{BTreeMap, BTreeSet};

/// Finds the modules that paths lead to.
pub(super) struct Paths {
    /// The names the root hands on, and the modules they come from.
    handed_on: BTreeMap<String, String>,
    modules: BTreeSet<String>,
}

impl Paths {
    /// Reads the root of a crate.
    pub(super) fn new(root: &str) -> Self {
        let mut handed_on = BTreeMap::new();
        let root = code(root);
        for statement in root.split("pub use ").skip(1) {
            let statement = statement.split(';').next().unwrap_or_default();
            let Some((module, names)) = statement.split_once("::") else {
                continue;
            };
            for name in words(names) {
                handed_on.insert(name.to_owned(), module.trim().to_owned());
            }
        }
        let declared = root.split("mod ").skip(1);
        let modules = declared.filter_map(|text| words(text).next().map(str::to_owned));
        Self {
            handed_on,
            modules: modules.collect(),
        }
    }

    /// The top-level modules that a file so many modules deep uses.
    pub(super) fn used(&self, text: &str, depth: usize) -> BTreeSet<String> {
        let code = code(text);
        let up = "super::".repeat(depth);
        let starts = ["crate::", &up];
        let paths = starts.iter().flat_map(|start| code.split(start).skip(1));
        let names = paths.flat_map(first_names);
        names.filter_map(|name| self.module(name)).collect()
    }

    fn module(&self, name: &str) -> Option<String> {
        let name = self.handed_on.get(name).map_or(name, String::as_str);
        self.modules.contains(name).then(|| name.to_owned())
    }
}

/// The first name of a path; of `{a::b, c}`, both first names.
fn first_names(path: &str) -> Vec<&str> {
    let Some(group) = path.strip_prefix('{') else {
        return words(path).take(1).collect();
    };
    let mut names = Vec::new();
    let mut depth = 0usize;
    let mut begins = 0;
    for (place, symbol) in group.char_indices() {
        match symbol {
            '{' => depth += 1,
            '}' | ',' if depth == 0 => {
                names.extend(words(&group[begins..place]).next());
                begins = place + 1;
                if symbol == '}' {
                    break;
                }
            }
            '}' => depth -= 1,
            _ => (),
        }
    }
    names
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|symbol: char| !symbol.is_alphanumeric() && symbol != '_');
    words.filter(|word| !word.is_empty())
}

/// A source without comments and without the tests at its end.
fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    let lines = text
        .lines()
        .map(|line| line.split("//").next().unwrap_or_default());
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn used(text: &str, depth: usize) -> Vec<String> {
        let root = "pub mod game;\npub mod number;\nmod quoted;\npub use game::{Game, Play};\npub use dashu_int::UBig;";
        Paths::new(root).used(text, depth).into_iter().collect()
    }

    #[test]
    fn groups_names_handed_on_and_paths_in_code_are_found() {
        assert_eq!(used("use crate::number::{Natural, root};", 1), ["number"]);
        assert_eq!(
            used("use crate::{\n    quoted::{a, game},\n    number,\n};", 1),
            ["number", "quoted"]
        );
        assert_eq!(used("use crate::{Play, UBig};", 1), ["game"]);
        assert_eq!(
            used("fn f() -> crate::Play { crate::number::one() }", 1),
            ["game", "number"]
        );
        assert_eq!(used("use super::game;", 1), ["game"]);
    }

    #[test]
    fn comments_tests_and_neighbours_are_not() {
        assert_eq!(
            used("//! [`crate::game`]\n/// crate::number", 1),
            [] as [&str; 0]
        );
        assert_eq!(
            used("#[cfg(test)]\nmod tests {\n    use crate::game;\n}", 1),
            [] as [&str; 0]
        );
        assert_eq!(used("use super::game;", 2), [] as [&str; 0]);
    }
}
