//! Random rules under which piles grow or memory is kept: what is proved is what a search by the bare rules says.

use proptest::prelude::*;
use proptest::test_runner::{RngAlgorithm, TestRng, TestRunner};
use wythoff::prove::{Found, SearchOptions, parse_rules};
use wythoff::rules::{Table, ValueTable};
use wythoff::solve::search::Search;
use wythoff::{UBig, check};

use crate::prove::find;

/// Take from one of two or three piles, perhaps a bounded number, and add a multiple of it to others.
fn clause(piles: usize) -> impl Strategy<Value = String> {
    let names = ["a", "b", "c"];
    let amounts = ["x", "y", "z"];
    (
        0..piles,
        prop::collection::vec(0u8..=2, piles),
        prop::option::weighted(0.4, 1u8..=4),
        prop::option::weighted(0.3, 0..piles),
    )
        .prop_map(move |(from, added, most, limit)| {
            let taken = amounts[from];
            let mut conditions = vec![format!("{taken} > 0")];
            conditions.extend(most.map(|most| format!("{taken} <= {most}")));
            conditions.extend(limit.map(|pile| format!("{taken} <= {}", names[pile])));
            for pile in (0..piles).filter(|&pile| pile != from) {
                let name = names[pile];
                conditions.push(match added[pile] {
                    0 => format!("{name}' = {name}"),
                    times => format!("{name}' = {name} + {times}{taken}"),
                });
            }
            conditions.join(", ")
        })
}

fn text() -> impl Strategy<Value = String> {
    (2usize..=3).prop_flat_map(|piles| {
        prop::collection::vec(clause(piles), 1..=3).prop_map(move |clauses| {
            let names = ["piles a b", "piles a b c"][piles - 2];
            format!("{names}; measure; {}", clauses.join(" | "))
        })
    })
}

/// One pile or two, and in memory something of what was taken last, to which the next amount is bound.
fn with_memory() -> impl Strategy<Value = String> {
    let one = (0usize..2, 0u8..7, 1u8..=3, 0u8..5);
    let one = move |piles: usize| {
        one.clone().prop_map(move |(from, bound, number, set)| {
            let from = from % piles;
            let (taken, size) = (["x", "y"][from], ["a", "b"][from]);
            let mut conditions = vec![format!("{taken} > 0")];
            if piles == 2 {
                conditions.push(format!("{} = 0", ["y", "x"][from]));
            }
            conditions.extend(match bound {
                0 => Some(format!("{taken} <= {number}l")),
                1 => Some(format!("{taken} <= l + {number}")),
                2 => Some(format!("{taken} != l, {taken} <= {}", number + 1)),
                3 => Some(format!("{taken} >= l")),
                4 => Some(format!("l = 0, {taken} < {size}")),
                5 => Some(format!("(l + {taken}) mod {} = 1", number + 1)),
                _ => Some(format!("{taken} <= {number}")),
            });
            conditions.extend(match set {
                0 => Some(format!("l' = {taken}")),
                1 => Some(format!("l' = {number}{taken}")),
                2 => Some(format!("l' = {}", number - 1)),
                3 => Some(format!("l' = {size}' + 1")),
                _ => None,
            });
            conditions.join(", ")
        })
    };
    (1usize..=2).prop_flat_map(move |piles| {
        prop::collection::vec(one(piles), 1..=3).prop_map(move |clauses| {
            let names = ["piles a", "piles a b"][piles - 1];
            format!("{names}; memory l; {}", clauses.join(" | "))
        })
    })
}

/// Stones moved from pile to pile, in the short form.
fn moved() -> impl Strategy<Value = String> {
    let one = (0usize..3, 0usize..3, prop::option::of(1u8..=3)).prop_map(|(from, to, most)| {
        let pile = |place: usize| ["a", "b", "c"][place];
        let most = most.map_or(String::new(), |most| format!(", x <= {most}"));
        match from == to {
            true => format!("take x from {}{most}", pile(from)),
            false => format!("move x from {} to {}{most}", pile(from), pile(to)),
        }
    });
    let all = prop::collection::vec(one, 1..=3);
    all.prop_map(|moves| format!("piles a b c; {}", moves.join(" | ")))
}

/// What is said of a text is what a search by the bare rules says.
fn judged(text: &str) -> Result<(), TestCaseError> {
    // Where no measure is found, play need not end, or so it seems.
    let Ok(rules) = parse_rules(text) else {
        return Ok(());
    };
    let size = if rules.piles() == 2 { 8 } else { 4 };
    let sizes = vec![size; rules.piles()];
    let (table, values) = (Table::new(&rules, &sizes), ValueTable::new(&rules, &sizes));
    let options = SearchOptions {
        boxes: vec![if rules.piles() == 2 { 20 } else { 7 }],
        ..SearchOptions::default()
    };
    let proof = match find(&rules, &options) {
        Found::Theorem { proof, .. } => Some(proof),
        Found::Nothing { .. } => None,
    };
    if let Some(proof) = &proof {
        prop_assert_eq!(
            check::check(&proof.certificate(Some(rules.to_string()))),
            Ok(()),
            "{}",
            text
        );
    }
    let mut search = Search::new(&rules);
    for place in 0..size.pow(rules.piles() as u32) {
        let position: Vec<u64> = (0..rules.piles() as u32)
            .map(|pile| place / size.pow(pile) % size)
            .collect();
        let lost = search.outcome(&position).unwrap().is_loss();
        prop_assert_eq!(table.is_lost(&position), lost, "{} {:?}", text, position);
        prop_assert_eq!(
            values.value(&position) == 0,
            lost,
            "{} {:?}",
            text,
            position
        );
        if let Some(proof) = &proof {
            let piles: Vec<UBig> = position.iter().map(|&pile| pile.into()).collect();
            prop_assert_eq!(
                proof.outcome(&piles).unwrap().is_loss(),
                lost,
                "{} {:?}",
                text,
                position
            );
        }
    }
    Ok(())
}

/// Always the same texts: some in every run, 500 where there is time.
#[test]
fn what_is_proved_of_growing_piles_and_memory_is_what_a_search_says() {
    let slow = std::env::var_os("WYTHOFF_SLOW").is_some_and(|value| value != "0");
    let all = prop_oneof![4 => text(), 4 => with_memory(), 2 => moved()];
    let config = ProptestConfig {
        cases: if slow { 500 } else { 40 },
        failure_persistence: None,
        ..ProptestConfig::default()
    };
    let dice = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    let mut runner = TestRunner::new_with_rng(config, dice);
    runner.run(&all, |text| judged(&text)).unwrap();
}
