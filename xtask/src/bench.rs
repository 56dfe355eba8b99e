//! `cargo xtask bench`: the benchmarks in full.

use anyhow::Result;

use crate::command::{cargo, run as run_command, target_directory};
use crate::need::{CXX, GMP};
use crate::peers;
use crate::provide::{Consent, provide};
use crate::python;
use crate::tested::TESTED;
use crate::unsolved;

/// Run the benchmarks in full
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The benchmarks, files of crates/*/benches; all of them if none is named
    names: Vec<String>,
    /// Run the programs of others beside ours instead; installs them under the target directory
    #[arg(long, conflicts_with = "names")]
    peers: bool,
    /// Measure the Python package instead, in a fresh environment
    #[arg(long, conflicts_with_all = ["names", "peers"])]
    python: bool,
    /// Take the unsolved heap games so many seconds further instead, as many at a time as there are cores; each run goes on where the last one ended
    #[arg(long, value_name = "SECONDS", conflicts_with_all = ["names", "peers", "python"])]
    unsolved: Option<u32>,
}

pub(crate) fn run(arguments: &Arguments, consent: &Consent) -> Result<()> {
    if arguments.peers {
        return peers::run();
    }
    if arguments.python {
        return python::bench(consent);
    }
    if let Some(seconds) = arguments.unsolved {
        return unsolved::run(seconds);
    }
    provide([&CXX, &GMP], consent)?;
    let mut bench = cargo(&["bench", "--workspace"]);
    select(&mut bench, &arguments.names);
    run_command(&mut bench)?;
    let report = target_directory().join("criterion/report/index.html");
    eprintln!("\nthe results: {}", report.display());
    Ok(())
}

/// The step of `cargo xtask test`: each benchmark compiled and run once, its answers asserted, nothing measured.
///
/// Not called by `cargo bench`, criterion runs each function a single time.
pub(crate) fn check() -> Result<()> {
    // The packages of the step before, so that what it built serves again.
    let mut bench = cargo(&["test"]);
    select(bench.args(TESTED), &[]);
    run_command(&mut bench)
}

fn select(command: &mut std::process::Command, names: &[String]) {
    let all = ["*".to_owned()];
    let names = if names.is_empty() { &all } else { names };
    for name in names {
        command.args(["--bench", name]);
    }
}
