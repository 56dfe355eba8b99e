//! The library of proofs, as files.

/// A file of the library.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LibraryFile {
    /// `Statement.v`
    pub name: &'static str,
    /// What stands in it.
    pub text: &'static str,
}

macro_rules! files {
    ($($name:literal)*) => {
        &[$(LibraryFile { name: $name, text: include_str!(concat!("../../proof/", $name)) }),*]
    };
}

/// The files of the library, each after those that it needs, and a script that compiles them.
pub const LIBRARY: &[LibraryFile] = files![
    "Statement.v"
    "Lazy.v"
    "Lists.v"
    "Explore.v"
    "Phases.v"
    "Numeration.v"
    "Greedy.v"
    "Endless.v"
    "Ostrowski.v"
    "Words.v"
    "Ends.v"
    "Tables.v"
    "Conditions.v"
    "Clauses.v"
    "NoMove.v"
    "Witness.v"
    "Coverage.v"
    "Prepare.v"
    "Check.v"
    "Sound.v"
    "Packed.v"
    "Readable.v"
    "Values.v"
    "Textbook.v"
    "Solve.v"
    "Floor.v"
    "Shifted.v"
    "Least.v"
    "Pairs.v"
    "Families.v"
    "Digits.v"
    "Bouton.v"
    "Rows.v"
    "Always.v"
    "Familiar.v"
    "compile.sh"
    "README.md"
    "checker/Extract.v"
    "checker/json.ml"
    "checker/main.ml"
    "checker/build.sh"
];

#[cfg(test)]
mod tests {
    use super::*;

    /// The files of proofs, without `.v`.
    fn proofs() -> Vec<&'static str> {
        let names = LIBRARY.iter().map(|file| file.name);
        let names = names.filter(|name| !name.contains('/'));
        names.filter_map(|name| name.strip_suffix(".v")).collect()
    }

    #[test]
    fn the_script_compiles_every_file_after_those_it_needs() {
        let script = LIBRARY.iter().find(|file| file.name == "compile.sh");
        let script = script.unwrap().text.replace("\\\n", " ");
        let list = script.split_once(" in ").unwrap().1;
        let list = list.split_once(';').unwrap().0;
        assert_eq!(list.split_whitespace().collect::<Vec<_>>(), proofs());
        for (place, name) in proofs().iter().enumerate() {
            let file = LIBRARY.iter().find(|file| file.name == format!("{name}.v"));
            let imports = file
                .unwrap()
                .text
                .split("From Wythoff Require Import")
                .nth(1);
            let imports = imports
                .and_then(|rest| rest.split_once('.'))
                .map_or("", |pair| pair.0);
            for needed in imports.split_whitespace() {
                assert!(proofs()[..place].contains(&needed), "{name} needs {needed}");
            }
        }
    }

    #[test]
    fn nothing_is_assumed() {
        for file in LIBRARY.iter().filter(|file| file.name.ends_with(".v")) {
            for word in ["Axiom", "Admitted", "admit", "Parameter", "Conjecture"] {
                assert!(!file.text.contains(word), "{} in {}", word, file.name);
            }
        }
    }
}
