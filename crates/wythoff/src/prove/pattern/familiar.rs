//! Games whose lost positions are those of a familiar one, apart from a few.

use std::collections::BTreeSet;

use dashu_int::UBig;

use super::super::family::wythoff_automaton;
use super::super::proof::Proof;
use super::known::is_also;
use super::sample::{Sample, below, words};
use super::{Claim, Familiar, Pattern, Support};
use crate::rules::Rules;

/// How many exceptions still count as few.
const MOST_EXCEPTIONS: usize = 12;

/// Another game with the same lost positions apart from a few.
pub(super) fn exceptions(proof: &Proof, sample: &Sample) -> Option<Pattern> {
    let piles = proof.rules.piles();
    let xor = |position: &Vec<u64>| position.iter().fold(0, |sum, pile| sum ^ pile) == 0;
    let nim = || {
        (
            Familiar::Nim,
            below(piles, sample.size).filter(xor).collect(),
        )
    };
    let wythoff_sets = (0..6u16).filter(|_| piles == 2).filter_map(|k| {
        let (system, automaton) = wythoff_automaton(k)?;
        let lost = words(&system, &automaton, 2, sample.size);
        Some((Familiar::Wythoff(k), lost))
    });
    for (game, lost) in std::iter::once_with(nim).chain(wythoff_sets) {
        let lost: BTreeSet<Vec<u64>> = lost;
        let differing: Vec<&Vec<u64>> = lost.symmetric_difference(&sample.lost).collect();
        let is_far = |position: &&&Vec<u64>| position.iter().any(|&pile| pile >= sample.size / 4);
        if differing.len() > MOST_EXCEPTIONS || differing.iter().any(|position| is_far(&position)) {
            continue;
        }
        let big = |position: &&Vec<u64>| position.iter().map(|&pile| UBig::from(pile)).collect();
        let changed: Vec<Vec<UBig>> = differing.iter().map(big).collect();
        let rules = match game {
            Familiar::Nim => Rules::nim(piles),
            Familiar::Wythoff(k) => Rules::wythoff(k),
        };
        let support = match is_also(proof, &rules, &changed) {
            true => Support::Checked,
            false => Support::Compared { below: sample.size },
        };
        let of = |set: &BTreeSet<Vec<u64>>| {
            let chosen = differing.iter().filter(|position| set.contains(**position));
            chosen.map(big).collect()
        };
        return Some(Pattern {
            claim: Claim::Like {
                game,
                without: of(&lost),
                with: of(&sample.lost),
            },
            support,
        });
    }
    None
}
