//! From the text of the rules to a theorem that the independent checker has accepted, and positions of many digits.
//!
//! The time of `theorem/…` is all of it: reading, tabulating, guessing, proving, writing the certificate as JSON, reading
//! it back and checking it. One thread.

use std::hint::black_box;

use criterion::Criterion;
use wythoff::check::check_json;
use wythoff::prove::{Found, Proof, SearchOptions, search};
use wythoff::{Outcome, Play, UBig, Wythoff, parse_rules};

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    theorems(&mut criterion);
    certificates(&mut criterion);
    positions(&mut criterion);
    criterion.final_summary();
}

const WYTHOFF: &str = "x>0,y=0 | x=0,y>0 | x=y>0";

fn k_wythoff(k: u32) -> String {
    format!("x>0,y=0 | x=0,y>0 | x>0,y>0,|x-y|<={k}")
}

fn proof(text: &str, options: &SearchOptions) -> Proof {
    let rules = parse_rules(text).expect("rules");
    match search(&rules, options, &mut ()) {
        Found::Theorem { proof, .. } => *proof,
        nothing => panic!("{text}: {nothing:?}"),
    }
}

fn json(proof: &Proof, text: &str) -> String {
    serde_json::to_string(&proof.certificate(Some(text.into()))).expect("plain data")
}

/// The games: name, rules, whether a known family may skip the table, how many states the theorem has.
fn games() -> Vec<(String, String, bool, usize)> {
    let mut games: Vec<(String, String, bool, usize)> = vec![
        ("Wythoff, full search".into(), WYTHOFF.into(), false, 7),
        (
            "misère Wythoff".into(),
            format!("misere; {WYTHOFF}"),
            true,
            13,
        ),
        (
            "three-pile Nim".into(),
            "piles a b c; x>0,y=z=0 | y>0,x=z=0 | z>0,x=y=0".into(),
            true,
            1,
        ),
    ];
    for k in [0, 1, 2, 3, 4, 5, 10, 20, 30] {
        games.push((format!("k = {k}"), k_wythoff(k), true, 2 * k as usize + 7));
    }
    let deep = |more: &str| format!("{WYTHOFF} | {more}");
    games.push((
        "plus (2,3), (3,2)".into(),
        deep("x=2,y=3 | x=3,y=2"),
        true,
        307,
    ));
    games.push(("plus (1,2) one way".into(), deep("x=1,y=2"), true, 269));
    games
}

fn theorems(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("theorem");
    group.sample_size(10);
    for (name, text, families, states) in games() {
        let options = SearchOptions {
            families,
            ..SearchOptions::default()
        };
        group.bench_function(name, |bencher| {
            bencher.iter(|| {
                let proof = proof(black_box(&text), &options);
                assert_eq!(proof.lost.states(), states);
                check_json(&json(&proof, &text)).expect("a valid certificate");
            });
        });
    }
}

/// The checker alone; the size of each certificate is printed.
fn certificates(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("check");
    group.sample_size(10);
    for (name, text, families, _) in games() {
        let options = SearchOptions {
            families,
            ..SearchOptions::default()
        };
        let json = json(&proof(&text, &options), &text);
        println!("{name}: {} bytes", json.len());
        group.bench_function(name, |bencher| {
            bencher.iter(|| check_json(black_box(&json)).expect("a valid certificate"));
        });
    }
}

/// Outcome and winning moves of positions with 10^5 decimal digits, by the theorem; the closed form knows them too.
fn positions(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("10^5 digits");
    group.sample_size(10);
    for k in [0u32, 3] {
        let proof = proof(&k_wythoff(k), &SearchOptions::default());
        let game = Wythoff::with_play(UBig::from(k), Play::Normal);
        let a = UBig::from(10u8).pow(100_000) / UBig::from(7u8);
        let lost = game
            .losing_pairs()
            .partner(&a)
            .expect("big integers have no limit");
        let won = &lost + UBig::from(1_000_000u32);
        for (name, b, expected) in [("lost", lost, Outcome::Loss), ("won", won, Outcome::Win)] {
            let count = UBig::from(game.winning_moves(&a, &b).len());
            let piles = [a.clone(), b];
            group.bench_function(format!("k = {k}, {name}: outcome"), |bencher| {
                bencher.iter(|| assert_eq!(proof.outcome(black_box(&piles)), Ok(expected)));
            });
            group.bench_function(format!("k = {k}, {name}: winning moves"), |bencher| {
                bencher.iter(|| {
                    let moves = proof
                        .winning_moves(black_box(&piles), 10)
                        .expect("two piles");
                    assert_eq!(moves.count(), Some(count.clone()));
                });
            });
        }
    }
}
