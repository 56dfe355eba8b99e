//! The gallery: every file is embedded, what is provable is proved and checked, the rest is honestly not found.

mod patterns;
mod walnut;

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};

use wythoff::gallery::{Expected, GalleryGame, gallery};
use wythoff::prove::{Found, Proof, SearchOptions, search};
use wythoff::rules::Table;
use wythoff::{Game, Play, UBig};

#[test]
fn the_directory_and_the_list_agree() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/gallery");
    let files: BTreeSet<String> = std::fs::read_dir(directory)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    let names: BTreeSet<String> = (gallery().iter())
        .map(|game| format!("{}.game", game.name))
        .collect();
    assert_eq!(files, names);
    assert_eq!(names.len(), gallery().len(), "a name twice");
    assert!(names.len() >= 60);
}

#[test]
fn every_kind_of_game_is_there() {
    let rules: Vec<_> = gallery()
        .iter()
        .map(|game| game.parsed().unwrap())
        .collect();
    for play in [Play::Normal, Play::Misere] {
        for piles in 1..=3 {
            let is_such = |rules: &&wythoff::Rules| rules.play() == play && rules.piles() == piles;
            assert!(
                rules.iter().any(|rules| is_such(&rules)),
                "{play:?} {piles}"
            );
        }
    }
}

/// The search of a game's file; for what is not known to be provable, with a small budget.
fn find(game: &GalleryGame) -> Found {
    let rules = game
        .parsed()
        .unwrap_or_else(|error| panic!("{}: {error}", game.name));
    let options = match game.expected {
        Expected::Proved => game.options(),
        Expected::NoTheorem => SearchOptions {
            boxes: match rules.piles() {
                3 => vec![9, 17],
                _ => vec![60, 120, 300],
            },
            states: 20_000,
            steps: 2_000_000,
            ..game.options()
        },
    };
    search(&rules, &options, &mut ())
}

/// The proof of a game of the gallery.
fn theorem(name: &str) -> Proof {
    let game = gallery().iter().find(|game| game.name == name).expect(name);
    match find(game) {
        Found::Theorem { proof, .. } => *proof,
        Found::Nothing { .. } => panic!("{name}: no theorem"),
    }
}

fn judge(game: &GalleryGame) {
    match (find(game), game.expected) {
        (Found::Theorem { proof, .. }, Expected::Proved) => {
            let size = [300, 40, 12][proof.rules.piles() - 1];
            let table = Table::new(&proof.rules, &vec![size; proof.rules.piles()]);
            for index in 0..size.pow(proof.rules.piles() as u32) {
                let position: Vec<u64> = (0..proof.rules.piles() as u32)
                    .map(|pile| index / size.pow(pile) % size)
                    .collect();
                let piles: Vec<UBig> = position.iter().map(|&pile| pile.into()).collect();
                let lost = proof.outcome(&piles).unwrap().is_loss();
                assert_eq!(lost, table.is_lost(&position), "{} {position:?}", game.name);
            }
            let certificate = proof.certificate(None);
            let checked = wythoff::check::check(&certificate);
            assert!(checked.is_ok(), "{}: {checked:?}", game.name);
        }
        (Found::Nothing { .. }, Expected::NoTheorem) => {}
        (found, expected) => panic!("{}: {expected:?}, but {found:?}", game.name),
    }
}

#[test]
fn the_gallery_holds_what_it_promises() {
    let slow = std::env::var_os("WYTHOFF_SLOW").is_some_and(|value| value != "0");
    let next = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some(game) = gallery().get(next.fetch_add(1, Ordering::Relaxed)) {
                    match game.is_large && !slow {
                        true => println!("{} is left out; WYTHOFF_SLOW=1 runs it", game.name),
                        false => judge(game),
                    }
                }
            });
        }
    });
}
