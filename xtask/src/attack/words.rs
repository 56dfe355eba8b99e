//! Any words on the command line: every verb with any of its options and values that nobody would type.

use std::path::Path;
use std::process::Command;

use anyhow::{Result, ensure};

use super::chance::Chance;
use super::target::{Finding, Target};

/// A verb and its options, as its help lists them.
pub(super) struct Verb {
    name: String,
    /// Whether a value follows.
    options: Vec<(String, bool)>,
}

const VALUES: [&str; 60] = [
    "0",
    "1",
    "2",
    "7",
    "8",
    "13",
    "100",
    "-1",
    "+5",
    "1.5",
    "1e9",
    "1e-3",
    "10^100",
    "10^10000",
    "2^64",
    "2^64-1",
    "2^63",
    "18446744073709551616",
    "4294967296",
    "00000007",
    "1_000",
    "1__0",
    "_1",
    "８",
    "٣",
    "𝟠",
    "0x10",
    "inf",
    "NaN",
    "",
    " ",
    "\t",
    "\n",
    "\u{1b}[2J\u{1b}[1;1Hvalid",
    "\u{202e}8 4",
    "8,4",
    "(8,4)",
    "nim",
    "wythoff",
    "kayles",
    "0.77",
    "0.6",
    "fibonacci",
    "subtraction(1..3)",
    "nim[3]+wythoff[8,4]",
    "nim[",
    "rules('like nim')[3,4]",
    "rules('",
    "like wythoff",
    "x>0,y=0 | x=0,y>0",
    "x>0 y=0",
    "hdu-1527",
    "p2252",
    "hdu-2177",
    "cpp",
    "python",
    "csv",
    "@missing",
    "-",
    "--",
];

/// The verbs, from the program itself, so that a new one is attacked without a word here.
pub(super) fn verbs(program: &Path) -> Result<Vec<Verb>> {
    let help = |words: &[&str]| -> Result<String> {
        let output = Command::new(program)
            .args(words)
            .env("LC_ALL", "C")
            .output()?;
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    };
    let all = help(&["--help"])?;
    let listed = all.lines().filter_map(|line| {
        let name = line.strip_prefix("  ")?.split(' ').next()?;
        let is_name = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_lowercase());
        // It opens a browser.
        (is_name && name != "page").then(|| name.to_owned())
    });
    let mut verbs = Vec::new();
    for name in listed {
        let text = help(&[&name, "--help"])?;
        let options = text.lines().filter_map(|line| {
            let line = line.trim_start();
            let option = line.split([' ', ',', '=']).next()?;
            option
                .starts_with('-')
                .then(|| (option.to_owned(), line.contains('<')))
        });
        let options = options.collect();
        verbs.push(Verb { name, options });
    }
    ensure!(
        verbs.len() > 10,
        "the help lists only {} verbs",
        verbs.len()
    );
    Ok(verbs)
}

pub(super) fn attack(
    target: &Target<'_>,
    chance: &mut Chance,
    verbs: &[Verb],
) -> Result<Result<(), Finding>> {
    let verb = &verbs[chance.below(verbs.len())];
    let mut words = vec![verb.name.clone()];
    for _ in 0..chance.below(6) {
        if !verb.options.is_empty() && chance.once_in(2) {
            let (option, has_value) = &verb.options[chance.below(verb.options.len())];
            words.push(option.clone());
            if *has_value != chance.once_in(10) {
                words.push(value(chance));
            }
        } else {
            words.push(value(chance));
        }
    }
    let numbers = format!("{} {}\n{}", value(chance), value(chance), value(chance));
    let run = target.run(&words, numbers.as_bytes())?;
    Ok(run.check())
}

fn value(chance: &mut Chance) -> String {
    match chance.below(12) {
        0 => chance.word().to_string(),
        1 => chance.one_of(&VALUES).repeat(1 + chance.below(400)),
        2 => format!("{}{}", chance.one_of(&VALUES), chance.one_of(&VALUES)),
        _ => chance.one_of(&VALUES).to_owned(),
    }
}
