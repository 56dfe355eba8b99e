//! `wythoff lab 'x>0,y=0 | x=0,y>0 | x=y>0'`: everything that can be found out about the game of these rules.

use std::time::Instant;

use clap::Args;
use wythoff::prove::dot;

use crate::console::Console;
use crate::failure::Failure;
use crate::text::Message;
use crate::theorem::{Files, Found, Given, Options, Settings, find};

mod corner;
mod document;
mod duration;
mod list;
mod report;
mod tried;

pub(super) use document::document;
pub(super) use report::{first_losses, no_move, theorem_lines};
pub(super) use tried::tried;

#[derive(Debug, Args)]
pub(crate) struct Lab {
    #[arg(required_unless_present = "list")]
    rules: Option<String>,
    #[arg(long, conflicts_with_all = ["certificate", "dot", "walnut", "deep", "rows", "set"])]
    list: bool,
    #[command(flatten)]
    settings: Settings,
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    files: Files,
    #[command(flatten)]
    options: Options,
}

impl Lab {
    pub(crate) fn run(self, console: &Console) -> Result<(), Failure> {
        if self.list {
            return list::run(self.rules.as_deref(), &self.options, self.json, console);
        }
        let argument = self.rules.as_deref().unwrap_or_default();
        let started = Instant::now();
        let given = Given::read(argument, &self.settings, console)?;
        let reading = started.elapsed();
        let found = find(&given, &self.options, console)?;
        if let Found::Theorem(proved) = &found {
            self.files.write(proved, &given)?;
            if self.files.prints_drawing() {
                return console.print(&dot(&proved.proof));
            }
        }
        if self.json {
            super::print_line(&document(&given, &found, reading, console))?;
        } else {
            console.print(&report::report(
                &given,
                &found,
                reading,
                &self.options,
                console,
            ))?;
            for (path, message) in [
                (
                    &self.files.certificate,
                    Message::new("lab-wrote-certificate"),
                ),
                (&self.files.walnut, Message::new("lab-wrote-walnut")),
                (&self.files.dot, Message::new("lab-wrote-dot")),
            ] {
                if let (Some(path), Found::Theorem(_)) = (path, &found) {
                    console.remark(&message.with("path", path.display().to_string()));
                }
            }
        }
        match found {
            Found::Theorem(_) => Ok(()),
            Found::Nothing(_) => Err(Failure::Finding),
        }
    }
}
