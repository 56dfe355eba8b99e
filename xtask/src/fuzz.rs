//! `cargo xtask fuzz`: a bounded run of each fuzz target, on the stable toolchain.
//!
//! What `cargo fuzz run` does on nightly: the same layout, the same compiler flags, no tool to install.

use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::command::{cargo, run as run_command, target_directory};
use crate::need::CXX;
use crate::provide::{Consent, provide};
use crate::sanitizer::{self, instrumented};
use crate::side_by_side::side_by_side;

/// Feed the fuzz targets random input
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The target, a file of fuzz/fuzz_targets; all of them if none is named
    target: Option<String>,
    /// How long each target runs
    #[arg(long, default_value_t = 60)]
    seconds: u32,
    /// Run the target once, on this input
    #[arg(long, requires = "target")]
    input: Option<String>,
}

/// The counters by which libFuzzer sees which code an input reaches; all of these are stable flags.
const COVERAGE: [&str; 6] = [
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
    "--cfg=fuzzing",
];

pub(crate) fn run(arguments: &Arguments, consent: &Consent) -> Result<()> {
    provide([&CXX], consent)?;
    let targets = match &arguments.target {
        Some(target) => vec![known(target)?],
        None => targets()?,
    };
    match &arguments.input {
        Some(input) => run_command(target_run(&targets[0])?.arg(input)),
        None => run_each(&targets, arguments.seconds, &[]),
    }
}

/// The step of `cargo xtask test`.
pub(crate) fn check() -> Result<()> {
    // Without the counters and the sanitizer, so that the crates that were checked for the workspace serve.
    let mut clippy = cargo(&["clippy", "--manifest-path", "fuzz/Cargo.toml"]);
    clippy.arg("--target-dir").arg(target_directory());
    run_command(clippy.args(["--", "--deny", "warnings"]))?;
    run_command(fuzz_cargo("build")?.arg("--bins"))?;
    // The same inputs each time: what a change breaks is seen, and luck decides nothing. New inputs are for `run`.
    let options = ["-verbosity=0", "-print_final_stats=1", "-seed=1"];
    side_by_side(&targets()?, |target| {
        run_each(std::slice::from_ref(target), 10, &options)
    })
}

fn run_each(targets: &[String], seconds: u32, options: &[&str]) -> Result<()> {
    for target in targets {
        // libFuzzer writes into the first directory of inputs and only reads the second.
        let corpus = format!("fuzz/corpus/{target}");
        let seeds = format!("fuzz/seeds/{target}");
        let artifacts = format!("fuzz/artifacts/{target}/");
        for directory in [&corpus, &artifacts] {
            std::fs::create_dir_all(directory)
                .with_context(|| format!("cannot make {directory}"))?;
        }
        let mut fuzz = target_run(target)?;
        fuzz.args([&corpus, &seeds]);
        fuzz.arg(format!("-artifact_prefix={artifacts}"));
        fuzz.arg(format!("-max_total_time={seconds}"));
        fuzz.args(["-timeout=10", "-rss_limit_mb=2048"])
            .args(options);
        run_command(&mut fuzz).with_context(|| reproduction(target))?;
    }
    Ok(())
}

fn reproduction(target: &str) -> String {
    format!(
        "fuzz target {target} failed: its input is in the FILE after \"Test unit written to\", or: base64 -d > FILE\n  \
         again: cargo xtask fuzz {target} --input FILE\n  \
         when mended: give it a named test, and keep the input in fuzz/seeds/{target}/"
    )
}

fn target_run(target: &str) -> Result<Command> {
    let mut command = fuzz_cargo("run")?;
    command.args(["--bin", target, "--"]);
    Ok(command)
}

fn fuzz_cargo(verb: &str) -> Result<Command> {
    let flags = [&COVERAGE[..], &[sanitizer::FLAG]].concat().join(" ");
    let arguments = [verb, "--release", "--manifest-path", "fuzz/Cargo.toml"];
    instrumented(&arguments, &flags)
}

/// The files of `fuzz/fuzz_targets`, by name.
fn targets() -> Result<Vec<String>> {
    let mut targets = Vec::new();
    for entry in std::fs::read_dir("fuzz/fuzz_targets").context("cannot list fuzz/fuzz_targets")? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "rs") {
            let name = path.file_stem().and_then(|name| name.to_str());
            targets.push(name.context("a target's name is not UTF-8")?.to_owned());
        }
    }
    targets.sort();
    Ok(targets)
}

fn known(target: &str) -> Result<String> {
    let targets = targets()?;
    if !targets.iter().any(|known| known == target) {
        bail!(
            "no fuzz target {target:?}; there are: {}",
            targets.join(", ")
        );
    }
    Ok(target.to_owned())
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::source::enter_root;

    #[test]
    fn every_target_has_a_line_in_the_manifest_and_seeds() {
        enter_root().unwrap();
        let manifest = std::fs::read_to_string("fuzz/Cargo.toml").unwrap();
        let targets = targets().unwrap();
        assert!(!targets.is_empty());
        for target in targets {
            let line = format!("name = \"{target}\", path = \"fuzz_targets/{target}.rs\"");
            assert!(
                manifest.contains(&line),
                "fuzz/Cargo.toml has no line for {target}"
            );
            assert!(
                Path::new("fuzz/seeds").join(&target).is_dir(),
                "{target} has no seeds"
            );
        }
    }

    #[test]
    fn an_unknown_target_is_answered_with_the_known_ones() {
        enter_root().unwrap();
        let error = known("no-such-target").unwrap_err().to_string();
        assert!(error.contains("natural"), "{error}");
    }
}
