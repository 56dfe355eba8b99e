//! Automata as the file holds them: each list of edges once, letters gathered by where they lead.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use super::PlainAutomaton;

/// How many edges an automaton that is read may have.
const MOST_EDGES: usize = 1 << 24;

/// A target and the letters that lead there.
type Bundle = (u32, Vec<u32>);

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Compact {
    accepting: Vec<u32>,
    /// The different rows of edges.
    rows: Vec<Vec<Bundle>>,
    /// For each state its row.
    states: Vec<u32>,
}

impl From<PlainAutomaton> for Compact {
    fn from(plain: PlainAutomaton) -> Self {
        let mut known = HashMap::new();
        let mut rows = Vec::new();
        let states = (plain.edges.into_iter())
            .map(|edges| {
                *known.entry(edges).or_insert_with_key(|edges| {
                    let mut by_target = edges.clone();
                    by_target.sort_unstable_by_key(|&(letter, to)| (to, letter));
                    let bundles = by_target.chunk_by(|a, b| a.1 == b.1);
                    let bundle =
                        |group: &[(u32, u32)]| (group[0].1, group.iter().map(|e| e.0).collect());
                    rows.push(bundles.map(bundle).collect());
                    rows.len() as u32 - 1
                })
            })
            .collect();
        Self {
            accepting: plain.accepting,
            rows,
            states,
        }
    }
}

impl TryFrom<Compact> for PlainAutomaton {
    type Error = &'static str;

    fn try_from(compact: Compact) -> Result<Self, Self::Error> {
        let expand = |row: &Vec<Bundle>| {
            let pairs = |(to, letters): &Bundle| {
                letters
                    .iter()
                    .map(|&letter| (letter, *to))
                    .collect::<Vec<_>>()
            };
            let mut edges: Vec<(u32, u32)> = row.iter().flat_map(pairs).collect();
            edges.sort_unstable();
            edges
        };
        let rows: Vec<Vec<(u32, u32)>> = compact.rows.iter().map(expand).collect();
        let mut edges = Vec::with_capacity(compact.states.len());
        let mut total = 0;
        for &row in &compact.states {
            let row = rows
                .get(row as usize)
                .ok_or("a state without a row of edges")?;
            // A row may be shared by many states: what is written in a few bytes must not fill the memory.
            total += row.len() + 1;
            if total > MOST_EDGES {
                return Err("an automaton with too many edges");
            }
            edges.push(row.clone());
        }
        Ok(Self {
            accepting: compact.accepting,
            edges,
        })
    }
}
