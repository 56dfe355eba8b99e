//! Pairs of positions, before and after, that one clause connects: digits of both read together.

use super::coreachable::{CoReachable, Spans};
use super::sorted::{Edges, Sorted};
use crate::automata::{Automaton, Budget, Graph, Interner, Kind, Letter, OutOfBudget, State};
use crate::logic::{DEAD, NumberSystem, TOP, Tracker};
use crate::rules::Clause;

/// A clause with its conditions ready to follow.
#[derive(Debug)]
pub(super) struct Move<'a> {
    pub(super) trackers: Vec<Tracker<'a>>,
    /// For an automaton after the moves, and each tracker, what can still come to hold: it is asked of the same automaton whether
    /// a move leads there from a lost position, and from which positions one does.
    coreachable: Option<(Automaton, Vec<CoReachable>)>,
    /// The period of the numeration.
    pub(super) period: u32,
}

/// What was explored. A node is the list [state before, state after, tracker states …].
#[derive(Debug, Default)]
pub(super) struct Product {
    pub(super) nodes: Interner,
    pub(super) graph: Graph,
    /// From where each node was first reached, and by which letters before and after.
    from: Vec<(u32, Letter, Letter)>,
    /// The first accepting node, if the exploration stopped there.
    pub(super) found: Option<u32>,
}

/// The words of the piles before and after that lead to one node.
pub(super) type Words = (Vec<Letter>, Vec<Letter>);

impl Product {
    /// The words of the piles before and after on the way to a node.
    pub(super) fn words(&self, node: u32) -> Words {
        let (mut before, mut after) = (Vec::new(), Vec::new());
        let mut here = node;
        while here != 0 {
            let (from, left, right) = self.from[here as usize];
            before.push(left);
            after.push(right);
            here = from;
        }
        before.reverse();
        after.reverse();
        (before, after)
    }

    /// How many digits are to come at each node, modulo the period.
    pub(super) fn to_come(&self, period: u32) -> Vec<u32> {
        let mut to_come = vec![0; self.from.len()];
        for node in 1..to_come.len() {
            let before = to_come[self.from[node].0 as usize]; // an earlier node
            to_come[node] = (before + period - 1) % period;
        }
        to_come
    }
}

impl<'a> Move<'a> {
    pub(super) fn new(
        system: &'a NumberSystem,
        clause: &'a Clause,
        piles: usize,
    ) -> Result<Self, OutOfBudget> {
        let trackers = (clause.atoms.iter())
            .map(|atom| Tracker::new(system, atom, piles))
            .collect::<Result<_, _>>()?;
        let period = system.period() as u32;
        Ok(Self {
            trackers,
            coreachable: None,
            period,
        })
    }

    /// Explores all moves of the clause from words of `before` to words of `after`, breadth first.
    ///
    /// With `stop`, only until the first complete move is found, and no edges are kept.
    pub(super) fn explore(
        &mut self,
        before: &Automaton,
        after: &Automaton,
        stop: bool,
        budget: &mut Budget<'_>,
    ) -> Result<Product, OutOfBudget> {
        let (mut sorted, mut sorted_after) = (Sorted::before(before), Sorted::after(after));
        let mut product = Product::default();
        let mut key = vec![before.start(), after.start()];
        for tracker in &mut self.trackers {
            key.push(tracker.start()?);
        }
        if key.contains(&DEAD) {
            // No move at all: a node that accepts nothing.
            key.retain(|&part| part != DEAD);
            product.nodes.intern(&key);
            product.graph.accepting.push(false);
            product.graph.edges.push(Vec::new());
            return Ok(product); // without kinds: it has no edges
        }
        let known = self.coreachable.take();
        let coreachable = match known.filter(|known| known.0 == *after) {
            Some((_, coreachable)) => coreachable,
            None => (self.trackers.iter_mut())
                .map(|tracker| CoReachable::new(tracker, after, budget))
                .collect::<Result<Vec<_>, _>>()?,
        };
        let mut spans: Vec<Spans> = self.trackers.iter().map(|_| Spans::default()).collect();
        product.nodes.intern(&key);
        product.from.push((0, 0, 0));
        let mut next = 0;
        while (next as usize) < product.nodes.len() {
            let node = product.nodes.get(next).to_vec();
            let accepts = before.is_accepting(node[0])
                && after.is_accepting(node[1])
                && (self.trackers.iter().zip(&node[2..])).all(|(t, &state)| t.accepts(state));
            if stop && accepts {
                product.found = Some(next);
                return Ok(product);
            }
            for (tracker, &state) in self.trackers.iter_mut().zip(&node[2..]) {
                tracker.prepare(state)?;
            }
            let sight = sorted.sight(&self.trackers, node[0], &node[2..], budget)?;
            let sight_after = sorted_after.sight(&self.trackers, node[1], &node[2..], budget)?;
            let edges = self.leave(
                next,
                &node,
                sorted.edges(sight),
                &sorted_after.edges(sight_after).examples,
                &coreachable,
                &mut spans,
                &mut product,
                stop,
                budget,
            )?;
            product.graph.accepting.push(accepts);
            product.graph.edges.push(edges);
            product.graph.sights.push(sight);
            budget.allow(product.nodes.len())?;
            next += 1;
        }
        if !stop {
            product.graph.kinds = sorted.kinds();
        }
        self.coreachable = stop.then(|| (after.clone(), coreachable));
        Ok(product)
    }

    /// The edges that leave a node, by kinds of letters before; of each kind of letters after one is enough.
    #[allow(clippy::too_many_arguments)]
    fn leave(
        &self,
        number: u32,
        node: &[u32],
        sorted: &Edges,
        after: &[(Letter, State)],
        coreachable: &[CoReachable],
        spans: &mut [Spans],
        product: &mut Product,
        stop: bool,
        budget: &mut Budget<'_>,
    ) -> Result<Vec<(Kind, State)>, OutOfBudget> {
        let rows: Vec<_> = (self.trackers.iter().zip(&node[2..]))
            .map(|(tracker, &state)| tracker.row(state))
            .collect();
        let mut edges = Vec::new();
        let mut key = node.to_vec();
        for &(right, right_to) in after {
            // The condition that leaves fewest letters before is asked first.
            let mut candidates = &sorted.all[..];
            for (index, row) in rows.iter().enumerate() {
                let Some(row) = row else { continue };
                let (spans, state) = (&mut spans[index], node[2 + index]);
                let (first, last) = coreachable[index].span(spans, state, row, right_to, budget)?;
                let list = &sorted.by_condition[index];
                let shift = self.trackers[index].after[right as usize];
                let start = list.partition_point(|edge| edge.0 + shift < first);
                let end = list.partition_point(|edge| edge.0 + shift <= last);
                if end.saturating_sub(start) < candidates.len() {
                    candidates = &list[start..end.max(start)];
                }
            }
            budget.spend(candidates.len() + 1)?;
            'kinds: for &(_, kind) in candidates {
                let (left, left_to) = sorted.examples[kind as usize];
                for (index, row) in rows.iter().enumerate() {
                    key[2 + index] = match row {
                        None => TOP,
                        Some(row) => {
                            let tracker = &self.trackers[index];
                            let sum = tracker.before[left as usize] + tracker.after[right as usize];
                            match row.next(sum) {
                                DEAD => continue 'kinds,
                                state if !coreachable[index].contains(right_to, state) => {
                                    continue 'kinds;
                                }
                                state => state,
                            }
                        }
                    };
                }
                (key[0], key[1]) = (left_to, right_to);
                let (to, is_new) = product.nodes.intern(&key);
                if is_new {
                    product.from.push((number, left, right));
                }
                if !stop {
                    edges.push((kind, to));
                }
            }
        }
        Ok(edges)
    }
}
