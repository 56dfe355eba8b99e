//! `wythoff prove 'x>0,y=0 | x=0,y>0 | x=y>0'`: from the rules of a game to a theorem for all pile sizes.

use std::time::Instant;

use clap::Args;
use wythoff::prove::dot;

use super::lab;
use crate::console::Console;
use crate::failure::Failure;
use crate::theorem::{
    Files, Found, Given, Nothing, Options, Proved, Settings, Sought, Values, find,
};
use wythoff_show::Message;

#[derive(Debug, Args)]
pub(crate) struct Prove {
    rules: String,
    #[command(flatten)]
    settings: Settings,
    #[command(flatten)]
    values: Values,
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    files: Files,
    #[command(flatten)]
    options: Options,
}

impl Prove {
    pub(crate) fn run(self, console: &Console) -> Result<(), Failure> {
        let started = Instant::now();
        self.files.refuse_names()?;
        let given = Given::read(&self.rules, &self.settings, console)?;
        let reading = started.elapsed();
        let sought = self.values.sought(&given)?;
        self.files.probe()?;
        let found = find(&given, sought, &self.options, console)?;
        let text = match &found {
            _ if self.json => {
                super::print_line(&lab::document(
                    &given, sought, &found, None, reading, console,
                ))?;
                String::new()
            }
            Found::Theorem(proved) if self.files.prints_drawing() => dot(&proved.proof),
            Found::Theorem(proved) => theorem(&given, sought, proved, console),
            Found::Nothing(nothing) => no_theorem(nothing, console),
        };
        console.print(&text)?;
        match &found {
            // A file that cannot be written takes nothing from what was found: that is told by now.
            Found::Theorem(proved) => self.files.write(proved, &given, sought),
            Found::Nothing(_) => Err(Failure::Finding),
        }
    }
}

fn theorem(given: &Given, sought: Sought, proved: &Proved, console: &Console) -> String {
    let mut lines = vec![console.say(&Message::new("prove-theorem"))];
    lines.extend(lab::no_move(given).map(|message| console.say(&message)));
    lines.extend(lab::memory(&given.rules).map(|message| console.say(&message)));
    match sought {
        Sought::Lost => {
            lines.extend(lab::theorem_lines(&proved.proof, console));
            let first = lab::first_losses(given).join(" ");
            if !first.is_empty() {
                lines.push(console.say(&Message::new("lab-first").with("positions", first)));
            }
        }
        Sought::Values { most } => {
            lines.extend(lab::value_lines(&given.rules, most, &proved.proof, console));
        }
    }
    lines.push(console.say(&Message::new("prove-checked")));
    lines.join("\n") + "\n"
}

fn no_theorem(nothing: &Nothing, console: &Console) -> String {
    let message = match nothing.is_stopped {
        true => Message::new("prove-stopped"),
        false => Message::new("prove-nothing"),
    };
    let message = message
        .with("guesses", nothing.attempts.len())
        .with("size", nothing.tabulated.to_string());
    let mut lines = vec![console.say(&message)];
    let tried = lab::tried(nothing, console);
    if !tried.is_empty() {
        lines.push(console.say(&Message::new("lab-tried-title")));
    }
    for one in tried {
        lines.push(format!("  {}", one.head));
        lines.extend(one.notes.iter().map(|note| format!("    {note}")));
    }
    lines.join("\n") + "\n"
}
