//! Installing what is missing: said first, asked at a terminal, then done in one go.

use std::fmt::{self, Display, Formatter};
use std::io::{BufRead, IsTerminal, stderr, stdin};
use std::process::{Command, Stdio};

use anyhow::{Result, bail};

use crate::command::{cargo, run};
use crate::need::{Installer, Need};

/// Whether the system may be changed without asking.
#[derive(clap::Args)]
pub(crate) struct Consent {
    /// Install what is missing without asking; so it is where CI is set, and without a terminal
    #[arg(long, global = true)]
    yes: bool,
}

/// What is to be installed, by who brings it.
#[derive(Debug, Default, PartialEq, Eq)]
struct Plan {
    packages: Vec<&'static str>,
    components: Vec<&'static str>,
    targets: Vec<&'static str>,
    crates: Vec<&'static str>,
}

/// Makes sure that everything is there, or says what to do.
pub(crate) fn provide<'a>(
    needs: impl IntoIterator<Item = &'a Need>,
    consent: &Consent,
) -> Result<()> {
    let mut missing: Vec<&Need> = Vec::new();
    for need in needs {
        if !missing.contains(&need) && !need.is_present() {
            missing.push(need);
        }
    }
    if missing.is_empty() {
        return Ok(());
    }
    let plan = Plan::new(&missing);
    eprintln!("missing: {}\n{plan}", names(&missing));
    if !plan.packages.is_empty() && !is_root_of_debian() {
        bail!("packages are installed as root of a Debian system only: install them yourself");
    }
    if consent.must_be_asked() && !agrees(&mut stdin().lock())? {
        bail!("nothing was installed");
    }
    plan.carry_out()?;
    missing.retain(|need| !need.is_present());
    if !missing.is_empty() {
        bail!("still missing after the installation: {}", names(&missing));
    }
    Ok(())
}

fn names(needs: &[&Need]) -> String {
    let names: Vec<&str> = needs.iter().map(|need| need.name).collect();
    names.join(", ")
}

impl Consent {
    fn must_be_asked(&self) -> bool {
        let in_ci = std::env::var_os("CI").is_some();
        !self.yes && !in_ci && stdin().is_terminal() && stderr().is_terminal()
    }
}

/// Asks a person; anything but a yes is a no.
fn agrees(answers: &mut impl BufRead) -> Result<bool> {
    eprint!("go on? [y/N] ");
    let mut answer = String::new();
    answers.read_line(&mut answer)?;
    Ok(["y", "yes"].contains(&answer.trim().to_lowercase().as_str()))
}

impl Plan {
    fn new(missing: &[&Need]) -> Self {
        let mut plan = Self::default();
        for need in missing {
            match need.installer {
                Installer::Apt(package) => plan.packages.push(package),
                Installer::Component(component) => plan.components.push(component),
                Installer::Target(target) => plan.targets.push(target),
                Installer::Crate(name) => plan.crates.push(name),
            }
        }
        plan
    }

    fn carry_out(&self) -> Result<()> {
        if !self.packages.is_empty() {
            run(apt_get().arg("update"))?;
            let install = ["install", "-y", "--no-install-recommends"];
            run(apt_get().args(install).args(&self.packages))?;
        }
        for (what, names) in [("component", &self.components), ("target", &self.targets)] {
            if !names.is_empty() {
                run(Command::new("rustup").args([what, "add"]).args(names))?;
            }
        }
        if !self.crates.is_empty() {
            run(cargo(&["install", "--locked"]).args(&self.crates))?;
        }
        Ok(())
    }
}

impl Display for Plan {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let lists = [
            ("as root, by apt-get install", &self.packages),
            ("by rustup component add", &self.components),
            ("by rustup target add", &self.targets),
            ("by cargo install", &self.crates),
        ];
        let lists = lists.iter().filter(|(_, names)| !names.is_empty());
        let lines = lists.map(|(how, names)| format!("to be installed {how}: {}", names.join(" ")));
        f.write_str(&lines.collect::<Vec<_>>().join("\n"))
    }
}

fn apt_get() -> Command {
    let mut command = Command::new("apt-get");
    command.env("DEBIAN_FRONTEND", "noninteractive");
    command
}

fn is_root_of_debian() -> bool {
    let output = |program: &str, argument: &str| {
        let mut command = Command::new(program);
        command.arg(argument).stderr(Stdio::null()).output().ok()
    };
    output("id", "-u").is_some_and(|output| output.stdout.trim_ascii() == b"0")
        && output("apt-get", "--version").is_some_and(|output| output.status.success())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::need::{CHROMIUM, CLIPPY, CXX, MUTANTS, RUST_SOURCES, STATIC_LIBRARY};

    const CARGO: Need = Need {
        name: "cargo",
        probe: &["cargo", "--version"],
        installer: Installer::Apt("no-such-package"),
    };

    #[test]
    fn what_is_present_is_not_installed() {
        provide([&CARGO], &Consent { yes: false }).unwrap();
    }

    #[test]
    fn a_plan_says_what_comes_as_root() {
        let plan = Plan::new(&[
            &CXX,
            &CLIPPY,
            &STATIC_LIBRARY,
            &CHROMIUM,
            &MUTANTS,
            &RUST_SOURCES,
        ]);
        let expected = "to be installed as root, by apt-get install: g++ chromium\n\
                        to be installed by rustup component add: clippy rust-src\n\
                        to be installed by rustup target add: x86_64-unknown-linux-musl\n\
                        to be installed by cargo install: cargo-mutants";
        assert_eq!(plan.to_string(), expected);
    }

    #[test]
    fn only_a_yes_is_consent() {
        for (answer, expected) in [
            ("y\n", true),
            ("Yes\n", true),
            ("\n", false),
            ("", false),
            ("no", false),
        ] {
            assert_eq!(
                agrees(&mut answer.as_bytes()).unwrap(),
                expected,
                "{answer:?}"
            );
        }
    }

    #[test]
    fn who_said_yes_is_not_asked() {
        assert!(!Consent { yes: true }.must_be_asked());
    }
}
