//! Every verb and argument is described in every language.

use clap::Command;
use wythoff_show::{Language, Texts, pseudo};

use crate::arguments;
use crate::console::Console;
use crate::localise::{argument_key, groups};

#[test]
fn every_verb_stands_in_one_group_of_the_help() {
    let console = Console {
        texts: Texts::new(Language::english()),
        color: clap::ColorChoice::Never,
        json: false,
    };
    let groups = groups();
    let mut listed: Vec<&str> = groups
        .iter()
        .flat_map(|(_, names)| *names)
        .copied()
        .collect();
    listed.sort_unstable();
    let command = arguments::described(&console);
    let mut verbs: Vec<&str> = command.get_subcommands().map(Command::get_name).collect();
    verbs.sort_unstable();
    assert_eq!(listed, verbs);
}

#[test]
fn every_verb_and_argument_is_described() {
    for language in Language::all() {
        let console = Console {
            texts: Texts::new(language),
            color: clap::ColorChoice::Never,
            json: false,
        };
        let command = arguments::described(&console);
        command.clone().debug_assert();
        check(&command, &console.texts);
        command
            .get_subcommands()
            .for_each(|verb| check(verb, &console.texts));
    }
}

/// In a language made from English only names are left in plain letters: of verbs, options and their values.
#[test]
fn nothing_of_the_help_is_english_in_another_language() {
    let console = Console {
        texts: pseudo::texts(),
        color: clap::ColorChoice::Never,
        json: false,
    };
    let mut command = arguments::described(&console);
    command.build();
    let verbs = command.get_subcommands().cloned();
    for mut verb in verbs.chain([command.clone()]) {
        let key = format!("verb-{}", verb.get_name());
        let commands = ["usage", "examples"].map(|name| console.texts.attribute(&key, name));
        let mut names: Vec<String> = command.get_subcommands().map(name_of).collect();
        for argument in verb.get_arguments() {
            names.extend(argument.get_long().map(str::to_owned));
            let values = argument.get_possible_values();
            names.extend(values.iter().map(|value| value.get_name().to_owned()));
            let defaults = argument.get_default_values().iter();
            names.extend(defaults.map(|value| value.to_string_lossy().into_owned()));
        }
        let help = verb.render_long_help().to_string();
        let of_commands = |line: &str| {
            let mut lines = commands.iter().flatten().flat_map(|text| text.lines());
            // The first line of the usage stands behind its title.
            lines.any(|own| own.trim() == line || (!own.is_empty() && line.ends_with(own.trim())))
        };
        for line in help.lines().filter(|line| !of_commands(line.trim())) {
            let parts = line.split(|c: char| !c.is_alphanumeric() && c != '-');
            let words = parts.map(|word| word.trim_start_matches('-'));
            let plain = words.filter(|word| {
                word.len() > 2 && word.chars().all(|c| c.is_ascii_alphabetic() || c == '-')
            });
            for word in plain {
                assert!(
                    names.iter().any(|name| name == word),
                    "{key}: {word} in {line}"
                );
            }
        }
    }
}

fn name_of(command: &Command) -> String {
    command.get_name().to_owned()
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
