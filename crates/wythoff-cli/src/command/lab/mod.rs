//! `wythoff lab 'x>0,y=0 | x=0,y>0 | x=y>0'`: everything that can be found out about the game of these rules.

use std::time::Instant;

use clap::Args;
use wythoff::prove::dot;

use crate::console::Console;
use crate::failure::Failure;
use crate::theorem::{Files, Found, Given, Options, Settings, Values, find};
use wythoff_show::Message;

mod beyond;
mod corner;
mod document;
mod duration;
mod list;
mod report;
mod row;
mod tried;
mod values;

pub(super) use document::document;
pub(super) use report::{first_losses, memory, no_move, theorem_lines, understood};
pub(super) use tried::tried;
pub(super) use values::value_lines;

#[derive(Debug, Args)]
pub(crate) struct Lab {
    #[arg(required_unless_present = "list")]
    rules: Option<String>,
    #[arg(long, conflicts_with_all = ["certificate", "dot", "walnut", "coq", "coq_dir", "deep", "rows", "set", "grundy", "values"])]
    list: bool,
    #[command(flatten)]
    settings: Settings,
    #[command(flatten)]
    values: Values,
    #[arg(long, conflicts_with_all = ["list", "json", "grundy", "values"])]
    regex: bool,
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
        self.files.refuse_names()?;
        let argument = self.rules.as_deref().unwrap_or_default();
        let started = Instant::now();
        let given = match Given::read_any(argument, &self.settings, console)? {
            Ok(given) => given,
            Err(rules) => return beyond::run(&rules, self.json, started, console),
        };
        let reading = started.elapsed();
        let sought = self.values.sought(&given)?;
        self.files.probe()?;
        let found = find(&given, sought, &self.options, console)?;
        if let Found::Theorem(proved) = &found
            && self.files.prints_drawing()
        {
            console.print(&dot(&proved.proof))?;
            return self.files.write(proved, &given, sought);
        }
        let row = row::Row::of(&given, sought, &found, &self.options, console)?;
        if self.json {
            let document = document(&given, sought, &found, row.as_ref(), reading, console);
            super::print_line(&document)?;
        } else {
            let report = report::Report {
                given: &given,
                values: &self.values,
                sought,
                found: &found,
                row: row.as_ref(),
                reading,
                regex: self.regex,
                options: &self.options,
            };
            console.print(&report.written(console))?;
        }
        // A file that cannot be written takes nothing from what was found: that is told by now.
        if let Found::Theorem(proved) = &found {
            self.files.write(proved, &given, sought)?;
        }
        if !self.json {
            for (path, message) in [
                (
                    &self.files.certificate,
                    Message::new("lab-wrote-certificate"),
                ),
                (&self.files.walnut, Message::new("lab-wrote-walnut")),
                (&self.files.coq, Message::new("lab-wrote-coq")),
                (&self.files.dot, Message::new("lab-wrote-dot")),
            ] {
                if let (Some(path), Found::Theorem(_)) = (path, &found) {
                    console.remark(&message.with("path", path.display().to_string()));
                }
            }
        }
        match found {
            Found::Theorem(_) => Ok(()),
            Found::Nothing(_) if row.is_some_and(|row| row.is_proved()) => Ok(()),
            Found::Nothing(_) => Err(Failure::Finding),
        }
    }
}
