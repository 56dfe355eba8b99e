//! What a task needs from the system, and where it comes from.

use std::process::{Command, Stdio};

use crate::command;

/// A program that is not ours.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Need {
    pub(crate) name: &'static str,
    /// Exits with 0 where the program is present.
    pub(crate) probe: &'static [&'static str],
    pub(crate) installer: Installer,
}

/// Who brings it.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Installer {
    /// A Debian package.
    Apt(&'static str),
    /// A component of the Rust toolchain.
    Component(&'static str),
    /// Rust's standard library for another system.
    Target(&'static str),
    /// A program that Cargo compiles.
    Crate(&'static str),
}

/// Compiles the peers of the benchmarks, and libFuzzer.
pub(crate) const CXX: Need = Need {
    name: "g++",
    probe: &["g++", "--version"],
    installer: Installer::Apt("g++"),
};

/// The peer of the benchmark `big` is compiled with it; nothing of ours is.
pub(crate) const GMP: Need = Need {
    name: "GMP's headers",
    probe: &[
        "sh",
        "-c",
        "printf '#include <gmp.h>\\nint main(void) { return 0; }\\n' | gcc -x c -o /dev/null - -lgmp",
    ],
    installer: Installer::Apt("libgmp-dev"),
};

/// Runs the programs of `wythoff code`, right programs under `wythoff hack`, and the certificate checker.
pub(crate) const PYTHON: Need = Need {
    name: "python3",
    probe: &["python3", "--version"],
    installer: Installer::Apt("python3"),
};

/// Makes the environments in which the Python package is built and tested.
pub(crate) const VENV: Need = Need {
    name: "venv",
    probe: &["python3", "-c", "import ensurepip, venv"],
    installer: Installer::Apt("python3-venv"),
};

/// Compiles and runs the programs of `wythoff code`.
pub(crate) const JAVA: Need = Need {
    name: "javac",
    probe: &["javac", "-version"],
    installer: Installer::Apt("default-jdk-headless"),
};

/// Checks the proofs that `wythoff prove --coq` writes.
pub(crate) const COQ: Need = Need {
    name: "coqc",
    probe: &["coqc", "--version"],
    installer: Installer::Apt("coq"),
};

/// Shows `wythoff play` as a person sees it.
pub(crate) const TMUX: Need = Need {
    name: "tmux",
    probe: &["tmux", "-V"],
    installer: Installer::Apt("tmux"),
};

/// Lists the files of the project.
pub(crate) const GIT: Need = Need {
    name: "git",
    probe: &["git", "--version"],
    installer: Installer::Apt("git"),
};

pub(crate) const RUSTFMT: Need = Need {
    name: "rustfmt",
    probe: &["cargo", "fmt", "--version"],
    installer: Installer::Component("rustfmt"),
};

pub(crate) const CLIPPY: Need = Need {
    name: "clippy",
    probe: &["cargo", "clippy", "--version"],
    installer: Installer::Component("clippy"),
};

/// Builds the page.
pub(crate) const NODE: Need = Need {
    name: "node",
    probe: &["node", "--version"],
    installer: Installer::Apt("nodejs"),
};

/// Fetches what builds and tests the page.
pub(crate) const NPM: Need = Need {
    name: "npm",
    probe: &["npm", "--version"],
    installer: Installer::Apt("npm"),
};

/// Opens the page in the tests.
pub(crate) const CHROMIUM: Need = Need {
    name: "chromium",
    probe: &["chromium", "--version"],
    installer: Installer::Apt("chromium"),
};

/// The other browser in which the page is used.
pub(crate) const FIREFOX: Need = Need {
    name: "firefox-esr",
    probe: &["firefox-esr", "--version"],
    installer: Installer::Apt("firefox-esr"),
};

/// Draws Chinese in the tests.
pub(crate) const CHINESE_FONTS: Need = Need {
    name: "a Chinese font",
    probe: &["test", "-d", "/usr/share/fonts/opentype/noto"],
    installer: Installer::Apt("fonts-noto-cjk"),
};

/// Compiled with the core of the page.
pub(crate) const RUST_SOURCES: Need = Need {
    name: "the sources of Rust's standard library",
    probe: &[
        "sh",
        "-c",
        "test -f \"$(rustc --print sysroot)/lib/rustlib/src/rust/library/Cargo.lock\"",
    ],
    installer: Installer::Component("rust-src"),
};

/// Reads what an instrumented program has counted.
pub(crate) const LLVM_TOOLS: Need = Need {
    name: "llvm-profdata",
    probe: &[
        "sh",
        "-c",
        "ls \"$(rustc --print sysroot)\"/lib/rustlib/*/bin/llvm-profdata",
    ],
    installer: Installer::Component("llvm-tools"),
};

/// Measures which lines and branches tests reach.
pub(crate) const LLVM_COV: Need = Need {
    name: "cargo-llvm-cov",
    probe: &["cargo", "llvm-cov", "--version"],
    installer: Installer::Crate("cargo-llvm-cov"),
};

/// Changes the code in one place at a time and sees whether a test fails.
pub(crate) const MUTANTS: Need = Need {
    name: "cargo-mutants",
    probe: &["cargo", "mutants", "--version"],
    installer: Installer::Crate("cargo-mutants"),
};

/// Rust's library for a program that needs nothing of the Linux it runs on.
pub(crate) const STATIC_LIBRARY: Need = Need {
    name: "Rust's library for static programs",
    probe: &[
        "sh",
        "-c",
        "test -d \"$(rustc --print sysroot)/lib/rustlib/x86_64-unknown-linux-musl/lib\"",
    ],
    installer: Installer::Target("x86_64-unknown-linux-musl"),
};

/// Compiles the C of a static program.
pub(crate) const STATIC_C: Need = Need {
    name: "musl-gcc",
    probe: &["musl-gcc", "--version"],
    installer: Installer::Apt("musl-tools"),
};

/// Rust's library for Windows.
pub(crate) const WINDOWS_LIBRARY: Need = Need {
    name: "Rust's library for Windows",
    probe: &[
        "sh",
        "-c",
        "test -d \"$(rustc --print sysroot)/lib/rustlib/x86_64-pc-windows-gnu/lib\"",
    ],
    installer: Installer::Target("x86_64-pc-windows-gnu"),
};

/// Compiles C for Windows, and links.
pub(crate) const WINDOWS_C: Need = Need {
    name: "mingw",
    probe: &["x86_64-w64-mingw32-gcc", "--version"],
    installer: Installer::Apt("gcc-mingw-w64-x86-64"),
};

impl Need {
    /// Whether the program starts and exits with 0.
    pub(crate) fn is_present(&self) -> bool {
        let (program, arguments) = self.probe.split_first().expect("a probe names a program");
        let mut command = match *program {
            "cargo" => command::cargo(arguments),
            program => {
                let mut command = Command::new(program);
                command.args(arguments);
                command
            }
        };
        let quiet = command
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        quiet.status().is_ok_and(|status| status.success())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_fails_or_does_not_start_is_missing() {
        let present = |probe| {
            let installer = Installer::Apt("no-such-package");
            let name = "anything";
            Need {
                name,
                probe,
                installer,
            }
            .is_present()
        };
        assert!(present(&["cargo", "--version"]));
        assert!(!present(&["cargo", "no-such-subcommand"]));
        assert!(!present(&["no-such-program"]));
    }
}
