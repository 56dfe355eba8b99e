//! `wythoff page --out wythoff.html`: the page for the browser, one file that needs no network.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use crate::atomic_file;
use crate::console::Console;
use crate::failure::Failure;
use crate::text::Message;

/// What `cargo xtask web` has built.
const PAGE: &[u8] = include_bytes!("../../../../dist/wythoff.html");

#[derive(Debug, Args)]
pub(crate) struct Page {
    #[arg(long)]
    out: PathBuf,
}

impl Page {
    pub(crate) fn run(self, console: &Console) -> Result<(), Failure> {
        let written = atomic_file::replace(&self.out, |file| file.write_all(PAGE));
        written.map_err(|error| Failure::creating(&self.out, &error))?;
        let message = Message::new("page-written")
            .with("file", self.out.display().to_string())
            .with("bytes", PAGE.len());
        console.print(&format!("{}\n", console.say(&message)))
    }
}
