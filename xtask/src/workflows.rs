//! What GitHub runs: the files can be read, and the tasks they call exist.

use std::fs;
use std::path::Path;

use clap::Parser;
use yaml_rust2::{Yaml, YamlLoader};

use crate::Arguments;

/// Every YAML file below a folder, with its name.
fn documents(folder: &Path) -> Vec<(String, Yaml)> {
    let mut documents = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            documents.extend(self::documents(&path));
            continue;
        }
        let (name, text) = (
            path.display().to_string(),
            fs::read_to_string(&path).unwrap(),
        );
        let mut read =
            YamlLoader::load_from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(read.len(), 1, "{name}: one document");
        documents.push((name, read.remove(0)));
    }
    documents
}

fn github() -> Vec<(String, Yaml)> {
    documents(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../.github"))
}

/// The commands of a workflow, a line each.
fn commands(workflow: &Yaml) -> Vec<String> {
    let jobs = workflow["jobs"].as_hash().expect("jobs").values();
    let steps = jobs.flat_map(|job| job["steps"].as_vec().expect("steps"));
    let commands = steps.filter_map(|step| step["run"].as_str());
    commands.flat_map(str::lines).map(str::to_owned).collect()
}

#[test]
fn every_file_can_be_read_and_every_issue_template_asks_something() {
    let documents = github();
    assert!(documents.len() >= 7, "{}", documents.len());
    for (name, document) in documents {
        if name.contains("ISSUE_TEMPLATE") && !name.ends_with("config.yml") {
            assert!(document["name"].as_str().is_some(), "{name}");
            assert!(!document["body"].as_vec().unwrap().is_empty(), "{name}");
        }
    }
}

#[test]
fn the_tasks_that_workflows_call_exist() {
    let mut called = 0;
    for (name, workflow) in github() {
        if !name.contains("workflows") {
            continue;
        }
        for command in commands(&workflow) {
            if let Some((_, task)) = command.split_once("xtask") {
                let words = ["xtask"].into_iter().chain(task.split_whitespace());
                if let Err(error) = Arguments::try_parse_from(words) {
                    panic!("{name}: {command}: {error}");
                }
                called += 1;
            }
        }
    }
    assert!(called >= 3, "{called}");
}

#[test]
fn the_oldest_toolchain_is_the_one_that_the_manifest_names() {
    let oldest = env!("CARGO_PKG_RUST_VERSION");
    let workflows = github();
    let ci = workflows.iter().find(|(name, _)| name.ends_with("ci.yml"));
    let commands = commands(&ci.expect("ci.yml").1);
    assert!(
        commands
            .iter()
            .any(|command| command.starts_with(&format!("cargo +{oldest} ")))
    );
}
