//! A move the player asks about is refuted by a winning reply, or refused with the reason.

use wythoff::explain::{Claim, Common, ExplainError, explain};
use wythoff::{Effort, Outcome, Play, Position, parse_game};

use super::{GAMES, options, outcome, positions};

#[test]
fn exactly_the_moves_of_the_rules_are_accepted_and_each_refutation_wins() {
    for &(name, piles, most) in GAMES {
        let game = parse_game(name).unwrap();
        let all = positions(&game, piles, most.min(if piles > 2 { 2 } else { 4 }));
        // A position of Fibonacci Nim after a move has a limit; heaps may come in any order.
        let exact = ![
            "fibonacci",
            "lasker",
            "kayles",
            "grundy",
            "dawson",
            "0.",
            "sub",
            "all",
            "turn",
            "mock",
            "ruler",
        ]
        .iter()
        .any(|start| name.starts_with(start));
        for from in &all {
            let options = options(&game, from);
            for to in options.iter().chain(&all) {
                let (position, against) = (Position(from.clone()), Position(to.clone()));
                let answer = explain(
                    &game,
                    Play::Normal,
                    &position,
                    Some(&against),
                    &mut Effort::default(),
                );
                let place = format!("{name} {from:?} to {to:?}");
                let legal = options.contains(to);
                let explanation = match answer {
                    Ok(explanation) => explanation,
                    Err(error) => {
                        assert!(!legal, "{place}: {error}");
                        assert!(matches!(error, ExplainError::Illegal(_)), "{place}");
                        continue;
                    }
                };
                assert!(legal || !exact, "{place}");
                let step = explanation.steps.iter().find_map(|step| match &step.claim {
                    Claim::Common(Common::Against { position, wins, .. }) => {
                        Some((step, position, *wins))
                    }
                    _ => None,
                });
                let (step, reached, wins) = step.expect("the move is answered");
                assert!(options.contains(reached), "{place}");
                assert_eq!(
                    wins,
                    outcome(&game, Play::Normal, reached).is_loss(),
                    "{place}"
                );
                assert_eq!(step.reasons.is_empty(), wins, "{place}");
                for reason in &step.reasons {
                    let Claim::Common(Common::Leaves { position, .. }) = &reason.claim else {
                        panic!("{place}");
                    };
                    assert_eq!(
                        outcome(&game, Play::Normal, position),
                        Outcome::Loss,
                        "{place}"
                    );
                }
            }
        }
    }
}

#[test]
fn an_illegal_move_is_refused_with_the_reason_in_both_languages() {
    for (name, from, to, english, chinese) in [
        (
            "wythoff",
            "5,8",
            "3,7",
            "differ by at most k = 0",
            "至多相差 k = 0",
        ),
        (
            "wythoff",
            "5,8",
            "6,8",
            "pile 1 would grow",
            "第 1 堆变多了",
        ),
        ("wythoff", "5,8", "5,8", "nothing changes", "什么也没有变"),
        ("nim", "3,4,5", "1,2,5", "2 piles change", "有 2 堆变了"),
        ("bachet(m=3)", "10", "5", "at most 3", "至多取 3"),
        ("euclid", "25,7", "20,7", "no multiple", "不是小堆"),
        ("staircase", "2,5,3", "2,5,2", "next lower", "移到下一级"),
        ("kayles", "9", "5", "do not allow", "不能变成"),
        ("ruler", "3,4,8", "3,4,9", "does not show heads", "不是正面"),
        ("fibonacci", "12", "0", "at most 11", "至多取 11"),
    ] {
        let read =
            |text: &str| Position(text.split(',').map(|pile| pile.parse().unwrap()).collect());
        let game = parse_game(name).unwrap();
        let answer = explain(
            &game,
            Play::Normal,
            &read(from),
            Some(&read(to)),
            &mut Effort::default(),
        );
        let Err(ExplainError::Illegal(reason)) = answer else {
            panic!("{name} {from} to {to} is not legal");
        };
        let words =
            [wythoff::Language::English, wythoff::Language::Chinese].map(|one| reason.words(one));
        assert!(
            words[0].contains(english) && words[1].contains(chinese),
            "{words:?}"
        );
    }
}
