//! Sums: `wythoff solve 'wythoff[8,4] + nim[3,5]'`, and the answer as a document, `wythoff/sum/1`.

use serde::Serialize;
use wythoff::solve::sum::{ParseSumError, SumAnalysis, SumError};
use wythoff::{Effort, Play, Sum, parse_sum};

use super::evidence::{self, Rests};
use super::{json, play};
use crate::complaint;
use crate::failure::Failure;
use crate::text::Message;

/// A sum with its answer.
pub(super) struct Answer {
    pub(super) sum: Sum,
    pub(super) play: Play,
    pub(super) analysis: SumAnalysis,
}

/// Whether the words are a sum: its positions are in square brackets, which no pile has.
pub(in crate::command) fn is_sum(words: &[String]) -> bool {
    let is_file = |word: &String| word.starts_with('@');
    let mut words = words.iter().filter(|word| !is_file(word));
    words.any(|word| word.contains(['[', '［', '【']))
}

/// Reads a sum, in one word or, as a shell may have it, in several.
pub(in crate::command) fn read(words: &[String]) -> Result<Sum, Failure> {
    let text = words.join(" ");
    parse_sum(&text).map_err(|error| {
        Failure::Input(match error {
            ParseSumError::Game(error) => complaint::game(&error, &text),
            ParseSumError::Position {
                column,
                game,
                error,
            } => Message::new("error-at-column")
                .with("column", column)
                .with("reason", complaint::position(&error, &game)),
            other => complaint::as_it_is(&other),
        })
    })
}

pub(super) fn answer(sum: Sum, play: Play, effort: &mut Effort<'_>) -> Result<Answer, Failure> {
    let analysis = sum.analyse(play, effort).map_err(|error| {
        Failure::Input(match error {
            SumError::Part { part, error } => Message::new("error-of-part")
                .with("part", sum.parts()[part].to_string())
                .with("reason", complaint::solve(&error)),
            SumError::Misere => Message::new("error-misere-sum"),
            other => complaint::as_it_is(&other),
        })
    })?;
    Ok(Answer {
        sum,
        play,
        analysis,
    })
}

#[derive(Serialize)]
pub(super) struct Document {
    schema: &'static str,
    play: &'static str,
    parts: Vec<Part>,
    grundy: Option<String>,
    outcome: &'static str,
    winning_moves: Vec<Move>,
    #[serde(skip_serializing_if = "json::is_false")]
    more: bool,
}

#[derive(Serialize)]
struct Part {
    game: String,
    position: Vec<String>,
    grundy: Option<String>,
    evidence: Option<Rests>,
}

#[derive(Serialize)]
struct Move {
    /// The place in `parts`, counted from 0.
    part: usize,
    #[serde(flatten)]
    one_move: json::Move,
}

pub(super) fn document(answer: &Answer) -> Document {
    let (parts, analysis) = (answer.sum.parts(), &answer.analysis);
    let written = |value: &Result<_, _>| value.as_ref().ok().map(wythoff::UBig::to_string);
    Document {
        schema: "wythoff/sum/1",
        play: play::name(answer.play),
        parts: (parts.iter().zip(&analysis.parts))
            .map(|(part, known)| Part {
                game: part.game.to_string(),
                position: json::strings(part.position.piles()),
                grundy: written(&known.value),
                evidence: evidence::document(&known.evidence),
            })
            .collect(),
        grundy: written(&analysis.value),
        outcome: json::outcome(analysis.outcome),
        winning_moves: (analysis.winning_moves.iter())
            .map(|to| {
                let part = &parts[to.part];
                let before = part.position.piles();
                Move {
                    part: to.part,
                    one_move: json::one_move(&part.game, before, to.leaves.piles()),
                }
            })
            .collect(),
        more: analysis.more || !analysis.unlisted.is_empty(),
    }
}
