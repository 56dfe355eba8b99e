//! Any rules: what the laboratory proves of them is what a table of all positions shows.

use anyhow::Result;
use serde_json::Value;

use super::chance::Chance;
use super::target::{Finding, Target};

const ATOMS: [&str; 44] = [
    "x>0",
    "y>0",
    "x=0",
    "y=0",
    "x=y",
    "x=2y",
    "y=2x",
    "x<=y",
    "|x-y|<=1",
    "|x-y|<=2",
    "x+y<=3",
    "x+y=4",
    "x=1",
    "y=1",
    "x=3",
    "x mod 2=0",
    "x mod 3=1",
    "y mod 2=1",
    "x mod 1 = 0",
    "a<=b",
    "a=b",
    "a>b",
    "a+b<=2",
    "b>=2",
    "2x<=a",
    "a mod 2=0",
    "x in {1,3,4}",
    "x=a",
    "y=b",
    "a-x=b-y",
    "a'=b",
    "b'=a",
    "a'+b'<a+b",
    "x=-1",
    "x<0",
    "x>=0",
    "y>=0",
    "x*y=1",
    "x divides a",
    "prime(x)",
    "power(2, x)",
    "x=a/2",
    "10^30 x = y",
    "x xor y = 1",
];
const FRAMES: [&str; 12] = [
    "",
    "",
    "",
    "",
    "misere; ",
    "like nim | ",
    "like wythoff | ",
    "misere; like nim | ",
    "piles a; ",
    "piles a b c; ",
    "memory l; ",
    "end when a+b<=2; ",
];
/// Any character that the language has, and some that it has not.
const NOISE: [&str; 20] = [
    " ",
    ",",
    "|",
    ";",
    "(",
    ")",
    "'",
    "\r",
    "\n",
    "0",
    "9",
    "x",
    "mod",
    "<=",
    "≤",
    "｜",
    "\u{1b}",
    "99999999999999999999",
    "piles",
    "and",
];
/// The table's side.
const SIZE: usize = 9;

pub(super) fn attack(target: &Target<'_>, chance: &mut Chance) -> Result<Result<(), Finding>> {
    let rules = rules(chance);
    let size = SIZE.to_string();
    let table = target.run(
        &[
            "table", "--rules", &rules, "--size", &size, "--format", "csv",
        ],
        b"",
    )?;
    if let Err(finding) = table.check() {
        return Ok(Err(finding));
    }
    let (a, b) = (chance.below(SIZE), chance.below(SIZE));
    let position = [a.to_string(), b.to_string()];
    let words = [
        "solve",
        "--rules",
        &rules,
        "--json",
        "--timeout",
        "2",
        "--no-cache",
        &position[0],
        &position[1],
    ];
    let solved = target.run(&words, b"")?;
    if let Err(finding) = solved.check() {
        return Ok(Err(finding));
    }
    if table.code == Some(0) && solved.code == Some(0) {
        let cells = String::from_utf8_lossy(&table.stdout).into_owned();
        let cell = cells
            .lines()
            .nth(a)
            .and_then(|row| row.split(',').nth(b))
            .map(str::to_owned);
        let answer: Value = serde_json::from_slice(&solved.stdout)?;
        let right = match cell.as_deref() {
            Some("0") => "loss",
            Some("1") => "win",
            _ => return Ok(Err(table.finding("no cell for the position"))),
        };
        if answer["outcome"] != right {
            return Ok(Err(solved.finding(&format!("the table says {right}"))));
        }
    }
    let lab = target.run(&["lab", &rules, "--timeout", "1", "--no-cache"], b"")?;
    Ok(lab.check())
}

fn rules(chance: &mut Chance) -> String {
    let mut rules = chance.one_of(&FRAMES).to_owned();
    for clause in 0..1 + chance.below(3) {
        if clause > 0 {
            rules += " | ";
        }
        for atom in 0..1 + chance.below(3) {
            if atom > 0 {
                rules += ", ";
            }
            rules += chance.one_of(&ATOMS);
        }
    }
    if chance.once_in(4) {
        let places: Vec<usize> = rules.char_indices().map(|(place, _)| place).collect();
        let place = places[chance.below(places.len())];
        rules.insert_str(place, chance.one_of(&NOISE));
    }
    rules
}
