//! The answer as a document, `wythoff/solve/1`: as that of any game, with the rules, and how many winning moves there are.

use serde::Serialize;
use wythoff::Game;
use wythoff::logic::Numerals;

use super::super::json::{Move, is_false, one_move, outcome, strings};
use super::super::play;
use super::{Answer, Evidence, taking};

#[derive(Serialize)]
pub(super) struct Document {
    schema: &'static str,
    game: &'static str,
    rules: String,
    play: &'static str,
    position: Vec<String>,
    outcome: &'static str,
    winning_moves: Vec<Move>,
    /// How many winning moves there are, listed or not.
    count: String,
    #[serde(skip_serializing_if = "is_false")]
    more: bool,
    evidence: Rests,
}

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Rests {
    Certificate {
        numeration: Numerals,
        states: usize,
        checker: &'static str,
        status: &'static str,
    },
    Table {
        status: &'static str,
    },
}

pub(super) fn document(answer: &Answer) -> Document {
    let game = taking();
    let moves = answer.leaves.iter();
    Document {
        schema: "wythoff/solve/1",
        game: "rules",
        rules: answer.given.rules.to_string(),
        play: play::name(answer.given.rules.play()),
        position: strings(&answer.position),
        outcome: outcome(answer.outcome),
        winning_moves: moves
            .map(|leaves| one_move(&game, &answer.position, leaves.piles()))
            .collect(),
        count: answer.count.to_string(),
        more: answer.count > answer.leaves.len().into(),
        evidence: match &answer.evidence {
            Evidence::Theorem(proved) => Rests::Certificate {
                numeration: proved.proof.system.numerals().clone(),
                states: proved.proof.lost.states(),
                checker: "accepted",
                status: "proved",
            },
            Evidence::Table => Rests::Table { status: "computed" },
        },
    }
}
