//! The rule language: what texts mean, and what is said of texts that mean nothing.

mod beyond;
mod built_in;
mod ends;
mod errors;
mod games;
mod memory;
mod shorthand;
mod soup;

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use wythoff::{Game, Rules, parse_rules};

/// The rules of a text that is right.
fn rules(text: &str) -> Rules {
    parse_rules(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The positions one move away.
fn options(game: &dyn Game, from: &[u64]) -> BTreeSet<Vec<u64>> {
    let mut options = BTreeSet::new();
    let _ = game.visit_options(from, &mut |to| {
        options.insert(to.to_vec());
        ControlFlow::Continue(())
    });
    options
}

/// The same, interval by interval.
fn moves(rules: &Rules, from: &[u64]) -> BTreeSet<Vec<u64>> {
    let mut moves = BTreeSet::new();
    let _ = rules.visit_moves(from, &mut |to| {
        moves.insert(to.to_vec());
        ControlFlow::Continue(())
    });
    moves
}

/// Every position with fewer than `size` in each pile.
pub(crate) fn positions(piles: usize, size: u64) -> impl Iterator<Item = Vec<u64>> {
    (0..size.pow(piles as u32)).map(move |index| {
        (0..piles as u32)
            .map(|pile| index / size.pow(pile) % size)
            .collect()
    })
}

/// The text allows exactly the moves that `allows` does, given the piles before and after, all small.
#[track_caller]
fn assert_moves(text: &str, piles: usize, allows: impl Fn(&[u64], &[u64]) -> bool) {
    let rules = rules(text);
    assert_eq!(rules.piles(), piles, "{text}");
    let again = self::rules(&rules.to_string());
    assert!(
        self::rules(&rules.for_people()).is_same_as(&rules),
        "{text}"
    );
    for before in positions(piles, if piles == 3 { 5 } else { 9 }) {
        let lower = |after: &Vec<u64>| {
            *after != before
                && after
                    .iter()
                    .zip(&before)
                    .all(|(after, before)| after <= before)
        };
        let expected: BTreeSet<Vec<u64>> = positions(piles, 9)
            .filter(lower)
            .filter(|after| allows(&before, after))
            .collect();
        assert_eq!(options(&rules, &before), expected, "{text} from {before:?}");
        assert_eq!(moves(&rules, &before), expected, "{text} from {before:?}");
        assert_eq!(
            options(&again, &before),
            expected,
            "{rules} from {before:?}"
        );
    }
}
