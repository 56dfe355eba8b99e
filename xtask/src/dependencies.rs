//! The licences and sources of everything that is compiled, as `cargo metadata` tells them.

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::command::cargo;

/// Licences that ask for no more than to be named.
const ALLOWED: [&str; 12] = [
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    // Of its own files only.
    "MPL-2.0",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Where crates come from; a mirror keeps this name.
const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

pub(crate) fn check() -> Result<()> {
    let arguments = ["--format-version", "1", "--locked", "--all-features"];
    let output = cargo(&["metadata"]).args(arguments).output();
    let output = output.context("cargo metadata")?;
    let metadata: Value = serde_json::from_slice(&output.stdout).context("cargo metadata")?;
    let packages = metadata["packages"].as_array().context("packages")?;
    let complaints: Vec<String> = packages.iter().flat_map(complaints).collect();
    if !complaints.is_empty() {
        bail!("{}", complaints.join("\n"));
    }
    eprintln!("{} packages", packages.len());
    Ok(())
}

/// What is wrong with a package.
fn complaints(package: &Value) -> Vec<String> {
    let mut complaints = Vec::new();
    let mut complain = |what: String| {
        let name = package["name"].as_str().unwrap_or("a package without name");
        complaints.push(format!("{name}: {what}"));
    };
    match package["license"].as_str() {
        None => complain("no licence".to_owned()),
        // The slash of old manifests means OR.
        Some(licence) if !is_allowed(&licence.replace('/', " OR ")) => {
            complain(format!("the licence {licence} is not an allowed one"));
        }
        Some(_) => {}
    }
    match package["source"].as_str() {
        Some(REGISTRY) => {}
        Some(source) => complain(format!("from {source}, not from crates.io")),
        None => {
            // Ours: without versions they could not be published.
            let needs = package["dependencies"].as_array().into_iter().flatten();
            for need in needs.filter(|need| need["req"] == "*") {
                complain(format!("any version of {} will do", need["name"]));
            }
        }
    }
    complaints
}

/// Whether an expression of licences (SPDX) can be satisfied with those that are allowed: AND binds more tightly than OR.
fn is_allowed(expression: &str) -> bool {
    let parts = |sign| outside_of_brackets(expression, sign);
    let expression = expression.trim();
    if let Some(parts) = parts(" OR ") {
        return parts.into_iter().any(is_allowed);
    }
    if let Some(parts) = parts(" AND ") {
        return parts.into_iter().all(is_allowed);
    }
    let inside = expression.strip_prefix('(');
    match inside.and_then(|inside| inside.strip_suffix(')')) {
        Some(inside) => is_allowed(inside),
        None => ALLOWED.contains(&expression),
    }
}

/// The parts between signs that stand in no brackets; `None`: there is no such sign.
fn outside_of_brackets<'a>(expression: &'a str, sign: &str) -> Option<Vec<&'a str>> {
    let mut parts = Vec::new();
    let mut start = 0;
    for (place, _) in expression.match_indices(sign) {
        let count = |bracket| expression[..place].matches(bracket).count();
        if count('(') == count(')') {
            parts.push(&expression[start..place]);
            start = place + sign.len();
        }
    }
    (start > 0).then(|| {
        parts.push(&expression[start..]);
        parts
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn one_of_several_licences_is_enough_and_all_of_those_joined_are_needed() {
        for expression in [
            "MIT",
            "GPL-2.0-only OR Apache-2.0",
            "Apache-2.0 WITH LLVM-exception OR GPL-3.0",
            "(MIT OR GPL-3.0) AND Unicode-3.0",
            "GPL-3.0 AND ISC OR MIT",
            "((MIT))",
        ] {
            assert!(is_allowed(expression), "{expression}");
        }
        for expression in [
            "",
            "GPL-3.0",
            "MIT AND GPL-3.0",
            "(MIT OR ISC) AND GPL-3.0",
            "Apache-2.0 WITH another-exception",
            "(MIT AND GPL-3.0) OR (ISC AND GPL-3.0)",
            "MIT OR-later",
        ] {
            assert!(!is_allowed(expression), "{expression}");
        }
    }

    #[test]
    fn a_package_is_complained_of_by_its_name() {
        let package = |license: Value, source: Value| {
            let needs = json!([{ "name": "one", "req": "^1" }, { "name": "other", "req": "*" }]);
            json!({ "name": "p", "license": license, "source": source, "dependencies": needs })
        };
        let registry = || json!(REGISTRY);
        for (package, expected) in [
            (package(json!("MIT/GPL-3.0"), registry()), &[][..]),
            (package(Value::Null, registry()), &["p: no licence"]),
            (
                package(json!("GPL-3.0"), registry()),
                &["p: the licence GPL-3.0 is not an allowed one"],
            ),
            (
                package(json!("MIT"), json!("git+https://example.org/p")),
                &["p: from git+https://example.org/p, not from crates.io"],
            ),
            (
                package(json!("MIT"), Value::Null),
                &["p: any version of \"other\" will do"],
            ),
        ] {
            assert_eq!(complaints(&package), expected);
        }
    }
}
