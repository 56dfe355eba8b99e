//! The independent checker of certificates. It shares no code with the prover: read it, and believe only it.
//!
//! A word is a list of letters, a letter one digit for each pile, most significant first; a position has one valid word
//! of each sufficient length. The checker makes sure that
//!
//! 1. the numeration is legal, so that words and positions correspond (`numeral.rs`);
//! 2. every clause takes something and lets no pile grow, so that play ends; the text, if any, means these clauses;
//! 3. the automaton `lost` accepts valid words only;
//! 4. no clause leads from an accepted word to an accepted word: all pairs of words are read side by side
//!    (`clause.rs` follows what a clause demands);
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
mod flaw;
mod machine;
mod numeral;
mod sentence;

use std::cell::Cell;

use crate::certificate::{Certificate, FORMAT, PlainWitness, VERSION};
use crate::game::Game;
use crate::position::Play;
use crate::rules::{Atom, Clause as Plain, parse_rules};
use clause::Clause;
pub use flaw::CheckError;
use flaw::Flaw;
use machine::Machine;
use numeral::System;
use sentence::{no_move, witnessed};

/// Refuses a certificate unless the condition holds.
fn demand(condition: bool, flaw: Flaw) -> Result<(), Flaw> {
    if condition { Ok(()) } else { Err(flaw) }
}

/// How much has been done, in steps of a few nanoseconds: whatever is in a file, the checker ends.
#[derive(Debug, Default)]
struct Work(Cell<usize>);

impl Work {
    fn spend(&self, times: usize, steps: usize) -> Result<(), Flaw> {
        let steps = times.saturating_mul(steps);
        self.0.set(self.0.get().saturating_add(steps));
        demand(self.0.get() <= 1 << 31, Flaw::TooLarge)
    }
}

/// Reads a certificate and checks it.
pub fn check_json(text: &str) -> Result<Certificate, CheckError> {
    let certificate: Certificate = serde_json::from_str(text).map_err(|error| CheckError {
        flaw: Flaw::NotJson,
        detail: error.to_string(),
    })?;
    check(&certificate)?;
    Ok(certificate)
}

/// Checks a certificate: if it is valid, `lost` accepts exactly the lost positions of the game.
pub fn check(certificate: &Certificate) -> Result<(), CheckError> {
    let (piles, clauses) = (certificate.piles, &certificate.clauses);
    let known = certificate.format == FORMAT && certificate.version == VERSION;
    demand(known, Flaw::Format)?;
    demand((1..=3).contains(&piles), Flaw::Piles)?;
    demand(certificate.is_well_formed(), Flaw::Malformed)?;
    demand(text_means_clauses(certificate), Flaw::Text)?;
    let decrease = clauses.iter().all(|clause| decreases(clause, piles));
    demand(decrease, Flaw::Endless)?;
    let system = &System::new(&certificate.numeration, piles)?;
    let game = clauses.iter().map(|clause| Clause::new(system, clause));
    let mut game = game.collect::<Result<Vec<_>, _>>()?;

    let machine = |plain| Machine::new(plain, system.letters);
    let positions = [machine(&certificate.positions)?];
    system.is_read_by(&positions[0])?;
    let lost = machine(&certificate.lost)?;
    lost.covered_by(&positions, &system.work, Flaw::InvalidWord)?;
    for clause in &mut game {
        no_move(clause, &lost, &lost, Flaw::MoveInside)?;
    }
    let mut parts = all_witnessed(&mut game, &certificate.moves, &lost)?;
    if let Some(ends) = &certificate.ends {
        let terminal = machine(&ends.terminal)?;
        for clause in &mut game {
            no_move(clause, &terminal, &positions[0], Flaw::EndMoves)?;
        }
        let moves = all_witnessed(&mut game, &ends.moves, &positions[0])?;
        lost.covered_by(&moves, &system.work, Flaw::NoMove)?;
        parts.push(terminal);
    }
    parts.push(lost);
    positions[0].covered_by(&parts, &system.work, Flaw::Uncovered)?;
    Ok(())
}

/// The automata of the witnesses, one for each clause, each shown to stand for moves into `after`.
fn all_witnessed<'a>(
    game: &mut [Clause<'_>],
    witnesses: &'a [PlainWitness],
    after: &Machine<'_>,
) -> Result<Vec<Machine<'a>>, Flaw> {
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
