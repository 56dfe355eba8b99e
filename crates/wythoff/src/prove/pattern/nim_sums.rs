//! Lost positions told by the sum without carries of piles, of a half, a quarter or an eighth of them.

use std::collections::BTreeSet;

use super::super::proof::Proof;
use super::Claim;
use super::sample::Sample;
use crate::automata::{Letter, Regex};
use crate::number::Numerals;

/// The piles are divided by two at most so often.
const MOST_HALVINGS: u32 = 3;
/// A sum is looked for among so many values, no more.
const MOST_VALUES: usize = 4;

/// Lost iff the nim-sum of some piles, each divided by 2ʲ, is one of few values; of as many piles as possible.
pub(super) fn nim_sums(proof: &Proof, sample: &Sample) -> Option<Claim> {
    let piles = proof.rules.piles();
    let is_binary = *proof.system.numerals() == Numerals::Greedy(vec![2]);
    if piles == 1 || !is_binary {
        return None;
    }
    let mut chosen: Vec<Vec<usize>> = (0..1 << piles)
        .map(|set: u32| (0..piles).filter(|pile| set >> pile & 1 == 1).collect())
        .filter(|chosen: &Vec<usize>| chosen.len() > 1)
        .collect();
    chosen.sort_by_key(|chosen| piles - chosen.len());
    chosen
        .into_iter()
        .find_map(|chosen| nim_sum(proof, sample, chosen))
}

/// The same of these piles.
fn nim_sum(proof: &Proof, sample: &Sample, chosen: Vec<usize>) -> Option<Claim> {
    let piles = proof.rules.piles();
    let values = |halvings: u32| -> BTreeSet<u64> {
        let sum = |lost: &Vec<u64>| {
            let piles = chosen.iter().map(|&pile| lost[pile]);
            piles.fold(0, |sum, pile| sum ^ (pile >> halvings))
        };
        sample.lost.iter().map(sum).collect()
    };
    let mut guesses: Vec<_> = (0..=MOST_HALVINGS).map(|j| (j, values(j))).collect();
    guesses.retain(|(_, values)| values.len() <= MOST_VALUES);
    guesses.sort_by_key(|(halvings, values)| (values.len(), *halvings));
    guesses.into_iter().find_map(|(halvings, values)| {
        let values: Vec<u64> = values.into_iter().collect();
        let words = words(piles, &chosen, halvings, &values).automaton()?;
        (words == proof.lost.minimised().0).then(|| Claim::NimSum {
            piles: chosen.clone(),
            halvings,
            values,
        })
    })
}

/// The binary words of these positions: the columns of even and odd sums follow the digits of a value, and the last
/// columns are free.
fn words(piles: usize, chosen: &[usize], halvings: u32, values: &[u64]) -> Regex {
    let letters = 0..1 << piles;
    // The first pile has the leading digit of a letter.
    let added: Letter = chosen.iter().map(|pile| 1 << (piles - 1 - pile)).sum();
    let column = |odd: Option<u32>| {
        let chosen = letters.clone().filter(|letter: &Letter| {
            odd.is_none_or(|odd| (letter & added).count_ones() % 2 == odd)
        });
        Regex::Either(chosen.map(Regex::Letter).collect())
    };
    let free = |columns: u32| vec![column(None); columns as usize];
    let even = Regex::Repeated(Box::new(column(Some(0))));
    let mut all: Vec<Regex> = Vec::new();
    for &value in values {
        let length = u64::BITS - value.leading_zeros();
        let digits = (0..length)
            .rev()
            .map(|place| column(Some((value >> place & 1) as u32)));
        let parts = std::iter::once(even.clone())
            .chain(digits)
            .chain(free(halvings));
        all.push(Regex::Sequence(parts.collect()));
        if value == 0 {
            // Shorter words have nothing but free columns.
            all.extend((0..halvings).map(|columns| Regex::Sequence(free(columns))));
        }
    }
    Regex::Either(all)
}
