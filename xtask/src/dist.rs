//! `cargo xtask dist`: the program packed for people, with completions, manual pages and licences.

use std::env::consts::{ARCH, OS};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

use crate::command::{cargo, run as run_command, target_directory};
use crate::need::{Need, STATIC_C, STATIC_LIBRARY, WINDOWS_C, WINDOWS_LIBRARY};
use crate::provide::{Consent, provide};
use crate::sanitizer::host;
use crate::{reproducible, sbom};

/// Build the program and pack it with completions, manual pages and licences into dist/
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Build it for this system: x86_64-unknown-linux-musl runs on every Linux, x86_64-pc-windows-gnu on Windows; what
    /// compiles for these two is installed
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

pub(crate) fn run(arguments: &Arguments, consent: &Consent) -> Result<()> {
    if !Path::new("crates/wythoff-cli/page/wythoff.html").is_file() {
        eprintln!("without the page: cargo xtask web has not been run");
    }
    let host = host()?;
    let triple = arguments.target.as_ref().unwrap_or(&host);
    provide(needs(triple).iter().copied(), consent)?;
    let built = build(arguments.target.as_deref())?;
    // Completions and manual pages are the same everywhere, so that one that runs here can write them.
    let runs_here = *triple == host || triple.starts_with(ARCH) && triple.contains(OS);
    let writer = match runs_here {
        true => built.clone(),
        false => build(None)?,
    };
    let name = format!("wythoff-{}-{triple}", env!("CARGO_PKG_VERSION"));
    let folder = Path::new("dist").join(&name);
    let completions = folder.join("completions");
    fs::create_dir_all(&completions)?;
    fs::copy(&built, folder.join(built.file_name().unwrap_or_default()))?;
    for document in DOCUMENTS {
        fs::copy(document, folder.join(document))?;
    }
    for (shell, file) in COMPLETIONS {
        let file = File::create(completions.join(file))?;
        run_command(
            Command::new(&writer)
                .args(["completions", shell])
                .stdout(file),
        )?;
    }
    sbom::write(&folder.join("wythoff.cdx.json"), triple)?;
    let manual = folder.join("man");
    run_command(
        Command::new(&writer)
            .args(["--lang", "en", "man", "--out"])
            .arg(&manual),
    )?;
    let archive = format!("dist/{name}.tar.gz");
    run_command(Command::new("tar").args(["-czf", &archive, "-C", "dist", &name]))?;
    eprintln!("{archive}: {} bytes", fs::metadata(&archive)?.len());
    Ok(())
}

/// What compiles for another system.
fn needs(triple: &str) -> &'static [&'static Need] {
    match triple {
        "x86_64-unknown-linux-musl" => &[&STATIC_LIBRARY, &STATIC_C],
        "x86_64-pc-windows-gnu" if OS != "windows" => &[&WINDOWS_LIBRARY, &WINDOWS_C],
        _ => &[],
    }
}

/// Builds the program, for this system if none is named, and says where it is.
fn build(target: Option<&str>) -> Result<PathBuf> {
    let mut build = cargo(&["build", "--release", "--package", "wythoff-cli"]);
    // Nobody's folders are in what people get, and they can build the same bytes.
    let root = std::env::current_dir()?;
    build.env("CARGO_ENCODED_RUSTFLAGS", reproducible::flags(&root)?);
    // What only a debugger reads is a seventh of it.
    build.env("CARGO_PROFILE_RELEASE_STRIP", "symbols");
    let mut folder = target_directory();
    if let Some(target) = target {
        build.args(["--target", target]);
        folder.push(target);
    }
    run_command(&mut build)?;
    let is_windows = target.map_or(OS == "windows", |target| target.contains("windows"));
    Ok(folder.join(if is_windows {
        "release/wythoff.exe"
    } else {
        "release/wythoff"
    }))
}
