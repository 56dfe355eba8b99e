//! The answer as a document, `wythoff/solve/1`: pile sizes are decimal strings.

use serde::Serialize;
use wythoff::explain::Move as Action;
use wythoff::{NamedGame, Outcome, UBig};

use super::answer::Answer;
use super::evidence::{self, Rests};
use super::play;

#[derive(Serialize)]
pub(super) struct Document<'a> {
    schema: &'static str,
    game: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    k: Option<String>,
    play: &'static str,
    position: Vec<String>,
    outcome: &'static str,
    winning_moves: Vec<Move>,
    /// Present and true where not all winning moves are listed.
    #[serde(skip_serializing_if = "is_false")]
    more: bool,
    evidence: Option<Rests>,
    #[serde(skip_serializing_if = "Option::is_none")]
    grundy: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    grundy_evidence: Option<Rests>,
}

#[derive(Serialize)]
pub(super) struct Move {
    /// What is taken from each pile, if the move is that.
    #[serde(skip_serializing_if = "Option::is_none")]
    take: Option<Vec<String>>,
    leaves: Vec<String>,
}

pub(super) fn document(answer: &Answer) -> Document<'_> {
    let position = answer.position.piles();
    let moves = answer.analysis.winning_moves.iter();
    let grundy = answer.grundy.as_ref();
    Document {
        schema: "wythoff/solve/1",
        game: &answer.name,
        k: answer.game.wythoff_k().map(ToString::to_string),
        play: play::name(answer.play),
        position: strings(position),
        outcome: outcome(answer.analysis.outcome),
        winning_moves: moves
            .map(|leaves| one_move(&answer.game, position, leaves.piles()))
            .collect(),
        more: answer.analysis.more,
        evidence: evidence::document(&answer.analysis.evidence),
        grundy: grundy.map(|(value, _)| value.to_string()),
        grundy_evidence: grundy.and_then(|(_, evidence)| evidence::document(evidence)),
    }
}

pub(super) fn one_move(game: &NamedGame, before: &[UBig], after: &[UBig]) -> Move {
    Move {
        take: Action::between(game, before, after).taken().map(strings),
        leaves: strings(after),
    }
}

pub(super) fn outcome(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win => "win",
        Outcome::Loss => "loss",
    }
}

pub(super) fn strings(piles: &[UBig]) -> Vec<String> {
    piles.iter().map(ToString::to_string).collect()
}

pub(super) fn is_false(value: &bool) -> bool {
    !value
}
