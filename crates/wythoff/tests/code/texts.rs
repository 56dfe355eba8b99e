//! The two languages differ in comments alone, and no template has a mark left.

use wythoff::code::{Programming, for_game, for_problem};
use wythoff::judge::Problem;
use wythoff::{Language, parse_game};

/// The lines that are not comments.
fn code(program: &str, programming: Programming) -> Vec<&str> {
    let comment = if programming == Programming::Python {
        "#"
    } else {
        "//"
    };
    program
        .lines()
        .filter(|line| !line.trim_start().starts_with(comment))
        .collect()
}

#[test]
fn both_languages_have_the_same_code_and_each_its_comments() {
    for programming in Programming::ALL {
        let problems = Problem::ALL.map(|problem| {
            Language::ALL.map(|language| for_problem(problem, programming, language))
        });
        let games = [
            "wythoff",
            "nim",
            "bachet(3)",
            "staircase",
            "moore(2)",
            "euclid",
            "fibonacci",
            "kayles",
        ];
        let games = games.map(|name| {
            let game = parse_game(name).unwrap();
            Language::ALL.map(|language| for_game(&game, programming, language).unwrap())
        });
        for [english, chinese] in problems.into_iter().chain(games) {
            assert_eq!(code(&english, programming), code(&chinese, programming));
            let body = english.split_once('\n').unwrap().1;
            assert!(body.is_ascii(), "{english}");
            for program in [&english, &chinese] {
                for mark in ["en: ", "zh: ", "@"] {
                    assert!(!program.contains(mark), "{mark} in {program}");
                }
                for inexact in ["sqrt", "double", "float", "long double"] {
                    assert!(!program.contains(inexact), "{inexact} in {program}");
                }
            }
            assert!(
                chinese.contains("奇异局势") || chinese.contains("先手"),
                "{chinese}"
            );
        }
    }
}
