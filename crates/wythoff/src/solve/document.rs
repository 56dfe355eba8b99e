//! An answer with its question as a document, `wythoff/answer/1`: one shape for every question.
//!
//! Numbers that may be large are decimal strings. The schema is `docs/schema/answer.schema.json`.

use dashu_int::UBig;
use serde::Serialize;

use super::decimal::DecimalAnswer;
use super::sum::{Part, PartGame, Sum};
use crate::answer::{Answer, Evidence, MoveTo, PartAnswer};
use crate::number::Decimal;
use crate::position::{Outcome, Play, Position};

/// An answer with its question, to be serialised.
///
/// ```
/// use wythoff::{Effort, Play, parse_sum, solve::document::Document};
/// let sum = parse_sum("wythoff[8,4]")?;
/// let answer = sum.analyse(Play::Normal, &mut Effort::default())?;
/// let text = serde_json::to_string(&Document::new(&sum, Play::Normal, &answer))?;
/// assert!(text.starts_with(r#"{"schema":"wythoff/answer/1","game":"wythoff","k":"0","play":"normal","position":["8","4"],"#));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Serialize)]
pub struct Document<'a> {
    schema: &'static str,
    #[serde(flatten)]
    game: GameDocument<'a>,
    play: Play,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<&'a Position<UBig>>,
    outcome: Outcome,
    winning_moves: Vec<MoveDocument<'a>>,
    count: Option<UBig>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    more: bool,
    evidence: &'a Evidence,
    #[serde(skip_serializing_if = "Option::is_none")]
    grundy: Option<&'a UBig>,
    #[serde(skip_serializing_if = "Option::is_none")]
    grundy_evidence: Option<&'a Evidence>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    parts: Vec<PartDocument<'a>>,
}

/// A game by its name, with its k if it is k-Wythoff; `rules`, with these; or `sum`.
#[derive(Debug, Serialize)]
struct GameDocument<'a> {
    game: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    k: Option<&'a UBig>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rules: Option<String>,
}

#[derive(Debug, Serialize)]
struct MoveDocument<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    part: Option<usize>,
    /// What is taken from each pile, if the move is that.
    #[serde(skip_serializing_if = "Option::is_none")]
    take: Option<Vec<UBig>>,
    leaves: &'a Position<UBig>,
}

#[derive(Debug, Serialize)]
struct PartDocument<'a> {
    #[serde(flatten)]
    game: GameDocument<'a>,
    position: &'a Position<UBig>,
    grundy: Option<&'a UBig>,
    evidence: Option<&'a Evidence>,
}

impl<'a> Document<'a> {
    /// The document of the answer to a sum, or to a single position.
    pub fn new(sum: &'a Sum, play: Play, answer: &'a Answer) -> Self {
        let parts = sum.parts();
        let (game, position) = match parts {
            [part] => (GameDocument::new(&part.game), Some(&part.position)),
            _ => (GameDocument::named("sum"), None),
        };
        let value = answer.value.as_ref();
        Self {
            schema: "wythoff/answer/1",
            game,
            play,
            position,
            outcome: answer.outcome,
            winning_moves: (answer.moves.iter())
                .map(|to| MoveDocument::new(parts, to))
                .collect(),
            count: answer.moves.count(),
            more: answer.has_more_moves(),
            evidence: &answer.evidence,
            grundy: value.map(|value| &value.grundy),
            grundy_evidence: value
                .map(|value| &value.evidence)
                .filter(|evidence| **evidence != answer.evidence),
            parts: (parts.iter().zip(&answer.parts))
                .map(|(part, known)| PartDocument::new(part, known))
                .collect(),
        }
    }
}

/// The document of an answer about long decimal piles: as that of the same answer in numbers without limit.
#[derive(Debug, Serialize)]
pub struct DecimalDocument<'a> {
    schema: &'static str,
    game: String,
    k: &'a UBig,
    play: Play,
    position: &'a [Decimal; 2],
    outcome: Outcome,
    winning_moves: Vec<DecimalMove<'a>>,
    count: UBig,
    evidence: &'a Evidence,
}

#[derive(Debug, Serialize)]
struct DecimalMove<'a> {
    take: [Decimal; 2],
    leaves: &'a [Decimal; 2],
}

impl<'a> DecimalDocument<'a> {
    /// The document of an answer.
    pub fn new(answer: &'a DecimalAnswer) -> Self {
        let moves = answer.moves.iter().map(|leaves| DecimalMove {
            take: answer.taken(leaves),
            leaves,
        });
        Self {
            schema: "wythoff/answer/1",
            game: answer.game().to_string(),
            k: &answer.k,
            play: Play::Normal,
            position: &answer.piles,
            outcome: answer.outcome(),
            winning_moves: moves.collect(),
            count: answer.moves.len().into(),
            evidence: &answer.evidence,
        }
    }
}

impl<'a> GameDocument<'a> {
    fn new(game: &'a PartGame) -> Self {
        match game {
            PartGame::Named(game) => Self {
                k: game.wythoff_k(),
                ..Self::named(game.to_string())
            },
            PartGame::ByRules(game) => Self {
                rules: Some(game.rules().to_string()),
                ..Self::named("rules")
            },
        }
    }

    fn named(game: impl Into<String>) -> Self {
        Self {
            game: game.into(),
            k: None,
            rules: None,
        }
    }
}

impl<'a> MoveDocument<'a> {
    fn new(parts: &[Part], to: &'a MoveTo) -> Self {
        let part = &parts[to.part];
        let rules = part.game.rules(Play::Normal);
        let action = rules.legal(part.position.piles(), to.leaves.piles());
        let action = action.expect("a winning move is one");
        Self {
            part: (parts.len() > 1).then_some(to.part),
            take: action.taken().map(<[UBig]>::to_vec),
            leaves: &to.leaves,
        }
    }
}

impl<'a> PartDocument<'a> {
    fn new(part: &'a Part, known: &'a PartAnswer) -> Self {
        let value = known.value.as_ref();
        Self {
            game: GameDocument::new(&part.game),
            position: &part.position,
            grundy: value.map(|value| &value.grundy),
            evidence: value.map(|value| &value.evidence),
        }
    }
}
