//! The patterns of a proved game.

use std::collections::BTreeSet;

use dashu_int::UBig;

use super::super::proof::Proof;
use super::familiar::exceptions;
use super::formal::is_formal;
use super::known::is_also;
use super::linear::linear;
use super::nim_sums::nim_sums;
use super::numerals::{digits, powers};
use super::pairs::pairs;
use super::periodic::periods;
use super::remembered::remembered;
use super::rows::{is_one_per_row, is_symmetric};
use super::sample::{Sample, below};
use super::{Claim, Pattern, Support};
use crate::rules::Rules;

/// The patterns in the lost positions of a proved game, the most telling first.
///
/// What is only compared with small positions says so, and so does what Coq can be given a proof of.
///
/// ```
/// use wythoff::{Rules, prove::{Claim, Found, SearchOptions, Support, patterns, search}};
/// let found = search(&Rules::wythoff(0), &SearchOptions::default(), &mut ());
/// let Found::Theorem { proof, .. } = found else { panic!() };
/// let first = &patterns(&proof)[0];
/// let Claim::Beatty(pairs) = &first.claim else { panic!() };
/// assert_eq!(pairs.lower.to_string(), "(1 + √5)/2");
/// assert_eq!(first.support, Support::Kernel);
/// ```
pub fn patterns(proof: &Proof) -> Vec<Pattern> {
    let mut found = found(proof);
    for pattern in &mut found {
        if pattern.support == Support::Checked && is_formal(proof, &pattern.claim) {
            pattern.support = Support::Kernel;
        }
    }
    found
}

fn found(proof: &Proof) -> Vec<Pattern> {
    let proved = |claim| Pattern {
        claim,
        support: Support::Checked,
    };
    let piles = proof.rules.piles();
    if proof.lost.shortest().is_none() {
        return vec![proved(Claim::Nothing)];
    }
    if proof.lost == proof.system.valid(piles) {
        return vec![proved(Claim::Everything)];
    }
    if let Some(positions) = finite(proof) {
        return vec![proved(Claim::Finite(positions))];
    }
    let sample = Sample::new(proof);
    let told = remembered(proof, &sample);
    if !told.is_empty() {
        return told.into_iter().map(proved).collect();
    }
    let mut found = Vec::new();
    let xor = |position: &Vec<u64>| position.iter().fold(0, |sum, pile| sum ^ pile) == 0;
    let support = |is_proved: bool| match is_proved {
        true => Support::Checked,
        false => Support::Compared { below: sample.size },
    };
    if piles > 1 && sample.lost == below(piles, sample.size).filter(xor).collect() {
        found.push(Pattern {
            claim: if piles == 2 {
                Claim::Diagonal
            } else {
                Claim::Xor { piles }
            },
            support: support(is_also(proof, &Rules::nim(piles), &[])),
        });
        return found;
    }
    let claims_all = linear(proof, &sample)
        .or_else(|| nim_sums(proof, &sample))
        .or_else(|| powers(proof));
    if let Some(claim) = claims_all {
        return vec![proved(claim)];
    }
    if piles == 2 {
        found.extend(pairs(proof, &sample));
    }
    if found
        .iter()
        .all(|p| !matches!(p.claim, Claim::Linear { .. }))
    {
        found.extend(exceptions(proof, &sample));
    }
    if piles == 2 && is_one_per_row(proof) == Some(true) {
        let symmetric = is_symmetric(proof);
        found.push(proved(if symmetric {
            // Every number is in exactly one pair, so the least in no pair before begins the next.
            Claim::Mex
        } else {
            Claim::OnePerRow
        }));
    }
    found.extend(periods(proof, &sample));
    if found.is_empty() {
        found.extend(digits(proof).map(proved));
    }
    found
}

/// All lost positions, if they are finitely many and few: no way leads round, except through leading zeros.
fn finite(proof: &Proof) -> Option<Vec<Vec<UBig>>> {
    let automaton = &proof.lost;
    let piles = proof.rules.piles();
    let mut positions = BTreeSet::new();
    // A word without leading zeros longer than the number of states goes round.
    let mut stack = vec![(automaton.start(), Vec::new())];
    let mut steps = 0;
    while let Some((state, word)) = stack.pop() {
        steps += 1;
        if word.len() > automaton.states() + proof.system.period() || steps > 10_000 {
            return None;
        }
        if automaton.is_accepting(state) {
            positions.insert(proof.system.position(&word, piles));
        }
        for &(letter, to) in automaton.edges(state) {
            let is_leading_zero = letter == 0 && word.iter().all(|&letter| letter == 0);
            if is_leading_zero && word.len() >= automaton.states() {
                continue;
            }
            let mut word: Vec<u32> = word.clone();
            word.push(letter);
            stack.push((to, word));
        }
    }
    Some(positions.into_iter().collect())
}
