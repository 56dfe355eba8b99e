//! The independent checker of certificates. It shares no code with the prover: read it, and believe only it.
//!
//! A word is a list of letters, a letter one digit for each pile, most significant first; a position has one valid word
//! of each sufficient length. The checker makes sure that
//!
//! 1. the numeration is legal, so that words and positions correspond (`numeral.rs`);
//! 2. every clause takes something and lets no pile grow, so that play ends;
//! 3. the automaton `lost` accepts valid words only;
//! 4. no clause leads from an accepted word to an accepted word: all pairs of words are explored (`condition.rs` follows
//!    what a clause demands);
//! 5. each witness stands for moves: every configuration in the label of a state follows from one in the label of the
//!    state before, the start has only the initial configuration, an accepting state has an accepting configuration;
//! 6. each `small` accepts only what its witness accepts;
//! 7. every valid word is accepted by `lost` or by one of the `small`.
//!
//! In misère play the set `terminal` is first shown to be exactly the positions without a move, by 4–7 with "any
//! position" for "lost position"; it must be disjoint from `lost`, and counts as covered in 7.
//!
//! By induction on the number of stones, for words of each length: `lost` accepts exactly the lost positions. No search,
//! no determinisation, no minimisation is needed.

mod condition;
mod machine;
mod numeral;
mod sentence;

use std::fmt;

use crate::certificate::{Certificate, FORMAT, PlainWitness, VERSION};
use crate::rules::{Atom, Clause};
use machine::Machine;
use numeral::System;
use sentence::{Sentences, disjoint_sets};

/// Why a certificate is not valid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckError(String);

impl fmt::Display for CheckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for CheckError {}

impl CheckError {
    /// A reason found by whoever reads a certificate that was accepted.
    pub(crate) fn new(reason: String) -> Self {
        Self(reason)
    }
}

/// A reason to refuse.
fn refuse<T>(reason: impl Into<String>) -> Result<T, CheckError> {
    Err(CheckError(reason.into()))
}

/// The most pairs of states any exploration visits.
const MOST_NODES: usize = 2_000_000;

/// Reads a certificate and checks it.
pub fn check_json(text: &str) -> Result<Certificate, CheckError> {
    let certificate: Certificate = match serde_json::from_str(text) {
        Ok(certificate) => certificate,
        Err(error) => return refuse(format!("not a certificate: {error}")),
    };
    check(&certificate)?;
    Ok(certificate)
}

/// Checks a certificate: if it is valid, `lost` accepts exactly the lost positions of the game.
pub fn check(certificate: &Certificate) -> Result<(), CheckError> {
    let Certificate {
        piles,
        misere,
        clauses,
        ..
    } = certificate;
    if certificate.format != FORMAT || certificate.version != VERSION {
        return refuse("unknown format or version");
    }
    if !(1..=3).contains(piles) {
        return refuse("one to three piles are expected");
    }
    let system = System::new(&certificate.numeration, *piles)?;
    for (index, clause) in clauses.iter().enumerate() {
        if !is_sane(clause, *piles) || !decreases(clause, *piles) {
            return refuse(format!("clause {index} is malformed or need not decrease"));
        }
    }
    let everything = system.everything();
    let lost = Machine::new(&certificate.lost, &system)?;
    disjoint_sets(&lost, &everything, false)?;
    let sentences = Sentences::new(&system, clauses)?;
    sentences.no_move(
        &lost,
        &lost,
        "a move leads from a lost position to a lost one",
    )?;
    let mut covers = vec![&lost];

    let terminal;
    match (&certificate.ends, misere) {
        (None, false) => {}
        (Some(ends), true) => {
            let all = Machine::new(&ends.all, &system)?;
            disjoint_sets(&all, &everything, false)?;
            terminal = Machine::new(&ends.terminal, &system)?;
            sentences.no_move(&terminal, &everything, "a terminal position has a move")?;
            let moves = witnessed(&sentences, &ends.moves, &all)?;
            let parts: Vec<&Machine> = moves.iter().chain([&terminal]).collect();
            everything.covered_by(&parts, "a position is neither terminal nor has a move")?;
            disjoint_sets(&lost, &terminal, true)?;
            covers.push(&terminal);
        }
        _ => return refuse("terminal positions belong to misère play, and only there"),
    }
    let moves = witnessed(&sentences, &certificate.moves, &lost)?;
    covers.extend(&moves);
    everything.covered_by(
        &covers,
        "a position is neither lost nor has a move to a lost one",
    )
}

/// The small automata of the witnesses, one for each clause, each shown to stand for moves into `after`.
fn witnessed(
    sentences: &Sentences<'_>,
    witnesses: &[PlainWitness],
    after: &Machine,
) -> Result<Vec<Machine>, CheckError> {
    if witnesses.len() != sentences.clauses() {
        return refuse("one witness for each clause is expected");
    }
    (witnesses.iter().enumerate())
        .map(|(clause, witness)| sentences.witnessed(clause, witness, after))
        .collect()
}

/// Whether a clause has the right shape and numbers that leave room to compute.
fn is_sane(clause: &Clause, piles: usize) -> bool {
    let small = |x: &i64| x.unsigned_abs() <= 1 << 40;
    clause.atoms.iter().all(|atom| {
        let (before, after, numbers) = match atom {
            Atom::Between {
                before,
                after,
                lo,
                hi,
            } => (before, after, [*lo, *hi]),
            Atom::Congruent {
                before,
                after,
                remainder,
                modulus,
            } => (
                before,
                after,
                [
                    Some(*remainder),
                    Some(*modulus).filter(|m| *m >= 1).or(Some(i64::MAX)),
                ],
            ),
        };
        before.len() == piles
            && after.len() == piles
            && numbers
                .iter()
                .flatten()
                .chain(before)
                .chain(after)
                .all(small)
    })
}

/// Whether among the conditions are xᵢ ≥ lᵢ ≥ 0 for each amount taken, with Σ lᵢ ≥ 1 or a condition Σ xᵢ ≥ 1.
fn decreases(clause: &Clause, piles: usize) -> bool {
    let at_least = |form: &dyn Fn(usize) -> i64| {
        (clause.atoms.iter())
            .filter_map(|atom| match atom {
                Atom::Between {
                    before,
                    after,
                    lo: Some(lo),
                    ..
                } => {
                    let same = (0..piles).all(|i| before[i] == form(i) && after[i] == -form(i));
                    same.then_some(*lo)
                }
                _ => None,
            })
            .max()
            .unwrap_or(-1)
    };
    let each: Vec<i64> = (0..piles)
        .map(|pile| at_least(&|i| i64::from(i == pile)))
        .collect();
    each.iter().all(|&l| l >= 0) && (each.iter().any(|&l| l >= 1) || at_least(&|_| 1) >= 1)
}
