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
