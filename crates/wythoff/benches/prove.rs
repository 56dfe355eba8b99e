//! From the text of the rules to a theorem that the independent checker has accepted, and positions of many digits.
//!
//! The time of `theorem/…` is all of it: reading, tabulating, guessing, proving, writing the certificate as JSON, reading
//! it back and checking it. One thread.

use std::hint::black_box;

use criterion::Criterion;
use wythoff::automata::{Automaton, Budget};
use wythoff::check::check_json;
use wythoff::gallery::gallery;
use wythoff::logic::{NumberSystem, Numerals};
use wythoff::prove::{Found, Proof, SearchOptions, Verdict, prove, search};
use wythoff::{Outcome, Play, Rules, UBig, Wythoff, parse_rules};

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

/// Games whose theorems are in different numerations: name, proof.
fn numerations() -> Vec<(&'static str, Proof)> {
    let root = (gallery().iter())
        .find(|game| game.name == "slope-root-3")
        .expect("in the gallery");
    // Nim with two piles is lost if they are equal, in any numeration.
    let nim = |list: Vec<u32>| {
        let system = NumberSystem::new(Numerals::Greedy(list)).expect("a system");
        let equal = Automaton::new(0, vec![true], vec![vec![(0, 0), (3, 0)]]);
        match prove(&Rules::nim(2), &system, &equal, &mut Budget::default()) {
            Ok(Verdict::Proved(proof)) => *proof,
            nothing => panic!("{nothing:?}"),
        }
    };
    vec![
        ("k = 0", proof(&k_wythoff(0), &SearchOptions::default())),
        ("k = 3", proof(&k_wythoff(3), &SearchOptions::default())),
        ("slope √3", proof(root.rules, &root.options())),
        ("Nim in 1, 0, 0, 1", nim(vec![1, 0, 0, 1])),
        ("Nim in base 2", nim(vec![2])),
    ]
}

/// Outcome and winning moves of positions of many decimal digits, by the theorem. What a winning move leaves is lost, and
/// is asked about, too; in k-Wythoff the closed form agrees.
fn positions(criterion: &mut Criterion) {
    let games = numerations();
    // Run once, as a test, the shortest are enough.
    let is_measured = std::env::args().any(|argument| argument == "--bench");
    let exponents: &[usize] = if is_measured { &[4, 5, 6] } else { &[4] };
    for &exponent in exponents {
        let mut group = criterion.benchmark_group(format!("10^{exponent} digits"));
        group.sample_size(10);
        let digits = 10usize.pow(exponent as u32);
        let a = UBig::from(10u8).pow(digits) / UBig::from(7u8);
        let won = [a.clone(), &a * UBig::from(5u8) / UBig::from(4u8)];
        for (name, proof) in &games {
            let moves = proof.winning_moves(&won, 10).expect("two piles");
            let lost = moves[0].leaves.piles().to_vec();
            if let Some(k) = name.strip_prefix("k = ") {
                let k: u32 = k.parse().expect("digits");
                let game = Wythoff::with_play(UBig::from(k), Play::Normal);
                assert_eq!(game.outcome(&lost[0], &lost[1]), Outcome::Loss);
                let count = game.winning_moves(&won[0], &won[1]).len();
                assert_eq!(moves.count(), Some(UBig::from(count)));
            }
            for (piles, outcome) in [(&lost, Outcome::Loss), (&won.to_vec(), Outcome::Win)] {
                let how = if outcome == Outcome::Loss {
                    "lost"
                } else {
                    "won"
                };
                group.bench_function(format!("{name}, {how}: outcome"), |bencher| {
                    bencher.iter(|| assert_eq!(proof.outcome(black_box(piles)), Ok(outcome)));
                });
                group.bench_function(format!("{name}, {how}: winning moves"), |bencher| {
                    bencher.iter(|| {
                        let found = proof
                            .winning_moves(black_box(piles), 10)
                            .expect("two piles");
                        assert_eq!(found.is_empty(), outcome == Outcome::Loss);
                    });
                });
            }
        }
    }
}
