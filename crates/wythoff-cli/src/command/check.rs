//! `wythoff check FILE`: whether the certificate of a theorem holds.

use std::fs;
use std::path::PathBuf;

use clap::Args;
use wythoff::check::check_json;

use crate::console::Console;
use crate::failure::Failure;
use crate::text::Message;

#[derive(Debug, Args)]
pub(crate) struct Check {
    file: PathBuf,
}

impl Check {
    pub(crate) fn run(self, console: &Console) -> Result<(), Failure> {
        let text = fs::read_to_string(&self.file)
            .map_err(|error| Failure::reading(&self.file.display().to_string(), error))?;
        let say = |message: Message| console.print(&format!("{}\n", console.say(&message)));
        match check_json(&text) {
            Ok(certificate) => say(Message::new("check-valid")
                .with("clauses", certificate.clauses.len())
                .with("states", certificate.lost.states.len())),
            Err(error) => {
                let reason = error.text(console.texts.language().into());
                say(Message::new("check-invalid").with("reason", reason))?;
                Err(Failure::Finding)
            }
        }
    }
}
