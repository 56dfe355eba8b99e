//! Why positions have a move into a set: an automaton whose states know how such a move may have begun.

use super::product::Move;
use crate::automata::{Automaton, Budget, OutOfBudget, State};

/// How far a move has been read: the state after, and for each condition its vector, or `None` if it is sure to hold.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Configuration {
    /// How many digits are to come, modulo the period of the numeration.
    pub to_come: u32,
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
    /// For each state of `automaton`, the state of `small` it becomes.
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
        // Nodes with the same state after get neighbouring numbers, so that rivals meet.
        let mut order: Vec<State> = (0..alive.len() as State)
            .filter(|&node| alive[node as usize])
            .collect();
        order.sort_by_key(|&node| product.nodes.get(node)[1]);
        let graph = product.graph.renumbered(&order);
        let start = order.iter().position(|&node| node == 0).expect("alive") as State;
        let nodes: Vec<&[u32]> = order.iter().map(|&node| product.nodes.get(node)).collect();
        let prune = |set: &mut Vec<State>| prune(clause, &nodes, set);
        let (automaton, sets) = graph.determinise(start, prune, budget)?;
        let (small, image) = automaton.minimised();
        let image = image.into_iter().map(|state| state.expect("trimmed"));
        let to_come = to_come(&automaton, clause.period);
        let (configurations, labels) = describe(clause, &nodes, &sets, &to_come);
        Ok(Self {
            automaton,
            configurations,
            labels,
            small,
            image: image.collect(),
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
fn prune(clause: &mut Move<'_>, nodes: &[&[u32]], set: &mut Vec<State>) {
    let mut better = |a: State, b: State| {
        let (a, b) = (nodes[a as usize], nodes[b as usize]);
        (clause.trackers.iter_mut().zip(a[2..].iter().zip(&b[2..])))
            .all(|(tracker, (&a, &b))| tracker.dominates(a, b))
    };
    // Rivals are neighbours: those of `node` that are kept so far are set[group..kept].
    let (mut group, mut kept) = (0, 0);
    for index in 0..set.len() {
        let node = set[index];
        if kept > 0 && nodes[set[kept - 1] as usize][1] != nodes[node as usize][1] {
            group = kept;
        }
        if set[group..kept].iter().any(|&other| better(other, node)) {
            continue;
        }
        let mut place = group;
        for earlier in group..kept {
            let other = set[earlier];
            if !better(node, other) {
                set[place] = other;
                place += 1;
            }
        }
        set[place] = node;
        kept = place + 1;
    }
    set.truncate(kept);
}

/// How many digits are to come in each state, modulo the period; states are numbered breadth first.
fn to_come(automaton: &Automaton, period: u32) -> Vec<u32> {
    let mut to_come = vec![0; automaton.states()];
    let mut known = 1;
    for state in 0..automaton.states() {
        for &(_, to) in automaton.edges(state as State) {
            if to as usize == known {
                known += 1;
                to_come[to as usize] = (to_come[state] + period - 1) % period;
            }
        }
    }
    to_come
}

/// The configurations of the nodes in use, and the sets in terms of them.
fn describe(
    clause: &Move<'_>,
    nodes: &[&[u32]],
    sets: &[Vec<State>],
    to_come: &[u32],
) -> (Vec<Configuration>, Vec<Vec<u32>>) {
    // Nodes that differ only in the state before are one configuration.
    let mut known = std::collections::HashMap::new();
    let mut configurations = Vec::new();
    let labels = (sets.iter().zip(to_come))
        .map(|(set, &to_come)| {
            let index = |&node: &State| {
                let key = &nodes[node as usize][1..];
                *known.entry((to_come, key.to_vec())).or_insert_with(|| {
                    let conditions = (clause.trackers.iter().zip(&key[1..]))
                        .map(|(tracker, &state)| tracker.vector(state).map(<[i64]>::to_vec));
                    configurations.push(Configuration {
                        to_come,
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
