//! The project's own tasks: `cargo xtask test`, `bench`, `attack`, `fuzz`, `coverage`, `mutants`, `web`, `atlas`, `docs`, `wheel`, `dist`.
#![forbid(unsafe_code)]

mod arrows;
mod atlas;
#[cfg(unix)]
mod attack;
mod bench;
mod command;
mod coverage;
mod dependencies;
mod dist;
mod docs;
mod fuzz;
mod miri;
mod mutants;
mod need;
mod package;
mod peers;
mod proof;
mod provide;
mod python;
mod reproducible;
mod safety;
mod sanitizer;
mod sbom;
mod side_by_side;
mod source;
mod step;
mod test;
mod tested;
mod text;
mod unsolved;
mod web;
#[cfg(test)]
mod workflows;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(bin_name = "cargo xtask", about = "The project's own tasks")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
    #[command(flatten)]
    consent: provide::Consent,
}

#[derive(Subcommand)]
enum Task {
    Test(test::Arguments),
    Bench(bench::Arguments),
    #[cfg(unix)]
    Attack(attack::Arguments),
    Fuzz(fuzz::Arguments),
    Coverage(coverage::Arguments),
    Mutants(mutants::Arguments),
    Web(web::Arguments),
    Atlas(atlas::Arguments),
    Docs(docs::Arguments),
    Wheel(python::Arguments),
    Dist(dist::Arguments),
    Reproducible(reproducible::Arguments),
}

fn main() -> ExitCode {
    let Arguments { task, consent } = Arguments::parse();
    let done = source::enter_root().and_then(|()| match task {
        Task::Test(arguments) => test::run(&arguments, &consent),
        Task::Bench(arguments) => bench::run(&arguments, &consent),
        #[cfg(unix)]
        Task::Attack(arguments) => attack::run(&arguments, &consent),
        Task::Fuzz(arguments) => fuzz::run(&arguments, &consent),
        Task::Coverage(coverage::Arguments {}) => coverage::run(&consent),
        Task::Mutants(arguments) => mutants::run(&arguments, &consent),
        Task::Web(arguments) => web::run(&arguments, &consent),
        Task::Atlas(atlas::Arguments {}) => atlas::run(&consent),
        Task::Docs(docs::Arguments {}) => docs::run(&consent),
        Task::Wheel(python::Arguments {}) => python::run(&consent),
        Task::Dist(arguments) => dist::run(&arguments, &consent),
        Task::Reproducible(reproducible::Arguments {}) => reproducible::run(),
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nerror: {error}");
            error
                .chain()
                .skip(1)
                .for_each(|cause| eprintln!("  {cause}"));
            ExitCode::FAILURE
        }
    }
}
