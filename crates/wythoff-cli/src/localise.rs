//! Gives the command its descriptions in the language of this run.
//!
//! The verb `solve` has the key `verb-solve`: its value is the line in the list of verbs, `.long` the opening of its
//! own help, `.usage` the usage and `.examples` the end. Its argument `json` has `arg-solve-json`; an argument of
//! every verb, such as `lang`, has `arg-lang`. `.value` is the name of the value it takes.

use anstyle::Style;
use clap::{Arg, Command};

use wythoff_show::{Message, Texts};

const HEADING: Style = Style::new().bold().underline();
const NAME: Style = Style::new().bold();

/// The verbs in groups, as the help of the program lists them.
pub(crate) fn groups() -> [(Message, &'static [&'static str]); 5] {
    [
        (
            Message::new("help-learn"),
            &["play", "solve", "explain", "games", "page"],
        ),
        (
            Message::new("help-laboratory"),
            &["lab", "prove", "check", "coq", "guess", "census", "atlas"],
        ),
        (Message::new("help-tables"), &["table", "heap", "sequence"]),
        (
            Message::new("help-contest"),
            &["judge", "code", "hack", "testdata", "checker", "precision"],
        ),
        (
            Message::new("help-program"),
            &["completions", "man", "help"],
        ),
    ]
}

pub(crate) fn command(mut command: Command, texts: &Texts) -> Command {
    // Building adds what clap has of itself (`--help`, `help`, …), and to every verb the arguments they all have. It
    // also looks whether there is a long help: hence once before and once after.
    command = describe(command, texts);
    command.build();
    let command = describe(command, texts);
    let verbs = verbs(&command, texts);
    let options = texts.say(&Message::new("help-options"));
    let lists = format!("{verbs}\n\n{HEADING}{options}:{HEADING:#}\n{{options}}");
    command
        .help_template(template(texts, &lists))
        .mut_subcommand("help", |help| help.help_template(template(texts, &verbs)))
}

/// The help: what it is about, the usage, these lists, the examples.
fn template(texts: &Texts, lists: &str) -> String {
    let usage = texts.say(&Message::new("help-usage"));
    format!(
        "{{about-with-newline}}\n{HEADING}{usage}{HEADING:#} {{usage}}\n\n{lists}{{after-help}}"
    )
}

/// The verbs group by group: clap has one list for all of them.
fn verbs(command: &Command, texts: &Texts) -> String {
    let names = command.get_subcommands().map(Command::get_name);
    let width = names.map(str::len).max().unwrap_or_default();
    let groups = groups().map(|(title, names)| {
        let title = texts.say(&title);
        let verbs = names
            .iter()
            .filter_map(|name| command.find_subcommand(name));
        let lines = verbs.map(|verb| {
            let about = verb.get_about().map(ToString::to_string);
            let (name, about) = (verb.get_name(), about.unwrap_or_default());
            format!("\n  {NAME}{name:width$}{NAME:#}  {about}")
        });
        format!("{HEADING}{title}:{HEADING:#}{}", lines.collect::<String>())
    });
    groups.join("\n\n")
}

fn describe(command: Command, texts: &Texts) -> Command {
    let name = command.get_name().to_owned();
    let key = format!("verb-{name}");
    let command = command
        .help_template(template(texts, "{all-args}"))
        .mut_args(|argument| describe_argument(argument, &name, texts))
        .mut_subcommands(|verb| describe(verb, texts));
    let Some(about) = texts.find(&key) else {
        return command;
    };
    let text = |attribute| texts.attribute(&key, attribute);
    let command = command
        .long_about(text("long").unwrap_or_else(|| about.clone()))
        .about(about);
    let command = match text("usage") {
        Some(usage) => command.override_usage(usage),
        None => command,
    };
    match text("examples") {
        Some(examples) => {
            let title = texts.say(&Message::new("help-examples"));
            let examples = examples.replace('\n', "\n  ").replace("\n  \n", "\n\n");
            command.after_help(format!("{HEADING}{title}{HEADING:#}\n  {examples}"))
        }
        None => command,
    }
}

fn describe_argument(argument: Arg, verb: &str, texts: &Texts) -> Arg {
    let id = argument.get_id().as_str();
    let key = argument_key(verb, id, texts);
    let heading = if argument.is_positional() {
        Message::new("help-arguments")
    } else {
        Message::new("help-options")
    };
    // Clap's words around values and defaults cannot be translated: the texts name them.
    let takes_values = argument.get_action().takes_values();
    let argument = argument
        .help(texts.find(&key).unwrap_or_default())
        .long_help(None::<&str>)
        .help_heading(texts.say(&heading))
        .hide_possible_values(takes_values)
        .hide_default_value(takes_values);
    match texts.attribute(&key, "value") {
        Some(value) => argument.value_name(value),
        None => argument,
    }
}

/// The key of an argument: that of the verb's own if there is one, else that of an argument of every verb.
pub(crate) fn argument_key(verb: &str, id: &str, texts: &Texts) -> String {
    let own = format!("arg-{verb}-{id}");
    match texts.find(&own) {
        Some(_) => own,
        None => format!("arg-{id}"),
    }
}
