//! `wythoff completions bash`: what a shell needs to complete the words.

use clap::Args;
use clap_complete::{Shell, generate};

use crate::arguments;
use crate::console::Console;
use crate::failure::Failure;

#[derive(Debug, Args)]
pub(crate) struct Completions {
    shell: Shell,
}

impl Completions {
    pub(crate) fn run(self, console: &Console) -> Result<(), Failure> {
        let mut command = arguments::described(console);
        let mut script = Vec::new();
        generate(self.shell, &mut command, "wythoff", &mut script);
        console.print(&String::from_utf8_lossy(&script))
    }
}
