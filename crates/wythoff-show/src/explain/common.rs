//! What is claimed of positions of any game.

use dashu_int::UBig;
use wythoff::explain::{Certificate, Common, SearchedOption};
use wythoff::{Move, Outcome};

use super::{certificate, moves};
use crate::formula::tuple;
use crate::message::{Message, Value};
use crate::page::{Block, Prose};
use crate::texts::Texts;

pub(super) fn blocks(
    claim: &Common,
    certificate: Option<&Certificate>,
    texts: &Texts,
) -> Vec<Block> {
    match claim {
        Common::Verdict { outcome, over } => {
            let verdict = match (outcome, over) {
                (Outcome::Win, false) => Message::new("explain-win"),
                (Outcome::Loss, false) => Message::new("explain-loss"),
                (Outcome::Win, true) => Message::new("explain-over-win"),
                (Outcome::Loss, true) => Message::new("explain-over-loss"),
            };
            vec![texts.paragraph(&verdict)]
        }
        Common::WinningMoves { count, more } => {
            let intro = match (count, more) {
                (0, _) => Message::new("explain-moves-unlisted"),
                (count, false) => Message::new("explain-moves").with("count", *count),
                (count, true) => Message::new("explain-moves-more").with("count", *count),
            };
            vec![texts.paragraph(&intro)]
        }
        Common::Leaves { action, position } => {
            let left = left(action, position);
            vec![leaves(moves::message(action), left, certificate, texts)]
        }
        Common::Replies { replies } => replied(replies, texts),
        Common::Against {
            action,
            position,
            wins,
        } => {
            let message = match wins {
                true => Message::new("explain-against-won"),
                false => Message::new("explain-against-lost"),
            };
            let message = message
                .with("move", moves::message(action))
                .with("position", left(action, position));
            let test = certificate.and_then(certificate::line).filter(|_| *wins);
            let mut blocks = vec![texts.paragraph(&message)];
            blocks.extend(test.map(Block::Display));
            blocks
        }
        Common::Searched { positions, options } => {
            let intro = Message::new("explain-searched").with("positions", *positions);
            decided(&intro, options, texts)
        }
        Common::Tabulated { to, options } => {
            let intro = Message::new("explain-tabulated").with("to", to.to_string());
            decided(&intro, options, texts)
        }
        Common::Source { theorem } => {
            let message = Message::new("explain-source")
                .with(
                    "theorem",
                    Message::new(format!("theorem-{}", theorem.name())),
                )
                .with("source", theorem.source());
            vec![texts.paragraph(&message)]
        }
    }
}

/// `take 3 from pile 1 → leaves (4, 7), lost: …`
pub(super) fn leaves(
    action: Message,
    left: Value,
    certificate: Option<&Certificate>,
    texts: &Texts,
) -> Block {
    let message = match (certificate, certificate.and_then(certificate::line)) {
        // "0 = 0" would say nothing.
        (Some(Certificate::NimSum { values, .. }), _) if values.len() == 1 => {
            Message::new("explain-leaves-zero")
        }
        (_, Some(reason)) => Message::new("explain-leaves-lost").with("reason", reason),
        (_, None) => Message::new("explain-leaves"),
    };
    let message = message.with("move", action).with("position", left);
    Block::Items(vec![texts.prose(&message)])
}

/// What a move leaves: stones with their limit in words, other positions as people write them.
pub(super) fn left(action: &Move, position: &[UBig]) -> Value {
    match (action, position) {
        (Move::TakeAndLimit { .. }, [stones, limit]) => Message::new("explain-left-limited")
            .with("stones", stones)
            .with("limit", limit)
            .into(),
        (Move::Turn { .. }, []) => Message::new("explain-left-no-heads").into(),
        _ => tuple(position).into(),
    }
}

fn replied(replies: &[(Vec<UBig>, Vec<UBig>)], texts: &Texts) -> Vec<Block> {
    let head = [
        Message::new("explain-replies-you"),
        Message::new("explain-replies-opponent"),
    ];
    let rows = replies
        .iter()
        .map(|(to, reply)| vec![tuple(to).into(), tuple(reply).into()]);
    let table = Block::Table {
        head: head.iter().map(|title| texts.prose(title)).collect(),
        rows: rows.collect(),
    };
    vec![texts.paragraph(&Message::new("explain-replies")), table]
}

/// How it was decided without a theorem, and who wins the options.
fn decided(intro: &Message, options: &[SearchedOption], texts: &Texts) -> Vec<Block> {
    let mut blocks = vec![texts.paragraph(intro)];
    if options.is_empty() {
        return blocks;
    }
    let head = [
        Message::new("explain-option"),
        Message::new("explain-option-outcome"),
    ];
    let row = |option: &SearchedOption| -> Vec<Prose> {
        let outcome = match option.outcome {
            Outcome::Loss => Message::new("explain-option-lost"),
            Outcome::Win => Message::new("explain-option-won"),
        };
        vec![tuple(&option.position).into(), texts.prose(&outcome)]
    };
    blocks.push(Block::Table {
        head: head.iter().map(|title| texts.prose(title)).collect(),
        rows: options.iter().map(row).collect(),
    });
    blocks
}
