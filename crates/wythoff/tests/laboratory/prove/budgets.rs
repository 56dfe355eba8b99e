//! A search depends on its rules and its budget and on nothing else.

use std::thread;

use wythoff::parse_rules;
use wythoff::prove::{Found, SearchOptions};

use super::find;

/// The certificate a search ends with, or how far it came, as text.
fn told(text: &str, options: &SearchOptions) -> String {
    match find(&parse_rules(text).unwrap().normal_form(), options) {
        Found::Theorem { proof, attempts } => {
            let certificate = serde_json::to_string(&proof.certificate(None)).unwrap();
            format!("{certificate} {attempts:?}")
        }
        nothing => format!("{nothing:?}"),
    }
}

const GAMES: [&str; 8] = [
    "like wythoff",
    "misere; like wythoff; x=1, y=4 | x=4, y=1",
    "like wythoff; end when a + b <= 2",
    "x>0,y=0 | x=0,y>0 | x>0, y>0, 0 <= x - y <= 1",
    "x=1,y=0 | x=0,0<y<=3 | x=2,y=1",
    "like nim; x>0, y>0, (x + y) mod 3 = 0",
    "x>0,y=0 | x=0,y>0 | x=y>2",
    "x>0, y=0, x<=a' | x=0, y>0",
];

#[test]
fn the_same_rules_and_budget_give_the_same_certificate_on_any_number_of_threads() {
    for total in [200_000, 5_000_000] {
        let options = SearchOptions {
            total,
            ..SearchOptions::default()
        };
        let alone: Vec<String> = GAMES.iter().map(|text| told(text, &options)).collect();
        let together: Vec<String> = thread::scope(|scope| {
            let started: Vec<_> = (GAMES.iter())
                .map(|text| scope.spawn(|| told(text, &options)))
                .collect();
            let ended = started.into_iter().map(|one| one.join().unwrap());
            ended.collect()
        });
        assert_eq!(alone, together);
    }
}

#[test]
fn a_larger_budget_finds_what_a_smaller_one_finds_and_a_spent_one_stops() {
    let rules = parse_rules("like wythoff; end when a + b <= 2").unwrap();
    let mut found = Vec::new();
    for total in [0, 1_000, 30_000, 1_000_000, 100_000_000] {
        let options = SearchOptions {
            total,
            ..SearchOptions::default()
        };
        match find(&rules, &options) {
            Found::Theorem { proof, .. } => found.push(Some(proof.lost.states())),
            Found::Nothing { stopped, .. } => {
                assert!(stopped, "{total}");
                found.push(None);
            }
        }
    }
    assert_eq!(found[..2], [None, None]);
    assert_eq!(found.last(), Some(&Some(28)));
    let first = found.iter().position(Option::is_some).unwrap();
    assert!(
        found[first..].iter().all(|states| *states == Some(28)),
        "{found:?}"
    );
}
