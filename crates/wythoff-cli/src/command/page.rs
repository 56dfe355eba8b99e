//! `wythoff page --out wythoff.html`: the page for the browser, one file that needs no network.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use crate::atomic_file;
use crate::console::Console;
use crate::failure::Failure;
use wythoff_show::Message;

/// What `cargo xtask web` has built and put here, if it did so before this program was built; see `build.rs`.
#[cfg(has_page)]
const PAGE: Option<&[u8]> = Some(include_bytes!("../../page/wythoff.html"));
#[cfg(not(has_page))]
const PAGE: Option<&[u8]> = None;

#[derive(Debug, Args)]
pub(crate) struct Page {
    #[arg(long)]
    out: PathBuf,
}

impl Page {
    pub(crate) fn run(self, console: &Console) -> Result<(), Failure> {
        let Some(page) = PAGE else {
            return Err(Failure::Outside(Message::new("page-missing")));
        };
        atomic_file::make(&self.out, |file| file.write_all(page))?;
        let message = Message::new("page-written")
            .with("file", self.out.display().to_string())
            .with("bytes", page.len());
        console.print(&format!("{}\n", console.say(&message)))
    }
}
