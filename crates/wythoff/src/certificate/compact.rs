//! Automata as the file holds them: each row of edges once, letters gathered by where they lead, as progressions.

#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

use super::PlainAutomaton;

/// How many edges the rows of all automata of a file may have: 128 MB.
const MOST_EDGES: u64 = 1 << 24;
/// What is said of more: that is no flaw of the certificate.
pub(crate) const TOO_MANY_EDGES: &str = "automata with too many edges";
/// How many steps of progressions are tried.
const STEPS: usize = 80;

/// A target, a step, and pairs of a first letter and a number of letters, each letter a step after the one before.
pub(crate) type Bundle = Vec<u32>;

#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub(super) struct Compact {
    accepting: Vec<u32>,
    rows: Vec<Vec<Bundle>>,
    states: Vec<u32>,
}

impl From<PlainAutomaton> for Compact {
    fn from(plain: PlainAutomaton) -> Self {
        Self {
            rows: plain.bundled_rows(),
            accepting: plain.accepting,
            states: plain.states,
        }
    }
}

impl PlainAutomaton {
    /// The rows as a file holds them: the edges of a row by where they lead, their letters as progressions.
    pub(crate) fn bundled_rows(&self) -> Vec<Vec<Bundle>> {
        let bundles = |row: &Vec<(u32, u32)>| {
            let mut row = row.clone();
            row.sort_unstable_by_key(|&(letter, to)| (to, letter));
            row.chunk_by(|a, b| a.1 == b.1).map(bundle).collect()
        };
        self.rows.iter().map(bundles).collect()
    }
}

/// The edges to one target, sorted, with the step that leaves fewest progressions.
fn bundle(edges: &[(u32, u32)]) -> Bundle {
    let (least, to) = edges[0];
    let steps = edges[1..].iter().take(STEPS).map(|edge| edge.0 - least);
    let (mut step, mut fewest) = (1, usize::MAX);
    for one in steps.chain([1]).filter(|&step| step > 0) {
        // Counted only until they are as many as of another step.
        let count = firsts(edges, one).take(fewest).count();
        if count < fewest {
            (step, fewest) = (one, count);
        }
    }
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

/// How many edges may still be unfolded.
pub(super) struct Allowance(u64);

impl Allowance {
    /// For all automata of a file together.
    pub(super) fn of_a_file() -> Self {
        Self(MOST_EDGES)
    }

    fn take(&mut self, edges: u32) -> Result<(), &'static str> {
        let left = self.0.checked_sub(edges.into());
        self.0 = left.ok_or(TOO_MANY_EDGES)?;
        Ok(())
    }
}

impl Compact {
    /// The automaton, each of whose edges is taken from the allowance before it is made.
    pub(super) fn unfolded(
        self,
        allowance: &mut Allowance,
    ) -> Result<PlainAutomaton, &'static str> {
        let mut rows = Vec::with_capacity(self.rows.len());
        for bundles in &self.rows {
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
                    allowance.take(count)?;
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
        let is_row = |&row: &u32| (row as usize) < rows.len();
        if !self.states.iter().all(is_row) {
            return Err("a state without a row of edges");
        }
        Ok(PlainAutomaton {
            accepting: self.accepting,
            rows,
            states: self.states,
        })
    }
}

impl TryFrom<Compact> for PlainAutomaton {
    type Error = &'static str;

    fn try_from(compact: Compact) -> Result<Self, Self::Error> {
        compact.unfolded(&mut Allowance::of_a_file())
    }
}
