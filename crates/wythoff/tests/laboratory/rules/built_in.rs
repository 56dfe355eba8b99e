//! Every built-in game that the language can say: its text against its own answers.

use wythoff::rules::Table;
use wythoff::{Effort, GameEntry, Play, Position, games, parse_game, parse_rules, solve};

use crate::rules::{positions, rules};

/// Beside the example of each game.
const OTHER_PARAMETERS: &[&str] = &[
    "wythoff(k=1)",
    "wythoff(k=3)",
    "moore(k=1)",
    "moore(k=3)",
    "bachet(m=1)",
    "subtraction(2,5)",
    "subtraction(1..4)",
    "all-but(2,3)",
];

#[test]
fn the_rules_in_the_language_are_the_game() {
    let mut texts = 0;
    let others = (OTHER_PARAMETERS.iter()).map(|name| parse_game(name).unwrap());
    for game in games().iter().map(GameEntry::exemplar).chain(others) {
        for (play, piles) in [Play::Normal, Play::Misere]
            .into_iter()
            .flat_map(|play| (1..=3).map(move |piles| (play, piles)))
        {
            let Some(text) = game.rules_text(piles, play) else {
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
                assert_eq!(lost, answer.outcome.is_loss(), "{game} {play:?} {big}");
            }
        }
    }
    assert!(texts >= 2 * (3 + 11 * 3), "{texts}");
}

#[test]
fn what_the_language_cannot_say_it_does_not_say() {
    for name in ["euclid", "lasker", "kayles", "grundy", "0.77", "ruler"] {
        let game = parse_game(name).unwrap();
        for piles in 0..=4 {
            assert_eq!(game.rules_text(piles, Play::Normal), None, "{name}");
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
            "`like` does not know the rules of `euclid`: its conditions are not linear, or its piles break or grow",
        ),
        ("like moore(2", "`(` without its partner"),
        (
            "like bachet",
            "unknown name `bachet`; did you mean `bachet(m=3)`?",
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
