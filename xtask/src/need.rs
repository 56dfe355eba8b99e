//! What a step needs from the system: looked for first, installed where that is possible.

use std::process::{Command, Stdio};

use anyhow::{Result, bail};

use crate::command::{self, run};

/// A program that is not ours.
pub(crate) struct Need {
    name: &'static str,
    /// Exits with 0 where the program is present.
    probe: &'static [&'static str],
    installer: Installer,
}

enum Installer {
    /// A Debian package.
    Apt(&'static str),
    /// A component of the Rust toolchain.
    Rustup(&'static str),
}

/// Compiles the peers of the benchmarks, and libFuzzer.
pub(crate) const CXX: Need = Need {
    name: "g++",
    probe: &["g++", "--version"],
    installer: Installer::Apt("g++"),
};

/// Runs the programs of `wythoff code`, right programs under `wythoff hack`, and the certificate checker.
pub(crate) const PYTHON: Need = Need {
    name: "python3",
    probe: &["python3", "--version"],
    installer: Installer::Apt("python3"),
};

/// Compiles and runs the programs of `wythoff code`.
pub(crate) const JAVA: Need = Need {
    name: "javac",
    probe: &["javac", "-version"],
    installer: Installer::Apt("default-jdk-headless"),
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
    installer: Installer::Rustup("rustfmt"),
};

pub(crate) const CLIPPY: Need = Need {
    name: "clippy",
    probe: &["cargo", "clippy", "--version"],
    installer: Installer::Rustup("clippy"),
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

/// Draws Chinese in the tests.
pub(crate) const CHINESE_FONTS: Need = Need {
    name: "a Chinese font",
    probe: &["test", "-d", "/usr/share/fonts/opentype/noto"],
    installer: Installer::Apt("fonts-noto-cjk"),
};

/// Packs the core of the page.
pub(crate) const XZ: Need = Need {
    name: "xz",
    probe: &["xz", "--version"],
    installer: Installer::Apt("xz-utils"),
};

/// A compiler whose standard library can be built for the browser.
pub(crate) const DEBIAN_RUSTC: Need = Need {
    name: "Debian's rustc",
    probe: &["/usr/bin/rustc", "--version"],
    installer: Installer::Apt("rustc-web"),
};

/// The sources of that standard library.
pub(crate) const DEBIAN_SOURCES: Need = Need {
    name: "the sources of Debian's rustc",
    probe: &[
        "sh",
        "-c",
        "test -f \"$(/usr/bin/rustc --print sysroot)/lib/rustlib/src/rust/library/Cargo.lock\"",
    ],
    installer: Installer::Apt("rust-web-src"),
};

impl Need {
    /// Makes sure the program is there, or says what to do.
    pub(crate) fn provide(&self) -> Result<()> {
        if answers(self.probe) {
            return Ok(());
        }
        eprintln!("{} is missing", self.name);
        match self.installer {
            Installer::Apt(package) => {
                if !is_root() || !answers(&["apt-get", "--version"]) {
                    bail!(
                        "{0} is missing: install it (Debian: apt-get install {package})",
                        self.name
                    );
                }
                eprintln!("installing the Debian package {package}");
                run(apt_get().arg("update"))?;
                run(apt_get().args(["install", "-y", "--no-install-recommends", package]))?;
            }
            Installer::Rustup(component) => {
                eprintln!("installing the toolchain component {component}");
                run(Command::new("rustup").args(["component", "add", component]))?;
            }
        }
        if !answers(self.probe) {
            bail!("{} is still missing after its installation", self.name);
        }
        Ok(())
    }
}

fn apt_get() -> Command {
    let mut command = Command::new("apt-get");
    command.env("DEBIAN_FRONTEND", "noninteractive");
    command
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").stderr(Stdio::null()).output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}

/// Whether a program starts and exits with 0.
fn answers(probe: &[&str]) -> bool {
    let (program, arguments) = probe.split_first().expect("a probe names a program");
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_present_is_not_installed() {
        let cargo = Need {
            name: "cargo",
            probe: &["cargo", "--version"],
            installer: Installer::Apt("no-such-package"),
        };
        cargo.provide().unwrap();
    }

    #[test]
    fn a_probe_that_fails_or_does_not_start_is_no_answer() {
        assert!(!answers(&["cargo", "no-such-subcommand"]));
        assert!(!answers(&["no-such-program"]));
    }
}
