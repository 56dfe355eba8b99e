//! Explanations agree with the solver, and every certificate in them checks by itself.

use std::ops::ControlFlow;

use wythoff::explain::{Certificate, Claim, Common, Explanation, explain};
use wythoff::{Effort, NamedGame, Outcome, Play, Position, UBig, parse_game, solve};

mod by_rules;
mod certificates;
mod moves;
mod sums;

/// A game, and how many piles of how many stones are looked at.
const GAMES: &[(&str, usize, u64)] = &[
    ("wythoff", 2, 13),
    ("wythoff(k=1)", 2, 13),
    ("wythoff(k=3)", 2, 13),
    ("nim", 3, 4),
    ("staircase", 4, 2),
    ("moore(k=2)", 4, 2),
    ("bachet(m=3)", 2, 7),
    ("fibonacci", 1, 30),
    ("fibonacci", 2, 12),
    ("fibonacci(c=3)", 2, 10),
    ("euclid", 2, 13),
    ("subtraction(1,3,4)", 2, 6),
    ("subtraction(1..3)", 2, 6),
    ("all-but(2,3)", 2, 6),
    ("lasker", 2, 6),
    ("kayles", 2, 6),
    ("dawsons-kayles", 1, 12),
    ("dawsons-chess", 1, 12),
    ("grundy", 2, 6),
    ("0.45", 2, 6),
    ("turning-turtles", 2, 6),
    ("mock-turtles", 2, 6),
    ("ruler", 2, 6),
];

/// Every position of a game's piles that it accepts.
fn positions(game: &NamedGame, piles: usize, most: u64) -> Vec<Vec<UBig>> {
    let mut all = vec![Vec::new()];
    for _ in 0..piles {
        all = all
            .into_iter()
            .flat_map(|start: Vec<UBig>| {
                (0..=most).map(move |pile| [start.clone(), vec![pile.into()]].concat())
            })
            .collect();
    }
    let rules = game.rules(Play::Normal);
    all.retain(|position| rules.check(position).is_ok());
    all
}

fn outcome(game: &NamedGame, play: Play, piles: &[UBig]) -> Outcome {
    let position = Position(piles.to_vec());
    let answer = solve::analyse(&*game.rules(play), &position, &mut Effort::default());
    answer.unwrap().outcome
}

fn explained(game: &NamedGame, play: Play, piles: &[UBig]) -> Explanation {
    let position = Position(piles.to_vec());
    explain(game, play, &position, None, &mut Effort::default()).unwrap()
}

/// The options by the rules.
fn options(game: &NamedGame, piles: &[UBig]) -> Vec<Vec<UBig>> {
    let words: Vec<u64> = piles
        .iter()
        .map(|pile| u64::try_from(pile).unwrap())
        .collect();
    let mut options = Vec::new();
    let _ = game
        .rules(Play::Normal)
        .visit_options(&words, &mut |option| {
            options.push(option.iter().map(|&pile| pile.into()).collect());
            ControlFlow::Continue(())
        });
    options
}

#[test]
fn an_explanation_claims_what_the_solver_finds_and_its_certificates_check() {
    for &(name, piles, most) in GAMES {
        let game = parse_game(name).unwrap();
        for play in [Play::Normal, Play::Misere] {
            for position in positions(&game, piles, most) {
                let explanation = explained(&game, play, &position);
                let expected = outcome(&game, play, &position);
                let place = format!("{name} {position:?} {play:?}");
                assert_eq!(explanation.outcome(), expected, "{place}");
                assert!(
                    explanation.certificates().all(|one| one.checks()),
                    "{place}"
                );
                for step in &explanation.steps {
                    // What decides the position itself stands at the top.
                    let shows = step.certificate.as_ref().and_then(|one| one.shows_loss());
                    assert!(
                        shows.is_none_or(|lost| lost == expected.is_loss()),
                        "{place}"
                    );
                    for step in step.all() {
                        check_step(&game, play, step, &place);
                    }
                }
            }
        }
    }
}

fn check_step(game: &NamedGame, play: Play, step: &wythoff::explain::Step, place: &str) {
    match &step.claim {
        Claim::Common(Common::Leaves { position, .. }) => {
            assert_eq!(outcome(game, play, position), Outcome::Loss, "{place}");
            let shows = step.certificate.as_ref().and_then(|one| one.shows_loss());
            assert_ne!(shows, Some(false), "{place}");
        }
        Claim::Common(Common::Replies { replies }) => {
            for (to, reply) in replies {
                assert!(options(game, to).contains(reply), "{place}");
                assert_eq!(outcome(game, play, reply), Outcome::Loss, "{place}");
            }
        }
        Claim::Common(Common::Searched { options, .. }) => {
            for option in options {
                assert_eq!(
                    outcome(game, play, &option.position),
                    option.outcome,
                    "{place}"
                );
            }
        }
        _ => {}
    }
}

#[test]
fn every_winning_move_is_explained() {
    for &(name, piles, most) in GAMES {
        let game = parse_game(name).unwrap();
        for position in positions(&game, piles, most.min(6)) {
            let expected: std::collections::BTreeSet<_> = options(&game, &position)
                .into_iter()
                .filter(|option| outcome(&game, Play::Normal, option).is_loss())
                .collect();
            let explanation = explained(&game, Play::Normal, &position);
            let leaves = explanation.steps.iter().flat_map(|step| &step.reasons);
            let leaves = leaves.filter_map(|step| match &step.claim {
                Claim::Common(Common::Leaves { position, .. }) => Some(position.clone()),
                _ => None,
            });
            assert_eq!(
                leaves.collect::<std::collections::BTreeSet<_>>(),
                expected,
                "{name} {position:?}"
            );
        }
    }
}

#[test]
fn the_pair_that_breaks_the_published_formula_comes_with_its_certificate() {
    let game = NamedGame::wythoff(UBig::ZERO);
    let piles = [165_580_140u64, 267_914_295].map(UBig::from);
    let explanation = explained(&game, Play::Normal, &piles);
    assert_eq!(explanation.outcome(), Outcome::Loss);
    let mut certificates = explanation.certificates();
    let test = certificates.find(|one| matches!(one, Certificate::LosingPair { .. }));
    let Some(Certificate::LosingPair { at, next, .. }) = test else {
        panic!("no test");
    };
    assert_eq!(*at, (-228_826_125).into());
    assert!(*next > 0.into());
}

proptest::proptest! {
    #[test]
    fn the_test_of_two_piles_is_exact_for_all_words(k in 0u64..5, n: u32, off in -2i64..3) {
        // A losing pair, or a neighbour of one.
        let pairs = wythoff::theory::wythoff::LosingPairs::new(&k, Play::Normal);
        let (a, b) = pairs.pair(&u64::from(n)).expect("fits");
        let b = b.saturating_add_signed(off);
        let game = NamedGame::wythoff(k.into());
        let explanation = explained(&game, Play::Normal, &[a, b].map(UBig::from));
        let lost = wythoff::theory::wythoff::is_losing_pair(k, a, b);
        proptest::prop_assert_eq!(explanation.outcome(), Outcome::from_lost(lost));
        proptest::prop_assert!(explanation.certificates().all(|one| one.checks()));
    }
}
