//! Theorems that one track comes to and two do not: what is proved agrees with the rules, and the checker accepts it.

use wythoff::check::check;
use wythoff::gallery::gallery;
use wythoff::prove::{Found, GrundyTheorem, SearchOptions, search_values};
use wythoff::rules::{Table, ValueTable};
use wythoff::{UBig, parse_rules};

use crate::prove::{assert_agrees, find};

#[test]
fn maharaja_nim_is_a_theorem() {
    let mut games = gallery().iter();
    let game = games.find(|game| game.name == "maharaja").unwrap();
    let rules = game.parsed().unwrap();
    let Found::Theorem { proof, .. } = find(&rules, &game.options()) else {
        panic!("no theorem")
    };
    assert_eq!(proof.lost.states(), 1975);
    assert_agrees(&proof, &Table::new(&rules, &[200, 200]));
    check(&proof.certificate(None)).unwrap();
}

#[test]
fn wythoffs_game_with_a_pass_is_a_theorem() {
    let mut games = gallery().iter();
    let game = games.find(|game| game.name == "wythoff-pass").unwrap();
    let rules = game.parsed().unwrap();
    let Found::Theorem { proof, .. } = find(&rules, &game.options()) else {
        panic!("no theorem")
    };
    assert_eq!(proof.lost.states(), 781);
    assert_agrees(&proof, &Table::new(&rules, &[150, 150, 4]));
    check(&proof.certificate(None)).unwrap();
}

fn values(text: &str, most: u32) -> GrundyTheorem {
    let rules = parse_rules(text).unwrap();
    let found = search_values(&rules, Some(most), &SearchOptions::default(), &mut ()).unwrap();
    let Found::Theorem { proof, .. } = found else {
        panic!("{text}: no theorem")
    };
    check(&proof.certificate(None)).unwrap();
    let theorem = GrundyTheorem::new(&rules, Some(most), *proof).unwrap();
    let size = 120;
    let table = ValueTable::new(&rules, &[size, size]);
    for a in 0..size {
        for b in 0..size {
            let value = Some(table.value(&[a, b])).filter(|&value| value <= most);
            let found = theorem.value(&[a.into(), b.into()]).unwrap();
            assert_eq!(found, value.map(UBig::from), "{text} {a} {b}");
        }
    }
    theorem
}

#[test]
fn the_values_0_and_1_of_wythoffs_game_are_a_theorem() {
    let theorem = values("like wythoff", 1);
    assert_eq!(theorem.proof().lost.states(), 793);
    // Far away, a position of value 1 is the only one of its row.
    let far = UBig::from(10u8).pow(30);
    let options = theorem.options_of_value(&[far.clone(), far], &UBig::ONE, 10);
    assert!(options.unwrap().is_some_and(|moves| !moves.is_empty()));
}

#[test]
fn small_values_of_k_wythoff_are_theorems() {
    for (k, most, states) in [(1, 3, 138), (2, 4, 308)] {
        let theorem = values(&format!("parameter k = {k}; like k-wythoff"), most);
        assert_eq!(theorem.proof().lost.states(), states, "k = {k}");
    }
}
