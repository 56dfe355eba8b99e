//! Subset construction.

use super::automaton::{Automaton, Letter, State};
use super::budget::{Budget, OutOfBudget};
use super::graph::Graph;
use super::interner::Interner;

impl Graph {
    /// A deterministic automaton for the same language, and for each of its states the set it stands for.
    ///
    /// `prune` may drop from a sorted set any state whose language is contained in another's. The graph should
    /// be trimmed, so that the result is.
    pub fn determinise(
        &self,
        mut prune: impl FnMut(&mut Vec<State>),
        budget: &mut Budget<'_>,
    ) -> Result<(Automaton, Vec<Vec<State>>), OutOfBudget> {
        let mut sets = Interner::default();
        sets.intern(&[0]);
        let (mut accepting, mut edges) = (Vec::new(), Vec::new());
        let mut gathered: Vec<(Letter, State)> = Vec::new();
        let mut set = Vec::new();
        let mut next = 0;
        while (next as usize) < sets.len() {
            let members = sets.get(next);
            next += 1;
            accepting.push(members.iter().any(|&state| self.accepting[state as usize]));
            gathered.clear();
            for &state in members {
                gathered.extend_from_slice(&self.edges[state as usize]);
            }
            budget.spend(gathered.len() + 1)?;
            gathered.sort_unstable();
            let mut here = Vec::new();
            for group in gathered.chunk_by(|left, right| left.0 == right.0) {
                set.clear();
                set.extend(group.iter().map(|edge| edge.1));
                set.dedup();
                prune(&mut set);
                here.push((group[0].0, sets.intern(&set).0));
            }
            budget.allow(sets.len())?;
            edges.push(here);
        }
        let labels = (0..sets.len() as u32)
            .map(|set| sets.get(set).to_vec())
            .collect();
        Ok((Automaton::new(0, accepting, edges), labels))
    }
}
