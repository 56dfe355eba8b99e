//! `wythoff play` by lines: the protocol, its errors and its exit codes.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

use assert_cmd::assert::Assert;
use assert_cmd::cargo::cargo_bin;
use wythoff::{UBig, Wythoff};

fn wythoff(line: &str) -> Command {
    let mut command = Command::new(cargo_bin!("wythoff"));
    command.args(line.split(' ')).env("LC_ALL", "C");
    command.env("XDG_CACHE_HOME", "/dev/null");
    command
}

fn with_input(line: &str, input: impl Into<Vec<u8>>) -> Assert {
    assert_cmd::Command::from_std(wythoff(line))
        .write_stdin(input)
        .assert()
}

fn printed(run: &Assert) -> String {
    String::from_utf8(run.get_output().stdout.clone()).unwrap()
}

/// Another program that plays: it reads whose turn it is, and answers with a winning move.
#[test]
fn a_program_that_knows_the_theorem_wins_against_the_perfect_opponent() {
    let rules = Wythoff::new(0u64);
    for seed in 0..4 {
        let mut run = wythoff(&format!("play --seed {seed}"))
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut moves = run.stdin.take().unwrap();
        let mut winner = None;
        for line in BufReader::new(run.stdout.take().unwrap()).lines() {
            let line = line.unwrap();
            match line.split(' ').collect::<Vec<_>>()[..] {
                ["turn", "you", a, b] => {
                    let [a, b] = [a, b].map(|pile| pile.parse().unwrap());
                    let to = rules.winning_moves(&a, &b)[0];
                    writeln!(moves, "{} {}", to[0], to[1]).unwrap();
                }
                ["over", side] => {
                    winner = Some(side.to_owned());
                    writeln!(moves, "quit").unwrap();
                }
                _ => {}
            }
        }
        assert_eq!(winner.as_deref(), Some("you"), "seed {seed}");
        assert!(run.wait().unwrap().success());
    }
}

#[test]
fn a_line_that_is_no_move_is_told_and_changes_nothing() {
    let input = "# a remark\n\n4 5\nnonsense\ntake 9 0\ntake 2 2\n5 7 + 3\nundo\nundo\n@file\n\u{1b}[2J\nquit\n";
    let run = with_input("play 5 7 --seed 1", input).success();
    let printed = printed(&run);
    let lines: Vec<&str> = printed.lines().skip(4).collect();
    let expected = [
        "turn you 5 7",
        "error not allowed: 1 and 2 are taken from the two piles; the amounts may differ by at most k = 0",
        "error expected a position such as 3 5, take and the amounts, hint, undo, review or quit; found \"nonsense\"",
        "error not allowed: 9 are taken, and at most 5 may be",
        "move you 3 5",
    ];
    assert_eq!(lines[..5], expected);
    let errors = lines
        .iter()
        .filter(|line| line.starts_with("error "))
        .count();
    assert_eq!(errors, 7, "{printed}");
    assert!(!printed.contains('\u{1b}'));
}

#[test]
fn two_programs_play_at_one_table() {
    let run = with_input(
        "play nim 1 2 --opponent person --misere",
        "1 1\n0 1\n0 0\nreview\n",
    );
    let printed = printed(&run.success());
    let lines: Vec<&str> = printed
        .lines()
        .filter(|line| !line.starts_with("seed"))
        .collect();
    let expected = [
        "protocol wythoff/play/1",
        "game nim",
        "play misere",
        "turn first 1 2",
        "move first 1 1",
        "turn second 1 1",
        "move second 0 1",
        "turn first 0 1",
        "move first 0 0",
        "over second",
        "review first mistake take 1 from pile 2 → leaves (1, 1)",
        "say This would have won: take 2 from pile 2 → leaves (1, 0)",
        "review second won take 1 from pile 1 → leaves (0, 1)",
        "review first lost take 1 from pile 2 → leaves (0, 0)",
    ];
    assert_eq!(lines, expected);
}

#[test]
fn the_opponent_may_begin_and_sums_are_played() {
    let run = with_input(
        "play nim[3]+wythoff[1,2] --first opponent --seed 1",
        "0 + 0 2\nquit\n",
    );
    let printed = printed(&run.success());
    assert!(
        printed.contains("\nmove me 0 + 1 2\nturn you 0 + 1 2\n"),
        "{printed}"
    );
    assert!(
        printed.contains("\nmove you 0 + 0 2\nmove me 0 + 0 0\nover me\n"),
        "{printed}"
    );
}

#[test]
fn games_by_rules_are_played_with_and_without_a_theorem() {
    let run = with_input(
        "play --rules wythoff 5 7 --seed 2",
        "3 5\nhint\nhint\nhint\nquit\n",
    );
    assert!(printed(&run.success()).contains("move you 3 5\n"));
    let run = with_input("play --rules fibonacci-nim 10 --seed 2", "take 2\nquit\n");
    assert!(printed(&run.success()).contains("move you 8 2\n"));
    // No theorem is found for these, so a table answers.
    let line = "play --rules diagonal-even 5 6 --timeout 1 --seed 2";
    let run = with_input(line, "hint\nhint\n4 6\nquit\n");
    assert!(printed(&run.success()).contains("hint 4 6\n"));
    // Where piles may grow, a move is what it leaves.
    let run = with_input("play --rules split-other 5 3 --seed 2", "1 4\nquit\n");
    assert!(printed(&run.success()).contains("move you 1 4\nmove me "));
}

#[test]
fn the_same_seed_and_the_same_moves_make_the_same_game() {
    let line = "play nim 9 8 7 --opponent careless --seed 12";
    let input = "take 1 0 0\nhint\nhint\n";
    let game = printed(&with_input(line, input));
    assert_eq!(printed(&with_input(line, input)), game);
    assert!(game.contains("seed 12\n"));
}

#[test]
fn sentences_are_in_the_language_asked_for_and_words_of_the_protocol_are_not() {
    let run = with_input("--lang zh play 5 7", "4 5\nhint\nquit\n").success();
    let printed = printed(&run);
    assert!(printed.contains("error 不能这样走："), "{printed}");
    assert!(printed.contains("say 看两堆之差：2。"), "{printed}");
}

#[test]
fn an_input_that_ends_too_soon_is_an_error() {
    let ended = "error: the input ended before the game did\n";
    with_input("play 5 7", "").code(2).stderr(ended);
    with_input("play 5 7", "3 5").code(2).stderr(ended);
    with_input("play 5 7", [b'9'; 100_000]).code(2);
    with_input("play 5 7", [0xff, b'\n', 0, b'\n'])
        .code(2)
        .stderr(ended);
    with_input("play 1 1", "0 0").success();
}

#[test]
fn what_cannot_be_played_is_refused_before_the_game() {
    let cases = [
        (
            "nimm 3 4",
            "no game is called \"nimm\"; did you mean \"nim\"?",
        ),
        ("nim 3 1000001", "at most 1000000 stones"),
        (
            "nim 1 1 1 1 1 1 1 1 1 1 1 1 1",
            "13 piles are too many for the table: at most 12",
        ),
        ("nim 0 0", "there is no move from this position"),
        ("wythoff 3", "wythoff has 2 piles, found 1"),
        ("wythoff 3 x", "pile 2"),
        ("nim 3 -4", "expected a natural number"),
        ("nim 3 --game nim", "the game is named twice"),
        ("nim 3 --rules wythoff", "nim names a game"),
        ("nim 3 -k 2", "-k"),
        ("--rules wythoff", "say which piles to begin with"),
        ("--rules wythoff 3 4 --misere", "--misere"),
        (
            "--rules nonsense 3 4",
            "neither rules nor a game of the gallery",
        ),
        ("--rules - 3 4", "stdin is for the moves"),
        ("--rules wythoff 2000 2000", "too large for a game by rules"),
        ("- 4", "stdin is for the moves"),
        (
            "kayles[5]+nim[3] --misere",
            "nobody knows how to play this here",
        ),
        (
            "kayles 40 40 40 --misere --budget 1000",
            "nobody knows how to play this here",
        ),
        ("3 4 --opponent nobody", "careless"),
        ("3 4 --first nobody", "opponent"),
        ("3 4 --seed x", "--seed"),
    ];
    for (line, reason) in cases {
        let run = with_input(&format!("play {line}"), "").code(2);
        let output = run.get_output();
        let complaint = String::from_utf8_lossy(&output.stderr);
        assert!(complaint.contains(reason), "{line}: {complaint}");
        assert!(output.stdout.is_empty(), "{line}");
    }
    // Numbers of any size are read; what is too large is said, not tried.
    let huge = UBig::from(10u8).pow(300);
    with_input(&format!("play nim {huge}"), "").code(2);
}
