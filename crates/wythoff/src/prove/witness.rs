//! Why positions have a move into a set: an automaton whose states know how such a move may have begun.

use std::collections::HashMap;

use super::product::{Move, Product};
use crate::automata::{Automaton, Budget, OutOfBudget, State};
use crate::logic::Tracker;

/// Which positions a clause leads from into a set, with the reason in each state.
///
/// A configuration is how far a move has been read: the digits to come modulo the period of the numeration, the state of
/// the automaton after, and for each condition 0 if it is sure to hold, otherwise the place of its vector, counted from 1.
/// A class lists configurations from which the same words complete the move. A label lists classes. Whatever word leads
/// to a state, one of its labels is such that some configuration of each class in it is reached. So an accepting state,
/// each of whose labels has a class of accepting configurations, stands for a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Witness {
    /// Reads the piles before the move: the least automaton.
    pub automaton: Automaton,
    /// For each state its labels.
    pub labels: Vec<Vec<Vec<u32>>>,
    /// Classes of configurations.
    pub classes: Vec<Vec<Vec<u32>>>,
    /// For each condition, what configurations say has been read of it.
    pub vectors: Vec<Vec<Vec<i64>>>,
}

impl Witness {
    /// The positions of `before` from which the move leads into `after`.
    ///
    /// Configurations are gathered into classes before the subset construction: without that it would find many sets
    /// that mean the same.
    pub(super) fn new(
        clause: &mut Move<'_>,
        before: &Automaton,
        after: &Automaton,
        budget: &mut Budget<'_>,
    ) -> Result<Self, OutOfBudget> {
        let mut product = clause.explore(before, after, false, budget)?;
        let alive = product.graph.trim();
        if !alive[0] {
            return Ok(Self {
                automaton: Automaton::nothing(),
                labels: vec![vec![Vec::new()]],
                classes: Vec::new(),
                vectors: vec![Vec::new(); clause.trackers.len()],
            });
        }
        let (graph, class) = product.graph.quotient(&alive);
        let worse = worse(clause, &product, &class, graph.accepting.len());
        let start = class[0].expect("alive");
        let (sets, members) = graph.determinise(start, |set| prune(&worse, set), budget)?;
        let (automaton, image) = sets.minimised();
        let mut labels = vec![Vec::new(); automaton.states()];
        for (state, set) in image.into_iter().zip(members) {
            labels[state.expect("trimmed") as usize].push(set);
        }
        labels.iter_mut().for_each(keep_least);
        let places = renumber(&mut labels, graph.accepting.len());
        let class = |node: State| places[class[node as usize]? as usize];
        let (classes, vectors) = describe(clause, &product, class);
        let classes = merge_equal(&mut labels, classes);
        labels.iter_mut().for_each(keep_least);
        Ok(Self {
            automaton,
            labels,
            classes,
            vectors,
        })
    }
}

/// For each class, others that complete the move by no word that does not complete it from here.
///
/// It is so if a node of the one is, with the same states before and after, at least as good as a node of the other in
/// every condition.
fn worse(
    clause: &mut Move<'_>,
    product: &Product,
    class: &[Option<State>],
    count: usize,
) -> Vec<Vec<State>> {
    let mut nodes: Vec<(&[u32], State)> = (0..)
        .zip(class)
        .filter_map(|(node, class)| Some((product.nodes.get(node), (*class)?)))
        .collect();
    nodes.sort_unstable();
    let mut worse = vec![Vec::new(); count];
    for rivals in nodes.chunk_by(|(a, _), (b, _)| a[..2] == b[..2]) {
        for &(a, better) in rivals {
            for &(b, other) in rivals {
                let mut pairs = clause.trackers.iter_mut().zip(a[2..].iter().zip(&b[2..]));
                if better != other && pairs.all(|(tracker, (&a, &b))| tracker.dominates(a, b)) {
                    worse[better as usize].push(other);
                }
            }
        }
    }
    for list in &mut worse {
        list.sort_unstable();
        list.dedup();
    }
    worse
}

/// Drops from a sorted set what is worse than something that stays.
fn prune(worse: &[Vec<State>], set: &mut Vec<State>) {
    let mut next = 0;
    while let Some(&class) = set.get(next) {
        let worse = &worse[class as usize];
        if !worse.is_empty() {
            set.retain(|other| worse.binary_search(other).is_err());
        }
        next = set.partition_point(|&other| other <= class);
    }
}

/// Drops each set that contains another: where it is reached, so is the other.
fn keep_least(sets: &mut Vec<Vec<u32>>) {
    sets.sort_by_key(Vec::len);
    let mut kept: Vec<Vec<u32>> = Vec::new();
    for set in sets.drain(..) {
        let contains =
            |other: &Vec<u32>| other.iter().all(|class| set.binary_search(class).is_ok());
        if !kept.iter().any(contains) {
            kept.push(set);
        }
    }
    *sets = kept;
}

/// Numbers the classes that labels list, and only those; says which number each has.
fn renumber(labels: &mut [Vec<Vec<u32>>], count: usize) -> Vec<Option<u32>> {
    let mut places = vec![None; count];
    for &class in labels.iter().flatten().flatten() {
        places[class as usize] = Some(0);
    }
    for (place, number) in places.iter_mut().flatten().zip(0..) {
        *place = number;
    }
    for class in labels.iter_mut().flatten().flatten() {
        *class = places[*class as usize].expect("listed");
    }
    places
}

/// Lists of configurations for each class, and of vectors for each condition.
type Description = (Vec<Vec<Vec<u32>>>, Vec<Vec<Vec<i64>>>);

fn describe(
    clause: &Move<'_>,
    product: &Product,
    class: impl Fn(State) -> Option<u32>,
) -> Description {
    let mut classes: Vec<Vec<Vec<u32>>> = Vec::new();
    let mut vectors: Vec<Vec<Vec<i64>>> = vec![Vec::new(); clause.trackers.len()];
    // For each condition and state of it, its place among the vectors.
    let count = |tracker: &Tracker<'_>| vec![0; tracker.states()];
    let mut places: Vec<Vec<u32>> = clause.trackers.iter().map(count).collect();
    let to_come = product.to_come(clause.period);
    for (index, to_come) in (0..).zip(to_come) {
        let Some(class) = class(index) else { continue };
        if classes.len() <= class as usize {
            classes.resize(class as usize + 1, Vec::new());
        }
        let node = product.nodes.get(index);
        let mut configuration = vec![to_come, node[1]];
        for (condition, &state) in node[2..].iter().enumerate() {
            let place = &mut places[condition][state as usize];
            if let (0, Some(vector)) = (*place, clause.trackers[condition].vector(state)) {
                vectors[condition].push(vector.to_vec());
                *place = vectors[condition].len() as u32;
            }
            configuration.push(*place);
        }
        classes[class as usize].push(configuration);
    }
    for class in &mut classes {
        // Nodes that differ only in the state before are one configuration.
        class.sort_unstable();
        class.dedup();
    }
    (classes, vectors)
}

/// Classes of the same configurations become one: they differed in the state before.
fn merge_equal(labels: &mut [Vec<Vec<u32>>], classes: Vec<Vec<Vec<u32>>>) -> Vec<Vec<Vec<u32>>> {
    let (mut numbers, mut merged) = (HashMap::new(), Vec::new());
    let number = |class: Vec<Vec<u32>>| {
        *numbers.entry(class).or_insert_with_key(|class| {
            merged.push(class.clone());
            merged.len() as u32 - 1
        })
    };
    let number: Vec<u32> = classes.into_iter().map(number).collect();
    for label in labels.iter_mut().flatten() {
        for class in label.iter_mut() {
            *class = number[*class as usize];
        }
        label.sort_unstable();
        label.dedup();
    }
    merged
}
