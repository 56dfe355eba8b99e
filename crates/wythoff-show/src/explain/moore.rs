//! What is claimed of piles in Moore's Nim.

use wythoff::explain::Certificate;
use wythoff::explain::games::moore::Fact;

use super::tested;
use crate::formula::number;
use crate::message::Message;
use crate::page::Block;
use crate::texts::Texts;

pub(super) fn blocks(fact: &Fact, certificate: Option<&Certificate>, texts: &Texts) -> Vec<Block> {
    match fact {
        Fact::Columns {
            modulus,
            wanted,
            lost,
        } => {
            let intro = match wanted {
                0 => Message::new("explain-moore-columns"),
                _ => Message::new("explain-moore-columns-misere"),
            };
            let shows = match lost {
                true => Message::new("explain-moore-fits"),
                false => Message::new("explain-moore-misfits"),
            };
            let mut blocks = vec![texts.paragraph(&intro.with("modulus", number(*modulus)))];
            blocks.extend(tested(certificate, &shows, texts));
            blocks
        }
        Fact::ColumnsBreak { k } => {
            let message = Message::new("explain-moore-fails").with("k", number(*k));
            vec![texts.paragraph(&message)]
        }
    }
}
