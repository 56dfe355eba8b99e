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
//! 5. each witness stands for moves (`sentence.rs`): the configurations in the label of a state follow from those in the
//!    label of each state before, the start has only the initial configuration, an accepting state an accepting one;
//! 6. every valid word is accepted by `lost` or by one of the witnesses.
//!
//! In misère play moreover no move leads from the words of `terminal` anywhere (as 4), every lost word has a move (as 5
//! and 6, with "any position" for "lost position"), and the words of `terminal` need no witness in 6.
//!
//! By induction on the number of stones, for words of each length: `lost` accepts exactly the lost positions. No search,
//! no determinisation, no minimisation is needed.

mod clause;
mod condition;
mod flaw;
mod follow;
mod machine;
mod numeral;
mod sentence;

use std::fmt;

use crate::certificate::{Certificate, FORMAT, PlainWitness, VERSION};
use crate::game::Game;
use crate::language::{Language, Text};
use crate::position::Play;
use crate::rules::{Atom, Clause as Plain, parse_rules};
use clause::Clause;
use machine::Machine;
use numeral::System;
use sentence::{no_move, witnessed};

/// Why a certificate is not valid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckError {
    flaw: Text,
    detail: String,
}

impl CheckError {
    /// The reason in a language.
    pub fn text(&self, language: Language) -> String {
        let flaw = self.flaw.of(language);
        match (self.detail.is_empty(), language) {
            (true, _) => flaw.into(),
            (false, Language::English) => format!("{flaw}: {}", self.detail),
            (false, Language::Chinese) => format!("{flaw}：{}", self.detail),
        }
    }
}

impl fmt::Display for CheckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Language::English))
    }
}

impl std::error::Error for CheckError {}

/// Refuses a certificate unless the condition holds.
fn demand(condition: bool, flaw: Text) -> Result<(), CheckError> {
    let detail = String::new();
    match condition {
        true => Ok(()),
        false => Err(CheckError { flaw, detail }),
    }
}

/// The most nodes that any walk visits.
const MOST: usize = 2_000_000;

/// Reads a certificate and checks it.
pub fn check_json(text: &str) -> Result<Certificate, CheckError> {
    let certificate: Certificate = serde_json::from_str(text).map_err(|error| CheckError {
        flaw: flaw::NOT_JSON,
        detail: error.to_string(),
    })?;
    check(&certificate)?;
    Ok(certificate)
}

/// Checks a certificate: if it is valid, `lost` accepts exactly the lost positions of the game.
pub fn check(certificate: &Certificate) -> Result<(), CheckError> {
    let (piles, clauses) = (certificate.piles, &certificate.clauses);
    let known = certificate.format == FORMAT && certificate.version == VERSION;
    demand(known, flaw::FORMAT)?;
    demand((1..=3).contains(&piles), flaw::PILES)?;
    demand(text_means_clauses(certificate), flaw::TEXT)?;
    let decrease = clauses.iter().all(|clause| decreases(clause, piles));
    demand(decrease, flaw::ENDLESS)?;
    let system = &System::new(&certificate.numeration, piles)?;
    let game = clauses.iter().map(|clause| Clause::new(system, clause));
    let mut game = game.collect::<Result<Vec<_>, _>>()?;

    let machine = |plain| Machine::new(plain, system.letters);
    let positions = [machine(&certificate.positions)?];
    system.is_read_by(&positions[0])?;
    let lost = machine(&certificate.lost)?;
    lost.covered_by(&positions, flaw::INVALID_WORD)?;
    for clause in &mut game {
        no_move(clause, &lost, &lost, flaw::MOVE_INSIDE)?;
    }
    let mut parts = all_witnessed(&mut game, &certificate.moves, &lost)?;
    if let Some(ends) = &certificate.ends {
        let terminal = machine(&ends.terminal)?;
        for clause in &mut game {
            no_move(clause, &terminal, &positions[0], flaw::END_MOVES)?;
        }
        let moves = all_witnessed(&mut game, &ends.moves, &positions[0])?;
        lost.covered_by(&moves, flaw::NO_MOVE)?;
        parts.push(terminal);
    }
    let fits = certificate.ends.is_some() == certificate.misere;
    demand(fits, flaw::ENDS)?;
    parts.push(lost);
    positions[0].covered_by(&parts, flaw::UNCOVERED)?;
    let mut conditions = game.iter().flat_map(|clause| &clause.conditions);
    demand(
        !conditions.any(|condition| condition.is_lost),
        flaw::TOO_LARGE,
    )
}

/// The automata of the witnesses, one for each clause, each shown to stand for moves into `after`.
fn all_witnessed<'a>(
    game: &mut [Clause<'_>],
    witnesses: &'a [PlainWitness],
    after: &Machine<'_>,
) -> Result<Vec<Machine<'a>>, CheckError> {
    let fits = witnesses.len() == game.len();
    demand(fits, flaw::WITNESSES)?;
    let pairs = game.iter_mut().zip(witnesses);
    (pairs.map(|(clause, witness)| witnessed(clause, witness, after))).collect()
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
fn decreases(clause: &Plain, piles: usize) -> bool {
    // The greatest l such that Σ form·x ≥ l is among the conditions.
    let at_least = |form: Vec<i64>| {
        let taken = (&form[..], &form.iter().map(|c| -c).collect::<Vec<_>>()[..]);
        let bound = |atom: &Atom| match atom {
            Atom::Between { lo, .. } if atom.coefficients() == taken => *lo,
            _ => None,
        };
        clause.atoms.iter().filter_map(bound).max().unwrap_or(-1)
    };
    let each = |pile| at_least((0..piles).map(|i| i64::from(i == pile)).collect());
    let each: Vec<i64> = (0..piles).map(each).collect();
    each.iter().all(|&l| l >= 0) && (each.iter().any(|&l| l >= 1) || at_least(vec![1; piles]) >= 1)
}
