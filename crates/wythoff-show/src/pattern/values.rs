//! What a Grundy theorem says, in words.

use wythoff::Rules;
use wythoff::prove::{Claim, Proof, Support, patterns};

use super::{Sentence, numeration, support};
use crate::message::Message;

/// What a proof about a game plus a heap says of the values of the game, up to `most` or all, a sentence or more, each with
/// what it rests on: the file for Coq speaks of the automaton only.
pub fn values(rules: &Rules, most: Option<u32>, proof: &Proof) -> Vec<Sentence> {
    let piles = &["a", "b", "c", "d", "e"][..rules.piles()];
    let position = match piles {
        [pile] => (*pile).to_owned(),
        piles => format!("({})", piles.join(", ")),
    };
    let with_value = format!("({}, g)", piles.join(", "));
    let message = match most {
        None => Message::new("values-theorem"),
        Some(most) => Message::new("values-theorem-up-to").with("most", most.to_string()),
    };
    let automaton = message
        .with("position", position.clone())
        .with("with-value", with_value)
        .with("states", proof.lost.states())
        .with("numeration", numeration(&proof.system));
    let proved = patterns(proof).into_iter();
    let proved = proved.filter(|known| known.support.is_proved());
    let known = proved.filter_map(|known| match known.claim {
        // That the nim-sum of all vanishes means that the value is that of the piles.
        Claim::Xor { .. } | Claim::Diagonal if most.is_none() => {
            let nim = Message::new("values-nim").with("position", position.clone());
            Some(nim.with("sum", piles.join(" ⊕ ")))
        }
        Claim::Periodic { shift, from } => match (&shift[..], most) {
            ([period, 0], None) => {
                let message = Message::new("values-period").with("from", from.to_string());
                Some(message.with("period", period.to_string()))
            }
            _ => None,
        },
        _ => None,
    });
    let sentence = |words: Message, rests: Support| Sentence {
        words: words.with("support", support(rests)),
        support: rests,
    };
    known
        .map(|words| sentence(words, Support::Checked))
        .chain([sentence(automaton, Support::Kernel)])
        .collect()
}
