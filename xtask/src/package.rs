//! Every crate can be packed, its manifest says what it is, and what was packed compiles by itself.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::command::{cargo, run, target_directory};
use crate::source::report;

/// The most letters of a keyword, and the most keywords (crates.io).
const MOST_LETTERS: usize = 20;
const MOST_KEYWORDS: usize = 5;

pub(crate) fn check() -> Result<()> {
    let metadata = metadata()?;
    report(&findings(&metadata))?;
    // What Cargo verifies is each package by itself, against copies of the others that it finds by name and version
    // and keeps from one day to the next: it would compile last week's library with today's program.
    let target = target_directory();
    let mut package = cargo(&["package", "--workspace", "--offline", "--allow-dirty"]);
    package.args([
        "--no-verify",
        "--exclude",
        "xtask",
        "--exclude",
        "xtask-bindgen",
    ]);
    run(package.arg("--target-dir").arg(&target))?;
    let unpacked = target.join("unpacked");
    unpack(&names(&metadata), &target.join("package"), &unpacked)?;
    // With the examples, so that Cargo asks for the features, and finds the crates, of the step before. That they compile
    // is all that is asked; nothing of it is run.
    run(cargo(&[
        "check",
        "--workspace",
        "--lib",
        "--bins",
        "--examples",
        "--offline",
    ])
    .arg("--manifest-path")
    .arg(unpacked.join("Cargo.toml"))
    .arg("--target-dir")
    .arg(&target))
}

/// The packages side by side, one workspace where each finds the others as the registry would give them.
fn unpack(names: &[String], packages: &Path, into: &Path) -> Result<()> {
    if into.exists() {
        fs::remove_dir_all(into).with_context(|| format!("cannot empty {}", into.display()))?;
    }
    fs::create_dir_all(into)?;
    for name in names {
        let package = packages.join(format!("{name}.crate"));
        // Packed files are all of one date, so that Cargo would take those of today for those of an earlier run: they get the date of now.
        run(Command::new("tar")
            .arg("-xzmf")
            .arg(package)
            .arg("-C")
            .arg(into))?;
    }
    let manifest = fs::read_to_string("Cargo.toml")?;
    fs::write(
        into.join("Cargo.toml"),
        workspace(names) + profiles(&manifest),
    )?;
    fs::copy("Cargo.lock", into.join("Cargo.lock"))?;
    Ok(())
}

fn workspace(names: &[String]) -> String {
    let members: Vec<String> = names.iter().map(|name| format!("{name:?}")).collect();
    let patches: String = names
        .iter()
        .filter_map(|name| Some((name.rsplit_once('-')?.0, name)))
        .map(|(crate_name, folder)| format!("{crate_name} = {{ path = {folder:?} }}\n"))
        .collect();
    format!(
        "[workspace]\nresolver = \"3\"\nmembers = [{}]\n\n[patch.crates-io]\n{patches}",
        members.join(", ")
    )
}

/// The end of our manifest: crates compiled for one profile serve no other.
fn profiles(manifest: &str) -> &str {
    let start = manifest.find("\n[profile.").unwrap_or(manifest.len());
    &manifest[start..]
}

/// The crates of `crates/` with their versions, as their packages are called.
fn names(metadata: &Value) -> Vec<String> {
    let packages = metadata["packages"].as_array().into_iter().flatten();
    packages
        .filter_map(|package| Some((package["name"].as_str()?, package["version"].as_str()?)))
        .filter(|(name, _)| !name.starts_with("xtask"))
        .map(|(name, version)| format!("{name}-{version}"))
        .collect()
}

fn metadata() -> Result<Value> {
    let arguments = [
        "metadata",
        "--no-deps",
        "--format-version",
        "1",
        "--offline",
    ];
    let output = cargo(&arguments).output().context("cannot start cargo")?;
    ensure!(output.status.success(), "cargo metadata: {}", output.status);
    Ok(serde_json::from_slice(&output.stdout)?)
}

/// What the manifests of crates that may be published do not say, or say too long.
fn findings(metadata: &Value) -> Vec<String> {
    let packages = metadata["packages"].as_array().into_iter().flatten();
    // `publish = false` is an empty list of registries.
    let published = packages.filter(|package| package["publish"].is_null());
    published.flat_map(of_package).collect()
}

fn of_package(package: &Value) -> Vec<String> {
    let mut findings = Vec::new();
    let mut find = |what: String| {
        let name = package["name"].as_str().unwrap_or_default();
        findings.push(format!("{name}: {what}"));
    };
    for field in [
        "description",
        "readme",
        "license",
        "rust_version",
        "documentation",
    ] {
        if !package[field].is_string() {
            find(format!("no {field}"));
        }
    }
    for field in ["categories", "keywords"] {
        let list = package[field].as_array().map_or(&[][..], Vec::as_slice);
        if list.is_empty() || list.len() > MOST_KEYWORDS {
            find(format!(
                "{} {field}, expected 1 to {MOST_KEYWORDS}",
                list.len()
            ));
        }
    }
    let keywords = package["keywords"].as_array().into_iter().flatten();
    let keywords = keywords.filter_map(Value::as_str);
    for long in keywords.filter(|word| word.len() > MOST_LETTERS) {
        find(format!("{long:?} is longer than {MOST_LETTERS} letters"));
    }
    findings
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn our_manifests_say_what_the_crates_are() {
        let metadata = metadata().unwrap();
        assert!(metadata["packages"].as_array().unwrap().len() >= 4);
        assert_eq!(findings(&metadata), [] as [&str; 0]);
    }

    #[test]
    fn packages_find_each_other() {
        let packages = json!([{ "name": "game", "version": "0.1.0" }, { "name": "game-cli", "version": "0.2.0" }, { "name": "xtask", "version": "0.0.0" }]);
        let names = names(&json!({ "packages": packages }));
        let expected = "[workspace]\nresolver = \"3\"\nmembers = [\"game-0.1.0\", \"game-cli-0.2.0\"]\n\n\
            [patch.crates-io]\ngame = { path = \"game-0.1.0\" }\ngame-cli = { path = \"game-cli-0.2.0\" }\n";
        assert_eq!(workspace(&names), expected);
    }

    #[test]
    fn profiles_are_the_end_of_our_manifest() {
        let manifest = {
            crate::source::enter_root().unwrap();
            fs::read_to_string("Cargo.toml").unwrap()
        };
        let profiles = profiles(&manifest);
        assert!(profiles.contains("[profile.dev]") && !profiles.contains("[workspace"));
    }

    #[test]
    fn what_a_manifest_does_not_say_is_found() {
        let said = json!({
            "name": "game", "publish": null, "description": "A game", "license": "MIT", "rust_version": "1.95",
            "documentation": "https://docs.rs/game", "categories": ["mathematics"],
            "keywords": ["nim", "combinatorial-game-theory"],
        });
        let expected = [
            "game: no readme",
            "game: \"combinatorial-game-theory\" is longer than 20 letters",
        ];
        assert_eq!(findings(&json!({ "packages": [said] })), expected);
        let private = json!({ "name": "tool", "publish": [] });
        assert_eq!(findings(&json!({ "packages": [private] })), [] as [&str; 0]);
    }
}
