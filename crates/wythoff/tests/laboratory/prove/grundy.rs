//! Grundy theorems agree with the values by the rules, and so do the moves they give.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use wythoff::prove::{GrundyTheorem, values_theorem};
use wythoff::rules::ValueTable;
use wythoff::{Rules, UBig, parse_rules};

const WHOLE: &[(&str, u64)] = &[
    ("x>0,y=0 | x=0,y>0 | x=1,y=1", 40),
    ("x>0,y=0 | x=0,y>0 | x+y<=3,x+y>0", 40),
    ("like nim", 40),
    ("piles a; x in {1,3,4}", 100),
    ("piles a; 0<x<=5", 100),
    ("piles a b c; like nim", 9),
];

const BOUNDED: &[(&str, u32, u64)] = &[
    ("parameter k = 1; like k-wythoff", 1, 60),
    ("piles a; x>0, 2x<=a", 3, 200),
];

fn big(piles: &[u64]) -> Vec<UBig> {
    piles.iter().map(|&pile| pile.into()).collect()
}

fn positions(piles: usize, below: u64) -> Vec<Vec<u64>> {
    (0..piles).fold(vec![Vec::new()], |all, _| {
        let longer = all.iter().flat_map(|start: &Vec<u64>| {
            (0..below).map(move |pile| [&start[..], &[pile]].concat())
        });
        longer.collect()
    })
}

fn agrees_with_the_rules(theorem: &GrundyTheorem, rules: &Rules, below: u64, text: &str) {
    let table = ValueTable::new(rules, &vec![below; rules.piles()]);
    let most = theorem.most().unwrap_or(u32::MAX);
    wythoff::check::check(&theorem.proof().certificate(None)).unwrap();
    for position in positions(rules.piles(), below) {
        let value = table.value(&position);
        let expected = (value <= most).then(|| UBig::from(value));
        assert_eq!(
            theorem.value(&big(&position)),
            Ok(expected),
            "{text} {position:?}"
        );
    }
    for position in positions(rules.piles(), below.min(9)) {
        for value in 0..6 {
            let mut expected = BTreeSet::new();
            let _ = rules.visit_moves(&position, &mut |to| {
                if table.value(to) == value {
                    expected.insert(big(to));
                }
                ControlFlow::Continue(())
            });
            let moves = theorem.options_of_value(&big(&position), &value.into(), 100);
            let Some(moves) = moves.unwrap() else {
                assert!(value > most);
                continue;
            };
            let found: BTreeSet<_> = moves.iter().map(|to| to.leaves.0.clone()).collect();
            assert_eq!(found, expected, "{text} {position:?} to value {value}");
            assert_eq!(
                moves.count(),
                Some(expected.len().into()),
                "{text} {position:?}"
            );
        }
    }
}

#[test]
fn all_values_of_these_games_are_proved() {
    for &(text, below) in WHOLE {
        let rules = parse_rules(text).unwrap();
        let theorem = values_theorem(&rules, None).unwrap_or_else(|| panic!("{text}"));
        agrees_with_the_rules(&theorem, &rules, below, text);
    }
}

#[test]
fn the_small_values_of_these_games_are_proved() {
    for &(text, most, below) in BOUNDED {
        let rules = parse_rules(text).unwrap();
        let theorem = values_theorem(&rules, Some(most)).unwrap_or_else(|| panic!("{text}"));
        agrees_with_the_rules(&theorem, &rules, below, text);
    }
}

#[test]
fn values_are_known_at_any_size() {
    let rules = parse_rules("x>0,y=0 | x=0,y>0 | x=1,y=1").unwrap();
    let theorem = values_theorem(&rules, None).unwrap();
    for exponent in [32, 53, 63, 64, 333] {
        let a = UBig::ONE << exponent;
        for b in 0u8..8 {
            // The values of nim with (1, 1) repeat along blocks of four: compared with nim of the blocks in the table.
            let value = theorem.value(&[a.clone(), UBig::from(b)]).unwrap().unwrap();
            let moves = theorem.options_of_value(&[a.clone(), UBig::from(b)], &value, 10);
            assert_eq!(
                moves.unwrap().unwrap().count(),
                Some(UBig::ZERO),
                "no option has the value itself"
            );
            let smaller =
                theorem.options_of_value(&[a.clone(), UBig::from(b)], &(&value - UBig::ONE), 10);
            assert_ne!(
                smaller.unwrap().unwrap().count(),
                Some(UBig::ZERO),
                "some option has each smaller one"
            );
        }
    }
}

#[test]
fn the_certificate_of_values_is_one_of_lost_positions() {
    let rules = parse_rules("x>0,y=0 | x=0,y>0 | x=1,y=1").unwrap();
    let theorem = values_theorem(&rules, None).unwrap();
    let text = theorem.proof().rules.to_string();
    let certificate = theorem.proof().certificate(Some(text.clone()));
    assert_eq!(
        certificate.text,
        Some(text),
        "the text of the sum is read back as it is"
    );
    wythoff::check::check(&certificate).unwrap();
    let proof = wythoff::prove::Proof::from_certificate(&certificate).unwrap();
    assert!(GrundyTheorem::new(&rules, None, proof.clone()).is_some());
    assert!(GrundyTheorem::new(&Rules::nim(2), None, proof.clone()).is_none());
    assert!(GrundyTheorem::new(&rules, Some(3), proof).is_none());
}

#[test]
fn misere_play_has_no_values() {
    let rules = parse_rules("misere; like nim").unwrap();
    assert!(rules.with_heap(None).is_err());
}
