//! What is proved, with how many states.

use wythoff::check::check;
use wythoff::logic::Numerals::{self, Endless, Greedy, Ostrowski};
use wythoff::prove::{Found, SearchOptions};
use wythoff::rules::Table;
use wythoff::{Atom, Clause, Play, Rules, UBig, parse_rules};

use crate::prove::games::*;
use crate::prove::{assert_agrees, find, theorem};

fn assert_proved(name: &str, rules: &Rules, numerals: Numerals, states: usize) {
    let options = SearchOptions {
        families: false,
        ..SearchOptions::default()
    };
    let Found::Theorem { proof, .. } = find(rules, &options) else {
        panic!("{name}: no theorem")
    };
    assert_eq!(*proof.system.numerals(), numerals, "{name}");
    assert_eq!(proof.lost.states(), states, "{name}");
    let size = if rules.piles() == 3 { 12 } else { 60 };
    assert_agrees(&proof, &Table::new(rules, &vec![size; rules.piles()]));
}

#[test]
fn games_that_are_proved() {
    let misere = |rules: Rules| rules.with_play(Play::Misere);
    let diagonal = |more: Vec<Atom>| both([vec![difference(0, 0)], more].concat());
    let at_most = |most| Atom::taken(&[1, 0], None, Some(most));
    let fibonacci = || Greedy(vec![1, 1]);
    let base = |b| Greedy(vec![b]);
    let mut triple = Rules::nim(3).clauses().to_vec();
    triple.push(Clause {
        atoms: vec![
            Atom::taken(&[1, 0, 0], Some(1), None),
            Atom::taken(&[0, 1, 0], Some(1), None),
            Atom::taken(&[0, 0, 1], Some(1), None),
            Atom::taken(&[1, -1, 0], Some(0), Some(0)),
            Atom::taken(&[1, 0, -1], Some(0), Some(0)),
        ],
    });
    let triple = Rules::new(3, triple, &[], Play::Normal).unwrap();
    let cases = [
        ("two piles of nim", Rules::nim(2), base(2), 1),
        ("three piles of nim", Rules::nim(3), base(2), 1),
        ("misère nim", misere(Rules::nim(2)), base(2), 4),
        ("misère nim, three piles", misere(Rules::nim(3)), base(2), 4),
        ("the same from all three", triple, base(2), 1),
        ("Wythoff", Rules::wythoff(0), fibonacci(), 7),
        ("misère Wythoff", misere(Rules::wythoff(0)), fibonacci(), 13),
        ("k = 1", Rules::wythoff(1), Greedy(vec![2, 1]), 9),
        (
            "misère k = 1",
            misere(Rules::wythoff(1)),
            Greedy(vec![2, 1]),
            10,
        ),
        ("k = 2", Rules::wythoff(2), Greedy(vec![3, 1]), 11),
        (
            "odd diagonals",
            nim_plus(vec![diagonal(vec![Atom::taken_modulo(&[1, 0], 1, 2)])]),
            base(2),
            6,
        ),
        (
            "diagonal to 3",
            nim_plus(vec![diagonal(vec![at_most(3)])]),
            base(2),
            17,
        ),
        (
            "plus (1,3)",
            nim_plus(vec![diagonal(vec![]), exactly(1, 3), exactly(3, 1)]),
            fibonacci(),
            7,
        ),
        (
            "plus (1,4)",
            nim_plus(vec![diagonal(vec![]), exactly(1, 4), exactly(4, 1)]),
            fibonacci(),
            41,
        ),
        ("until 1", wythoff_until(1), fibonacci(), 5),
        ("until 2", wythoff_until(2), fibonacci(), 28),
        (
            "x ≡ y mod 2",
            nim_plus(vec![both(vec![Atom::taken_modulo(&[1, -1], 0, 2)])]),
            base(3),
            2,
        ),
        (
            "x + y < 4",
            nim_plus(vec![both(vec![Atom::taken(&[1, 1], None, Some(3))])]),
            base(2),
            4,
        ),
        ("(1,2)", s_t(1, 2), Greedy(vec![2, 1]), 9),
        ("(2,1)", s_t(2, 1), Greedy(vec![2, 2]), 9),
        ("subtract 1, 2, 3", subtraction(&[1, 2, 3]), base(2), 3),
        ("subtract 2, 5, 7", subtraction(&[2, 5, 7]), base(2), 17),
    ];
    for (name, rules, numerals, states) in cases {
        assert_proved(name, &rules, numerals, states);
    }
}

#[test]
fn a_slope_suggests_an_ostrowski_system() {
    let rules = nim_plus(vec![both(vec![difference(-1, 0)])]);
    assert_proved("x ≤ y ≤ x + 1, slope √3", &rules, Ostrowski(vec![2, 1]), 51);
}

#[test]
fn amounts_with_bounded_ratio_are_proved_where_the_coefficients_do_not_end() {
    for (text, states) in [
        ("x>0,y=0 | x=0,y>0 | x>0, y>0, x<=2y, y<=x", 40),
        ("misere; x>0,y=0 | x=0,y>0 | x>0, y>0, x<=y, y<=2x", 46),
    ] {
        let rules = parse_rules(text).unwrap();
        let options = SearchOptions {
            systems: vec![Endless(vec![4, 2])],
            ..SearchOptions::default()
        };
        let Found::Theorem { proof, .. } = find(&rules, &options) else {
            panic!("{text}: no theorem")
        };
        assert_eq!(proof.lost.states(), states, "{text}");
        assert_eq!(check(&proof.certificate(Some(text.into()))).err(), None);
        assert_agrees(&proof, &Table::new(&rules, &[150, 150]));
        let far: UBig = "10000000000000000000000000000000000000007".parse().unwrap();
        let won = proof.outcome(&[far.clone(), far]).unwrap();
        assert!(!won.is_loss(), "the same from both piles leaves nothing");
    }
}

#[test]
fn a_rule_without_any_move_loses_everywhere() {
    let rules = Rules::new(2, Vec::new(), &[], Play::Normal).unwrap();
    let Found::Theorem { proof, .. } = find(&rules, &SearchOptions::default()) else {
        panic!("no theorem")
    };
    assert_agrees(&proof, &Table::new(&rules, &[30, 30]));
    let rules = rules.with_play(Play::Misere);
    let Found::Theorem { proof, attempts } = find(&rules, &SearchOptions::default()) else {
        panic!("no theorem")
    };
    assert_agrees(&proof, &Table::new(&rules, &[30, 30]));
    assert_eq!((attempts.len(), attempts[0].size), (1, 0));
}

#[test]
fn taking_at_most_half_is_not_found() {
    let half = |before: [i64; 2], after: [i64; 2]| Atom::Between {
        before: before.to_vec(),
        after: after.to_vec(),
        lo: Some(0),
        hi: None,
    };
    let mut clauses = Rules::nim(2).clauses().to_vec();
    clauses[0].atoms.push(half([-1, 0], [2, 0]));
    clauses[1].atoms.push(half([0, -1], [0, 2]));
    clauses.push(both(vec![difference(0, 0)]));
    let rules = Rules::new(2, clauses, &[], Play::Normal).unwrap();
    let options = SearchOptions {
        boxes: vec![60, 120],
        ..SearchOptions::default()
    };
    let Found::Nothing {
        tabulated, stopped, ..
    } = find(&rules, &options)
    else {
        panic!("a theorem about a set that is not automatic")
    };
    assert_eq!((tabulated, stopped), (120, false));
}

#[test]
fn deep_tables_find_large_automata() {
    let diagonal = || both(vec![difference(0, 0)]);
    let cases = [
        (vec![diagonal(), exactly(2, 3), exactly(3, 2)], 54_000, 307),
        (vec![diagonal(), exactly(1, 2)], 100_000, 269),
    ];
    for (more, rows, states) in cases {
        let rules = nim_plus(more);
        let options = SearchOptions {
            boxes: vec![rows],
            systems: vec![Greedy(vec![1, 1])],
            ..SearchOptions::default()
        };
        let Found::Theorem { proof, .. } = find(&rules, &options) else {
            panic!("no theorem")
        };
        assert_eq!(proof.lost.states(), states);
        assert_agrees(&proof, &Table::new(&rules, &[60, 60]));
    }
}

#[test]
fn a_clause_that_another_one_implies_costs_no_theorem() {
    for (text, size) in [
        ("like wythoff; x = y = 2", 30),
        ("like wythoff; x = y > 3, x mod 2 = 0", 30),
        ("x>0,y=0 | x=0,y>0 | x=y>0 | 3<x<9,y=0", 30),
        ("misere; like wythoff; x=y>0, x mod 5 = 4", 30),
    ] {
        let rules = wythoff::parse_rules(text).unwrap();
        let proof = theorem(&rules);
        assert_agrees(&proof, &Table::new(&rules, &[size, size]));
        let given = Rules::wythoff(0).with_play(wythoff::Game::play(&rules));
        assert_eq!(proof.lost.states(), theorem(&given).lost.states(), "{text}");
        assert_eq!(
            wythoff::check::check(&proof.certificate(None)),
            Ok(()),
            "{text}"
        );
    }
}
