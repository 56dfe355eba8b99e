//! What the program is made of, as a CycloneDX document: every crate that is linked into it, with its licence and the hash of its package.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use serde_json::{Value, json};

use crate::command::cargo;

/// Writes the document; the same bytes for the same lock file.
pub(crate) fn write(path: &Path, target: &str) -> Result<()> {
    let arguments = [
        "metadata",
        "--format-version",
        "1",
        "--locked",
        "--filter-platform",
        target,
    ];
    let output = cargo(&arguments).output().context("cargo metadata")?;
    let metadata: Value = serde_json::from_slice(&output.stdout).context("cargo metadata")?;
    let document = document(&metadata, &fs::read_to_string("Cargo.lock")?)?;
    fs::write(path, serde_json::to_string_pretty(&document)? + "\n")?;
    Ok(())
}

fn document(metadata: &Value, lock: &str) -> Result<Value> {
    let packages = metadata["packages"].as_array().context("packages")?;
    let nodes = metadata["resolve"]["nodes"].as_array().context("nodes")?;
    let by_id: BTreeMap<&str, &Value> = packages
        .iter()
        .filter_map(|package| Some((package["id"].as_str()?, package)))
        .collect();
    let needs: BTreeMap<&str, Vec<&str>> = nodes
        .iter()
        .filter_map(|node| Some((node["id"].as_str()?, linked(node))))
        .collect();
    let root = packages
        .iter()
        .find(|package| package["name"] == "wythoff-cli")
        .and_then(|package| package["id"].as_str())
        .context("no package wythoff-cli")?;
    let mut reached = BTreeSet::new();
    let mut open = vec![root];
    while let Some(id) = open.pop() {
        if reached.insert(id) {
            open.extend(needs.get(id).into_iter().flatten());
        }
    }
    let checksums = checksums(lock);
    let parts: Vec<Value> = reached
        .iter()
        .filter(|id| **id != root)
        .filter_map(|id| by_id.get(id))
        .map(|package| component(package, &checksums))
        .collect();
    Ok(json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": { "component": component(by_id[root], &checksums) },
        "components": parts,
    }))
}

/// What a package needs to run; not what builds or tests it.
fn linked(node: &Value) -> Vec<&str> {
    let needs = node["deps"].as_array().into_iter().flatten();
    let is_linked = |need: &&Value| {
        let kinds = need["dep_kinds"].as_array();
        kinds.is_some_and(|kinds| kinds.iter().any(|kind| kind["kind"].is_null()))
    };
    needs
        .filter(is_linked)
        .filter_map(|need| need["pkg"].as_str())
        .collect()
}

/// For each name and version the SHA-256 in the lock file.
fn checksums(lock: &str) -> BTreeMap<(String, String), String> {
    let entries = lock.split("[[package]]").filter_map(|entry| {
        let field = |name: &str| {
            let line = entry.lines().find_map(|line| line.strip_prefix(name))?;
            Some(line.strip_prefix(" = ")?.trim_matches('"').to_owned())
        };
        Some(((field("name")?, field("version")?), field("checksum")?))
    });
    entries.collect()
}

fn component(package: &Value, checksums: &BTreeMap<(String, String), String>) -> Value {
    let text = |name: &str| package[name].as_str().unwrap_or_default().to_owned();
    let (name, version) = (text("name"), text("version"));
    let mut component = json!({
        "type": if name == "wythoff-cli" { "application" } else { "library" },
        "name": name,
        "version": version,
        "purl": format!("pkg:cargo/{name}@{version}"),
        "licenses": [{ "expression": text("license").replace('/', " OR ") }],
    });
    if let Some(checksum) = checksums.get(&(name, version)) {
        component["hashes"] = json!([{ "alg": "SHA-256", "content": checksum }]);
    }
    component
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_linked_is_listed_and_what_builds_is_not() {
        let package = |name: &str, license: &str| json!({ "id": name, "name": name, "version": "1.0.0", "license": license });
        let need =
            |name: &str, kind: Value| json!({ "pkg": name, "dep_kinds": [{ "kind": kind }] });
        let metadata = json!({
            "packages": [package("wythoff-cli", "MIT"), package("linked", "MIT/Apache-2.0"), package("below", "MIT"), package("builds", "MIT")],
            "resolve": { "nodes": [
                { "id": "wythoff-cli", "deps": [need("linked", Value::Null), need("builds", json!("build"))] },
                { "id": "linked", "deps": [need("below", Value::Null)] },
                { "id": "below", "deps": [] },
            ] },
        });
        let lock = "[[package]]\nname = \"linked\"\nversion = \"1.0.0\"\nsource = \"x\"\nchecksum = \"abc\"\n";
        let document = document(&metadata, lock).unwrap();
        let parts = document["components"].as_array().unwrap();
        let names: Vec<&str> = parts
            .iter()
            .filter_map(|part| part["name"].as_str())
            .collect();
        assert_eq!(names, ["below", "linked"]);
        assert_eq!(parts[1]["hashes"][0]["content"], "abc");
        assert_eq!(parts[1]["licenses"][0]["expression"], "MIT OR Apache-2.0");
    }
}
