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
//! 5. each witness stands for moves (`sentence.rs`): in its large automaton every configuration in the label of a state
//!    follows from one in the label of each state before, the start has only the initial configuration, an accepting
//!    state has an accepting configuration; and the large automaton accepts what its small image accepts;
//! 6. every valid word is accepted by `lost` or by one of the small automata.
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
const MOST_NODES: usize = 2_000_000;
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
    let mut game = Vec::new();
    for clause in clauses {
        let conditions = clause
            .atoms
            .iter()
            .map(|atom| Condition::new(&system, atom));
        game.push(conditions.collect::<Result<Vec<_>, _>>()?);
        demand(decreases(clause, piles), "a clause need not decrease")?;
    }
    let same = text_means_clauses(certificate);
    demand(same, "the text does not mean the clauses")?;

    let machine = |plain| Machine::new(plain, system.letters);
    let everything = system.everything();
    let valid = [machine(&everything)?];
    let lost = machine(&certificate.lost)?;
    lost.covered_by(&valid, "`lost` accepts a word that is not valid")?;
    let reason = "a move leads from a lost position to a lost one";
    no_move(&mut game, &lost, &lost, reason)?;
    let mut parts = all_witnessed(&system, &mut game, &certificate.moves, &lost)?;
    if let Some(ends) = &certificate.ends {
        let (all, terminal) = (machine(&ends.all)?, machine(&ends.terminal)?);
        all.covered_by(&valid, "`all` accepts a word that is not valid")?;
        let reason = "a terminal position has a move";
        no_move(&mut game, &terminal, &valid[0], reason)?;
        let moves = all_witnessed(&system, &mut game, &ends.moves, &all)?;
        lost.covered_by(&moves, "a lost position may have no move")?;
        parts.push(terminal);
    }
    let fits = certificate.ends.is_some() == certificate.misere;
    demand(fits, "`ends` belong to misère play, and only there")?;
    parts.push(lost);
    let reason = "a position is neither lost nor has a move to a lost one";
    valid[0].covered_by(&parts, reason)
}

/// The small automata of the witnesses, one for each clause, each shown to stand for moves into `after`.
fn all_witnessed<'a>(
    system: &System,
    game: &mut [Vec<Condition<'_>>],
    witnesses: &'a [PlainWitness],
    after: &Machine<'_>,
) -> Result<Vec<Machine<'a>>, CheckError> {
    let fits = witnesses.len() == game.len();
    demand(fits, "one witness for each clause is expected")?;
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

/// Whether among the conditions are xᵢ ≥ lᵢ ≥ 0 for each amount taken, with some lᵢ ≥ 1 or a condition Σ xᵢ ≥ 1.
fn decreases(clause: &Clause, piles: usize) -> bool {
    let at_least = |form: &dyn Fn(usize) -> i64| {
        let plus: Vec<i64> = (0..piles).map(form).collect();
        let minus: Vec<i64> = plus.iter().map(|c| -c).collect();
        let bound = |atom: &Atom| match atom {
            Atom::Between {
                before, after, lo, ..
            } if *before == plus && *after == minus => *lo,
            _ => None,
        };
        clause.atoms.iter().filter_map(bound).max().unwrap_or(-1)
    };
    let each = |pile: usize| at_least(&|i| i64::from(i == pile));
    let each: Vec<i64> = (0..piles).map(each).collect();
    each.iter().all(|&l| l >= 0) && (each.iter().any(|&l| l >= 1) || at_least(&|_| 1) >= 1)
}
