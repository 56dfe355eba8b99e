//! The written form of a proof: everything a checker needs, and nothing it must believe.
//!
//! The format is JSON, version 3; `docs/certificate.md` describes it, and `check` says what is checked.

mod compact;
#[cfg(feature = "serde")]
mod file;
mod memory;
mod shape;
mod witness;

use hashbrown::HashMap;

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use crate::number::Numerals;
use crate::rules::Clause;
#[cfg(feature = "serde")]
pub(crate) use compact::TOO_MANY_EDGES;
pub use witness::{Class, ClassNumber, Configuration, Label, PlainWitness, Vector};

/// The name of the format.
pub const FORMAT: &str = "wythoff-certificate";
/// The version of the format.
pub const VERSION: u32 = 3;

/// A claim about the lost positions of a game, with the witnesses that make it easy to check.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "file::File"))]
pub struct Certificate {
    /// `wythoff-certificate`.
    pub format: String,
    /// The version of the format.
    pub version: u32,
    /// The rules as the user wrote them; they must mean the clauses.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub text: Option<String>,
    /// How many piles.
    pub piles: usize,
    /// Whether whoever cannot move wins.
    pub misere: bool,
    /// The moves.
    pub clauses: Vec<Clause>,
    /// Where piles may grow, why play ends.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub growth: Option<Growth>,
    /// How positions are written.
    pub numeration: Numerals,
    /// The words of all positions.
    pub positions: PlainAutomaton,
    /// The claim: it accepts exactly the lost positions.
    pub lost: PlainAutomaton,
    /// For each clause, positions from which it leads to a lost position.
    pub moves: Vec<PlainWitness>,
    /// In misère play, the positions without a move.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub ends: Option<PlainEnds>,
}

/// Why play ends although piles may grow.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Growth {
    /// The weights of a sum of the piles that falls with every move.
    pub measure: Vec<i64>,
    /// With so many leading zeros, every position that is not lost has a move to a lost one of as many digits.
    pub zeros: u32,
}

/// An automaton as lists; the start state is 0, and a letter without an edge rejects.
///
/// A letter is the piles' digits as one number in base `digits` of the numeration, the first pile leading. States with
/// the same edges share a row.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(try_from = "compact::Compact", into = "compact::Compact")
)]
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

/// The positions without a move.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(Serialize))]
pub struct PlainEnds {
    /// None of these positions has a move.
    pub terminal: PlainAutomaton,
    /// For each clause, positions from which it allows a move.
    pub moves: Vec<PlainWitness>,
}
