//! Licences, sources and advisories of the dependencies, by cargo-deny (`deny.toml`).

use anyhow::{Result, bail};

use crate::command::{cargo, run};
use crate::step::Skipped;

pub(crate) fn check() -> Result<()> {
    let present = cargo(&["deny", "--version"]).output();
    let in_workflow = std::env::var_os("GITHUB_ACTIONS").is_some();
    if !present.is_ok_and(|output| output.status.success()) {
        // It takes minutes to compile, so it is used where it is. The workflows bring it.
        let reason = "cargo-deny is missing: cargo install cargo-deny --locked";
        if in_workflow {
            bail!(reason);
        }
        return Err(Skipped(reason).into());
    }
    let mut deny = cargo(&["deny", "--locked", "check", "bans", "licenses", "sources"]);
    if in_workflow {
        // Their list is on the network.
        deny.arg("advisories");
    }
    run(&mut deny)
}
