//! Certificates: accepted as they are, refused when tampered with, by both checkers.

mod accepted;
mod hostile;
mod limits;
mod recorded;
mod tampered;
mod tampering;

use std::path::PathBuf;
use std::process::Command;

use wythoff::certificate::Certificate;
use wythoff::logic::Numerals;
use wythoff::prove::{Found, Proof, SearchOptions, search, values_theorem};
use wythoff::rules::Table;
use wythoff::{Atom, Play, Rules, parse_rules};

use crate::prove::games::*;
use crate::prove::theorem;

fn proofs() -> Vec<(&'static str, Proof)> {
    let slope = nim_plus(vec![both(vec![difference(-1, 0)])]);
    let odd = both(vec![difference(0, 0), Atom::taken_modulo(&[1, 0], 1, 2)]);
    vec![
        ("wythoff", theorem(&Rules::wythoff(0))),
        ("k2", theorem(&Rules::wythoff(2))),
        (
            "misere",
            theorem(&Rules::wythoff(0).with_play(Play::Misere)),
        ),
        ("nim3", theorem(&Rules::nim(3))),
        ("odd", theorem(&nim_plus(vec![odd]))),
        ("until", theorem(&wythoff_until(2).with_play(Play::Misere))),
        ("ostrowski", theorem(&slope)),
        ("values", values(&nim_plus(vec![exactly(1, 1)]))),
        (
            "growth",
            theorem(&parse_rules("measure; x>0, y=0 | y>0, a'=a+y").unwrap()),
        ),
        (
            "parry",
            in_system(&Rules::nim(2), Numerals::Greedy(vec![1, 0, 1])),
        ),
        (
            "endless",
            in_system(&Rules::wythoff(0), Numerals::Endless(vec![2, 1])),
        ),
    ]
}

/// The proof about the game plus a heap.
fn values(rules: &Rules) -> Proof {
    values_theorem(rules, None).unwrap().proof().clone()
}

fn in_system(rules: &Rules, numerals: Numerals) -> Proof {
    let options = SearchOptions {
        systems: vec![numerals.clone()],
        ..SearchOptions::default()
    };
    match search(rules, &options, &mut ()) {
        Found::Theorem { proof, .. } => *proof,
        Found::Nothing { .. } => panic!("no theorem in {numerals:?}"),
    }
}

fn json(proof: &Proof) -> String {
    serde_json::to_string(&proof.certificate(Some(proof.rules.to_string()))).unwrap()
}

/// Whether the Python checker says of each text that it is valid.
fn python(name: &str, texts: &[String]) -> Vec<bool> {
    let answers = python_answers(name, texts).into_iter();
    answers.map(|answer| answer == "valid").collect()
}

/// What the Python checker says of each text.
fn python_answers(name: &str, texts: &[String]) -> Vec<String> {
    let directory = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&directory).unwrap();
    let files: Vec<PathBuf> = (0..texts.len())
        .map(|i| directory.join(format!("{i}.json")))
        .collect();
    for (file, text) in files.iter().zip(texts) {
        std::fs::write(file, text).unwrap();
    }
    let script = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../scripts/check_certificate.py"
    );
    let output = Command::new("python3")
        .arg(script)
        .args(&files)
        .output()
        .unwrap();
    std::fs::remove_dir_all(&directory).unwrap();
    let lines = String::from_utf8(output.stdout).unwrap();
    let answers: Vec<String> = lines.lines().map(str::to_owned).collect();
    assert_eq!(
        answers.len(),
        texts.len(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    answers
}

/// Whether the claim of an accepted text is true up to 24, by the bare rules.
fn is_true(text: &str) -> bool {
    let certificate: Certificate = serde_json::from_str(text).unwrap();
    let play = if certificate.misere {
        Play::Misere
    } else {
        Play::Normal
    };
    let (piles, clauses) = (certificate.piles, certificate.clauses);
    let rules = match certificate.growth {
        Some(growth) => Rules::growing(piles, clauses, &[], growth.measure),
        None => Rules::new(piles, clauses, &[], play),
    };
    let rules = rules.unwrap();
    let system = wythoff::logic::NumberSystem::new(certificate.numeration).unwrap();
    let states = 0..certificate.lost.states.len() as u32;
    let lost = wythoff::automata::Automaton::new(
        0,
        (states
            .clone()
            .map(|s| certificate.lost.accepting.contains(&s)))
        .collect(),
        states.map(|s| certificate.lost.edges(s).to_vec()).collect(),
    );
    let size = if rules.piles() == 3 { 9 } else { 24 };
    let table = Table::new(&rules, &vec![size; rules.piles()]);
    let mut accepted = 0;
    for position in table.lost() {
        let piles: Vec<wythoff::UBig> = position.iter().map(|&pile| pile.into()).collect();
        accepted += usize::from(lost.accepts(&system.word(&piles)));
    }
    // No extra one: every position of the box is asked.
    let all = (0..size.pow(rules.piles() as u32)).map(|index| {
        (0..rules.piles() as u32)
            .map(move |pile| wythoff::UBig::from(index / size.pow(pile) % size))
    });
    let claimed =
        all.filter(|piles| lost.accepts(&system.word(&piles.clone().collect::<Vec<_>>())));
    accepted == table.lost().len() && claimed.count() == accepted
}
