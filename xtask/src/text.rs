//! No file names somebody's machine, none holds a note to do something later, and none is called as Windows calls its devices.

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

/// Names that no file of Windows can have, whatever stands after the dot.
const DEVICES: [&str; 22] = [
    "con", "prn", "aux", "nul", "com1", "com2", "com3", "com4", "com5", "com6", "com7", "com8",
    "com9", "lpt1", "lpt2", "lpt3", "lpt4", "lpt5", "lpt6", "lpt7", "lpt8", "lpt9",
];

pub(crate) fn check() -> Result<()> {
    report(&findings(&sources()?))
}

fn findings(sources: &[Source]) -> Vec<String> {
    let mut findings = Vec::new();
    for Source { path, text } in sources {
        if let Some(device) = device(path) {
            findings.push(format!("{path}: {device} is a device of Windows"));
        }
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

/// The part of a path that Windows takes for a device.
fn device(path: &str) -> Option<&str> {
    let names = path.split('/').filter_map(|part| part.split('.').next());
    let is_device = |name: &&str| {
        DEVICES
            .iter()
            .any(|device| name.eq_ignore_ascii_case(device))
    };
    names.into_iter().find(is_device)
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
    fn names_of_devices_are_found() {
        assert_eq!(device("data/nul.in"), Some("nul"));
        assert_eq!(device("AUX/a.rs"), Some("AUX"));
        assert_eq!(device("data/zero-nul.in"), None);
        assert_eq!(device("console/null.rs"), None);
    }

    #[test]
    fn markers_are_whole_words() {
        for word in MARKERS {
            assert_eq!(marker(&format!("// {word}: later")), Some(word));
            assert_eq!(marker(&format!("{word}S")), None);
        }
    }
}
