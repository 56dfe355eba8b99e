//! `wythoff census --cluster`: the work is handed out by the Python package, which knows Dask.

use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::process::Command;

use wythoff_show::Message;
use wythoff_show::complaint::quote;

use crate::console::Console;
use crate::failure::Failure;
use crate::{interrupt, itself};

/// Which Python is started, if not the one that the program runs in.
const PYTHON: &str = "WYTHOFF_PYTHON";

/// Whether this may be the address of a scheduler, or a number of workers.
pub(super) fn check(address: &str) -> Result<(), Failure> {
    let local = address.strip_prefix("local:");
    let is_count = |count: &str| {
        count
            .parse()
            .is_ok_and(|count: u32| (1..=1024).contains(&count))
    };
    match local.map_or_else(|| address.contains("://"), is_count) {
        true => Ok(()),
        false => {
            let message = Message::new("error-cluster-address");
            Err(Failure::Usage(message.with("found", quote(address))))
        }
    }
}

/// Hands out all that is to do, and comes back when it is done.
pub(super) fn run(
    address: &str,
    space: &str,
    out: &Path,
    console: &Console,
) -> Result<(), Failure> {
    let python = python();
    let name = python.to_string_lossy().into_owned();
    let out = fs::canonicalize(out).map_err(|error| Failure::creating(out, &error))?;
    let mut driver = Command::new(&python);
    driver.args(["-m", "wythoff.cluster", "--out"]).arg(&out);
    driver.args(["--lang", console.texts.code(), "--", space, address]);
    let status = driver.status().map_err(|error| {
        let message = Message::new("error-cluster-python").with("python", &name[..]);
        Failure::Outside(message.with("reason", error.to_string()))
    })?;
    // What went wrong has been said by then, except that there is no package to say it.
    match status.code() {
        Some(0) => Ok(()),
        _ if interrupt::is_asked() => Err(Failure::Stopped(Message::new("census-stopped"))),
        Some(1) => Err(Failure::Outside(
            Message::new("error-cluster-package").with("python", name),
        )),
        _ => Err(Failure::Outside(Message::new("error-cluster-ended"))),
    }
}

/// The Python that the program runs in, else the one that is found by its name.
fn python() -> OsString {
    let chosen = std::env::var_os(PYTHON);
    chosen.unwrap_or_else(|| itself::python().unwrap_or("python3".as_ref()).to_owned())
}
