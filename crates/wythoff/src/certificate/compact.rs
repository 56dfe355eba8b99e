//! Automata as the file holds them: each row of edges once, letters gathered by where they lead, as progressions.

use serde::{Deserialize, Serialize};

use super::PlainAutomaton;

/// How many edges the rows of an automaton that is read may have.
const MOST_EDGES: u64 = 1 << 24;
/// How many steps of progressions are tried.
const STEPS: usize = 80;

/// A target, a step, and pairs of a first letter and a number of letters, each letter a step after the one before.
type Bundle = Vec<u32>;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Compact {
    accepting: Vec<u32>,
    rows: Vec<Vec<Bundle>>,
    states: Vec<u32>,
}

impl From<PlainAutomaton> for Compact {
    fn from(plain: PlainAutomaton) -> Self {
        let bundles = |mut row: Vec<(u32, u32)>| {
            row.sort_unstable_by_key(|&(letter, to)| (to, letter));
            row.chunk_by(|a, b| a.1 == b.1).map(bundle).collect()
        };
        Self {
            accepting: plain.accepting,
            rows: plain.rows.into_iter().map(bundles).collect(),
            states: plain.states,
        }
    }
}

/// The edges to one target, sorted, with the step that leaves fewest progressions.
fn bundle(edges: &[(u32, u32)]) -> Bundle {
    let (least, to) = edges[0];
    let steps = edges[1..].iter().take(STEPS).map(|edge| edge.0 - least);
    let count = |&step: &u32| firsts(edges, step).count();
    let step = (steps.chain([1]).filter(|&step| step > 0))
        .min_by_key(count)
        .unwrap_or(1);
    let mut bundle = vec![to, step];
    for first in firsts(edges, step) {
        let after = |index: u32| first.checked_add(step.checked_mul(index)?);
        let is_there = |letter| edges.binary_search_by_key(&letter, |edge| edge.0).is_ok();
        let goes_on = |&index: &u32| after(index).is_some_and(is_there);
        bundle.extend([first, (1..).take_while(goes_on).count() as u32 + 1]);
    }
    bundle
}

/// The letters that no letter is a step before.
fn firsts(edges: &[(u32, u32)], step: u32) -> impl Iterator<Item = u32> {
    let mut earlier = edges.iter().map(|edge| edge.0).peekable();
    (edges.iter().map(|edge| edge.0)).filter(move |&letter| {
        let Some(wanted) = letter.checked_sub(step) else {
            return true;
        };
        while earlier.next_if(|&found| found < wanted).is_some() {}
        earlier.peek() != Some(&wanted)
    })
}

impl TryFrom<Compact> for PlainAutomaton {
    type Error = &'static str;

    fn try_from(compact: Compact) -> Result<Self, Self::Error> {
        let mut total = 0;
        let mut rows = Vec::with_capacity(compact.rows.len());
        for bundles in &compact.rows {
            let mut row = Vec::new();
            for bundle in bundles {
                let [to, step, progressions @ ..] = &bundle[..] else {
                    return Err("a row without a target or a step");
                };
                for progression in progressions.chunks(2) {
                    let &[first, count] = progression else {
                        return Err("a progression without its length");
                    };
                    // What is written in a few bytes must not fill the memory. With so many, no product exceeds 64 bits.
                    total += u64::from(count);
                    if total > MOST_EDGES {
                        return Err("an automaton with too many edges");
                    }
                    for index in 0..u64::from(count) {
                        let letter = u64::from(first) + index * u64::from(*step);
                        row.push((u32::try_from(letter).map_err(|_| "a huge letter")?, *to));
                    }
                }
            }
            row.sort_unstable();
            if row.windows(2).any(|pair| pair[0].0 == pair[1].0) {
                return Err("a letter leaves a state twice");
            }
            rows.push(row);
        }
        if !compact
            .states
            .iter()
            .all(|&row| (row as usize) < rows.len())
        {
            return Err("a state without a row of edges");
        }
        Ok(Self {
            accepting: compact.accepting,
            rows,
            states: compact.states,
        })
    }
}
