//! Lost positions told by one number that is added up from the piles: by what it leaves, or by what it is.
//!
//! Guessed from small positions, decided exactly: the digits of a position that breaks the claim would lead through the
//! automaton, and there is no such way.

use std::collections::BTreeSet;

use super::super::product::Move;
use super::super::proof::Proof;
use super::Claim;
use super::sample::{Sample, below};
use crate::automata::{Automaton, Budget};
use crate::rules::{Atom, Clause};

/// The greatest modulus that is tried.
const MOST_MODULUS: i64 = 64;
/// A sum is looked for among so many values, no more.
const MOST_VALUES: usize = 5;

/// Positions with piles below this are looked at first.
const CORNER: u64 = 10;

/// What one sum of the piles says of the lost positions, if it says all: the simplest such claim.
pub(super) fn linear(proof: &Proof, sample: &Sample) -> Option<Claim> {
    let forms = forms(proof.rules.piles());
    let by_value = forms.iter().find_map(|form| values(proof, sample, form));
    let by_remainder = || {
        let moduli = 2..=MOST_MODULUS.min(sample.size as i64 / 3);
        moduli
            .flat_map(|modulus| forms.iter().map(move |form| (form, modulus)))
            .find_map(|(form, modulus)| remainders(proof, sample, form, modulus))
    };
    by_value.or_else(by_remainder)
}

/// The sums that people recognise: a, a + b, a − b, a + 2b, …
fn forms(piles: usize) -> Vec<Vec<i64>> {
    match piles {
        1 => vec![vec![1]],
        2 => [
            [1, 1],
            [1, -1],
            [1, 0],
            [0, 1],
            [1, -2],
            [-2, 1],
            [1, 2],
            [2, 1],
        ]
        .map(Vec::from)
        .into(),
        _ => vec![vec![1; piles]],
    }
}

/// The value of a form at a small position.
fn sum(form: &[i64], position: &[u64]) -> i64 {
    // Sizes are below 2^12 and coefficients at most 2.
    (form.iter().zip(position))
        .map(|(c, &pile)| c * pile as i64)
        .sum()
}

/// Lost iff the form has one of finitely many values.
fn values(proof: &Proof, sample: &Sample, form: &[i64]) -> Option<Claim> {
    let has_both_signs = form.iter().any(|&c| c < 0) || form.contains(&0);
    if !has_both_signs {
        return None;
    }
    let mut values = BTreeSet::new();
    for lost in &sample.lost {
        if values.insert(sum(form, lost)) && values.len() > MOST_VALUES {
            return None;
        }
    }
    let mut all = below(form.len(), sample.size);
    if all.any(|position| values.contains(&sum(form, &position)) != sample.lost.contains(&position))
    {
        return None;
    }
    let between = |lo: Option<i64>, hi: Option<i64>| Atom::Between {
        before: form.to_vec(),
        after: vec![0; form.len()],
        lo,
        hi,
    };
    let values: Vec<i64> = values.into_iter().collect();
    let (first, last) = (*values.first()?, *values.last()?);
    let ends = [
        between(None, Some(first - 1)),
        between(Some(last + 1), None),
    ];
    let gaps = values.windows(2).filter(|two| two[0] + 1 < two[1]);
    let gaps = gaps.map(|two| between(Some(two[0] + 1), Some(two[1] - 1)));
    let won = won(proof);
    let proved = (ends.into_iter().chain(gaps)).all(|atom| is_never(proof, &proof.lost, atom))
        && (values.iter()).all(|&v| is_never(proof, &won, between(Some(v), Some(v))));
    proved.then(|| Claim::Values {
        form: form.to_vec(),
        values,
    })
}

/// Lost iff the form leaves one of some remainders.
fn remainders(proof: &Proof, sample: &Sample, form: &[i64], modulus: i64) -> Option<Claim> {
    let left = |position: &Vec<u64>| sum(form, position).rem_euclid(modulus);
    // Most claims are wrong about the smallest positions already: one that is not lost leaves what a lost one leaves.
    let corner = || below(form.len(), CORNER.min(sample.size));
    let mut seen = vec![false; modulus as usize];
    for lost in corner().filter(|position| sample.lost.contains(position)) {
        seen[left(&lost) as usize] = true;
    }
    if corner().any(|position| seen[left(&position) as usize] && !sample.lost.contains(&position)) {
        return None;
    }
    // Where lost positions are many, the first few leave every remainder.
    let mut remainders = BTreeSet::new();
    for lost in &sample.lost {
        if remainders.insert(left(lost)) && remainders.len() as i64 == modulus {
            return None;
        }
    }
    let mut all = below(form.len(), sample.size);
    if all.any(|position| remainders.contains(&left(&position)) != sample.lost.contains(&position))
    {
        return None;
    }
    let won = won(proof);
    let proved = (0..modulus).all(|remainder| {
        let elsewhere = match remainders.contains(&remainder) {
            true => &won,
            false => &proof.lost,
        };
        let atom = Atom::Congruent {
            before: form.to_vec(),
            after: vec![0; form.len()],
            remainder,
            modulus,
        };
        is_never(proof, elsewhere, atom)
    });
    proved.then(|| Claim::Remainders {
        form: form.to_vec(),
        modulus: modulus as u64,
        remainders: remainders.into_iter().map(|left| left as u64).collect(),
    })
}

pub(super) fn won(proof: &Proof) -> Automaton {
    let valid = proof.system.valid(proof.rules.piles());
    let won = valid.combined(&proof.lost, true, |valid, lost| valid && !lost);
    won.minimised().0
}

/// Whether no position of the automaton satisfies the atom, which speaks of the piles before a move; `false` also if
/// that is too hard.
fn is_never(proof: &Proof, among: &Automaton, atom: Atom) -> bool {
    let piles = proof.rules.piles();
    let unit = |pile: usize| -> Vec<i64> { (0..piles).map(|i| i64::from(i == pile)).collect() };
    // A move that takes nothing.
    let still = (0..piles).map(|pile| Atom::taken(&unit(pile), Some(0), Some(0)));
    let clause = Clause {
        atoms: still.chain([atom]).collect(),
    };
    let mut budget = Budget::new(100_000, 20_000_000);
    Move::new(&proof.system, &clause, piles).is_ok_and(|mut step| {
        let product = step.explore(among, among, true, &mut budget);
        product.is_ok_and(|product| product.found.is_none())
    })
}
