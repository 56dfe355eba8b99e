//! The tasks of the front page: the examples are run, and say what they promise.

use std::process::Command;

/// What an example prints. `cargo test` builds the examples beside the tests.
fn printed(example: &str) -> String {
    let test = std::env::current_exe().expect("a test is a file");
    let folder = test.ancestors().nth(2).expect("the profile's folder");
    let name = format!("{example}{}", std::env::consts::EXE_SUFFIX);
    let output = Command::new(folder.join("examples").join(name)).output();
    let output =
        output.unwrap_or_else(|error| panic!("{example} (cargo build --examples): {error}"));
    assert!(output.status.success(), "{example}: {output:?}");
    String::from_utf8(output.stdout).expect("examples print text")
}

#[test]
fn a_position_is_decided() {
    assert_eq!(
        printed("decide_a_position"),
        "win by leaving (7, 4)\nTheorem(Wythoff)\n"
    );
}

#[test]
fn a_sum_with_a_game_by_rules_is_won() {
    assert!(printed("win_a_sum").ends_with("leave (4, 9)\n"));
}

#[test]
fn a_huge_heap_of_an_octal_game_has_a_value() {
    assert!(printed("octal_game").ends_with(", period 12\n"));
}

#[test]
fn rules_become_a_theorem_and_a_winning_move() {
    assert_eq!(
        printed("rules_to_theorem"),
        "28 states\nwin by leaving (29, 17)\n"
    );
}
