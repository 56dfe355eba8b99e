//! `cargo xtask mutants`: the checker and the theory changed in one place at a time; a test must fail each time.

use std::path::PathBuf;

use anyhow::Result;

use crate::command::{cargo, run as run_command, target_directory};
use crate::need::MUTANTS;
use crate::provide::{Consent, provide};

/// Change the checker and the theory in one place at a time, and see that a test fails each time
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The files to change
    #[arg(default_values = ["crates/wythoff/src/check/**", "crates/wythoff/src/theory/**"])]
    files: Vec<String>,
    /// A part of the changes only, as 2/8: each takes as long as compiling the library
    #[arg(long, value_name = "PART/PARTS")]
    shard: Option<String>,
    /// Go on where the last run ended
    #[arg(long)]
    resume: bool,
}

pub(crate) fn run(arguments: &Arguments, consent: &Consent) -> Result<()> {
    provide([&MUTANTS], consent)?;
    let out: PathBuf = target_directory().join("mutants");
    let mut mutants = cargo(&["mutants", "--package", "wythoff", "--colors=never"]);
    mutants.arg("--output").arg(&out);
    for file in &arguments.files {
        mutants.args(["--file", file]);
    }
    if let Some(shard) = &arguments.shard {
        mutants.args(["--shard", shard]);
    }
    if arguments.resume {
        mutants.arg("--iterate");
    }
    // What the checker and the theory promise is tested by two programs; the others would take their time and find nothing more.
    mutants.args(["--", "--test", "laboratory", "--test", "library"]);
    run_command(&mut mutants)
}
