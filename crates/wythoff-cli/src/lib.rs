//! The program `wythoff`: exact take-away games on the command line.
//!
//! One verb to a file in `command/`; everything a person reads comes from `wythoff-show`. The binary is [`run`] and nothing else, and
//! so is the program in the Python package, whose module has it inside.
#![forbid(unsafe_code)]

mod arguments;
mod atlas;
mod atomic_file;
mod cache;
mod census;
mod checkpoint;
mod command;
mod console;
mod failure;
mod fingerprint;
mod interrupt;
mod itself;
mod language;
#[cfg(test)]
mod locale_tests;
mod localise;
mod memory;
mod page;
mod paper;
mod piles;
mod progress;
mod read_file;
mod theorem;
mod time_limit;
mod usage;
mod whole_number;
mod wrap;

use std::ffi::OsString;

use arguments::Request;
use console::Console;
use failure::Failure;

pub use itself::Host;

/// Does what the words of a command line say, the first of which is the name of the program, and gives its exit code.
///
/// It may also end the process: what waits for input or for another program cannot be ended otherwise.
pub fn run(words: Vec<OsString>, host: Host) -> u8 {
    itself::is_in(host);
    if let Some(code) = command::second_self(&words) {
        return code;
    }
    let console = Console::for_words(&words);
    match obey(words, &console) {
        Ok(()) => 0,
        Err(failure) => console.report(failure),
    }
}

fn obey(words: Vec<OsString>, console: &Console) -> Result<(), Failure> {
    match arguments::read(words, console)? {
        Request::Show(text) => console.print(&text),
        Request::Do(verb) => verb.run(console),
    }
}
