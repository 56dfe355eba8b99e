//! Positions of games by rules are explained by their theorem; without one, by a table.

use std::sync::Arc;

use wythoff::explain::games::automaton::Fact;
use wythoff::explain::{Certificate, Claim, Common, Explanation, explain_sum};
use wythoff::prove::{parse_rules, theorem};
use wythoff::rules::Table;
use wythoff::{ByRules, Effort, Part, Play, Position, Sum, UBig};

const RULES: &[(&str, u64)] = &[
    ("x>0,y=0 | x=0,y>0 | x=y>0; end when a + b <= 2", 20),
    ("x>0,y=0 | x=0,y>0 | x=y>0; misere", 20),
    ("x>0,y=0 | x=0,y>0 | x=1,y=1", 20),
    ("piles a; x in {1,3,4}", 40),
    ("piles a b c; x>0,y=0,z=0 | x=0,y>0,z=0 | x=0,y=0,z>0", 6),
];

fn by_rules(text: &str, with_theorem: bool) -> ByRules {
    let mut game = ByRules::new(text, parse_rules(text).unwrap());
    if with_theorem {
        game.attach(Arc::new(theorem(text).unwrap()));
    }
    game
}

fn position_of(game: &ByRules, piles: &[UBig]) -> Sum {
    let (game, position) = (game.clone().into(), Position(piles.to_vec()));
    Part { game, position }.into()
}

fn explained(game: &ByRules, piles: &[UBig]) -> Explanation {
    let sum = position_of(game, piles);
    explain_sum(&sum, Play::Normal, None, &mut Effort::default()).unwrap()
}

fn positions(piles: usize, below: u64) -> Vec<Vec<u64>> {
    (0..piles).fold(vec![Vec::new()], |all, _| {
        let longer = all.iter().flat_map(|start: &Vec<u64>| {
            (0..below).map(move |pile| [&start[..], &[pile]].concat())
        });
        longer.collect()
    })
}

fn big(piles: &[u64]) -> Vec<UBig> {
    piles.iter().map(|&pile| pile.into()).collect()
}

#[test]
fn what_is_explained_is_what_the_table_says_with_and_without_a_theorem() {
    for &(text, below) in RULES {
        let rules = parse_rules(text).unwrap();
        let table = Table::new(&rules, &vec![below; rules.piles()]);
        for with_theorem in [true, false] {
            let game = by_rules(text, with_theorem);
            for position in positions(rules.piles(), below) {
                let place = format!("{text} {position:?}");
                let explanation = explained(&game, &big(&position));
                let lost = table.is_lost(&position);
                assert_eq!(explanation.outcome().is_loss(), lost, "{place}");
                let steps = explanation.steps.iter().flat_map(|step| step.all());
                for step in steps {
                    if let Claim::Common(Common::Leaves { position, .. }) = &step.claim {
                        let left: Vec<u64> = position
                            .iter()
                            .map(|pile| pile.try_into().unwrap())
                            .collect();
                        assert!(table.is_lost(&left), "{place} leaves {left:?}");
                        let shows = step.certificate.as_ref().and_then(Certificate::shows_loss);
                        assert_eq!(shows, with_theorem.then_some(true), "{place}");
                    }
                }
                assert!(
                    explanation.certificates().all(|one| one.checks()),
                    "{place}"
                );
                let runs = explanation.certificates().filter_map(|one| match one {
                    Certificate::Run { piles, lost, .. } => Some((piles, *lost)),
                    _ => None,
                });
                let own = runs.filter(|(piles, _)| **piles == big(&position)).count();
                assert_eq!(own, usize::from(with_theorem), "{place}");
            }
        }
    }
}

#[test]
fn the_run_is_that_of_the_automaton_at_any_size() {
    let text = RULES[0].0;
    let proof = theorem(text).unwrap();
    let game = by_rules(text, true);
    let a = UBig::from(10u8).pow(100);
    for piles in [
        [a.clone(), &a + UBig::ONE],
        [UBig::from(u64::MAX), UBig::from(3u8)],
    ] {
        let explanation = explained(&game, &piles);
        assert_eq!(explanation.outcome(), proof.outcome(&piles).unwrap());
        let runs = explanation.certificates().filter_map(|one| match one {
            Certificate::Run {
                piles,
                states,
                lost,
                ..
            } => Some((piles, states, *lost)),
            _ => None,
        });
        for (piles, states, lost) in runs {
            let word = proof.system.word(piles);
            let mut state = Some(proof.lost.start());
            for place in 0..=word.len() {
                assert_eq!(states.get(place), state.as_ref());
                state = (state.zip(word.get(place)))
                    .and_then(|(state, &letter)| proof.lost.step(state, letter));
            }
            assert_eq!(proof.lost.accepts(&word), lost);
        }
        let says = explanation.steps.iter().any(|step| {
            matches!(
                &step.claim,
                Claim::Automaton(Fact::FoundTheorem { checked: false, .. })
            )
        });
        assert!(says, "what it rests on is told");
    }
}

#[test]
fn a_run_that_was_altered_does_not_check() {
    let explanation = explained(&by_rules(RULES[0].0, true), &big(&[10, 5]));
    let run = explanation
        .certificates()
        .find(|one| matches!(one, Certificate::Run { .. }));
    let Some(Certificate::Run {
        numeration,
        piles,
        digits,
        states,
        lost,
    }) = run.cloned()
    else {
        panic!("no run");
    };
    let altered = |piles: &[UBig], digits: &[Vec<u32>], states: &[u32]| Certificate::Run {
        numeration: numeration.clone(),
        piles: piles.to_vec(),
        digits: digits.to_vec(),
        states: states.to_vec(),
        lost,
    };
    assert!(altered(&piles, &digits, &states).checks());
    let mut other = piles.clone();
    other[0] += UBig::ONE;
    assert!(!altered(&other, &digits, &states).checks());
    assert!(!altered(&piles, &digits, &states[1..]).checks());
    assert!(!altered(&piles, &digits[1..], &states).checks());
    // 10 = 8 + 2 = 5 + 3 + 2, but the second numeral is not greedy.
    let mut lazy = digits.clone();
    lazy[0] = vec![0, 1, 1, 1, 0];
    assert!(!altered(&piles, &lazy, &states).checks());
}

#[test]
fn a_move_against_the_theorem_is_answered() {
    let game = by_rules(RULES[0].0, true);
    let (from, to) = (
        position_of(&game, &big(&[10, 5])),
        position_of(&game, &big(&[8, 5])),
    );
    let explanation = explain_sum(&from, Play::Normal, Some(&to), &mut Effort::default()).unwrap();
    let against = explanation.steps.iter().find_map(|step| match &step.claim {
        Claim::Common(Common::Against { wins, .. }) => Some((*wins, &step.reasons)),
        _ => None,
    });
    let (wins, reply) = against.expect("the move is answered");
    assert!(!wins);
    assert_eq!(reply.len(), 1);
}

#[test]
fn piles_between_a_table_and_a_machine_word_are_explained_at_once() {
    for (text, piles) in [
        (
            "piles a l; measure; 0 < x <= l, l' = 2x",
            vec![1_000_000_000_000, 5],
        ),
        (
            "measure; x>0, y=0 | y>0, a' = a + y",
            vec![10_000_000_000_000_000_000, u64::MAX],
        ),
        ("piles a; x in {1,3,4}", vec![1 << 53]),
    ] {
        let explanation = explained(&by_rules(text, true), &big(&piles));
        let proof = theorem(text).unwrap();
        assert_eq!(
            explanation.outcome(),
            proof.outcome(&big(&piles)).unwrap(),
            "{text}"
        );
        assert!(explanation.certificates().all(|one| one.checks()), "{text}");
    }
}
