//! A third language is one folder: with a language made from English nothing is missing, and no English word is left.

use wythoff::code::Programming;
use wythoff::judge::Problem;
use wythoff::logic::Numerals;
use wythoff::precision::Formula;
use wythoff::prove::{Claim, Familiar, Pattern, Support};
use wythoff::{UBig, games, parse_game, parse_natural, parse_rules, parse_sum};
use wythoff_show::{
    Language, Message, Texts, complaint, game, pattern, precision, program, pseudo, rules,
};

/// The English words in a text: three letters or more without an accent, outside of code and formulas.
fn english_words(text: &str) -> Vec<String> {
    let outside = |sign: char, text: &str| -> String { text.split(sign).step_by(2).collect() };
    let text = outside('`', &outside('$', text));
    let words = text.split(|letter: char| !letter.is_alphabetic());
    words
        .filter(|word| word.len() > 2 && word.is_ascii())
        .map(str::to_owned)
        .collect()
}

#[track_caller]
fn assert_said(message: &Message, texts: &Texts) {
    let said = texts.say(message);
    let left = english_words(&said);
    assert!(left.is_empty(), "{left:?} in {said}");
}

#[test]
fn it_has_the_files_of_english() {
    let texts = pseudo::texts();
    for (path, text) in Language::english().files() {
        if path.ends_with(".md") {
            assert_eq!(texts.page(path).lines().count(), text.lines().count());
        }
    }
    let first = texts.page("rules.md").lines().next();
    assert_eq!(first, Some("# Ťĥé ŕúļé ļáńğúáğé"));
}

#[test]
fn errors_of_the_library_are_translated() {
    let texts = pseudo::texts();
    for text in [
        "x > y 3",
        "x >",
        "piles 1",
        "(x ; y",
        "x % 2 = 1",
        "piles a x",
        "x > 0, x*y > 2",
        "y + 1",
        "x>0 y=0",
        "piles a b c d e f",
        "end when x > 1",
        "x = y",
        "x = -1, y = 2",
        "x mod 0 = 0",
    ] {
        let error = parse_rules(text).expect_err(text);
        assert_said(&rules::complaint(&error), &texts);
    }
    for text in ["1x", "-1", "1.5", "", "10^"] {
        let error = parse_natural(text).expect_err(text);
        assert_said(&complaint::number(&error, text), &texts);
    }
    for text in [
        "ni",
        "nim(3",
        "wythoff(z=1)",
        "moore",
        "octal(9)",
        "wythoff(k=1,k=2)",
    ] {
        let error = parse_game(text).expect_err(text);
        let known = ["wythoff", "nim", "moore"];
        let said = texts.say(&complaint::game(&error, text));
        let left = english_words(&said);
        assert!(left.iter().all(|word| known.contains(&&**word)), "{said}");
    }
    let error = parse_sum("wythoff[1]").expect_err("two piles");
    let said = texts.say(&complaint::sum(&error, "wythoff[1]"));
    assert_eq!(english_words(&said), ["wythoff"], "{said}");
}

#[test]
fn theorems_are_translated() {
    let texts = pseudo::texts();
    let position = vec![vec![UBig::ONE, UBig::ZERO]];
    let claims = [
        Claim::Nothing,
        Claim::Everything,
        Claim::Finite(position.clone()),
        Claim::Diagonal,
        Claim::Linear { s: 2, t: 1, d: 0 },
        Claim::AppendedZero {
            numerals: Numerals::Greedy(vec![3, 1]),
        },
        Claim::Mex,
        Claim::OnePerRow,
        Claim::Periodic {
            shift: vec![0, 4],
            from: 1,
        },
        Claim::Periodic {
            shift: vec![2, 2],
            from: 3,
        },
        Claim::Like {
            game: Familiar::Wythoff(2),
            without: position.clone(),
            with: position,
        },
    ];
    for claim in claims {
        let support = Support::Compared { below: 100 };
        assert_said(
            &pattern::sentence(&Pattern { claim, support }, &["a", "b", "c", "d", "e"]),
            &texts,
        );
    }
}

#[test]
fn games_problems_and_programs_are_translated() {
    let texts = pseudo::texts();
    for entry in games() {
        assert_said(&game::name_of(entry), &texts);
        assert_said(&game::rules_of(entry), &texts);
    }
    for formula in Formula::ALL {
        assert_said(&precision::about(formula), &texts);
    }
    for problem in Problem::ALL {
        assert_said(&program::title(problem), &texts);
        for line in program::statement(problem) {
            assert_said(&line, &texts);
        }
        for programming in Programming::ALL {
            let program = program::of_problem(problem, programming, &texts);
            // The first line names the problem as the command line does.
            let comments = program.lines().skip(1).map(str::trim_start);
            for line in comments.filter(|line| line.starts_with(programming.comment())) {
                assert!(english_words(line).is_empty(), "{line}");
            }
        }
    }
}
