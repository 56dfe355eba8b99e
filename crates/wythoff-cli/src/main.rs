//! The binary `wythoff`.
#![forbid(unsafe_code)]

use std::process::ExitCode;

use wythoff_cli::Host;

/// The allocator of musl doubles the time of a proof.
#[cfg(target_env = "musl")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    wythoff_cli::run(std::env::args_os().collect(), Host::Binary).into()
}
