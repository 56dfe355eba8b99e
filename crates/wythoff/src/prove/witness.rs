//! Why positions have a move into a set: an automaton whose states know how such a move may have begun.

use super::product::{Move, Product};
use crate::automata::{Automaton, Budget, OutOfBudget, State};

/// How far a move has been read: the state after, and for each condition its vector, or `None` if it is sure to hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Configuration {
    /// The state of the automaton that reads the piles after the move.
    pub after: State,
    /// What has been read of each condition.
    pub conditions: Vec<Option<Vec<i64>>>,
}

/// Which positions a clause leads from into a set, with the reason in each state.
///
/// Every configuration in the label of a state follows from one in the label of the state before, so an accepting
/// state, whose label has an accepting configuration, stands for a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Witness {
    /// Reads the piles before the move.
    pub automaton: Automaton,
    /// The configurations that labels list.
    pub configurations: Vec<Configuration>,
    /// For each state, indices of configurations.
    pub labels: Vec<Vec<u32>>,
    /// The least automaton of the same language.
    pub small: Automaton,
    /// For each state its image in `small`.
    pub image: Vec<State>,
}

impl Witness {
    /// The positions of `before` from which the move leads into `after`.
    pub(super) fn new(
        clause: &mut Move<'_>,
        before: &Automaton,
        after: &Automaton,
        budget: &mut Budget<'_>,
    ) -> Result<Self, OutOfBudget> {
        let mut product = clause.explore(before, after, false, budget)?;
        let alive = product.graph.trim();
        if !alive[0] {
            return Ok(Self::nothing());
        }
        let prune = |set: &mut Vec<State>| prune(clause, &product, set);
        let (automaton, sets) = product.graph.determinise(prune, budget)?;
        let (small, image) = automaton.minimised();
        // The graph is trimmed, so every set accepts something.
        let image = image.into_iter().map(|to| to.expect("alive")).collect();
        let (configurations, labels) = describe(clause, &product, &sets);
        Ok(Self {
            automaton,
            configurations,
            labels,
            small,
            image,
        })
    }

    fn nothing() -> Self {
        Self {
            automaton: Automaton::nothing(),
            configurations: Vec::new(),
            labels: vec![Vec::new()],
            small: Automaton::nothing(),
            image: vec![0],
        }
    }
}

/// Drops nodes that another with the same state after is at least as good as, in every condition.
///
/// All nodes of a set have read the same word, so their state before is the same.
fn prune(clause: &mut Move<'_>, product: &Product, set: &mut Vec<State>) {
    if set.len() < 2 {
        return;
    }
    let key = |node: State| product.nodes.get(node);
    set.sort_unstable_by_key(|&node| key(node)[1]);
    let mut kept: Vec<State> = Vec::with_capacity(set.len());
    for group in set.chunk_by(|&a, &b| key(a)[1] == key(b)[1]) {
        let start = kept.len();
        for &node in group {
            let mut better = |a: State, b: State| {
                (clause
                    .trackers
                    .iter_mut()
                    .zip(key(a)[2..].iter().zip(&key(b)[2..])))
                .all(|(tracker, (&a, &b))| tracker.dominates(a, b))
            };
            if (start..kept.len()).any(|index| better(kept[index], node)) {
                continue;
            }
            let mut index = start;
            while index < kept.len() {
                if better(node, kept[index]) {
                    kept.swap_remove(index);
                } else {
                    index += 1;
                }
            }
            kept.push(node);
        }
    }
    kept.sort_unstable();
    *set = kept;
}

/// The configurations of the nodes in use, and the sets in terms of them.
fn describe(
    clause: &Move<'_>,
    product: &Product,
    sets: &[Vec<State>],
) -> (Vec<Configuration>, Vec<Vec<u32>>) {
    // Nodes that differ only in the state before are one configuration.
    let mut known = std::collections::HashMap::new();
    let mut configurations = Vec::new();
    let labels = (sets.iter())
        .map(|set| {
            let index = |&node: &State| {
                let key = &product.nodes.get(node)[1..];
                *known.entry(key.to_vec()).or_insert_with(|| {
                    let conditions = (clause.trackers.iter().zip(&key[1..]))
                        .map(|(tracker, &state)| tracker.vector(state).map(<[i64]>::to_vec));
                    configurations.push(Configuration {
                        after: key[0],
                        conditions: conditions.collect(),
                    });
                    configurations.len() as u32 - 1
                })
            };
            set.iter().map(index).collect()
        })
        .collect();
    (configurations, labels)
}
