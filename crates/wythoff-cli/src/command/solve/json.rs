//! The answer as a document, `wythoff/solve/1`: pile sizes are decimal strings.

use serde::Serialize;
use wythoff::{Evidence, Outcome, UBig};

use super::{Answer, play};

#[derive(Serialize)]
pub(super) struct Document<'a> {
    schema: &'static str,
    game: &'a str,
    k: String,
    play: &'static str,
    position: Vec<String>,
    outcome: &'static str,
    winning_moves: Vec<Move>,
    evidence: Option<Rests>,
}

#[derive(Serialize)]
struct Move {
    take: Vec<String>,
    leaves: Vec<String>,
}

#[derive(Serialize)]
struct Rests {
    kind: &'static str,
    name: &'static str,
    source: &'static str,
    status: &'static str,
}

pub(super) fn document(answer: &Answer) -> Document<'_> {
    let moves = answer.analysis.winning_moves.iter();
    Document {
        schema: "wythoff/solve/1",
        game: &answer.name,
        k: answer.game.k().to_string(),
        play: play::name(answer.game.play()),
        position: strings(answer.position.piles()),
        outcome: match answer.analysis.outcome {
            Outcome::Win => "win",
            Outcome::Loss => "loss",
        },
        winning_moves: moves
            .map(|leaves| Move {
                take: strings(&answer.taken(leaves)),
                leaves: strings(leaves.piles()),
            })
            .collect(),
        evidence: rests(&answer.analysis.evidence),
    }
}

fn strings(piles: &[UBig]) -> Vec<String> {
    piles.iter().map(ToString::to_string).collect()
}

fn rests(evidence: &Evidence) -> Option<Rests> {
    match evidence {
        Evidence::Theorem(theorem) => Some(Rests {
            kind: "theorem",
            name: theorem.name(),
            source: theorem.source(),
            status: "proved",
        }),
        _ => None,
    }
}
