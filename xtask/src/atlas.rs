//! `cargo xtask atlas`: the atlas as a page, one file that needs no server and no network.

use std::fs::{self, File};
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::command::run as run_command;
use crate::need::{NODE, NPM};
use crate::provide::{Consent, provide};
use crate::{tested, web};

/// Build the atlas as a page, dist/atlas.html
#[derive(clap::Args)]
pub(crate) struct Arguments {}

/// What the page must answer as the program does.
const QUERIES: [&str; 12] = [
    "",
    "numeration:fibonacci states<10 misere",
    "numeration:greedy",
    "states<=7",
    "states>=512 normal",
    "exhausted",
    "over-budget misere",
    "tier=2 proved",
    "words:mex",
    "words:必败",
    "rules:x=2y",
    "x=y>0 a'>=b'",
];

pub(crate) fn run(consent: &Consent) -> Result<()> {
    provide(&[NODE, NPM], consent)?;
    gather()?;
    build()
}

/// Asks the program for the games, and for the answers to some queries.
pub(crate) fn gather() -> Result<()> {
    let program = tested::program()?;
    let ask = |query: &str| ask(&program, query);
    fs::create_dir_all("page/generated")?;
    let all = ask("")?;
    fs::write("page/generated/atlas.json", &all)?;
    let mut answers = Vec::new();
    for query in QUERIES {
        let answer: serde_json::Value = serde_json::from_slice(&ask(query)?)?;
        let keys = answer["games"].as_array().context("a list of games")?;
        let keys: Vec<&str> = keys
            .iter()
            .filter_map(|game| game["key"].as_str())
            .collect();
        answers.push(serde_json::json!({ "query": query, "keys": keys }));
    }
    let file = File::create("page/generated/atlas-answers.json")?;
    Ok(serde_json::to_writer(file, &answers)?)
}

/// Builds the page from what was gathered.
pub(crate) fn build() -> Result<()> {
    web::fetch_packages()?;
    run_command(web::npm().args(["run", "atlas"]))?;
    let bytes = fs::metadata("dist/atlas.html")?.len();
    eprintln!("dist/atlas.html: {bytes} bytes of {LIMIT}");
    ensure!(bytes <= LIMIT, "the atlas may have {LIMIT} bytes");
    Ok(())
}

/// The most bytes the page may have: what a mail may carry.
const LIMIT: u64 = 4_000_000;

/// The document of all games of which a query is true.
fn ask(program: &Path, query: &str) -> Result<Vec<u8>> {
    let mut ask = Command::new(program);
    ask.args([
        "atlas", "--json", "--count", "1000000", "--", "search", query,
    ]);
    let output = ask.output().context("cannot ask the atlas")?;
    let said = String::from_utf8_lossy(&output.stderr);
    ensure!(
        output.status.success(),
        "the atlas has not answered {query:?}: {said}"
    );
    Ok(output.stdout)
}
