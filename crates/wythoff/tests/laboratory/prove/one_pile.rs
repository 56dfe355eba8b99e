//! Rules of one pile: what the lemmas prove of all values is true.

use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use wythoff::prove::{RowTheorem, row_facts};
use wythoff::rules::ValueTable;
use wythoff::{Atom, Clause, Play, Rules, UBig, parse_rules};

/// Beyond what the theorem tells so many values are compared.
const BEYOND: u64 = 2000;

/// The values by the definition: every smaller pile is tried.
fn by_definition(rules: &Rules, size: u64) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for n in 0..size {
        let is_option = |left: u64| {
            let mut clauses = rules.clauses().iter();
            clauses.any(|clause| clause.allows(&[n], &[left]))
        };
        let mut seen: Vec<u32> = (0..n)
            .filter(|&left| is_option(left))
            .map(|left| values[left as usize])
            .collect();
        seen.sort_unstable();
        seen.dedup();
        let mex = (0..).zip(&seen).take_while(|(a, b)| a == *b).count();
        values.push(mex as u32);
    }
    values
}

/// The theorem, compared with the rules; `None`: no lemma gives one.
fn compared(rules: &Rules) -> Option<RowTheorem> {
    let facts = row_facts(rules, &mut ()).expect("one pile, nobody stops it");
    assert_eq!(facts.values[..200], by_definition(rules, 200), "{rules}");
    let theorem = facts.theorem?;
    let told = match &theorem {
        RowTheorem::Repeats(found) => found.repeat.first.len(),
        RowTheorem::AtMost(found) => found.first.len(),
        _ => 0,
    };
    let table = ValueTable::new(rules, &[told as u64 + BEYOND]);
    for (n, &value) in (0u64..).zip(table.values()) {
        assert_eq!(
            theorem.value(&UBig::from(n)),
            UBig::from(value),
            "{rules}{n}"
        );
    }
    Some(theorem)
}

fn bound(most: i64) -> impl Strategy<Value = Option<i64>> {
    prop::option::weighted(0.6, -3..=most)
}

fn atom() -> impl Strategy<Value = Atom> {
    let modulo = |before: i64, after: i64, remainder: i64, modulus: i64| Atom::Congruent {
        before: vec![before],
        after: vec![after],
        remainder: remainder % modulus,
        modulus,
    };
    prop_oneof![
        4 => (bound(12), bound(12)).prop_map(|(lo, hi)| Atom::taken(&[1], lo, hi)),
        // What is left, the pile, or both.
        2 => (-3i64..=3, -3i64..=3, bound(9), bound(9)).prop_map(|(before, after, lo, hi)| {
            Atom::Between { before: vec![before], after: vec![after], lo, hi }
        }),
        2 => (0i64..=2, 0i64..=2, 0i64..4, 2i64..=4)
            .prop_map(move |(b, c, remainder, modulus)| modulo(b, c, remainder, modulus)),
    ]
}

fn rules() -> impl Strategy<Value = Rules> {
    let clause = (prop::collection::vec(atom(), 1..=3), 1i64..4).prop_map(|(mut atoms, least)| {
        atoms.push(Atom::taken(&[1], Some(least), None));
        Clause { atoms }
    });
    let end = prop::option::weighted(0.2, (0i64..6, 0i64..3)).prop_map(|end| {
        let of_pile = |(lo, more)| Atom::Between {
            before: vec![1],
            after: vec![0],
            lo: Some(lo),
            hi: Some(lo + more),
        };
        end.map(of_pile)
            .into_iter()
            .map(|atom| vec![atom])
            .collect()
    });
    let clauses = prop::collection::vec(clause, 1..=3);
    (clauses, end).prop_map(|(clauses, end): (_, Vec<Vec<Atom>>)| {
        Rules::new(1, clauses, &end, Play::Normal).expect("it takes something")
    })
}

#[test]
fn five_hundred_random_rules_have_the_values_that_are_proved() {
    let random = TestRng::from_seed(RngAlgorithm::ChaCha, &[12; 32]);
    let mut runner = TestRunner::new_with_rng(Config::default(), random);
    let (mut repeat, mut raised, mut lead_back) = (0, 0, 0);
    for _ in 0..500 {
        let rules = rules().new_tree(&mut runner).unwrap().current();
        match compared(&rules) {
            Some(RowTheorem::Repeats(found)) if found.repeat.period.saltus > 0 => raised += 1,
            Some(RowTheorem::Repeats(_)) => repeat += 1,
            Some(_) => lead_back += 1,
            None => {}
        }
    }
    println!("{repeat} repeat, {raised} rise, {lead_back} lead back");
    // Taking at most a part is tried for all small parts beside the lemma.
    assert!(repeat > 200 && raised > 50 && lead_back > 0);
}

#[test]
fn the_questions_of_contests_have_answers() {
    for (text, period, preperiod, saltus) in [
        ("piles a; x in {1,3,4}", 7, 0, 0),
        ("piles a; 1 <= x <= 3", 4, 0, 0),
        ("piles a; x in {1,2,4,8}", 3, 0, 0),
        ("piles a; x in {2,5,7}", 22, 0, 0),
        ("piles a; x = 1 | x = a > 0", 2, 1, 0),
        ("piles a; x = 1 | x = 2, a mod 3 = 0", 3, 3, 0),
        ("piles a; x > 0, x mod 2 = 1, x < 8", 2, 0, 0),
        ("piles a; 0 < x < 3 | x > 3", 6, 0, 3),
    ] {
        let theorem = compared(&parse_rules(text).unwrap()).expect(text);
        let RowTheorem::Repeats(found) = theorem else {
            panic!("{text}: {theorem:?}");
        };
        let found = found.repeat.period;
        let numbers = (found.period, found.preperiod, found.saltus);
        assert_eq!(numbers, (period, preperiod, saltus), "{text}");
    }
    for text in [
        "piles a; x > 0, 2x <= a",
        "piles a; x > 0",
        "piles a; x > 0, 3x <= 2a",
    ] {
        let theorem = compared(&parse_rules(text).unwrap());
        assert!(matches!(theorem, Some(RowTheorem::AtMost(_))), "{text}");
    }
}

#[test]
fn what_no_lemma_knows_is_not_proved() {
    for text in [
        "piles a; x > 0, 2x <= a | x = a > 0",
        "piles a; x > 0, x mod 2 = 1",
        "piles a; 3x >= a, 2x <= a, x > 0",
    ] {
        assert_eq!(compared(&parse_rules(text).unwrap()), None, "{text}");
    }
    let misere = parse_rules("piles a; misere; x in {1,3,4}").unwrap();
    assert_eq!(row_facts(&misere, &mut ()), None);
    assert_eq!(row_facts(&Rules::nim(2), &mut ()), None);
}
