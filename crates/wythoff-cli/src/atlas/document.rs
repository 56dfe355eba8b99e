//! What the atlas answers, as documents (`docs/schema/atlas.schema.json`).

use serde::Serialize;

use crate::census::{Outcome, Row};

/// Games that were found, or one that is shown.
#[derive(Serialize)]
pub(crate) struct Games<'a> {
    schema: &'static str,
    /// How many were found; fewer may be listed.
    count: usize,
    games: Vec<Game<'a>>,
    /// Of one game that is shown: the others with its lost positions.
    #[serde(skip_serializing_if = "Option::is_none")]
    same: Option<Vec<Other<'a>>>,
}

impl<'a> Games<'a> {
    pub(crate) fn found(count: usize, listed: &[&'a Row]) -> Self {
        Self {
            schema: "wythoff/atlas/1",
            count,
            games: listed.iter().map(|row| Game::new(row)).collect(),
            same: None,
        }
    }

    pub(crate) fn shown(row: &'a Row, same: &[&'a Row]) -> Self {
        let same = same.iter().map(|row| Other {
            key: &row.key,
            rules: &row.rules,
        });
        Self {
            same: Some(same.collect()),
            ..Self::found(1, &[row])
        }
    }
}

/// A row under the names of its columns; what there is only with a theorem is null without one.
#[derive(Serialize)]
struct Game<'a> {
    key: &'a str,
    rules: &'a str,
    normal_form: &'a str,
    piles: i64,
    misere: bool,
    result: &'static str,
    numeration: Option<&'a str>,
    states: Option<i64>,
    lost_set: &'a str,
    automaton: Option<&'a str>,
    first_lost: Vec<Vec<u64>>,
    words_en: &'a str,
    words_zh: &'a str,
    reason: &'a str,
    tier: i64,
    budget: i64,
    version: &'a str,
}

impl<'a> Game<'a> {
    fn new(row: &'a Row) -> Self {
        let is_proved = row.outcome == Outcome::Proved;
        Self {
            key: &row.key,
            rules: &row.rules,
            normal_form: &row.normal_form,
            piles: row.piles,
            misere: row.misere,
            result: row.outcome.word(),
            numeration: is_proved.then_some(&row.numeration[..]),
            states: is_proved.then_some(row.states),
            lost_set: &row.lost_set,
            automaton: is_proved.then_some(&row.automaton[..]),
            first_lost: positions(&row.first_lost),
            words_en: &row.words_en,
            words_zh: &row.words_zh,
            reason: &row.reason,
            tier: row.tier,
            budget: row.budget,
            version: &row.version,
        }
    }
}

#[derive(Serialize)]
struct Other<'a> {
    key: &'a str,
    rules: &'a str,
}

/// `0,0 1,2 2,1`; a file may say anything, and what is no position is left out.
fn positions(text: &str) -> Vec<Vec<u64>> {
    let position = |piles: &str| piles.split(',').map(|pile| pile.parse().ok()).collect();
    text.split_whitespace().filter_map(position).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_lists_of_numbers() {
        assert_eq!(positions("0,0 1,2"), [[0, 0], [1, 2]]);
        assert_eq!(positions("1,x 3,4"), [[3, 4]]);
        assert!(positions("").is_empty());
    }
}
