//! From rules to theorem: what is proved, what is refuted, what the checkers say.

mod budgets;
mod certificates;
mod contained;
mod feedback;
mod games;
mod growing;
mod grundy;
mod mutants;
mod numerals;
mod one_pile;
mod positions;
mod progress;
mod random;
mod random_growing;
mod shipped;
mod survey;
mod tables;
mod theorems;
mod tracks;

use wythoff::prove::{Found, Proof, SearchOptions, search};
use wythoff::rules::Table;
use wythoff::{Rules, UBig};

/// A search that nobody stops.
fn find(rules: &Rules, options: &SearchOptions) -> Found {
    search(rules, options, &mut ())
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
