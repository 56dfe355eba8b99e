//! Positions solved by the theorem of their rules.

use std::path::Path;

use serde_json::Value;
use tempfile::tempdir;

use crate::lab::{document, ends_with};

/// Outcome and winning moves, in any order.
fn answer(words: &[&str], folder: &Path) -> (Value, Vec<String>) {
    let mut document = document(words, folder);
    let moves = document["winning_moves"].as_array().unwrap();
    let mut moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
    moves.sort();
    (document["outcome"].take(), moves)
}

#[test]
fn a_theorem_from_rules_agrees_with_the_one_in_the_books() {
    let folder = tempdir().unwrap();
    for k in ["0", "1", "3"] {
        let rules = format!("parameter k = {k}; like k-wythoff");
        for (a, b) in [
            ("10^50", "10^50+7"),
            ("10^50", "3*10^50"),
            ("0", "0"),
            ("6", "30"),
            ("10^30", "10^50"),
        ] {
            // A product is not a number of the command line.
            let b = &b.replace(
                "3*10^50",
                "3000000000000000000000000000000000000000000000000000",
            );
            let ours = answer(&["solve", "--rules", &rules, a, b, "--json"], folder.path());
            let books = answer(&["solve", "-k", k, a, b, "--json"], folder.path());
            assert_eq!(ours, books, "k = {k}, ({a}, {b})");
        }
    }
}

#[test]
fn winning_moves_beyond_the_limit_are_counted() {
    let folder = tempdir().unwrap();
    // Whoever empties the first pile wins, whatever is taken from the second.
    let words = |limit| {
        [
            "solve", "--rules", "x > 0", "10^6", "10^30", "--json", "--limit", limit,
        ]
    };
    let found = document(&words("3"), folder.path());
    assert_eq!(found["count"], "1000000000000000000000000000001");
    assert_eq!(found["more"], true);
    assert_eq!(found["winning_moves"].as_array().unwrap().len(), 3);
    assert_eq!(found["evidence"]["status"], "proved");
    let words = ["solve", "--rules", "x > 0", "10", "4"];
    let (all, _) = ends_with(0, &words, folder.path());
    assert_eq!(all.matches("→ leaves (0, ").count(), 5, "{all}");
    let (some, _) = ends_with(0, &[&words[..], &["--limit", "2"]].concat(), folder.path());
    assert!(some.contains("and 3 more; 5 in all"), "{some}");
}
