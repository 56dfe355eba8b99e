//! Every built-in game that the language can say: its text against its own answers.

use wythoff::rules::Table;
use wythoff::{Effort, Play, Position, games, parse_game, parse_rules, solve};

use crate::{positions, rules};

const SAID: &[&str] = &[
    "wythoff",
    "wythoff(k=1)",
    "wythoff(k=3)",
    "nim",
    "moore(k=1)",
    "moore(k=2)",
    "moore(k=3)",
    "bachet(m=1)",
    "bachet(m=3)",
    "subtraction(1,3,4)",
    "subtraction(2,5)",
    "subtraction(1..4)",
    "all-but(1)",
    "all-but(2,3)",
];

/// Piles grow or break, conditions are not linear, or earlier moves matter.
const NOT_SAID: &[&str] = &[
    "staircase",
    "euclid",
    "fibonacci",
    "lasker",
    "kayles",
    "dawsons-kayles",
    "dawsons-chess",
    "grundy",
    "0.77",
    "turning-turtles",
    "mock-turtles",
    "ruler",
];

#[test]
fn the_rules_in_the_language_are_the_game() {
    let mut texts = 0;
    for name in SAID {
        let game = parse_game(name).unwrap();
        for (play, piles) in [Play::Normal, Play::Misere]
            .into_iter()
            .flat_map(|play| (1..=3).map(move |piles| (play, piles)))
        {
            let Some(text) = game.rules_text(piles, play) else {
                assert!(name.starts_with("wythoff") && piles != 2, "{name} {piles}");
                continue;
            };
            texts += 1;
            let own = game.rules(play);
            let size = [40, 13, 6][piles - 1];
            let table = Table::new(&rules(&text), &vec![size; piles]);
            for position in positions(piles, size) {
                let big = Position(position.iter().map(|&pile| pile.into()).collect());
                let answer = solve::analyse(&*own, &big, &mut Effort::default()).unwrap();
                let lost = table.is_lost(&position);
                assert_eq!(lost, answer.outcome.is_loss(), "{name} {play:?} {big}");
            }
        }
    }
    assert_eq!(texts, 2 * (3 + 11 * 3));
}

#[test]
fn every_game_of_the_table_is_said_or_not() {
    let named = |text: &&str| parse_game(text).unwrap().entry().name();
    for entry in games() {
        let is_said = SAID.iter().any(|text| named(text) == entry.name());
        let is_not = NOT_SAID.iter().any(|text| named(text) == entry.name());
        assert!(is_said != is_not, "{}", entry.name());
    }
    for text in NOT_SAID {
        for piles in 0..=4 {
            let game = parse_game(text).unwrap();
            assert_eq!(game.rules_text(piles, Play::Normal), None, "{text}");
        }
    }
}

#[test]
fn like_takes_built_in_games_with_their_parameters() {
    let cases = [
        (
            "like wythoff(k=2)",
            "like wythoff; 0 < x, 0 < y, |x-y| <= 2",
        ),
        ("like 威佐夫（k＝1）", "parameter k = 1; like k-wythoff"),
        (
            "piles a b c; like moore(2)",
            "piles a b c; symmetric; x > 0, z = 0",
        ),
        (
            "like subtraction(1,3,4)",
            "symmetric; y = 0, x = 1 or x = 3 or x = 4",
        ),
        ("piles a; like all-but(2)", "piles a; x > 0, x != 2"),
    ];
    for (text, same) in cases {
        let (one, other) = (rules(text), rules(same));
        let sizes = vec![12; one.piles()];
        let (one, other) = (Table::new(&one, &sizes), Table::new(&other, &sizes));
        assert_eq!(one.lost(), other.lost(), "{text}");
    }
    let errors = [
        (
            "like euclid",
            "the rules of `euclid` cannot be said in this language: piles only shrink, and conditions are linear",
        ),
        ("like moore(2", "`(` without its partner"),
        (
            "like bachet",
            "unknown name `bachet`; did you mean `bachet(3)`?",
        ),
        (
            "piles a; like wythoff(k=1)",
            "this game has 2 piles, but 1 are declared",
        ),
    ];
    for (text, message) in errors {
        let error = parse_rules(text).expect_err(text).to_string();
        assert!(error.ends_with(message), "{error}");
    }
}
