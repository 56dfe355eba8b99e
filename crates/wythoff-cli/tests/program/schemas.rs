//! Every document that the program prints follows its schema in `docs/schema`, and so do errors.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;

use assert_cmd::Command;
use jsonschema::Validator;
use serde_json::Value;

/// Runs that print documents, and at least one for every verb that can.
const DOCUMENTS: &[&str] = &[
    "solve 8 4 --json",
    "solve 7 4 --json --grundy",
    "solve 0 0 --json --misere",
    "solve 7 10^40 --json --grundy",
    "solve --game kayles 10^30 --json --limit 2",
    "solve --game kayles 3 4 5 --json --misere",
    "solve --game fibonacci 20 --json --grundy",
    "solve wythoff[8,4]+nim[3,5]+0.77[20]+fibonacci[21] --json",
    "solve nim[1]+nim[2]+nim[4] --json --misere",
    "solve nim[7]+fibonacci[354224848179261915075] --json",
    "solve rules('x>0,y=0|x=0,y>0|x=1,y=1')[5,9]+nim[4] --json",
    "solve --rules wythoff-k1 10^50 10^50+7 --json",
    "solve --rules half 30 40 --json --timeout 1",
    "explain 8 4 --format json",
    "explain 2 2 --misere --format json",
    "explain wythoff[8,4]+nim[3,5] --format json",
    "explain --game euclid 25 7 --format json",
    "explain --game kayles 5 6 --format json",
    "explain --game fibonacci 20 --format json",
    "explain --theorem beatty --format json",
    "games --json",
    "heap kayles --to 10 --format json",
    "heap kayles --period --format json",
    "heap all-but(2) --period --format json",
    "heap 0.6 --to 20 --period --format json",
    "heap 0.6 --to 200 --sparse --format json",
    "table --size 3 --format json",
    "table --size 3 --values grundy --format json",
    "sequence lower --count 3 --format json",
    "sequence pairs --count 3 --format json",
    "sequence word --count 5 --format json",
    "lab wythoff-k1 --json",
    "lab x>0,y=0|x=0,y>0,2y<=b --json --timeout 1",
    "lab wythoff-k2 --list --json",
    "prove wythoff-k1 --json",
    "guess tests/data/guess/half.txt --json",
    "guess tests/data/guess/wythoff.txt --json --next 3",
    "guess tests/data/guess/wythoff-grundy.txt --json",
    "guess tests/data/guess/two-heaps.txt --json",
    "guess tests/data/guess/fibonacci.txt --json",
    "guess tests/data/guess/random.txt --json",
    "guess tests/data/guess/ones-counted.txt --json",
    "lab @tests/data/lab/subtraction.rules --json",
    "lab @tests/data/lab/half.rules --json",
    "lab @tests/data/lab/half-or-all.rules --json --grundy",
    "lab @tests/data/lab/divisors.rules --json",
    "precision --limit 10^5 --json",
    "atlas search numeration:fibonacci states<10 misere --json",
    "atlas search states>100000 --json",
    "atlas search exhausted --json --count 2",
    "atlas show 1e40f --json",
    "atlas like x>0,y=0|x=0,y>0 --json",
    "atlas stats --json",
];

/// Runs that end with an error.
const ERRORS: &[(&str, i64)] = &[
    ("solve 8 --json", 2),
    ("solve 8 4 --json --nonsense", 2),
    ("solve --json --rules half 10^50 10^50 --timeout 1", 1),
    ("explain 8 4 --against 9,9 --format json", 2),
    ("heap 0.8 --format=json", 2),
    ("lab x>>0 --json", 2),
    ("guess tests/data/guess/ragged.txt --json", 2),
    ("guess no-such-file --json", 3),
    ("solve --json @no-such-file", 3),
    ("atlas search states<many --json", 2),
    ("atlas show no-such-key --json", 2),
    ("atlas stats --json --file no-such-file", 3),
];

fn run(words: &str) -> Output {
    let mut command = Command::cargo_bin("wythoff").unwrap();
    command
        .env("LC_ALL", "C")
        .env("XDG_CACHE_HOME", "/dev/null");
    command.args(words.split(' ')).output().unwrap()
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/schema")
}

/// The schema of a document, by what it says of itself: `wythoff/answer/1`.
fn schema(document: &Value) -> Validator {
    let name = document["schema"].as_str().expect("it names its schema");
    let name = name
        .strip_prefix("wythoff/")
        .and_then(|name| name.strip_suffix("/1"));
    let file = format!("{}.schema.json", name.expect("wythoff/…/1"));
    let text = fs::read_to_string(folder().join(&file)).unwrap_or_else(|_| panic!("{file}"));
    let schema: Value = serde_json::from_str(&text).unwrap();
    jsonschema::validator_for(&schema).unwrap_or_else(|error| panic!("{file}: {error}"))
}

#[track_caller]
fn check(text: &str, words: &str) -> Value {
    let document =
        serde_json::from_str(text).unwrap_or_else(|error| panic!("{words}: {error}: {text}"));
    if let Err(error) = schema(&document).validate(&document) {
        panic!("{words}: {error} at {}: {text}", error.instance_path);
    }
    document
}

#[test]
fn every_document_follows_its_schema() {
    for words in DOCUMENTS {
        let output = run(words);
        let text = String::from_utf8(output.stdout).unwrap();
        assert!(
            !text.is_empty(),
            "{words}: {}",
            String::from_utf8_lossy(&output.stderr)
        );
        match words.contains("--list") {
            true => text.lines().for_each(|line| drop(check(line, words))),
            false => drop(check(&text, words)),
        }
    }
}

#[test]
fn an_error_is_a_document_on_stderr_and_nothing_on_stdout() {
    for (words, exit) in ERRORS {
        let output = run(words);
        assert!(output.stdout.is_empty(), "{words}");
        let error = check(&String::from_utf8(output.stderr).unwrap(), words);
        assert_eq!(error["exit"], *exit, "{words}: {error}");
        assert_eq!(output.status.code().map(i64::from), Some(*exit), "{words}");
    }
}

/// The completions know which verbs have `--json` or a `--format` that may be json.
#[test]
fn every_verb_that_prints_json_is_tried() {
    let completions = String::from_utf8(run("completions fish").stdout).unwrap();
    let tried: BTreeSet<&str> = DOCUMENTS
        .iter()
        .filter_map(|words| words.split(' ').next())
        .collect();
    let mut verbs = BTreeSet::new();
    for option in completions.split("complete -c wythoff ") {
        let Some((_, rest)) = option.split_once("__fish_wythoff_using_subcommand ") else {
            continue;
        };
        let has_format = rest.contains("-l format ") && rest.contains("\njson");
        if has_format || rest.contains("-l json ") {
            verbs.extend(rest.split(['"', ' ', ';']).next());
        }
    }
    assert!(verbs.len() > 7, "{verbs:?}");
    assert_eq!(verbs, tried);
}

#[test]
fn every_schema_is_of_a_document_that_is_tried() {
    let documents = DOCUMENTS.iter().map(|words| run(words).stdout);
    let errors = ERRORS.iter().take(1).map(|(words, _)| run(words).stderr);
    let names: BTreeSet<String> = documents
        .chain(errors)
        .map(|text| {
            let text = String::from_utf8(text).unwrap();
            let first = text.split_once("\"wythoff/").expect("a schema").1;
            format!("{}.schema.json", first.split('/').next().unwrap())
        })
        .collect();
    let files = fs::read_dir(folder()).unwrap();
    let files: BTreeSet<String> = files
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .collect();
    assert_eq!(names, files);
}
