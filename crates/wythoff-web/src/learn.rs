//! Explanations, theorems with their proofs, and where floating point fails.

use std::ops::ControlFlow;

use serde::Serialize;
use wythoff::explain::{self, ExplainError, TheoremName};
use wythoff::precision::{Formula, Work, count};
use wythoff::{Effort, Language, Play, Position, parse_game};

use crate::setup::Table;
use crate::solve::numbers;
use crate::words;

/// The most indices of a formula that are tried.
const MOST_EVALUATIONS: u64 = 2_000_000;

/// A theorem with its proof.
#[derive(Debug, Serialize)]
pub struct Theorem {
    /// A short name.
    pub name: &'static str,
    /// Its title.
    pub title: &'static str,
    /// An html fragment.
    pub html: String,
}

/// What becomes of a published formula.
#[derive(Debug, Serialize)]
pub struct Judged {
    name: &'static str,
    code: &'static str,
    about: &'static str,
    /// How many lost positions it calls won; at least, if `more`.
    wrong: u64,
    more: bool,
    first: Option<(u64, u64)>,
}

/// Why a position is won or lost: an html fragment whose only text from outside are numbers.
pub fn explain(game: &str, piles: &str, misere: bool, language: Language) -> Result<String, String> {
    let play = if misere { Play::Misere } else { Play::Normal };
    let game = parse_game(game).map_err(|error| words::misread_sum(&error.into(), language))?;
    let position = Position(numbers(piles, language)?);
    let explanation = explain::explain(&game, play, &position, None, &mut Effort::default());
    let explanation = explanation.map_err(|error| unexplained(&error, language))?;
    Ok(explanation.html(language))
}

/// Why a game stands as it does, if it is a game with a name, alone on the table.
pub fn explained(table: &Table, language: Language) -> Option<String> {
    let [part] = &table.parts[..] else { return None };
    let game = part.named.as_ref()?;
    let explanation = explain::explain(game, table.play, &part.position(), None, &mut Effort::default());
    Some(explanation.ok()?.html(language))
}

/// A position that cannot be explained.
pub fn unexplained(error: &ExplainError, language: Language) -> String {
    match (error, language) {
        (ExplainError::Solve(error), _) => words::unsolved(error, language),
        (error, Language::English) => error.to_string(),
        (_, Language::Chinese) => "这个局面讲解不了".into(),
    }
}

/// Every theorem with its proof.
pub fn theorems(language: Language) -> Vec<Theorem> {
    let written = |name: TheoremName| Theorem {
        name: name.name(),
        title: name.title().of(language),
        html: explain::theorem(name).html(language),
    };
    TheoremName::ALL.into_iter().map(written).collect()
}

/// Every formula for Wythoff's game, tried on piles up to a limit.
pub fn precision(limit: u64, language: Language) -> Vec<Judged> {
    let work = Work {
        evaluations: MOST_EVALUATIONS,
        threads: 1,
    };
    let judge = |formula: Formula| {
        let found = count(formula, 0, limit, work, &mut |_, _| ControlFlow::Continue(()));
        Judged {
            name: formula.name(),
            code: formula.code(0),
            about: formula.text().of(language),
            wrong: found.lost_called_won,
            more: found.stopped_at.is_some(),
            first: found.first_missed.map(|missed| missed.pair),
        }
    };
    Formula::ALL.into_iter().map(judge).collect()
}
