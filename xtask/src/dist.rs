//! `cargo xtask dist`: the program packed for people, with completions, manual pages and licences.

use std::env::consts::EXE_SUFFIX;
use std::fs::{self, File};
use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::command::{cargo, run as run_command, target_directory};
use crate::sanitizer::host;
use crate::{reproducible, sbom};

/// Build the program and pack it with completions, manual pages and licences into dist/
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Build it for this target, which this machine can run; x86_64-unknown-linux-musl is static
    #[arg(long, value_name = "TRIPLE")]
    target: Option<String>,
}

/// The shells that are completed for, and what their files are called.
const COMPLETIONS: [(&str, &str); 5] = [
    ("bash", "wythoff.bash"),
    ("elvish", "wythoff.elv"),
    ("fish", "wythoff.fish"),
    ("powershell", "_wythoff.ps1"),
    ("zsh", "_wythoff"),
];
const DOCUMENTS: [&str; 5] = [
    "README.md",
    "README.zh.md",
    "CHANGELOG.md",
    "LICENSE-MIT",
    "LICENSE-APACHE",
];

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    if !Path::new("crates/wythoff-cli/page/wythoff.html").is_file() {
        eprintln!("without the page: cargo xtask web has not been run");
    }
    let mut build = cargo(&["build", "--release", "--package", "wythoff-cli"]);
    // Nobody's folders are in what people get, and they can build the same bytes.
    let root = std::env::current_dir()?;
    build.env("CARGO_ENCODED_RUSTFLAGS", reproducible::flags(&root)?);
    // What only a debugger reads is a seventh of it.
    build.env("CARGO_PROFILE_RELEASE_STRIP", "symbols");
    let (mut built, mut triple) = (target_directory(), host()?);
    if let Some(target) = &arguments.target {
        build.args(["--target", target]);
        built.push(target);
        triple.clone_from(target);
    }
    run_command(&mut build)?;
    let name = format!("wythoff-{}-{triple}", env!("CARGO_PKG_VERSION"));
    let folder = Path::new("dist").join(&name);
    let completions = folder.join("completions");
    fs::create_dir_all(&completions)?;
    let program = folder.join(format!("wythoff{EXE_SUFFIX}"));
    fs::copy(built.join(format!("release/wythoff{EXE_SUFFIX}")), &program)?;
    for document in DOCUMENTS {
        fs::copy(document, folder.join(document))?;
    }
    for (shell, file) in COMPLETIONS {
        let file = File::create(completions.join(file))?;
        run_command(
            Command::new(&program)
                .args(["completions", shell])
                .stdout(file),
        )?;
    }
    sbom::write(&folder.join("wythoff.cdx.json"), &triple)?;
    let manual = folder.join("man");
    run_command(
        Command::new(&program)
            .args(["--lang", "en", "man", "--out"])
            .arg(&manual),
    )?;
    let archive = format!("dist/{name}.tar.gz");
    run_command(Command::new("tar").args(["-czf", &archive, "-C", "dist", &name]))?;
    eprintln!("{archive}: {} bytes", fs::metadata(&archive)?.len());
    Ok(())
}
