//! The independent checker of certificates. It shares no code with the prover: read it, and believe only it.
//!
//! A word is a list of letters, a letter one digit for each pile, most significant first; a position has one valid word
//! of each sufficient length. The checker makes sure that
//!
//! 1. the numeration is legal, so that words and positions correspond (`numeral.rs`);
//! 2. every clause takes something and lets no pile grow, so that play ends; the text, if any, means these clauses;
//! 3. the automaton `lost` accepts valid words only;
//! 4. no clause leads from an accepted word to an accepted word: all pairs of words are read side by side
//!    (`condition.rs` follows what a clause demands);
//! 5. each witness stands for moves: every configuration in the label of a state follows from one in the label of each
//!    state before, the start has only the initial configuration, an accepting state has an accepting configuration;
//! 6. every valid word is accepted by `lost` or by one of the witnesses.
//!
//! In misère play moreover no move leads from the words of `terminal` anywhere (as 4), every lost word has a move (as 5
//! and 6, with "any position" for "lost position"), and the words of `terminal` need no witness in 6.
//!
//! By induction on the number of stones, for words of each length: `lost` accepts exactly the lost positions. No search,
//! no determinisation, no minimisation is needed.

mod condition;
mod machine;
mod numeral;
mod sentence;

use std::fmt;

use crate::certificate::{Certificate, FORMAT, PlainWitness, VERSION};
use crate::game::Game;
use crate::position::Play;
use crate::rules::{Atom, Clause, parse_rules};
use condition::Condition;
use machine::Machine;
use numeral::System;
use sentence::{no_move, witnessed};

/// Why a certificate is not valid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckError(String);

impl fmt::Display for CheckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for CheckError {}

/// Refuses a certificate unless the condition holds.
fn demand(condition: bool, reason: &str) -> Result<(), CheckError> {
    match condition {
        true => Ok(()),
        false => Err(CheckError(reason.into())),
    }
}

/// The most nodes any exploration visits, and the most states and conditions in all.
const MOST_NODES: usize = 20_000_000;
const TOO_LARGE: &str = "the certificate is too large to check";

/// Reads a certificate and checks it.
pub fn check_json(text: &str) -> Result<Certificate, CheckError> {
    let certificate: Certificate = serde_json::from_str(text)
        .map_err(|error| CheckError(format!("not a certificate: {error}")))?;
    check(&certificate)?;
    Ok(certificate)
}

/// Checks a certificate: if it is valid, `lost` accepts exactly the lost positions of the game.
pub fn check(certificate: &Certificate) -> Result<(), CheckError> {
    let (piles, clauses) = (certificate.piles, &certificate.clauses);
    let known = certificate.format == FORMAT && certificate.version == VERSION;
    demand(known, "unknown format or version")?;
    demand((1..=3).contains(&piles), "one to three piles are expected")?;
    let system = System::new(&certificate.numeration, piles)?;
    demand(
        clauses.iter().all(|clause| is_sane(clause, piles)),
        "a clause is malformed",
    )?;
    demand(
        clauses.iter().all(|clause| decreases(clause, piles)),
        "a clause need not decrease",
    )?;
    demand(
        text_means_clauses(certificate),
        "the text does not mean the clauses",
    )?;
    let mut game = (clauses.iter())
        .map(|clause| {
            clause
                .atoms
                .iter()
                .map(|atom| Condition::new(&system, atom))
                .collect()
        })
        .collect::<Result<Vec<Vec<Condition<'_>>>, _>>()?;

    let everything = system.everything()?;
    let lost = Machine::new(&certificate.lost, &system)?;
    lost.covered_by(&[&everything], "`lost` accepts a word that is not valid")?;
    no_move(
        &mut game,
        &lost,
        &lost,
        "a move leads from a lost position to a lost one",
    )?;
    let winning = all_witnessed(&system, &mut game, &certificate.moves, &lost)?;
    let mut parts: Vec<&Machine> = winning.iter().chain([&lost]).collect();
    let terminal;
    if let Some(ends) = &certificate.ends {
        let all = Machine::new(&ends.all, &system)?;
        all.covered_by(&[&everything], "`all` accepts a word that is not valid")?;
        terminal = Machine::new(&ends.terminal, &system)?;
        no_move(
            &mut game,
            &terminal,
            &everything,
            "a terminal position has a move",
        )?;
        let moves = all_witnessed(&system, &mut game, &ends.moves, &all)?;
        lost.covered_by(
            &moves.iter().collect::<Vec<_>>(),
            "a lost position may have no move",
        )?;
        parts.push(&terminal);
    }
    demand(
        certificate.ends.is_some() == certificate.misere,
        "`ends` belong to misère play, and only there",
    )?;
    everything.covered_by(
        &parts,
        "a position is neither lost nor has a move to a lost one",
    )
}

/// The witnesses, one for each clause, each shown to stand for moves into `after`.
fn all_witnessed(
    system: &System,
    game: &mut [Vec<Condition<'_>>],
    witnesses: &[PlainWitness],
    after: &Machine,
) -> Result<Vec<Machine>, CheckError> {
    demand(
        witnesses.len() == game.len(),
        "one witness for each clause is expected",
    )?;
    (game.iter_mut().zip(witnesses))
        .map(|(clause, witness)| witnessed(system, clause, witness, after))
        .collect()
}

/// Whether the rules as the user wrote them, if they are there, are read as these clauses.
fn text_means_clauses(certificate: &Certificate) -> bool {
    let Some(text) = &certificate.text else {
        return true;
    };
    parse_rules(text).is_ok_and(|rules| {
        rules.piles() == certificate.piles
            && (rules.play() == Play::Misere) == certificate.misere
            && rules.clauses() == certificate.clauses
    })
}

/// Whether a clause has the right shape and numbers that leave room to compute.
fn is_sane(clause: &Clause, piles: usize) -> bool {
    clause.atoms.iter().all(|atom| {
        let (before, after, numbers) = match atom {
            Atom::Between {
                before,
                after,
                lo,
                hi,
            } => (before, after, [lo.unwrap_or(0), hi.unwrap_or(0)]),
            Atom::Congruent {
                before,
                after,
                remainder,
                modulus,
            } => (before, after, [*remainder, *modulus]),
        };
        let positive = !matches!(atom, Atom::Congruent { modulus, .. } if *modulus < 1);
        let shaped = before.len() == piles && after.len() == piles;
        let mut all = numbers.iter().chain(before).chain(after);
        positive && shaped && all.all(|x| x.unsigned_abs() <= 1 << 40)
    })
}

/// Whether among the conditions are xᵢ ≥ lᵢ ≥ 0 for each amount taken, with Σ lᵢ ≥ 1 or a condition Σ xᵢ ≥ 1.
fn decreases(clause: &Clause, piles: usize) -> bool {
    let at_least = |form: &dyn Fn(usize) -> i64| {
        let bound = |atom: &Atom| match atom {
            Atom::Between {
                before, after, lo, ..
            } => {
                let same = (0..piles).all(|i| before[i] == form(i) && after[i] == -form(i));
                lo.filter(|_| same)
            }
            Atom::Congruent { .. } => None,
        };
        clause.atoms.iter().filter_map(bound).max().unwrap_or(-1)
    };
    let each: Vec<i64> = (0..piles)
        .map(|pile| at_least(&|i| i64::from(i == pile)))
        .collect();
    each.iter().all(|&l| l >= 0) && (each.iter().any(|&l| l >= 1) || at_least(&|_| 1) >= 1)
}
