//! The written form of a proof: everything a checker needs, and nothing it must believe.
//!
//! The format is JSON, version 3; `docs/certificate.md` describes it, and `check` says what is checked.

mod compact;
mod shape;

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use crate::logic::Numerals;
use crate::rules::Clause;

/// The name of the format.
pub const FORMAT: &str = "wythoff-certificate";
/// The version of the format.
pub const VERSION: u32 = 3;

/// A claim about the lost positions of a game, with the witnesses that make it easy to check.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Certificate {
    /// `wythoff-certificate`.
    pub format: String,
    /// The version of the format.
    pub version: u32,
    /// The rules as the user wrote them; they must mean the clauses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// How many piles.
    pub piles: usize,
    /// Whether whoever cannot move wins.
    pub misere: bool,
    /// The moves.
    pub clauses: Vec<Clause>,
    /// How positions are written.
    pub numeration: Numerals,
    /// The words of all positions.
    pub positions: PlainAutomaton,
    /// The claim: it accepts exactly the lost positions.
    pub lost: PlainAutomaton,
    /// For each clause, positions from which it leads to a lost position.
    pub moves: Vec<PlainWitness>,
    /// In misère play, the positions without a move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ends: Option<PlainEnds>,
}

/// An automaton as lists; the start state is 0, and a letter without an edge rejects.
///
/// A letter is the piles' digits as one number in base `digits` of the numeration, the first pile leading. States with
/// the same edges share a row.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "compact::Compact", into = "compact::Compact")]
pub struct PlainAutomaton {
    /// The accepting states.
    pub accepting: Vec<u32>,
    /// Rows of edges: letter and target, sorted by letter.
    pub rows: Vec<Vec<(u32, u32)>>,
    /// For each state its row.
    pub states: Vec<u32>,
}

impl PlainAutomaton {
    /// An automaton from its accepting states and the edges of each state; equal rows are shared.
    pub fn new(accepting: Vec<u32>, edges: impl IntoIterator<Item = Vec<(u32, u32)>>) -> Self {
        let mut known = HashMap::new();
        let mut rows = Vec::new();
        let mut row = |edges: Vec<(u32, u32)>| {
            *known.entry(edges).or_insert_with_key(|edges| {
                rows.push(edges.clone());
                rows.len() as u32 - 1
            })
        };
        let states = edges.into_iter().map(&mut row).collect();
        Self {
            accepting,
            rows,
            states,
        }
    }

    /// The edges of a state; none if it or its row does not exist.
    pub fn edges(&self, state: u32) -> &[(u32, u32)] {
        let row = self.states.get(state as usize);
        row.and_then(|&row| self.rows.get(row as usize))
            .map_or(&[], |row| row)
    }
}

/// A witness: an automaton whose states know how a move may have begun.
///
/// A configuration is the list of the digits to come modulo the period of the numeration, the state of the automaton
/// after, and for each condition 0 if it is sure to hold, otherwise the place of its vector, counted from 1.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlainWitness {
    /// Reads the piles before the move.
    pub automaton: PlainAutomaton,
    /// For each state, lists of classes: whatever word leads to the state, there is a list such that a configuration of
    /// each class in it is reached.
    pub labels: Vec<Vec<Vec<u32>>>,
    /// Classes of configurations.
    pub classes: Vec<Vec<Vec<u32>>>,
    /// For each condition, what configurations say has been read of it.
    pub vectors: Vec<Vec<Vec<i64>>>,
}

/// The positions without a move.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlainEnds {
    /// None of these positions has a move.
    pub terminal: PlainAutomaton,
    /// For each clause, positions from which it allows a move.
    pub moves: Vec<PlainWitness>,
}
