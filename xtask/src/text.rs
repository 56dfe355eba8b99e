//! No file names somebody's machine, and none holds a note to do something later.

use anyhow::Result;

use crate::source::{Source, report, sources};

// Written in two parts, or this file would find itself.
const DIRECTORIES: [&str; 5] = [
    concat!("/ho", "me/"),
    concat!("/ro", "ot/"),
    concat!("/Us", "ers/"),
    concat!("/wo", "rk/"),
    concat!("/t", "mp/"),
];
const MARKERS: [&str; 3] = [
    concat!("TO", "DO"),
    concat!("FIX", "ME"),
    concat!("XX", "X"),
];

pub(crate) fn check() -> Result<()> {
    report(&findings(&sources()?))
}

fn findings(sources: &[Source]) -> Vec<String> {
    let mut findings = Vec::new();
    for Source { path, text } in sources {
        for (number, line) in (1..).zip(text.lines()) {
            if let Some(directory) = absolute_path(line) {
                findings.push(format!("{path}:{number}: an absolute path, {directory}…"));
            }
            if let Some(marker) = marker(line) {
                findings.push(format!("{path}:{number}: {marker}"));
            }
        }
    }
    findings
}

/// The directory an absolute path begins with. `number/root/` is not absolute, nor is an address on the web.
fn absolute_path(line: &str) -> Option<&'static str> {
    let continues = |c: char| c.is_alphanumeric() || "_-./".contains(c);
    DIRECTORIES.into_iter().find(|directory| {
        line.match_indices(directory)
            .any(|(place, _)| !line[..place].ends_with(continues))
    })
}

fn marker(line: &str) -> Option<&'static str> {
    let mut words = line.split(|c: char| !c.is_alphanumeric() && c != '_');
    words.find_map(|word| MARKERS.into_iter().find(|marker| *marker == word))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn absolute_paths_are_found() {
        for directory in DIRECTORIES {
            let text = format!("first\nsee \"{directory}somebody\"\n");
            let findings = findings(&[Source {
                path: "a.md".into(),
                text,
            }]);
            assert_eq!(
                findings,
                [format!("a.md:2: an absolute path, {directory}…")]
            );
        }
    }

    #[test]
    fn relative_paths_and_addresses_are_not() {
        for line in [
            "number/root/exact.rs",
            "https://example.org/home/",
            "../tmp/x",
            "root",
            "/usr/bin/env",
        ] {
            assert_eq!(absolute_path(line), None, "{line}");
        }
    }

    #[test]
    fn markers_are_whole_words() {
        for word in MARKERS {
            assert_eq!(marker(&format!("// {word}: later")), Some(word));
            assert_eq!(marker(&format!("{word}S")), None);
        }
    }
}
