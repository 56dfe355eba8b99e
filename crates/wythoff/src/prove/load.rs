//! A proof read back from its certificate.

use std::fmt;

use super::proof::{Ends, Proof};
use super::witness::Witness;
use crate::automata::Automaton;
use crate::certificate::{Certificate, PlainAutomaton, PlainEnds, PlainWitness};
use crate::check::{CheckError, USUAL_WORK, check_within};
use crate::logic::{NumberSystem, SystemError};
use crate::position::Play;
use crate::rules::{Draft, Rules, RulesError};

/// Why a certificate is not taken for a proof.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum LoadError {
    /// The checker does not accept it.
    Refused(CheckError),
    /// The checker allows larger numbers in rules than the prover does.
    Rules(RulesError),
    /// The same of numeration systems.
    Numerals(SystemError),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(error) => error.fmt(f),
            Self::Rules(error) => error.fmt(f),
            Self::Numerals(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for LoadError {}

impl Proof {
    /// The proof a certificate stands for, if the independent checker accepts it.
    ///
    /// ```
    /// use wythoff::{Rules, prove::{Found, Proof, SearchOptions, search}};
    /// let found = search(&Rules::wythoff(1), &SearchOptions::default(), &mut ());
    /// let Found::Theorem { proof, .. } = found else { panic!() };
    /// let mut certificate = proof.certificate(None);
    /// assert_eq!(Proof::from_certificate(&certificate).unwrap().lost, proof.lost);
    /// certificate.lost.accepting.pop();
    /// assert!(Proof::from_certificate(&certificate).is_err());
    /// ```
    pub fn from_certificate(certificate: &Certificate) -> Result<Self, LoadError> {
        Self::from_certificate_within(certificate, USUAL_WORK)
    }

    /// The same, with so many steps for the [checker](crate::check::check_within).
    pub fn from_certificate_within(
        certificate: &Certificate,
        work: u64,
    ) -> Result<Self, LoadError> {
        check_within(certificate, work).map_err(LoadError::Refused)?;
        let play = match certificate.misere {
            true => Play::Misere,
            false => Play::Normal,
        };
        let (piles, clauses) = (certificate.piles, certificate.clauses.clone());
        let rules = match &certificate.growth {
            Some(growth) => Rules::growing(piles, clauses, &[], growth.measure.clone()),
            None => Rules::new(piles, clauses, &[], play),
        };
        let memory = match &certificate.text {
            Some(text) => Draft::parse(text, &[]).map_or(0, |draft| draft.memory().len()),
            None => 0,
        };
        let rules = rules.map_err(LoadError::Rules)?.with_memory(memory);
        let system =
            NumberSystem::new(certificate.numeration.clone()).map_err(LoadError::Numerals)?;
        Ok(Self {
            rules,
            system,
            lost: automaton(&certificate.lost),
            moves: certificate.moves.iter().map(witness).collect(),
            ends: certificate.ends.as_ref().map(ends),
            zeros: certificate.growth.as_ref().map_or(0, |growth| growth.zeros),
            checked: true,
        })
    }
}

/// The checker has made sure that states are in range and that no letter leaves a state twice.
fn automaton(plain: &PlainAutomaton) -> Automaton {
    let states = 0..plain.states.len() as u32;
    let mut accepting = vec![false; plain.states.len()];
    for &state in &plain.accepting {
        accepting[state as usize] = true;
    }
    let edges = states.map(|state| plain.edges(state).to_vec());
    Automaton::new(0, accepting, edges.collect())
}

fn witness(plain: &PlainWitness) -> Witness {
    Witness {
        automaton: automaton(&plain.automaton),
        labels: plain.labels.clone(),
        classes: plain.classes.clone(),
        vectors: plain.vectors.clone(),
    }
}

fn ends(plain: &PlainEnds) -> Ends {
    Ends {
        terminal: automaton(&plain.terminal),
        moves: plain.moves.iter().map(witness).collect(),
    }
}
