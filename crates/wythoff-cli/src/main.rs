//! The binary `wythoff`: exact take-away games on the command line.
//!
//! One verb to a file in [`command`]; everything a person reads comes from `locales/`.
#![forbid(unsafe_code)]

mod arguments;
mod atomic_file;
mod cache;
mod checkpoint;
mod command;
mod complaint;
mod console;
mod failure;
mod interrupt;
mod language;
#[cfg(test)]
mod locale_tests;
mod localise;
mod memory;
mod page;
mod piles;
mod progress;
mod shorten;
mod text;
mod theorem;
mod usage;
mod whole_number;
mod wrap;

use std::ffi::OsString;
use std::process::ExitCode;

use arguments::{Request, Verb};
use console::Console;
use failure::Failure;

fn main() -> ExitCode {
    let words: Vec<OsString> = std::env::args_os().collect();
    let console = Console::for_words(&words);
    match run(words, &console) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => console.report(failure),
    }
}

fn run(words: Vec<OsString>, console: &Console) -> Result<(), Failure> {
    match arguments::read(words, console)? {
        Request::Show(text) => console.print(&text),
        Request::Do(Verb::Solve(verb)) => verb.run(console),
        Request::Do(Verb::Explain(verb)) => verb.run(console),
        Request::Do(Verb::Games(verb)) => verb.run(console),
        Request::Do(Verb::Heap(verb)) => verb.run(console),
        Request::Do(Verb::Table(verb)) => verb.run(console),
        Request::Do(Verb::Lab(verb)) => verb.run(console),
        Request::Do(Verb::Prove(verb)) => verb.run(console),
        Request::Do(Verb::Check(verb)) => verb.run(console),
        Request::Do(Verb::Sequence(verb)) => verb.run(),
        Request::Do(Verb::Judge(verb)) => verb.run(console),
        Request::Do(Verb::Code(verb)) => verb.run(console),
        Request::Do(Verb::Precision(verb)) => verb.run(console),
        #[cfg(feature = "page")]
        Request::Do(Verb::Page(verb)) => verb.run(console),
        Request::Do(Verb::Hack(verb)) => verb.run(console),
        Request::Do(Verb::Checker(verb)) => verb.run(console),
        Request::Do(Verb::Testdata(verb)) => verb.run(console),
        Request::Do(Verb::Completions(verb)) => verb.run(console),
        Request::Do(Verb::Man(verb)) => verb.run(console),
    }
}
