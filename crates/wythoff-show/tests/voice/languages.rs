//! Every language says everything, with the same variables, and nothing nobody asks for.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;
use wythoff_show::{Language, Message, Texts, pseudo};

/// `key` or `key.attribute`, with the variables of its text.
type Keys = BTreeMap<String, BTreeSet<String>>;

fn keys(language: Language) -> Keys {
    let mut keys = Keys::new();
    let messages = language.files().filter(|(path, _)| path.ends_with(".ftl"));
    let entries = messages.flat_map(|(_, text)| parser::parse(text).expect("well formed").body);
    for entry in entries {
        let Entry::Message(message) = entry else {
            continue;
        };
        let key = message.id.name;
        let value = message.value.expect("every key has a text");
        let attributes = message.attributes.iter();
        let attributes = attributes.map(|one| (format!("{key}.{}", one.id.name), &one.value));
        for (key, pattern) in std::iter::once((key.to_owned(), &value)).chain(attributes) {
            let mut variables = BTreeSet::new();
            collect(pattern, &mut variables);
            let before = keys.insert(key.clone(), variables);
            assert!(before.is_none(), "{key} stands twice");
        }
    }
    keys
}

fn collect(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::Placeable {
                expression: Expression::Inline(inline),
            } => collect_inline(inline, variables),
            PatternElement::Placeable {
                expression: Expression::Select { selector, variants },
            } => {
                collect_inline(selector, variables);
                for variant in variants {
                    assert!(!is_unknown_plural(&variant.key), "{:?}", variant.key);
                    collect(&variant.value, variables);
                }
            }
            PatternElement::TextElement { .. } => {}
        }
    }
}

/// Forms of plurals that Fluent has and `texts/pattern.rs` does not tell apart.
fn is_unknown_plural(key: &VariantKey<&str>) -> bool {
    let VariantKey::Identifier { name } = key else {
        return false;
    };
    ["zero", "two", "few", "many"].contains(name)
}

fn collect_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::StringLiteral { .. } => {}
        other => panic!("no text needs {other:?}"),
    }
}

/// Every key that the crates that speak ask for by name, outside of examples.
fn keys_in_code() -> BTreeSet<String> {
    keys_in(
        &["wythoff-show", "wythoff-cli", "wythoff-py", "wythoff-web"],
        &[],
    )
}

/// The keys that crates ask for by name, but for files and folders of theirs.
fn keys_in(crates: &[&str], without: &[&str]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let all = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let sources = crates.iter().map(|name| all.join(name).join("src"));
    let mut folders: Vec<PathBuf> = sources.collect();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if without.iter().any(|name| path.ends_with(name)) {
                continue;
            }
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let code = fs::read_to_string(path).unwrap();
            let is_code = |line: &&str| !line.trim_start().starts_with("//");
            let code: String = code.lines().filter(is_code).collect();
            for rest in code.split("Message::new(").skip(1) {
                let literal = rest.trim_start().strip_prefix('"');
                let key = literal.and_then(|rest| rest.split_once('"'));
                found.extend(key.map(|(key, _)| key.to_owned()));
            }
        }
    }
    found
}

#[test]
fn every_language_has_the_same_files() {
    let files =
        |language: Language| -> BTreeSet<&str> { language.files().map(|(path, _)| path).collect() };
    for language in Language::all() {
        assert_eq!(files(language), files(Language::english()), "{language:?}");
    }
}

#[test]
fn every_language_has_the_same_keys_and_variables() {
    for language in Language::all() {
        assert_eq!(keys(language), keys(Language::english()), "{language:?}");
    }
}

#[test]
fn every_key_in_the_code_has_a_text_and_every_text_a_key_in_the_code() {
    // These are made from the names of verbs, arguments, theorems, headings, games, problems and places of programs.
    let made = [
        "verb-", "arg-", "theorem-", "man-", "game-", "problem-", "comment-", "web-",
    ];
    let written: BTreeSet<String> = keys(Language::english())
        .into_keys()
        .filter(|key| !made.iter().any(|start| key.starts_with(start)))
        .collect();
    let asked = keys_in_code();
    let differing: Vec<&String> = asked.symmetric_difference(&written).collect();
    assert!(
        differing.is_empty(),
        "asked or written, not both: {differing:?}"
    );
}

/// The core of the page carries no text of the folders that `build.rs` leaves out, and says all the others.
#[test]
fn the_core_of_the_page_carries_the_texts_it_says() {
    // What is compiled with the feature `whole` only, and what writes the page when it is built.
    let not_in_core = [
        "figures",
        "pattern/proved.rs",
        "period.rs",
        "precision.rs",
        "program.rs",
        "report",
        "report.rs",
        "sparse.rs",
        "theorem",
        "theorem.rs",
        "book.rs",
    ];
    let said = keys_in(&["wythoff-show", "wythoff-web"], &not_in_core);
    let asked = keys_in_code();
    let folders = ["cli/", "page/", "programs/", "python/", "theorems/"];
    for (path, text) in Language::english().files() {
        if !path.ends_with(".ftl") {
            continue;
        }
        let is_left_out = folders.iter().any(|folder| path.starts_with(folder));
        for entry in parser::parse(text).expect("well formed").body {
            let Entry::Message(message) = entry else {
                continue;
            };
            let key = message.id.name;
            let says = said.contains(key);
            // Keys that are put together are of games and theorems, which the core names too.
            let is_made = !asked.contains(key);
            assert!(
                is_made || says != is_left_out,
                "{path}: {key} stands in a folder of the core if and only if the core says it"
            );
        }
    }
}

/// Texts that are put together wrongly say so only when they are said: an unknown variable, a count without a case.
#[test]
fn every_message_can_be_said() {
    let languages = Language::all().map(Texts::new);
    let languages: Vec<Texts> = languages.chain([pseudo::texts()]).collect();
    for (key, variables) in keys(Language::english()) {
        let one = variables
            .iter()
            .fold(Message::new(key.clone()), |message, variable| {
                message.with(variable.clone().leak(), 1)
            });
        for texts in &languages {
            let said = texts.say(&one);
            assert!(!said.contains("{$"), "{} {key}: {said}", texts.code());
        }
    }
}
