//! Programs differ from language to language in comments alone, and no template has a mark left.

use wythoff::code::{Programming, checker, for_game, for_other_problem, for_problem, for_theorem};
use wythoff::judge::{OtherProblem, Problem};
use wythoff::{parse_game, prove};
use wythoff_show::{Language, Texts, program};

/// The lines that are not comments.
fn code(program: &str, programming: Programming) -> Vec<&str> {
    let comment = programming.comment();
    let lines = program.lines();
    lines
        .filter(|line| !line.trim_start().starts_with(comment))
        .collect()
}

const GAMES: [&str; 8] = [
    "wythoff",
    "nim",
    "bachet(3)",
    "staircase",
    "moore(2)",
    "euclid",
    "fibonacci",
    "kayles",
];

#[test]
fn every_language_has_the_same_code_and_its_own_comments() {
    for texts in Language::all().map(Texts::new) {
        for programming in Programming::ALL {
            let problems = Problem::ALL.map(|problem| {
                let written = program::of_problem(problem, programming, &texts);
                (for_problem(problem, programming), written)
            });
            let games = GAMES.map(|name| {
                let game = parse_game(name).unwrap();
                let written = program::of_game(&game, programming, &texts).unwrap();
                (for_game(&game, programming).unwrap(), written)
            });
            let others = OtherProblem::ALL.iter().map(|&problem| {
                let written = program::of_other_problem(problem, programming, &texts);
                (for_other_problem(problem, programming), written)
            });
            let theorems = ["like wythoff", "piles a; x in {1,3,4}"].map(|rules| {
                let proof = prove::theorem(rules).unwrap();
                let written = program::of_theorem(rules, &proof, programming, &texts).unwrap();
                (for_theorem(&proof, programming).unwrap(), written)
            });
            let programs = problems.into_iter().chain(games);
            for (bare, written) in programs.chain(others).chain(theorems) {
                let bare = bare.to_string();
                assert_eq!(code(&written, programming), code(&bare, programming));
                assert!(bare.is_ascii(), "{bare}");
                assert!(!written.contains('@'), "{written}");
                for inexact in ["sqrt", "double", "float", "long double"] {
                    assert!(!written.contains(inexact), "{inexact} in {written}");
                }
                let body = written.split_once('\n').unwrap().1;
                match texts.code() {
                    "en" => assert!(body.is_ascii(), "{written}"),
                    _ => assert!(!body.is_ascii(), "{written}"),
                }
            }
        }
    }
}

#[test]
fn checkers_have_their_comments() {
    for texts in Language::all().map(Texts::new) {
        for problem in Problem::ALL {
            let written = program::of_checker(problem, &texts);
            let bare = checker(problem).to_string();
            assert!(
                written.starts_with(&format!("// {problem}\n// ")),
                "{written}"
            );
            assert_eq!(
                code(&written, Programming::Cpp),
                code(&bare, Programming::Cpp)
            );
        }
    }
}
