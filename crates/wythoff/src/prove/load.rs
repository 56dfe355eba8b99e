//! A proof read back from its certificate.

use super::proof::{Ends, Proof};
use super::witness::{Configuration, Witness};
use crate::automata::Automaton;
use crate::certificate::{Certificate, PlainAutomaton, PlainEnds, PlainWitness};
use crate::check::{CheckError, check};
use crate::logic::NumberSystem;
use crate::position::Play;
use crate::rules::Rules;

impl Proof {
    /// The proof a certificate stands for, if the independent checker accepts it.
    ///
    /// ```
    /// use std::ops::ControlFlow;
    /// use wythoff::{Rules, prove::{Found, Proof, SearchOptions, search}};
    /// let found = search(&Rules::wythoff(1), &SearchOptions::default(), &mut |_| ControlFlow::Continue(()));
    /// let Found::Theorem { proof, .. } = found else { panic!() };
    /// let mut certificate = proof.certificate(None);
    /// assert_eq!(Proof::from_certificate(&certificate).unwrap().lost, proof.lost);
    /// certificate.lost.accepting.pop();
    /// assert!(Proof::from_certificate(&certificate).is_err());
    /// ```
    pub fn from_certificate(certificate: &Certificate) -> Result<Self, CheckError> {
        check(certificate)?;
        let refused = |error: &dyn std::error::Error| CheckError::new(error.to_string());
        let play = match certificate.misere {
            true => Play::Misere,
            false => Play::Normal,
        };
        // The checker knows fewer limits than the rules and the numerals of the prover.
        let rules = Rules::new(certificate.piles, certificate.clauses.clone(), &[], play)
            .map_err(|error| refused(&error))?;
        let system =
            NumberSystem::new(certificate.numeration.clone()).map_err(|error| refused(&error))?;
        Ok(Self {
            rules,
            system,
            lost: automaton(&certificate.lost),
            moves: certificate.moves.iter().map(witness).collect(),
            ends: certificate.ends.as_ref().map(ends),
        })
    }
}

/// The checker has made sure that states are in range and that no letter leaves a state twice.
fn automaton(plain: &PlainAutomaton) -> Automaton {
    let mut accepting = vec![false; plain.edges.len()];
    for &state in &plain.accepting {
        accepting[state as usize] = true;
    }
    Automaton::new(0, accepting, plain.edges.clone())
}

fn witness(plain: &PlainWitness) -> Witness {
    Witness {
        automaton: automaton(&plain.automaton),
        configurations: (plain.configurations.iter())
            .map(|(after, conditions)| Configuration {
                after: *after,
                conditions: conditions.clone(),
            })
            .collect(),
        labels: plain.labels.clone(),
        small: automaton(&plain.small),
        image: plain.image.clone(),
    }
}

fn ends(plain: &PlainEnds) -> Ends {
    Ends {
        terminal: automaton(&plain.terminal),
        moves: plain.moves.iter().map(witness).collect(),
    }
}
