//! Times from rules to a checked theorem: `cargo run --release --example prove_times [directory for certificates]`.

use std::ops::ControlFlow;
use std::time::Instant;

use wythoff::check::check_json;
use wythoff::prove::{Found, SearchOptions, search};
use wythoff::{Play, Rules};

fn main() {
    let directory = std::env::args().nth(1);
    let mut games = vec![
        ("nim-3".to_owned(), Rules::nim(3), true),
        ("wythoff-0-search".into(), Rules::wythoff(0), false),
        (
            "wythoff-0-misere".into(),
            Rules::wythoff(0).with_play(Play::Misere),
            true,
        ),
        (
            "wythoff-1-misere".into(),
            Rules::wythoff(1).with_play(Play::Misere),
            true,
        ),
    ];
    for k in [0, 1, 2, 3, 4, 5, 10] {
        games.push((format!("wythoff-{k}"), Rules::wythoff(k), true));
    }
    for (name, rules, families) in games {
        let options = SearchOptions {
            families,
            ..SearchOptions::default()
        };
        let start = Instant::now();
        let found = search(&rules, &options, &mut |_| ControlFlow::Continue(()));
        let Found::Theorem { proof, .. } = found else {
            println!("{name}: no theorem, {:?}", start.elapsed());
            continue;
        };
        let proved = start.elapsed();
        let json = serde_json::to_string(&proof.certificate(None)).expect("plain data");
        let written = start.elapsed() - proved;
        let answer = check_json(&json).map(|_| ());
        let checked = start.elapsed() - proved - written;
        println!(
            "{name}: {} states, found and proved {proved:?}, {} bytes written {written:?}, checked {checked:?} {answer:?}",
            proof.lost.states(),
            json.len()
        );
        if let Some(directory) = &directory {
            std::fs::write(format!("{directory}/{name}.json"), json).expect("a writable directory");
        }
    }
}
