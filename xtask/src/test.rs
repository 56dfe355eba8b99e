//! `cargo xtask test`: everything that is checked before a change is accepted.

use anyhow::{Context, Result};
use clap::builder::PossibleValuesParser;

use crate::command::{cargo, run as run_command};
use crate::need::{CHINESE_FONTS, CHROMIUM, CLIPPY, CXX, GIT, JAVA, NODE, NPM, PYTHON, RUSTFMT};
use crate::step::{self, Step};
use crate::{bench, fuzz, safety, sanitizer, text, web};

/// Run the checks, all of them or those named
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// The steps to run, in the order of --list
    #[arg(value_parser = PossibleValuesParser::new(STEPS.iter().map(|step| step.name)))]
    names: Vec<String>,
    /// Print the steps and what each does
    #[arg(long)]
    list: bool,
    /// Run the tests that need many millions of values instead
    #[arg(long, conflicts_with = "names")]
    slow: bool,
}

/// Tests in release mode: of what is released, not of the tools.
pub(crate) const RELEASE_TESTS: [&str; 8] = [
    "test",
    "--workspace",
    "--exclude",
    "xtask",
    "--exclude",
    "xtask-bindgen",
    "--profile",
    "tested",
];

/// Quick ones first. The debug artefacts serve the first half, the release artefacts the second.
const STEPS: [Step; 12] = [
    Step {
        name: "fmt",
        about: "the code is formatted",
        needs: &[RUSTFMT],
        run: || {
            run_command(&mut cargo(&["fmt", "--all", "--check"]))?;
            run_command(&mut cargo(&[
                "fmt",
                "--manifest-path",
                "fuzz/Cargo.toml",
                "--check",
            ]))
        },
    },
    Step {
        name: "safety",
        about: "only the vector kernels leave the safe language",
        needs: &[GIT],
        run: safety::check,
    },
    Step {
        name: "text",
        about: "no absolute paths and no notes for later in any file",
        needs: &[GIT],
        run: text::check,
    },
    Step {
        name: "fetch",
        about: "the lock files are complete; their crates are downloaded",
        needs: &[],
        run: fetch,
    },
    Step {
        name: "clippy",
        about: "no warnings in any target",
        needs: &[CLIPPY, CXX],
        run: || {
            let arguments = [
                "clippy",
                "--workspace",
                "--all-targets",
                "--",
                "--deny",
                "warnings",
            ];
            run_command(&mut cargo(&arguments))
        },
    },
    Step {
        name: "doc",
        about: "the documentation builds without warnings",
        needs: &[],
        run: || {
            let mut doc = cargo(&["doc", "--workspace", "--no-deps", "--lib"]);
            run_command(doc.env("RUSTDOCFLAGS", "--deny warnings"))
        },
    },
    Step {
        name: "test",
        about: "tests, doctests and the examples of the documents, in debug mode",
        needs: &[CXX, JAVA, PYTHON],
        run: || run_command(&mut cargo(&["test", "--workspace"])),
    },
    Step {
        name: "test-release",
        about: "the same in release mode",
        needs: &[CXX, JAVA, PYTHON],
        run: || run_command(&mut cargo(&RELEASE_TESTS)),
    },
    Step {
        name: "bench",
        about: "every benchmark runs once and asserts its answers",
        needs: &[CXX],
        run: bench::check,
    },
    Step {
        name: "sanitizer",
        about: "the tests of the vector kernels under the address sanitizer",
        needs: &[CXX],
        run: sanitizer::check,
    },
    Step {
        name: "fuzz",
        about: "every fuzz target for 20 seconds, under the address sanitizer",
        needs: &[CLIPPY, CXX],
        run: fuzz::check,
    },
    Step {
        name: "web",
        about: "the page is built and used in a browser",
        needs: &[NODE, NPM, CHROMIUM, CHINESE_FONTS],
        run: web::check,
    },
];

const SLOW: Step = Step {
    name: "--slow",
    about: "every published period of an octal game, the longest ones too; proofs of 360 random games",
    needs: &[],
    run: || {
        for (program, test) in [("heap", "published_periods"), ("prove", "survey")] {
            let arguments = ["test", "--release", "--package", "wythoff", "--test"];
            let mut slow = cargo(&arguments);
            run_command(slow.args([program, test]).env("WYTHOFF_SLOW", "1"))?;
        }
        Ok(())
    },
};

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    if arguments.list {
        for Step { name, about, .. } in &STEPS {
            println!("{name:<14}{about}");
        }
        return Ok(());
    }
    if arguments.slow {
        return step::run_all(&[&SLOW]);
    }
    let chosen = |step: &&Step| {
        arguments.names.is_empty() || arguments.names.iter().any(|name| name == step.name)
    };
    let steps: Vec<&Step> = STEPS.iter().filter(chosen).collect();
    step::run_all(&steps)
}

fn fetch() -> Result<()> {
    let host = sanitizer::host()?;
    for manifest in ["Cargo.toml", "fuzz/Cargo.toml"] {
        let arguments = [
            "fetch",
            "--locked",
            "--target",
            &host,
            "--manifest-path",
            manifest,
        ];
        run_command(&mut cargo(&arguments)).with_context(|| {
            format!("where the lock file is behind: cargo fetch --manifest-path {manifest}, and commit it")
        })?;
    }
    Ok(())
}
