//! Stones a hand has picked up, as a move, or why it is none.

use serde::Deserialize;
use ts_rs::TS;
use wythoff_show::{Message, Texts};

use crate::game_state::{Choice, Layout, choice, layout};
use crate::question::Played;
use crate::setup::{Move, Part};
use crate::words;

/// Stones picked up from a pile.
#[derive(Debug, Clone, Copy, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Taken {
    /// The pile, counted from 0.
    pub pile: usize,
    /// The first stone that was taken, counted from 0; only in a row does it matter.
    pub at: u64,
    /// How many were taken.
    pub count: u64,
}

/// The move that takes these stones from one of the games.
pub fn take(game: &Played, part: usize, taken: &[Taken], texts: &Texts) -> Result<Choice, Message> {
    let table = game.lay_out()?;
    let Some(playing) = table.parts.get(part) else {
        return Err(Message::new("play-no-such-game"));
    };
    let found = match layout(playing) {
        Layout::Row => from_row(playing, taken),
        _ => from_piles(playing, taken),
    };
    let piles = found.ok_or_else(|| words::refusal(playing))?;
    Ok(choice(&table, Move { part, piles }, texts))
}

/// What was taken is missing, and no other pile has become smaller: on stairs, another one has grown.
fn from_piles(part: &Part, taken: &[Taken]) -> Option<Vec<u64>> {
    let counted = match layout(part) {
        Layout::Limit => 1,
        _ => part.piles.len(),
    };
    let mut wanted = vec![0; counted];
    for stones in taken {
        *wanted.get_mut(stones.pile)? = stones.count;
    }
    let fits = |to: &Vec<u64>| {
        let mut piles = part.piles.iter().zip(to).zip(&wanted);
        piles.all(|((&from, &to), &count)| match count {
            0 => to >= from,
            count => from.checked_sub(count) == Some(to),
        })
    };
    part.options().into_iter().find(fits)
}

/// A row without some stones next to each other: what is left stands to their left and to their right.
fn from_row(part: &Part, taken: &[Taken]) -> Option<Vec<u64>> {
    let mut taken = taken.iter().filter(|stones| stones.count > 0);
    let (Some(stones), None) = (taken.next(), taken.next()) else {
        return None;
    };
    let row = *part.piles.get(stones.pile)?;
    let right = row.checked_sub(stones.at.checked_add(stones.count)?)?;
    let mut left = part.piles.clone();
    left.splice(stones.pile..=stones.pile, [stones.at, right]);
    left.retain(|&row| row > 0);
    if left.is_empty() {
        left.push(0);
    }
    part.allows(&left).then_some(left)
}

/// The rows that have stones, in order of size.
pub(crate) fn essence(piles: &[u64]) -> Vec<u64> {
    let mut rows: Vec<u64> = piles.iter().copied().filter(|&row| row > 0).collect();
    rows.sort_unstable();
    rows
}
