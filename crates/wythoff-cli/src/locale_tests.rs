//! Both languages say everything, with the same variables, and nothing nobody asks for.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use clap::{Command, ValueEnum};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::arguments;
use crate::console::Console;
use crate::language::Language;
use crate::localise::argument_key;
use crate::text::Texts;

/// `key` or `key.attribute`, with the variables of its text.
type Keys = BTreeMap<String, BTreeSet<String>>;

fn keys(language: Language) -> Keys {
    let resource = parser::parse(language.source()).expect("well formed");
    let mut keys = Keys::new();
    for entry in resource.body {
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
                variants
                    .iter()
                    .for_each(|one| collect(&one.value, variables));
            }
            PatternElement::TextElement { .. } => {}
        }
    }
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

/// Every key the code asks for by name.
fn keys_in_code() -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let code = fs::read_to_string(path).unwrap();
            for rest in code.split(concat!("Message", "::new(")).skip(1) {
                let literal = rest.trim_start().strip_prefix('"');
                let key = literal.and_then(|rest| rest.split_once('"'));
                found.extend(key.map(|(key, _)| key.to_owned()));
            }
        }
    }
    found
}

#[test]
fn both_languages_have_the_same_keys_and_variables() {
    assert_eq!(keys(Language::English), keys(Language::Chinese));
}

#[test]
fn every_key_in_the_code_has_a_text_and_every_text_a_key_in_the_code() {
    // These are made from the names of verbs, arguments, theorems and headings.
    let made = ["verb-", "arg-", "theorem-", "man-"];
    let written: BTreeSet<String> = keys(Language::English)
        .into_keys()
        .filter(|key| !made.iter().any(|start| key.starts_with(start)))
        .collect();
    assert_eq!(keys_in_code(), written);
}

#[test]
fn every_verb_and_argument_is_described() {
    for language in Language::value_variants() {
        let console = Console {
            texts: Texts::new(*language),
            color: clap::ColorChoice::Never,
        };
        let command = arguments::described(&console);
        command.clone().debug_assert();
        check(&command, &console.texts);
        command
            .get_subcommands()
            .for_each(|verb| check(verb, &console.texts));
    }
}

fn check(command: &Command, texts: &Texts) {
    let name = command.get_name();
    let key = format!("verb-{name}");
    assert!(command.get_about().is_some(), "{key}");
    assert!(texts.attribute(&key, "usage").is_some(), "{key}.usage");
    if name != "help" {
        assert!(command.get_after_help().is_some(), "{key}.examples");
    }
    for argument in command.get_arguments() {
        let help = argument.get_help().map(ToString::to_string);
        assert!(
            help.is_some_and(|help| !help.is_empty()),
            "{name} {argument}"
        );
        if argument.get_action().takes_values() {
            let key = argument_key(name, argument.get_id().as_str(), texts);
            assert!(texts.attribute(&key, "value").is_some(), "{key}.value");
        }
    }
}
