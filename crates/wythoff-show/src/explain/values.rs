//! What is claimed of piles, stairs and coins that have values.

use wythoff::explain::Certificate;
use wythoff::explain::games::values::{Fact, Term, ValueRule};

use super::tested;
use crate::formula::{Formula, natural, number};
use crate::message::Message;
use crate::page::{Block, Prose};
use crate::texts::Texts;

/// A table of more rows than this is cut.
const MOST_ROWS: usize = 40;

pub(super) fn blocks(fact: &Fact, certificate: Option<&Certificate>, texts: &Texts) -> Vec<Block> {
    match fact {
        Fact::Values { rule, terms } => values(rule, terms, texts),
        Fact::NimSum { lost } => {
            if let Some(Certificate::NimSum { values, .. }) = certificate
                && let [value] = &values[..]
            {
                let message = Message::new("explain-values-one").with("value", value);
                return vec![texts.paragraph(&message)];
            }
            let shows = match lost {
                true => Message::new("explain-values-nim-sum-even"),
                false => Message::new("explain-values-nim-sum-odd"),
            };
            let mut blocks = vec![texts.paragraph(&Message::new("explain-values-nim-sum"))];
            blocks.extend(tested(certificate, &shows, texts));
            blocks
        }
        Fact::MisereNimSum { lost, by_ones } => {
            let shows = match (by_ones, lost) {
                (true, true) => Message::new("explain-values-misere-ones-lost"),
                (true, false) => Message::new("explain-values-misere-ones-won"),
                (false, true) => Message::new("explain-values-misere-lost"),
                (false, false) => Message::new("explain-values-misere-won"),
            };
            let mut blocks = vec![texts.paragraph(&Message::new("explain-values-misere"))];
            blocks.extend(tested(certificate, &shows, texts));
            blocks
        }
        Fact::EveryMoveFails { misere } => vec![texts.paragraph(&match misere {
            false => Message::new("explain-values-fails"),
            true => Message::new("explain-values-fails-misere"),
        })],
        Fact::AllWinningMoves { sum, rule } => {
            let message = match rule {
                ValueRule::Size => Message::new("explain-values-all-moves-of-piles"),
                _ => Message::new("explain-values-all-moves"),
            };
            vec![texts.paragraph(&message.with("sum", sum))]
        }
    }
}

fn values(rule: &ValueRule, terms: &[Term], texts: &Texts) -> Vec<Block> {
    let intro = match rule {
        ValueRule::Size => Message::new("explain-values-size"),
        ValueRule::Remainder { modulus } => {
            Message::new("explain-values-remainder").with("modulus", modulus)
        }
        ValueRule::OddStairs => Message::new("explain-values-odd-stairs"),
        ValueRule::Place => Message::new("explain-values-place"),
        ValueRule::Odious => Message::new("explain-values-odious"),
        ValueRule::Ruler => Message::new("explain-values-ruler"),
        ValueRule::Heap => Message::new("explain-values-heap"),
    };
    let mut blocks = vec![texts.paragraph(&intro)];
    if !terms.is_empty() {
        blocks.push(table(rule, terms, texts));
    }
    blocks
}

fn table(rule: &ValueRule, terms: &[Term], texts: &Texts) -> Block {
    let head = match rule {
        ValueRule::OddStairs => vec![
            Message::new("explain-values-head-stair"),
            Message::new("explain-values-head-coins"),
            Message::new("explain-values-head-counts"),
        ],
        ValueRule::Place | ValueRule::Odious | ValueRule::Ruler => vec![
            Message::new("explain-values-head-place"),
            Message::new("explain-values-head-value"),
        ],
        ValueRule::Size | ValueRule::Remainder { .. } | ValueRule::Heap => vec![
            Message::new("explain-values-head-pile"),
            Message::new("explain-values-head-value"),
        ],
    };
    let row = |(place, term): (usize, &Term)| -> Vec<Prose> {
        let cells = match rule {
            // Counted from 0 the even stairs are 1, 3, 5, …
            ValueRule::OddStairs if place % 2 == 1 => {
                vec![number(place + 1), natural(&term.thing), Formula::Word("–")]
            }
            ValueRule::OddStairs => {
                let place = number(place + 1);
                vec![place, natural(&term.thing), natural(&term.value)]
            }
            _ => vec![natural(&term.thing), natural(&term.value)],
        };
        cells.into_iter().map(Prose::from).collect()
    };
    let rows = terms.iter().enumerate().take(MOST_ROWS).map(row);
    let cut = (terms.len() > MOST_ROWS)
        .then(|| head.iter().map(|_| Prose::from(Formula::Dots)).collect());
    Block::Table {
        rows: rows.chain(cut).collect(),
        head: head.iter().map(|title| texts.prose(title)).collect(),
    }
}
