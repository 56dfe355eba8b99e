//! From rules to theorem: what is proved, what is refuted, what the checkers say.

mod certificates;
mod feedback;
mod games;
mod mutants;
mod numerals;
mod positions;
mod progress;
mod random;
mod survey;
mod tables;
mod theorems;

use std::ops::ControlFlow;

use wythoff::prove::{Found, Proof, SearchOptions, search};
use wythoff::rules::Table;
use wythoff::{Rules, UBig};

/// A search that nobody stops.
fn find(rules: &Rules, options: &SearchOptions) -> Found {
    search(rules, options, &mut |_| ControlFlow::Continue(()))
}

/// The proof, where there must be one.
fn theorem(rules: &Rules) -> Proof {
    match find(rules, &SearchOptions::default()) {
        Found::Theorem { proof, .. } => *proof,
        nothing => panic!("{rules:?}: {nothing:?}"),
    }
}

/// The proof says what the table says, on every position of the table.
fn assert_agrees(proof: &Proof, table: &Table) {
    for index in 0..table.sizes().iter().product() {
        let mut rest = index;
        let position: Vec<u64> = (table.sizes().iter())
            .map(|size| {
                let pile = rest % size;
                rest /= size;
                pile
            })
            .collect();
        let piles: Vec<UBig> = position.iter().map(|&pile| UBig::from(pile)).collect();
        let lost = proof.outcome(&piles).unwrap().is_loss();
        assert_eq!(
            lost,
            table.is_lost(&position),
            "{:?} {position:?}",
            proof.rules
        );
    }
}
