//! Moves of the opponents: perfect, or careless now and then.

use serde::Serialize;
use wythoff::solve::analyse;
use wythoff::{Effort, Language, Play, parse_sum};
use wythoff::{Evidence, Outcome};

use crate::game_state::{Choice, choice};
use crate::question::small;
use crate::setup::{Move, Setup, Table};
use crate::{learn, reason, words};

/// Whom one plays against.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Opponent {
    /// Always makes a winning move if there is one.
    Perfect,
    /// Perfect, and says why.
    Teacher,
    /// Every other move is any move.
    Careless,
}

impl Opponent {
    /// Reads a name; whom nobody knows plays perfectly.
    pub fn read(name: &str) -> Self {
        match name {
            "teacher" => Self::Teacher,
            "careless" => Self::Careless,
            _ => Self::Perfect,
        }
    }
}

/// In how many of a hundred moves the careless opponent does not think.
pub const CARELESS_PERCENT: u64 = 50;

/// What is known of a table.
#[derive(Debug)]
pub struct Known {
    /// Who wins.
    pub outcome: Outcome,
    /// The winning moves, perhaps not all.
    pub winning: Vec<Move>,
    /// What that rests on, for each part.
    pub evidence: Vec<Evidence>,
    /// The Grundy values of the parts of a sum.
    pub values: Vec<String>,
}

/// A move of the opponent.
#[derive(Debug, Serialize)]
pub struct Reply {
    choice: Choice,
    /// Why it was made, if the opponent says so.
    why: Option<String>,
    /// Why the position it leaves is won or lost, if the opponent says so: an html fragment.
    explanation: Option<String>,
}

/// A hint: a winning move, or that there is none.
#[derive(Debug, Serialize)]
pub struct Hint {
    choice: Option<Choice>,
    why: String,
    /// The whole reason, as an html fragment, where there is one.
    explanation: Option<String>,
}

/// Who wins, and how.
pub fn know(table: &Table, language: Language) -> Result<Known, String> {
    let mut effort = Effort::default();
    let unsolved = |error: wythoff::SolveError| words::unsolved(&error, language);
    if let [part] = &table.parts[..] {
        let analysis = analyse(&*part.rules, &part.position(), &mut effort).map_err(unsolved)?;
        let in_words = |leaves: &wythoff::Position<wythoff::UBig>| Move {
            part: 0,
            piles: leaves
                .piles()
                .iter()
                .filter_map(|pile| u64::try_from(pile).ok())
                .collect(),
        };
        return Ok(Known {
            outcome: analysis.outcome,
            winning: analysis.winning_moves.iter().map(in_words).collect(),
            evidence: vec![analysis.evidence],
            values: Vec::new(),
        });
    }
    let of_part = |part: &crate::setup::Part| {
        let piles: Vec<String> = part.piles.iter().map(u64::to_string).collect();
        let name = part
            .named
            .as_ref()
            .map(ToString::to_string)
            .unwrap_or_default();
        format!("{name}[{}]", piles.join(","))
    };
    let text: Vec<String> = table.parts.iter().map(of_part).collect();
    let sum = parse_sum(&text.join(" + ")).map_err(|error| words::misread_sum(&error, language))?;
    let analysis = sum.analyse(Play::Normal, &mut effort);
    let analysis = analysis.map_err(|error| words::unsolved_sum(&error, language))?;
    let in_words = |to: &wythoff::solve::sum::SumMove| Move {
        part: to.part,
        piles: to
            .leaves
            .piles()
            .iter()
            .filter_map(|pile| u64::try_from(pile).ok())
            .collect(),
    };
    Ok(Known {
        outcome: analysis.outcome,
        winning: analysis.winning_moves.iter().map(in_words).collect(),
        values: (analysis.parts.iter())
            .map(|part| part.value.as_ref().map_or("?".into(), ToString::to_string))
            .collect(),
        evidence: analysis
            .parts
            .into_iter()
            .map(|part| part.evidence)
            .collect(),
    })
}

/// The opponent's move; `dice` are two random numbers.
pub fn reply(
    setup: &Setup,
    moves: &[Move],
    opponent: Opponent,
    dice: &[u64],
    language: Language,
) -> Result<Reply, String> {
    let mut table = setup.lay_out(language)?.after(moves, language)?;
    let all = table.moves();
    let thoughtless = opponent == Opponent::Careless
        && dice.first().is_some_and(|one| one % 100 < CARELESS_PERCENT);
    let known = know(&table, language)?;
    // What the library calls a winning move is one of the moves; where stones are laid out differently it is not used.
    let winning: Vec<Move> = known
        .winning
        .iter()
        .filter(|to| all.contains(to))
        .cloned()
        .collect();
    let candidates = match (thoughtless, winning.is_empty()) {
        (true, _) => all,
        (false, false) => winning,
        (false, true) => slowest(&table, all),
    };
    let pick = small(dice.last().copied().unwrap_or_default()) % candidates.len().max(1);
    let Some(to) = candidates.into_iter().nth(pick) else {
        return Err(words::NO_MOVES.of(language).into());
    };
    let teaches = opponent == Opponent::Teacher;
    let why = teaches.then(|| reason::of_reply(&table, &known, &to, language));
    let choice = choice(&table, to.clone(), language);
    table.make(&to, language)?;
    Ok(Reply {
        choice,
        why,
        explanation: teaches
            .then(|| learn::explained(&table, language))
            .flatten(),
    })
}

/// The moves that leave the most stones: who is lost makes it last.
fn slowest(table: &Table, moves: Vec<Move>) -> Vec<Move> {
    let left = |to: &Move| -> u64 {
        let others = table
            .parts
            .iter()
            .enumerate()
            .filter(|(part, _)| *part != to.part);
        let counted = match table.parts[to.part].name() {
            "fibonacci" => &to.piles[..1],
            _ => &to.piles[..],
        };
        // At most 12 games of 12 piles of 99 stones, or what fits in 4000 positions: far below 2^64.
        counted.iter().sum::<u64>() + others.flat_map(|(_, part)| &part.piles).sum::<u64>()
    };
    let most = moves.iter().map(left).max();
    moves
        .into_iter()
        .filter(|to| Some(left(to)) == most)
        .collect()
}

/// A winning move and why it wins, or that there is none.
pub fn hint(setup: &Setup, moves: &[Move], language: Language) -> Result<Hint, String> {
    let table = setup.lay_out(language)?.after(moves, language)?;
    let known = know(&table, language)?;
    let all = table.moves();
    let first = known.winning.iter().find(|to| all.contains(to)).cloned();
    Ok(Hint {
        why: reason::of_position(&table, &known, language),
        explanation: learn::explained(&table, language),
        choice: first.map(|to| choice(&table, to, language)),
    })
}
