//! Random rules: whatever is proved is true up to some hundred, and both checkers of the library say so.

use proptest::prelude::*;
use wythoff::check::check_json;
use wythoff::prove::{Found, SearchOptions};
use wythoff::rules::Table;
use wythoff::{Atom, Clause, Play, Rules};

use crate::prove::{assert_agrees, find};

fn atom() -> impl Strategy<Value = Atom> {
    let bound = || prop::option::weighted(0.7, -4i64..=6);
    prop_oneof![
        4 => ((-2i64..=2, -2i64..=2), bound(), bound())
            .prop_map(|((x, y), lo, hi)| Atom::taken(&[x, y], lo, hi)),
        1 => ((-2i64..=2, -2i64..=2), 0i64..3, 2i64..=3)
            .prop_map(|((x, y), remainder, modulus)| Atom::taken_modulo(&[x, y], remainder, modulus)),
        1 => ((-1i64..=1, -1i64..=1), (-1i64..=1, -1i64..=1), bound()).prop_map(
            |((a, b), (c, d), lo)| Atom::Between { before: vec![a, b], after: vec![c, d], lo, hi: None }
        ),
    ]
}

fn clause() -> impl Strategy<Value = Clause> {
    (
        prop::collection::vec(atom(), 0..=2),
        0i64..=1,
        prop::bool::ANY,
    )
        .prop_map(|(more, least, first)| {
            let (x, y) = if first { (1, least) } else { (least, 1) };
            let mut atoms = vec![
                Atom::taken(&[1, 0], Some(x), None),
                Atom::taken(&[0, 1], Some(y), None),
            ];
            atoms.extend(more);
            Clause { atoms }
        })
}

fn rules() -> impl Strategy<Value = Rules> {
    (
        prop::collection::vec(clause(), 0..=3),
        0u8..4,
        prop::bool::ANY,
    )
        .prop_map(|(mut clauses, nim, misere)| {
            let singles = Rules::nim(2).clauses().to_vec();
            clauses.extend(
                singles
                    .into_iter()
                    .enumerate()
                    .filter(|(i, _)| nim >> i & 1 == 1)
                    .map(|(_, c)| c),
            );
            let play = if misere { Play::Misere } else { Play::Normal };
            Rules::new(2, clauses, &[], play).unwrap()
        })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_proved_is_true(rules in rules()) {
        let options = SearchOptions {
            boxes: vec![40, 120],
            states: 5_000,
            steps: 2_000_000,
            ..SearchOptions::default()
        };
        if let Found::Theorem { proof, .. } = find(&rules, &options) {
            assert_agrees(&proof, &Table::new(&rules, &[300, 300]));
            let text = serde_json::to_string(&proof.certificate(None)).unwrap();
            prop_assert_eq!(check_json(&text).err(), None);
        }
    }
}
