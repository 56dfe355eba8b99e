//! Gives the command its descriptions in the language of this run.
//!
//! The verb `solve` has the key `verb-solve`: its value is the line in the list of verbs, `.long` the opening of its
//! own help, `.usage` the usage and `.examples` the end. Its argument `json` has `arg-solve-json`; an argument of
//! every verb, such as `lang`, has `arg-lang`. `.value` is the name of the value it takes.

use anstyle::Style;
use clap::{Arg, Command};

use crate::text::Texts;

const HEADING: Style = Style::new().bold().underline();

pub(crate) fn command(mut command: Command, texts: &Texts) -> Command {
    // Building adds what clap has of itself (`--help`, `help`, …), and to every verb the arguments they all have. It
    // also looks whether there is a long help: hence once before and once after.
    command = describe(command, texts);
    command.build();
    describe(command, texts)
}

fn describe(command: Command, texts: &Texts) -> Command {
    let name = command.get_name().to_owned();
    let key = format!("verb-{name}");
    let heading = |key| texts.find(key).unwrap_or_default();
    let usage = heading("help-usage");
    let template = format!(
        "{{about-with-newline}}\n{HEADING}{usage}{HEADING:#} {{usage}}\n\n{{all-args}}{{after-help}}"
    );
    let command = command
        .help_template(template)
        .subcommand_help_heading(heading("help-verbs"))
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
            let title = heading("help-examples");
            let examples = examples.replace('\n', "\n  ").replace("\n  \n", "\n\n");
            command.after_help(format!("{HEADING}{title}{HEADING:#}\n  {examples}"))
        }
        None => command,
    }
}

fn describe_argument(argument: Arg, verb: &str, texts: &Texts) -> Arg {
    let id = argument.get_id().as_str();
    let of_verb = format!("arg-{verb}-{id}");
    let of_all = format!("arg-{id}");
    let key = if texts.find(&of_verb).is_some() {
        of_verb
    } else {
        of_all
    };
    let heading = if argument.is_positional() {
        "help-arguments"
    } else {
        "help-options"
    };
    // Clap's words around values and defaults cannot be translated: the texts name them.
    let takes_values = argument.get_action().takes_values();
    let argument = argument
        .help(texts.find(&key).unwrap_or_default())
        .long_help(None::<&str>)
        .help_heading(texts.find(heading).unwrap_or_default())
        .hide_possible_values(takes_values)
        .hide_default_value(takes_values);
    match texts.attribute(&key, "value") {
        Some(value) => argument.value_name(value),
        None => argument,
    }
}
