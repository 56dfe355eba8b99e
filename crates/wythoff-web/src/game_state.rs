//! Where a game stands after some moves, and what may be done.

use serde::Serialize;
use ts_rs::TS;
use wythoff::{Play, games};
use wythoff_show::{Message, Texts};

use crate::question::Played;
use crate::setup::{Move, Part, Table};
use crate::words;

/// How the stones of a game are laid out, and so how they are taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, TS)]
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
#[derive(Debug, Serialize, TS)]
pub struct State {
    parts: Vec<PartState>,
    misere: bool,
    over: bool,
    /// Of the player who is to move in a finished game; without meaning before.
    mover_has_won: bool,
    moves: Vec<Choice>,
    past: Vec<String>,
}

#[derive(Debug, Serialize, TS)]
struct PartState {
    name: String,
    title: String,
    rules: String,
    layout: Layout,
    piles: Vec<u64>,
    /// Whether the corner-the-queen board shows the same game.
    queen: bool,
    limit: Option<u64>,
}

/// A move with its words.
#[derive(Debug, Serialize, TS)]
pub struct Choice {
    /// The move.
    pub to: Move,
    /// Its words.
    pub words: String,
}

/// Where a game stands.
pub fn state(game: &Played, texts: &Texts) -> Result<State, Message> {
    let mut table = game.setup.lay_out()?;
    let mut past = Vec::new();
    for (number, to) in game.moves.iter().enumerate() {
        let words = choice(&table, to.clone(), texts).words;
        table
            .make(to)
            .map_err(|error| words::in_move(number + 1, error))?;
        past.push(words);
    }
    let next = table.moves();
    Ok(State {
        parts: table
            .parts
            .iter()
            .map(|part| part_state(part, texts))
            .collect(),
        misere: table.play == Play::Misere,
        over: next.is_empty(),
        mover_has_won: table.play == Play::Misere,
        moves: (next.into_iter())
            .map(|to| choice(&table, to, texts))
            .collect(),
        past,
    })
}

/// A move with its words.
pub fn choice(table: &Table, to: Move, texts: &Texts) -> Choice {
    let words = match table.parts.get(to.part) {
        Some(part) => {
            let in_sum = table.parts.len() > 1;
            texts.say(&words::of_move(part, &to.piles, in_sum, to.part))
        }
        None => String::new(),
    };
    Choice { to, words }
}

fn part_state(part: &Part, texts: &Texts) -> PartState {
    let layout = layout(part);
    PartState {
        name: part
            .named
            .as_ref()
            .map_or("rules".into(), ToString::to_string),
        title: texts.say(&words::title(part)),
        rules: words::rules(part).map_or_else(String::new, |rules| texts.say(&rules)),
        layout,
        piles: part.piles.clone(),
        queen: part
            .named
            .as_ref()
            .is_some_and(|named| named.wythoff_k().is_some()),
        limit: (layout == Layout::Limit).then(|| match part.piles[..] {
            [stones, limit, ..] => limit.min(stones),
            [stones] => stones.saturating_sub(1),
            [] => 0,
        }),
    }
}

/// How the stones are laid out.
pub fn layout(part: &Part) -> Layout {
    let Some(named) = &part.named else {
        return Layout::Piles;
    };
    match named.layout() {
        games::Layout::Piles => Layout::Piles,
        games::Layout::Limit => Layout::Limit,
        games::Layout::Stairs => Layout::Stairs,
        games::Layout::Row => Layout::Row,
        games::Layout::List => Layout::List,
    }
}
