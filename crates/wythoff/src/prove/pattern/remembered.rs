//! Games of one pile that remember one number, as Fibonacci Nim does: told by the numbers of the numeration.
//!
//! Both claims are decided on the automaton: the first by comparing automata, the second by following, digit by digit, a
//! position that would break it, beside c times what it remembers.

use super::super::product::Move;
use super::super::proof::Proof;
use super::Claim;
use super::linear::won;
use super::sample::Sample;
use crate::automata::{Automaton, Budget, Letter};
use crate::logic::NumberSystem;
use crate::rules::{Atom, Clause};

/// The greatest factor that is looked for.
const MOST_FACTOR: u64 = 8;

/// The claims about the first move and about the later ones, as many as hold.
pub(super) fn remembered(proof: &Proof, sample: &Sample) -> Vec<Claim> {
    let rules = &proof.rules;
    // A product may have more digits than the position: leading zeros must make no difference.
    let start = proof.lost.start();
    let ignores_zeros = proof.system.period() == 1 && proof.lost.step(start, 0) == Some(start);
    if rules.memory() != 1 || rules.piles() != 2 || !ignores_zeros {
        return Vec::new();
    }
    let at_start = (first(proof) == weights()).then(|| Claim::FirstMove {
        numerals: proof.system.numerals().clone(),
    });
    let factor = (1..=MOST_FACTOR).find(|&factor| {
        is_last_part_of(&proof.system, sample, factor) && is_last_part(proof, factor)
    });
    let later = factor.map(|factor| Claim::LastPart {
        factor,
        numerals: proof.system.numerals().clone(),
    });
    at_start.into_iter().chain(later).collect()
}

/// The numerals of the piles that are lost where nothing is remembered.
fn first(proof: &Proof) -> Automaton {
    let (lost, system) = (&proof.lost, &proof.system);
    let states = 0..lost.states() as u32;
    let accepting = states.clone().map(|state| lost.is_accepting(state));
    let edges = states.clone().map(|state| {
        let edges = lost.edges(state).iter();
        let still = edges.filter(|(letter, _)| system.digit(*letter, 1, 2) == 0);
        still
            .map(|&(letter, to)| (system.digit(letter, 0, 2), to))
            .collect()
    });
    let pile = Automaton::new(lost.start(), accepting.collect(), edges.collect());
    pile.minimised().0
}

/// The numerals of 0 and of the weights: a one, and zeros around it.
fn weights() -> Automaton {
    let edges = vec![vec![(0, 0), (1, 1)], vec![(0, 1)]];
    Automaton::new(0, vec![true, true], edges).minimised().0
}

/// The pairs (a, m) such that a is 0 or m is less than the weight of a's last digit that is not 0: no digit of m but 0
/// stands at that place or before it.
fn below_last_part(system: &NumberSystem) -> Automaton {
    let digits = system.digit_count();
    let letter = |a: u32, m: u32| -> Letter { a * digits + m };
    let nothing_of_m = (0..digits).map(|a| (letter(a, 0), 0));
    let first_of_m = (1..digits).map(|m| (letter(0, m), 1));
    let rest_of_m = (0..digits).map(|m| (letter(0, m), 1));
    let edges = vec![
        nothing_of_m.chain(first_of_m).collect(),
        rest_of_m.collect(),
    ];
    let below = Automaton::new(0, vec![true, true], edges);
    let valid = system.valid(2);
    let both = valid.combined(&below, false, |valid, below| valid && below);
    both.minimised().0
}

/// Whether the claim holds of small positions.
fn is_last_part_of(system: &NumberSystem, sample: &Sample, factor: u64) -> bool {
    let weights = system.weights_above(sample.size);
    (0..sample.size).all(|pile| {
        let digits = system.digits(&pile.into());
        let place = digits.iter().rev().position(|&digit| digit > 0);
        (1..sample.size).all(|memory| {
            // Sizes are below 2^12.
            let is_below = place.is_none_or(|place| factor * memory < weights[place]);
            sample.lost.contains(&vec![pile, memory]) == is_below
        })
    })
}

/// Whether (a, l) with l ≥ 1 is lost iff a is 0 or `factor`·l is less than the last part of a; `false` also if that is too
/// hard.
fn is_last_part(proof: &Proof, factor: u64) -> bool {
    let between = |before: [i64; 2], after: [i64; 2], hi: Option<i64>| Atom::Between {
        before: before.to_vec(),
        after: after.to_vec(),
        lo: hi.or(Some(1)),
        hi,
    };
    // From (a, l) to (a, factor·l).
    let clause = Clause {
        atoms: vec![
            between([1, 0], [-1, 0], Some(0)),
            between([0, factor as i64], [0, -1], Some(0)),
            between([0, 1], [0, 0], None),
        ],
    };
    let below = below_last_part(&proof.system);
    let not_below = (proof.system.valid(2)).combined(&below, true, |valid, below| valid && !below);
    let leads = |before: &Automaton, after: &Automaton| {
        let mut budget = Budget::new(100_000, 20_000_000);
        let mut step = Move::new(&proof.system, &clause, 2).ok()?;
        let product = step.explore(before, after, true, &mut budget).ok()?;
        Some(product.found.is_some())
    };
    leads(&proof.lost, &not_below.minimised().0) == Some(false)
        && leads(&won(proof), &below) == Some(false)
}
