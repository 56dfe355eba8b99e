//! `cargo xtask coverage`: which lines and branches of what proves and checks are reached by the tests of the library.

use std::collections::BTreeMap;
use std::fs;
use std::ops::AddAssign;
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::Value;

use crate::command::{cargo, run as run_command, target_directory};
use crate::need::{LLVM_COV, LLVM_TOOLS};
use crate::provide::{Consent, provide};

/// Measure which lines and branches of the checker, the certificates and the prover the tests reach
#[derive(clap::Args)]
pub(crate) struct Arguments {}

/// The modules of the library that are reported, in this order.
const MODULES: [&str; 3] = ["check", "certificate", "prove"];

pub(crate) fn run(consent: &Consent) -> Result<()> {
    provide([&LLVM_TOOLS, &LLVM_COV], consent)?;
    let report = target_directory().join("coverage.json");
    let mut measure = cargo(&["llvm-cov", "--package", "wythoff", "--tests", "--branch"]);
    measure.args(["--json", "--output-path"]).arg(&report);
    // These run the examples, which `--tests` does not build; they are programs of their own and would not be counted.
    measure.args(["--", "--skip", "front_page"]);
    // Lines are counted by stable Rust, branches by what it keeps for nightly.
    run_command(measure.env("RUSTC_BOOTSTRAP", "1"))?;
    let report = fs::read(&report).context("the report of cargo-llvm-cov")?;
    print!("{}", table(&serde_json::from_slice(&report)?)?);
    Ok(())
}

/// How many there are, and how many of them were reached.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
struct Reached {
    all: u64,
    reached: u64,
}

impl AddAssign for Reached {
    fn add_assign(&mut self, more: Self) {
        self.all += more.all;
        self.reached += more.reached;
    }
}

impl Reached {
    fn read(summary: &Value, kind: &str) -> Result<Self> {
        let number = |field: &str| summary[kind][field].as_u64();
        Ok(Self {
            all: number("count").with_context(|| format!("{kind}: no count"))?,
            reached: number("covered").with_context(|| format!("{kind}: none covered"))?,
        })
    }

    /// In tenths of a percent, rounded down, so that 100.0 is said of all only.
    fn percent(self) -> String {
        let Self { all, reached } = self;
        let tenths = (reached * 1000).checked_div(all).unwrap_or(1000);
        format!("{reached}/{all} {}.{}%", tenths / 10, tenths % 10)
    }
}

/// A line for each module, and one for each of its files that is not reached everywhere.
fn table(report: &Value) -> Result<String> {
    let mut files = BTreeMap::new();
    for file in report["data"][0]["files"].as_array().context("no files")? {
        let name = file["filename"].as_str().context("a file without name")?;
        let summary = &file["summary"];
        let reached = ["lines", "branches"].map(|kind| Reached::read(summary, kind));
        let [lines, branches] = reached;
        if let Some((_, name)) = name.split_once("crates/wythoff/src/") {
            files.insert(name, (lines?, branches?));
        }
    }
    let mut text = format!("{:<28}{:>20}{:>20}\n", "", "lines", "branches");
    let mut line = |name: &str, lines: Reached, branches: Reached| {
        let (lines, branches) = (lines.percent(), branches.percent());
        text += &format!("{name:<28}{lines:>20}{branches:>20}\n");
    };
    for module in MODULES {
        let of_module = || {
            let root = format!("{module}.rs");
            let within = move |name: &str| name == root || Path::new(name).starts_with(module);
            files.iter().filter(move |(name, _)| within(name))
        };
        let (mut lines, mut branches) = (Reached::default(), Reached::default());
        for (_, of_file) in of_module() {
            lines += of_file.0;
            branches += of_file.1;
        }
        line(module, lines, branches);
        for (name, (lines, branches)) in of_module() {
            if lines.reached < lines.all || branches.reached < branches.all {
                line(&format!("  {name}"), *lines, *branches);
            }
        }
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn modules_are_summed_and_what_is_missed_is_named() {
        let file = |name: &str, lines: [u64; 2], branches: [u64; 2]| {
            let reached =
                |[covered, count]: [u64; 2]| json!({ "count": count, "covered": covered });
            json!({ "filename": format!("anywhere/crates/wythoff/src/{name}"),
                "summary": { "lines": reached(lines), "branches": reached(branches) } })
        };
        let report = json!({ "data": [{ "files": [
            file("check/play.rs", [10, 10], [4, 4]),
            file("check/clause.rs", [19, 20], [3, 4]),
            file("checkpoint.rs", [0, 9], [0, 9]),
            file("certificate.rs", [2999, 3000], [0, 0]),
        ] }] });
        let text = table(&report).unwrap();
        let lines: Vec<Vec<&str>> = text
            .lines()
            .map(|line| line.split_whitespace().collect())
            .collect();
        assert_eq!(lines[1], ["check", "29/30", "96.6%", "7/8", "87.5%"]);
        assert_eq!(lines[2][0], "check/clause.rs");
        assert_eq!(
            lines[3],
            ["certificate", "2999/3000", "99.9%", "0/0", "100.0%"]
        );
        assert!(!text.contains("checkpoint"));
    }
}
