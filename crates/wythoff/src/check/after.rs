//! The letters after a move, in the order of what they add to a condition: those that may go on stand together.

use super::clause::{Clause, Span};
use super::machine::Machine;
use super::{Flaw, Work};

/// What a letter adds to a condition, the letter, and where it leads.
type Edge = (i64, u32, u32);

/// The automaton that reads the piles after the moves of a clause.
#[derive(Debug)]
pub(super) struct After<'a> {
    pub(super) machine: &'a Machine<'a>,
    /// For each condition, and once more for none, the edges of each row sorted by what their letters add.
    sorted: Vec<Vec<Vec<Edge>>>,
}

impl<'a> After<'a> {
    pub(super) fn new(
        clause: &Clause<'_>,
        machine: &'a Machine<'a>,
        work: &Work,
    ) -> Result<Self, Flaw> {
        let mut sorted = Vec::new();
        for condition in (0..clause.conditions()).map(Some).chain([None]) {
            let mut rows = Vec::new();
            for row in machine.rows() {
                work.hold(1 + row.len(), size_of::<Edge>())?;
                // Sorting by halves: of at most 2^16 letters.
                work.spend(row.len(), 16)?;
                let adds = |letter| condition.map_or(0, |one| clause.adds_after(letter, one));
                let edge = |&(letter, to): &(u32, u32)| (adds(letter), letter, to);
                let mut edges: Vec<Edge> = row.iter().map(edge).collect();
                edges.sort_unstable();
                rows.push(edges);
            }
            sorted.push(rows);
        }
        Ok(Self { machine, sorted })
    }

    /// The edges of a state but for those that with this letter before lead out of the span.
    pub(super) fn within(
        &self,
        clause: &Clause<'_>,
        state: u32,
        span: Option<Span>,
        letter: u32,
    ) -> &[Edge] {
        let row = self.machine.row(state);
        let Some(span) = span else {
            return &self.sorted[self.sorted.len() - 1][row];
        };
        let edges = &self.sorted[span.condition][row];
        let before = clause.adds_before(letter, span.condition);
        let first = edges.partition_point(|edge| before + edge.0 < span.least);
        let rest = &edges[first..];
        &rest[..rest.partition_point(|edge| before + edge.0 <= span.most)]
    }

    /// The edges of a state, sorted by what they add to a condition.
    pub(super) fn all(&self, state: u32, condition: usize) -> &[Edge] {
        &self.sorted[condition][self.machine.row(state)]
    }
}
