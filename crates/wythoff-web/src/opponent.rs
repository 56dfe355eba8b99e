//! Moves of the opponents: perfect, or careless now and then.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use wythoff::solve::analyse;
use wythoff::{Answer, Effort, MoveTo, Play, parse_sum};
use wythoff_show::{Message, Texts, complaint};

use crate::game_state::{Choice, Layout, choice, layout};
use crate::question::Played;
use crate::setup::{Move, Table};
use crate::{learn, reason, words};

/// Whom one plays against.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Opponent {
    /// Always makes a winning move if there is one.
    Perfect,
    /// Perfect, and says why.
    Teacher,
    /// Every other move is any move.
    Careless,
}

/// In how many of a hundred moves the careless opponent does not think.
pub const CARELESS_PERCENT: u32 = 50;

/// A move of the opponent.
#[derive(Debug, Serialize, TS)]
pub struct Reply {
    choice: Choice,
    /// Why it was made, if the opponent says so.
    why: Option<String>,
    /// Why the position it leaves is won or lost, if the opponent says so: an html fragment.
    explanation: Option<String>,
}

/// A hint: a winning move, or that there is none.
#[derive(Debug, Serialize, TS)]
pub struct Hint {
    choice: Option<Choice>,
    why: String,
    /// The whole reason, as an html fragment, where there is one.
    explanation: Option<String>,
}

/// Who wins, and how.
pub fn know(table: &Table) -> Result<Answer, Message> {
    let mut effort = Effort::default();
    if let [part] = &table.parts[..] {
        let answer = analyse(&*part.rules, &part.position(), &mut effort);
        return answer.map_err(|error| words::unsolved(&error, part.name()));
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
    let text = text.join(" + ");
    let sum = parse_sum(&text).map_err(|error| complaint::sum(&error, &text))?;
    let answer = sum.analyse(Play::Normal, &mut effort);
    answer.map_err(|error| words::unsolved_sum(&error))
}

/// The winning moves, perhaps not all. What the library calls one is one of the moves of the table; where stones are laid
/// out differently it is not used.
pub fn winning(answer: &Answer, moves: &[Move]) -> Vec<Move> {
    let winning = answer.moves.iter().map(in_words);
    winning.filter(|to| moves.contains(to)).collect()
}

/// A move of an answer, in machine words.
fn in_words(to: &MoveTo) -> Move {
    let piles = to.leaves.piles().iter();
    Move {
        part: to.part,
        piles: piles.filter_map(|pile| u64::try_from(pile).ok()).collect(),
    }
}

/// The moves that win: at most a thousand, and nothing on this table has more.
pub fn worth(game: &Played) -> Result<Vec<Move>, Message> {
    let table = game.lay_out()?;
    Ok(winning(&know(&table)?, &table.moves()))
}

/// The opponent's move; the dice say whether it thinks, and which of the best moves it makes.
pub fn reply(
    game: &Played,
    opponent: Opponent,
    [thought, choice_of_move]: [u32; 2],
    texts: &Texts,
) -> Result<Reply, Message> {
    let mut table = game.lay_out()?;
    let all = table.moves();
    let thoughtless = opponent == Opponent::Careless && thought % 100 < CARELESS_PERCENT;
    let known = know(&table)?;
    let winning = winning(&known, &all);
    let candidates = match (thoughtless, winning.is_empty()) {
        (true, _) => all,
        (false, false) => winning,
        (false, true) => slowest(&table, all),
    };
    let pick = choice_of_move as usize % candidates.len().max(1);
    let Some(to) = candidates.into_iter().nth(pick) else {
        return Err(Message::new("play-over"));
    };
    let teaches = opponent == Opponent::Teacher;
    let choice = choice(&table, to.clone(), texts);
    table.make(&to)?;
    let explanation = teaches.then(|| learn::explained(&table, texts)).flatten();
    let reason = reason::of_reply(&known, &to, explanation.is_some());
    Ok(Reply {
        choice,
        why: teaches.then(|| texts.say(&reason)),
        explanation,
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
        let counted = match layout(&table.parts[to.part]) {
            Layout::Limit => &to.piles[..1],
            Layout::Piles | Layout::Stairs | Layout::Row | Layout::List => &to.piles[..],
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
pub fn hint(game: &Played, texts: &Texts) -> Result<Hint, Message> {
    let table = game.lay_out()?;
    let known = know(&table)?;
    let first = winning(&known, &table.moves()).into_iter().next();
    let explanation = learn::explained(&table, texts);
    Ok(Hint {
        why: texts.say(&reason::of_position(&known, explanation.is_some())),
        explanation,
        choice: first.map(|to| choice(&table, to, texts)),
    })
}
