//! A theorem in words: all of its sentences.

use wythoff::prove::{Proof, Support, patterns};

use super::{Sentence, numeration, sentence, support};
use crate::message::Message;

/// What a theorem says, a sentence each; patterns that people know, and at least the automaton.
pub fn theorem(proof: &Proof) -> Vec<Sentence> {
    let (known, names) = (patterns(proof), proof.rules.names());
    let known = known.iter().map(|known| Sentence {
        words: sentence(known, &names),
        support: known.support,
    });
    let automaton = Message::new("lab-words-of-automaton")
        .with("states", proof.lost.states())
        .with("numeration", numeration(&proof.system))
        .with("support", support(Support::Kernel));
    let automaton = Sentence {
        words: automaton,
        support: Support::Kernel,
    };
    known.chain([automaton]).collect()
}
