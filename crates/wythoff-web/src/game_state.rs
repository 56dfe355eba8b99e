//! Where a game stands after some moves, and what may be done.

use serde::Serialize;
use wythoff::{Language, Play};

use crate::setup::{Move, Part, Setup, Table};
use crate::words;

/// How the stones of a game are laid out, and so how they are taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Layout {
    /// Piles: any stones of one are as good as any others.
    Piles,
    /// One pile, and a limit on what may be taken now.
    Limit,
    /// Stairs from the lowest; stones go down.
    Stairs,
    /// Rows that break where stones are taken out of the middle.
    Row,
    /// Anything else: moves are chosen from a list.
    List,
}

/// Where a game stands.
#[derive(Debug, Serialize)]
pub struct State {
    parts: Vec<PartState>,
    misere: bool,
    over: bool,
    /// Of the player who is to move in a finished game; without meaning before.
    mover_has_won: bool,
    moves: Vec<Choice>,
    past: Vec<String>,
}

#[derive(Debug, Serialize)]
struct PartState {
    name: String,
    title: String,
    rules: String,
    layout: Layout,
    piles: Vec<u64>,
    /// k, where the corner-the-queen board shows the same game.
    queen: Option<u64>,
    limit: Option<u64>,
}

/// A move with its words.
#[derive(Debug, Serialize)]
pub struct Choice {
    /// The move.
    pub to: Move,
    /// Its words.
    pub words: String,
}

/// Where the game stands after these moves.
pub fn state(setup: &Setup, moves: &[Move], language: Language) -> Result<State, String> {
    let mut table = setup.lay_out(language)?;
    let mut past = Vec::new();
    for (number, to) in moves.iter().enumerate() {
        let words = choice(&table, to.clone(), language).words;
        table
            .make(to, language)
            .map_err(|error| words::in_move(number + 1, &error, language))?;
        past.push(words);
    }
    let next = table.moves();
    Ok(State {
        parts: table
            .parts
            .iter()
            .map(|part| part_state(part, language))
            .collect(),
        misere: table.play == Play::Misere,
        over: next.is_empty(),
        mover_has_won: table.play == Play::Misere,
        moves: (next.into_iter())
            .map(|to| choice(&table, to, language))
            .collect(),
        past,
    })
}

/// A move with its words.
pub fn choice(table: &Table, to: Move, language: Language) -> Choice {
    let words = match table.parts.get(to.part) {
        Some(part) => words::of_move(part, &to.piles, table.parts.len() > 1, to.part, language),
        None => String::new(),
    };
    Choice { to, words }
}

fn part_state(part: &Part, language: Language) -> PartState {
    let layout = layout(part);
    PartState {
        name: part
            .named
            .as_ref()
            .map_or("rules".into(), ToString::to_string),
        title: words::title(part, language),
        rules: words::rules(part, language),
        layout,
        piles: part.piles.clone(),
        queen: part
            .named
            .as_ref()
            .and_then(|named| named.wythoff_k().and_then(|k| u64::try_from(k).ok())),
        limit: (layout == Layout::Limit).then(|| match part.piles[..] {
            [stones, limit, ..] => limit.min(stones),
            [stones] => stones.saturating_sub(1),
            [] => 0,
        }),
    }
}

/// How the stones are laid out.
pub fn layout(part: &Part) -> Layout {
    match part.name() {
        "rules" | "wythoff" | "nim" | "moore" | "bachet" | "euclid" | "subtraction" | "all-but" => {
            Layout::Piles
        }
        "staircase" => Layout::Stairs,
        "fibonacci" => Layout::Limit,
        "kayles" | "dawsons-kayles" | "octal" => Layout::Row,
        _ => Layout::List,
    }
}
