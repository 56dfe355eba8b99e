//! The project's own tasks: `cargo xtask test`, `cargo xtask bench`, `cargo xtask fuzz`, `cargo xtask web`.
#![forbid(unsafe_code)]

mod bench;
mod command;
mod fuzz;
mod need;
mod peers;
mod safety;
mod sanitizer;
mod source;
mod step;
mod test;
mod text;
mod web;

use std::process::ExitCode;

use clap::Parser;

#[derive(Parser)]
#[command(bin_name = "cargo xtask", about = "The project's own tasks")]
enum Task {
    Test(test::Arguments),
    Bench(bench::Arguments),
    Fuzz(fuzz::Arguments),
    Web(web::Arguments),
}

fn main() -> ExitCode {
    let task = Task::parse();
    let done = source::enter_root().and_then(|()| match task {
        Task::Test(arguments) => test::run(&arguments),
        Task::Bench(arguments) => bench::run(&arguments),
        Task::Fuzz(arguments) => fuzz::run(&arguments),
        Task::Web(arguments) => web::run(&arguments),
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
