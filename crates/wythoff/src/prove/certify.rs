//! A proof written as a certificate.

use super::proof::Proof;
use super::witness::Witness;
use crate::automata::{Automaton, State};
use crate::certificate::{
    Certificate, FORMAT, Growth, PlainAutomaton, PlainEnds, PlainWitness, VERSION,
};
use crate::check::{CheckError, accepts_text, check_within};
use crate::game::Game;
use crate::position::Play;

/// How many steps the checker may take for a proof of ours: some minutes. What others have made gets
/// [`USUAL_WORK`](crate::check::USUAL_WORK).
pub const OWN_WORK: u64 = 1 << 37;

impl Proof {
    /// Shows the certificate to the independent checker, which knows nothing of the prover, and gives it back.
    pub fn checked_certificate(&mut self, text: Option<String>) -> Result<Certificate, CheckError> {
        let certificate = self.certificate(text);
        check_within(&certificate, OWN_WORK)?;
        self.checked = true;
        Ok(certificate)
    }

    /// The certificate of the proof; `text` is the rules as the user wrote them.
    ///
    /// A text that means something else by itself (with parameters given apart from it, say) is replaced by the
    /// normal form of the rules: the checker would refuse it.
    pub fn certificate(&self, text: Option<String>) -> Certificate {
        let normal_form = text.is_some().then(|| self.rules.to_string());
        let mut certificate = Certificate {
            format: FORMAT.into(),
            version: VERSION,
            text,
            piles: self.rules.piles(),
            misere: self.rules.play() == Play::Misere,
            clauses: self.rules.clauses().to_vec(),
            growth: self.rules.measure().map(|measure| Growth {
                measure: measure.to_vec(),
                zeros: self.zeros,
            }),
            numeration: self.system.numerals().clone(),
            positions: plain(&self.system.valid(self.rules.piles())),
            lost: plain(&self.lost),
            moves: self.moves.iter().map(plain_witness).collect(),
            ends: self.ends.as_ref().map(|ends| PlainEnds {
                terminal: plain(&ends.terminal),
                moves: ends.moves.iter().map(plain_witness).collect(),
            }),
        };
        if !accepts_text(&certificate) {
            certificate.text = normal_form;
        }
        // The normal form is for people; it is left out where it would not be read back as it is.
        if !accepts_text(&certificate) {
            certificate.text = None;
        }
        certificate
    }
}

pub(crate) fn plain(automaton: &Automaton) -> PlainAutomaton {
    assert_eq!(
        automaton.start(),
        0,
        "constructions number states from the start"
    );
    let states = 0..automaton.states() as State;
    let accepting = states
        .clone()
        .filter(|&state| automaton.is_accepting(state));
    PlainAutomaton::new(
        accepting.collect(),
        states.map(|state| automaton.edges(state).to_vec()),
    )
}

fn plain_witness(witness: &Witness) -> PlainWitness {
    PlainWitness {
        automaton: plain(&witness.automaton),
        labels: witness.labels.clone(),
        classes: witness.classes.clone(),
        vectors: witness.vectors.clone(),
    }
}
