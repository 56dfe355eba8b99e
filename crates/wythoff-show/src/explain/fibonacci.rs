//! What is claimed of stones and limits in Fibonacci Nim.

use dashu_int::UBig;
use wythoff::explain::Certificate;
use wythoff::explain::games::fibonacci::Fact;
use wythoff::theory::schwenk;

use crate::formula::{Formula, Sign, joined, letter, list, natural, number};
use crate::message::Message;
use crate::page::Block;
use crate::texts::Texts;

/// A sum of more parts than this is cut.
const MOST_PARTS: usize = 20;
/// So many parts are shown at each end of a sum that is cut.
const SHOWN_PARTS: usize = 3;
/// So many terms of the sequence are shown.
const TERMS: usize = 6;

pub(super) fn blocks(fact: &Fact, certificate: Option<&Certificate>, texts: &Texts) -> Vec<Block> {
    let message = match fact {
        Fact::Limit {
            stones,
            limit,
            opening,
            c,
        } => {
            let message = match opening {
                true => Message::new("explain-fibonacci-limit-opening"),
                false => Message::new("explain-fibonacci-limit"),
            };
            let message = message.with("stones", stones).with("limit", limit);
            message.with("c", number(*c))
        }
        Fact::OneStoneLess { stones } => {
            Message::new("explain-fibonacci-one-stone-less").with("stones", stones)
        }
        Fact::NoMove => Message::new("explain-fibonacci-no-move"),
        Fact::LeastPart { stones, .. } if stones.is_zero() => {
            Message::new("explain-fibonacci-no-stone")
        }
        Fact::LeastPart {
            stones,
            least,
            limit,
            c,
            lost,
        } => {
            let reach = match lost {
                true => Message::new("explain-fibonacci-out-of-reach"),
                false => Message::new("explain-fibonacci-within-reach"),
            };
            return vec![
                texts.paragraph(&written_as(*c)),
                Block::Display(natural(stones).equals(parts(certificate, least))),
                texts.paragraph(&reach.with("least", least).with("limit", limit)),
            ];
        }
        Fact::EveryTakeFails { c } => {
            Message::new("explain-fibonacci-fails").with("most", times_t(*c))
        }
        Fact::AllWinningTakes { c } => {
            Message::new("explain-fibonacci-all-moves").with("most", times_t(*c))
        }
    };
    vec![texts.paragraph(&message)]
}

/// What may be taken after a take t.
fn times_t(c: u32) -> Formula {
    match c {
        1 => letter('t'),
        c => number(c).next('t'),
    }
}

fn written_as(c: u32) -> Message {
    let message = match c {
        2 => Message::new("explain-fibonacci-zeckendorf"),
        _ => Message::new("explain-fibonacci-terms").with("c", number(c)),
    };
    // The terms are the numbers of one part.
    let numbers = (1u32..).map(UBig::from);
    let terms = numbers.filter(|number| schwenk::parts(number, c).count() == 1);
    let terms = terms.take(TERMS).map(|term| natural(&term));
    message.with("terms", list(terms.chain([Formula::Dots])))
}

/// The sum of the parts, the largest first: all of them, those at the ends, or only the least.
fn parts(certificate: Option<&Certificate>, least: &UBig) -> Formula {
    let Some(Certificate::Parts { parts, .. }) = certificate else {
        return Formula::Dots.binary(Sign::Plus, least);
    };
    let descending: Vec<Formula> = parts.iter().rev().map(natural).collect();
    let sum = match descending.len() > MOST_PARTS {
        false => joined(Sign::Plus, descending),
        true => {
            let (start, end) = (
                descending[..SHOWN_PARTS].to_vec(),
                descending[descending.len() - SHOWN_PARTS..].to_vec(),
            );
            joined(
                Sign::Plus,
                start.into_iter().chain([Formula::Dots]).chain(end),
            )
        }
    };
    sum.expect("a positive number has parts")
}
