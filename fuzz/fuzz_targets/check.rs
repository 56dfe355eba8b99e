//! A valid certificate with some of its integers changed: refused, or still true as far as a table shows.
#![no_main]

use std::sync::OnceLock;

use libfuzzer_sys::fuzz_target;
use serde_json::Value;
use wythoff::check::check_json;
use wythoff::logic::NumberSystem;
use wythoff::prove::{Found, SearchOptions, search};
use wythoff::rules::Table;
use wythoff::{Play, Rules, UBig};

/// The certificates to change: normal and misère play, one and two piles.
fn originals() -> &'static [Value] {
    static ORIGINALS: OnceLock<Vec<Value>> = OnceLock::new();
    ORIGINALS.get_or_init(|| {
        let games = [
            Rules::nim(1),
            Rules::nim(2).with_play(Play::Misere),
            Rules::wythoff(0),
            Rules::wythoff(0).with_play(Play::Misere),
        ];
        let certificate = |rules: &Rules| {
            let found = search(rules, &SearchOptions::default(), &mut ());
            let Found::Theorem { proof, .. } = found else {
                panic!("no theorem")
            };
            serde_json::to_value(proof.certificate(None)).expect("plain data")
        };
        games.iter().map(certificate).collect()
    })
}

/// Changes the integer with this number among all integers, counted modulo how many there are.
fn change(value: &mut Value, target: &mut usize, to: i64) -> bool {
    match value {
        Value::Number(_) if *target == 0 => {
            *value = to.into();
            true
        }
        Value::Number(_) => {
            *target -= 1;
            false
        }
        Value::Array(list) => list.iter_mut().any(|item| change(item, target, to)),
        Value::Object(fields) => fields.values_mut().any(|item| change(item, target, to)),
        _ => false,
    }
}

fn integers(value: &Value) -> usize {
    match value {
        Value::Number(_) => 1,
        Value::Array(list) => list.iter().map(integers).sum(),
        Value::Object(fields) => fields.values().map(integers).sum(),
        _ => 0,
    }
}

fuzz_target!(|edits: (u8, Vec<(u16, i8)>)| {
    let originals = originals();
    let mut value = originals[usize::from(edits.0) % originals.len()].clone();
    let count = integers(&value);
    for &(target, to) in edits.1.iter().take(4) {
        change(&mut value, &mut (usize::from(target) % count), to.into());
    }
    let Ok(certificate) = check_json(&value.to_string()) else {
        return;
    };
    let play = if certificate.misere {
        Play::Misere
    } else {
        Play::Normal
    };
    let Ok(rules) = Rules::new(certificate.piles, certificate.clauses.clone(), &[], play) else {
        return;
    };
    let system = NumberSystem::new(certificate.numeration.clone()).expect("checked");
    let lost = &certificate.lost;
    let accepts = |word: &[u32]| {
        let step = |state: u32, letter: &u32| {
            let edge = lost.edges(state).iter().find(|edge| edge.0 == *letter);
            edge.map(|edge| edge.1)
        };
        let end = word.iter().try_fold(0, step);
        end.is_some_and(|state| lost.accepting.contains(&state))
    };
    let size = 9u64;
    let table = Table::new(&rules, &vec![size; rules.piles()]);
    for index in 0..size.pow(rules.piles() as u32) {
        let position: Vec<u64> = (0..rules.piles() as u32)
            .map(|pile| index / size.pow(pile) % size)
            .collect();
        let piles: Vec<UBig> = position.iter().map(|&pile| pile.into()).collect();
        assert_eq!(
            accepts(&system.word(&piles)),
            table.is_lost(&position),
            "{rules} {position:?}"
        );
    }
});
