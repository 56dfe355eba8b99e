//! `cargo xtask test`: everything that is checked before a change is accepted.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};
use clap::builder::PossibleValuesParser;

#[cfg(unix)]
use crate::attack;
use crate::command::{cargo, run as run_command};
use crate::need::{CLIPPY, COQ, CXX, GIT, GMP, JAVA, PYTHON, RUSTFMT, TMUX};
use crate::provide::{Consent, provide};
use crate::step::{self, Apart, Step};
use crate::tested::TESTED;
use crate::{
    arrows, bench, dependencies, docs, fuzz, miri, package, proof, python, reproducible, safety,
    sanitizer, tested, text, web,
};

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

/// Tests that run programs of others, compilers and the Python checker, for which our own profile makes no difference: once is enough.
const TESTED_BEFORE: [&str; 10] = [
    "--skip",
    "code::games::",
    "--skip",
    "code::other::",
    "--skip",
    "code::problems::",
    "--skip",
    "code::theorems::",
    "--skip",
    "by_the_python_checker_either",
];

/// The sessions shown in the documents are what people see of the program as it is released.
const TESTED_LATER: [&str; 4] = [
    "--skip",
    "the_readme_and_the_sessions_in_english_are_true",
    "--skip",
    "the_chinese_readme_is_true",
];

/// Quick ones first. The debug artefacts serve the first half, the release artefacts the second.
const STEPS: [Step; 18] = [
    Step {
        name: "fmt",
        about: "the code is formatted",
        needs: &[RUSTFMT],
        run: || {
            run_command(cargo(&["fmt", "--all", "--check", "--"]).args(games()?))?;
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
        name: "arrows",
        about: "modules of the library use each other as DESIGN.md says",
        needs: &[GIT],
        run: arrows::check,
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
        name: "dependencies",
        about: "crates come from crates.io, under licences that are allowed",
        needs: &[],
        run: dependencies::check,
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
        name: "package",
        about: "every crate can be packed, and compiles from its package alone",
        needs: &[],
        run: package::check,
    },
    Step {
        name: "test",
        about: "tests and doctests, in debug mode",
        needs: &[CXX, JAVA, PYTHON, TMUX],
        run: || {
            let mut tests = cargo(&["test", "--workspace", "--"]);
            run_command(drawn_the_same(tests.args(TESTED_LATER)))
        },
    },
    Step {
        name: "test-release",
        about: "the tests of the library and of the program in release mode, and the sessions of the documents",
        needs: &[CXX, JAVA, PYTHON, TMUX],
        run: || {
            // Numbers wrap here. The words, the page's core and the examples of the documentation have been tested by now.
            // Tests run the examples. `cargo test` builds them by itself only where it runs the doctests too.
            tested::program()?;
            let tests = [&TESTED[..], &["--tests", "--"], &TESTED_BEFORE].concat();
            run_command(drawn_the_same(cargo(&["test"]).args(tests)))
        },
    },
    Step {
        name: "web",
        about: "the page and the atlas are built and used in Chromium and Firefox",
        needs: &web::NEEDS,
        run: web::check,
    },
    Step {
        name: "python",
        about: "the Python wheel in a fresh environment, with its tests, types and notebooks",
        needs: &python::NEEDS,
        run: python::check,
    },
    Step {
        name: "proof",
        about: "Coq accepts theorems of every kind, without axioms, and refuses forgeries",
        needs: &[COQ, PYTHON],
        run: proof::check,
    },
    Step {
        name: "bench",
        about: "every benchmark runs once and asserts its answers",
        needs: &[CXX, GMP],
        run: bench::check,
    },
    Step {
        name: "attack",
        about: "300 trials with hostile words, rules, streams and certificates, kills and full disks",
        needs: &[],
        run: || {
            #[cfg(unix)]
            return attack::check();
            #[cfg(not(unix))]
            Err(step::Skipped("the attack needs ulimit, which only Unix has").into())
        },
    },
    Step {
        name: "sanitizer",
        about: "the tests of the vector kernels under the address sanitizer",
        needs: &[CXX],
        run: sanitizer::check,
    },
    Step {
        name: "fuzz",
        about: "every fuzz target for 10 seconds, under the address sanitizer",
        needs: &[CLIPPY, CXX],
        run: fuzz::check,
    },
];

/// What takes too long to be run for every change.
const SLOW: [Step; 5] = [
    Step {
        name: "slow-test",
        about: "10^9 verdicts by a second method; every published period of an octal game, the longest ones too; proofs of 360 random games and of 500 with growing piles or memory, of the large ones of the gallery and of what comes with the library; 200 games of the atlas",
        needs: &[PYTHON],
        run: slow_tests,
    },
    Step {
        name: "slow-proof",
        about: "the gallery in Coq",
        needs: &[COQ, PYTHON],
        run: proof::check_all,
    },
    Step {
        name: "docs",
        about: "the documents as a site, without a link that leads nowhere",
        needs: &python::NEEDS,
        run: docs::check,
    },
    Step {
        name: "miri",
        about: "the portable code beside the vector kernels, and the readers, under Miri",
        needs: &[],
        run: miri::check,
    },
    Step {
        name: "reproducible",
        about: "two builds in different folders have the same bytes",
        needs: &[GIT],
        run: reproducible::run,
    },
];

/// Random tests begin with one seed here, so that luck decides no landing; `cargo test` by hand draws anew each time.
fn drawn_the_same(tests: &mut Command) -> &mut Command {
    tests.env("PROPTEST_RNG_SEED", "1907")
}

fn slow_tests() -> Result<()> {
    let tests = [
        (["wythoff", "--test", "kernels"], "a_great_many_verdicts"),
        (["wythoff", "--test", "library"], "published_periods"),
        (["wythoff-cli", "--test", "program"], "second_method"),
        (["wythoff-cli", "--test", "program"], "faults"),
        (["wythoff", "--test", "laboratory"], "survey"),
        (
            ["wythoff", "--test", "laboratory"],
            "what_is_proved_of_growing_piles_and_memory",
        ),
        (
            ["wythoff", "--test", "laboratory"],
            "what_is_shipped_is_found",
        ),
        (["wythoff", "--test", "laboratory"], "the_gallery_holds"),
        (["wythoff-cli", "--lib", "--"], "a_sample_of_the_atlas"),
    ];
    for (program, test) in tests {
        let mut slow = cargo(&["test", "--release", "--package"]);
        run_command(slow.args(program).arg(test).env("WYTHOFF_SLOW", "1"))?;
    }
    Ok(())
}

pub(crate) fn run(arguments: &Arguments, consent: &Consent) -> Result<()> {
    if arguments.list {
        for Step { name, about, .. } in &STEPS {
            println!("{name:<14}{about}");
        }
        return Ok(());
    }
    if arguments.slow {
        provide(SLOW.iter().flat_map(|step| step.needs), consent)?;
        return step::run_all(&SLOW.iter().collect::<Vec<_>>());
    }
    let chosen = |step: &&Step| {
        arguments.names.is_empty() || arguments.names.iter().any(|name| name == step.name)
    };
    let steps: Vec<&Step> = STEPS.iter().filter(chosen).collect();
    // All that is missing at once: a person is asked one time, and before anything has taken long.
    provide(steps.iter().flat_map(|step| step.needs), consent)?;
    let Some(start) = steps.iter().position(|step| APART.contains(&step.name)) else {
        return step::run_all(&steps);
    };
    let (first, others) = steps.split_at(start);
    let (apart, follow): (Vec<&Step>, Vec<&Step>) =
        (others.iter().copied()).partition(|step| APART.contains(&step.name));
    if follow.is_empty() {
        return step::run_all(&steps);
    }
    let names: Vec<&str> = apart.iter().map(|step| step.name).collect();
    let mut command = Command::new(std::env::current_exe()?);
    command.arg("test").args(&names);
    let names = &names;
    step::run_beside(first, Apart { names, command }, &follow)
}

/// What leaves a core idle for long: it waits for the browsers, for what is linked in one piece, for one long proof. The longest first, which has most to
/// gain from company.
const APART: [&str; 3] = ["web", "python", "proof"];

/// The files of games and contest problems, which rustfmt does not find by itself: macros declare their modules.
fn games() -> Result<Vec<PathBuf>> {
    let mut paths: Vec<PathBuf> = Vec::new();
    for folder in ["crates/wythoff/src/games", "crates/wythoff/src/judge/other"] {
        for entry in std::fs::read_dir(folder)? {
            paths.push(entry?.path());
        }
    }
    let in_folders = paths.iter().map(|path| path.join("mod.rs"));
    let files = paths.iter().cloned().chain(in_folders);
    Ok(files.filter(|path| path.is_file()).collect())
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
