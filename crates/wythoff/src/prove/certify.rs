//! A proof written as a certificate.

use super::proof::Proof;
use super::witness::Witness;
use crate::automata::{Automaton, State};
use crate::certificate::{Certificate, FORMAT, PlainAutomaton, PlainEnds, PlainWitness, VERSION};
use crate::game::Game;
use crate::position::Play;
use crate::rules::parse_rules;

impl Proof {
    /// The certificate of the proof; `text` is the rules as the user wrote them.
    ///
    /// A text that means something else by itself (with parameters given apart from it, say) is replaced by the
    /// normal form of the rules: the checker would refuse it.
    pub fn certificate(&self, text: Option<String>) -> Certificate {
        let means = |text: &String| parse_rules(text).is_ok_and(|rules| rules == self.rules);
        let text = text.map(|text| match means(&text) {
            true => text,
            false => self.rules.to_string(),
        });
        // The normal form is for people; it is left out where it would not be read back as it is.
        let text = text.filter(means);
        Certificate {
            format: FORMAT.into(),
            version: VERSION,
            text,
            piles: self.rules.piles(),
            misere: self.rules.play() == Play::Misere,
            clauses: self.rules.clauses().to_vec(),
            numeration: self.system.numerals().clone(),
            positions: plain(&self.system.valid(self.rules.piles())),
            lost: plain(&self.lost),
            moves: self.moves.iter().map(plain_witness).collect(),
            ends: self.ends.as_ref().map(|ends| PlainEnds {
                terminal: plain(&ends.terminal),
                moves: ends.moves.iter().map(plain_witness).collect(),
            }),
        }
    }
}

fn plain(automaton: &Automaton) -> PlainAutomaton {
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
