//! What is claimed of two piles in Euclid.

use wythoff::explain::Certificate;
use wythoff::explain::games::euclid::Fact;

use super::tested;
use crate::message::Message;
use crate::page::Block;
use crate::texts::Texts;

pub(super) fn blocks(fact: &Fact, certificate: Option<&Certificate>, texts: &Texts) -> Vec<Block> {
    let message = match fact {
        Fact::OverAtZero { misere: false } => Message::new("explain-euclid-over"),
        Fact::OverAtZero { misere: true } => Message::new("explain-euclid-over-misere"),
        Fact::Equal {
            pile,
            misere: false,
        } => Message::new("explain-euclid-equal").with("pile", pile),
        Fact::Equal { pile, misere: true } => {
            Message::new("explain-euclid-equal-misere").with("pile", pile)
        }
        Fact::GoldenRatio { lost } => {
            let shows = match lost {
                true => Message::new("explain-euclid-below"),
                false => Message::new("explain-euclid-above"),
            };
            let mut blocks = vec![texts.paragraph(&Message::new("explain-euclid-test"))];
            blocks.extend(tested(certificate, &shows, texts));
            return blocks;
        }
        Fact::OnlyMoveFails { a, b } => Message::new("explain-euclid-fails")
            .with("left", &(b - a))
            .with("a", a),
    };
    vec![texts.paragraph(&message)]
}
