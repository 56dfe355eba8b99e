//! What is proved, and how the report says it.

use tempfile::tempdir;

use crate::lab::{WYTHOFF, document, ends_with};

#[test]
fn wythoffs_rules_give_the_theorem_with_its_numbers() {
    let folder = tempdir().unwrap();
    let (report, _) = ends_with(0, &["lab", WYTHOFF], folder.path());
    let (_, theorem) = report
        .split_once("Theorem, proved for all pile sizes")
        .unwrap();
    let theorem = theorem.split_whitespace().collect::<Vec<_>>().join(" ");
    for part in [
        "α = (1 + √5)/2",
        "A_n = ⌊nα⌋, B_n = ⌊nβ⌋",
        "Fibonacci",
        "A000201",
    ] {
        assert!(theorem.contains(part), "{part}: {theorem}");
    }
    assert!(report.contains("(0, 0) (1, 2) (2, 1) (3, 5)"));
}

#[test]
fn the_shows_are_proved() {
    let folder = tempdir().unwrap();
    for (rules, states) in [
        ("misere; x>0,y=0 | x=0,y>0 | x=y>0", 13),
        ("parameter k = 3; x>0,y=0 | x=0,y>0 | x>0,y>0,|x-y|<=k", 13),
        ("piles a b c; like nim", 1),
        ("x>0,y=0 | x=0,y>0 | x=y, x mod 2 = 1", 6),
    ] {
        let found = document(&["lab", rules, "--json"], folder.path());
        assert_eq!(found["status"], "proved", "{rules}");
        assert_eq!(found["theorem"]["states"], states, "{rules}");
    }
}

#[test]
fn no_move_at_all_is_an_answer() {
    let folder = tempdir().unwrap();
    let (report, _) = ends_with(0, &["lab", ""], folder.path());
    assert!(report.contains("every position is lost"));
    let (report, _) = ends_with(0, &["lab", "misere"], folder.path());
    assert!(report.contains("every position is won"));
    let (answer, _) = ends_with(
        0,
        &["solve", "--rules", "misere", "10^9", "3"],
        folder.path(),
    );
    assert!(answer.contains("the game is over, and the player to move has won"));
}
