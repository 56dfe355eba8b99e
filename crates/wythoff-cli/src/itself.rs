//! How the program, while it runs, is started once more: it may be a binary, or a module of Python.

use std::ffi::{OsStr, OsString};
use std::sync::OnceLock;

/// What the program runs in.
#[derive(Debug, Clone)]
pub enum Host {
    /// A binary of its own.
    Binary,
    /// A process of Python.
    Python {
        /// Python itself.
        interpreter: OsString,
        /// The script by which it starts the program.
        script: OsString,
    },
}

static HOST: OnceLock<Host> = OnceLock::new();

/// Says what the program runs in; the first word counts.
pub(crate) fn is_in(host: Host) {
    HOST.get_or_init(|| host);
}

/// The Python that the program runs in, if it does.
pub(crate) fn python() -> Option<&'static OsStr> {
    match HOST.get()? {
        Host::Binary => None,
        Host::Python { interpreter, .. } => Some(interpreter),
    }
}

/// The command that starts the program, before its own words.
#[cfg(target_os = "linux")]
pub(crate) fn command() -> std::process::Command {
    match HOST.get() {
        Some(Host::Python {
            interpreter,
            script,
        }) => {
            let mut command = std::process::Command::new(interpreter);
            command.arg(script);
            command
        }
        // Also if the file has another name by now, or none.
        _ => std::process::Command::new("/proc/self/exe"),
    }
}
