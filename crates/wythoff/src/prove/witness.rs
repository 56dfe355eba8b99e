//! Why positions have a move into a set: an automaton whose states know how such a move may have begun.

use std::collections::HashMap;

use super::product::{Move, Product};
use crate::automata::{Automaton, Budget, OutOfBudget, State};
use crate::certificate::{Class, ClassNumber, Configuration, Label, Vector};
use crate::logic::Tracker;

/// Which positions a clause leads from into a set, with the reason in each state.
///
/// Whatever word leads to a state, one of its labels is such that some configuration of each class in it is reached. So
/// an accepting state, each of whose labels has a class of complete moves, stands for a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Witness {
    /// Reads the piles before the move: the least automaton.
    pub automaton: Automaton,
    /// For each state its labels.
    pub labels: Vec<Vec<Label>>,
    /// The classes that labels list.
    pub classes: Vec<Class>,
    /// For each condition, what configurations say has been read of it.
    pub vectors: Vec<Vec<Vector>>,
}

impl Witness {
    /// No position: the clause shows nothing, because there is nothing to show or others show it.
    pub(super) fn none(clause: &Move<'_>) -> Self {
        Self {
            automaton: Automaton::nothing(),
            labels: vec![vec![Label(Vec::new())]],
            classes: Vec::new(),
            vectors: vec![Vec::new(); clause.trackers.len()],
        }
    }

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
            return Ok(Self::none(clause));
        }
        let (graph, class) = product.graph.quotient(&alive);
        let worse = worse(clause, &product, &class, graph.accepting.len());
        let start = class[0].expect("alive");
        let (sets, members) = graph.determinise(start, |set| prune(&worse, set), budget)?;
        let (automaton, image) = sets.minimised();
        let mut labels = vec![Vec::new(); automaton.states()];
        for (state, set) in image.into_iter().zip(members) {
            let classes = set.into_iter().map(ClassNumber).collect();
            labels[state.expect("trimmed") as usize].push(Label(classes));
        }
        labels.iter_mut().for_each(keep_least);
        let numbers = renumber(&mut labels, graph.accepting.len());
        let class = |node: State| numbers[class[node as usize]? as usize];
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

/// Drops each label that contains another: where it is reached, so is the other.
///
/// What is kept is filed under its rarest class, which whatever contains it lists too: there may be a million labels.
fn keep_least(labels: &mut Vec<Label>) {
    labels.sort_by_key(|label| label.0.len());
    let mut times: HashMap<ClassNumber, u32> = HashMap::new();
    for class in labels.iter().flat_map(|label| &label.0) {
        *times.entry(*class).or_default() += 1;
    }
    let mut kept: Vec<Label> = Vec::new();
    let mut filed: HashMap<ClassNumber, Vec<usize>> = HashMap::new();
    for label in labels.drain(..) {
        let rarest = label.0.iter().min_by_key(|class| times[*class]).copied();
        let Some(rarest) = rarest else {
            kept = vec![label]; // every label contains the empty one, which comes first
            break;
        };
        let contains =
            |&other: &usize| (kept[other].0.iter()).all(|c| label.0.binary_search(c).is_ok());
        let mut others = label.0.iter().filter_map(|class| filed.get(class));
        if !others.any(|others| others.iter().any(contains)) {
            filed.entry(rarest).or_default().push(kept.len());
            kept.push(label);
        }
    }
    *labels = kept;
}

/// The classes that labels list, one after the other.
fn listed(labels: &mut [Vec<Label>]) -> impl Iterator<Item = &mut ClassNumber> {
    labels.iter_mut().flatten().flat_map(|label| &mut label.0)
}

/// Numbers the classes that labels list, and only those; says which number each has.
fn renumber(labels: &mut [Vec<Label>], count: usize) -> Vec<Option<ClassNumber>> {
    let mut numbers = vec![None; count];
    for class in listed(labels) {
        numbers[class.place()] = Some(*class);
    }
    for (number, next) in numbers.iter_mut().flatten().zip(0..) {
        *number = ClassNumber(next);
    }
    for class in listed(labels) {
        *class = numbers[class.place()].expect("listed");
    }
    numbers
}

/// The configurations of each class, and the vectors of each condition.
fn describe(
    clause: &Move<'_>,
    product: &Product,
    class: impl Fn(State) -> Option<ClassNumber>,
) -> (Vec<Class>, Vec<Vec<Vector>>) {
    let mut classes: Vec<Class> = Vec::new();
    let mut vectors: Vec<Vec<Vector>> = vec![Vec::new(); clause.trackers.len()];
    // For each condition and state of it, its place among the vectors.
    let count = |tracker: &Tracker<'_>| vec![0; tracker.states()];
    let mut places: Vec<Vec<u32>> = clause.trackers.iter().map(count).collect();
    let to_come = product.to_come(clause.period);
    for (index, to_come) in (0..).zip(to_come) {
        let Some(class) = class(index) else { continue };
        if classes.len() <= class.place() {
            classes.resize(class.place() + 1, Class::default());
        }
        let node = product.nodes.get(index);
        let mut conditions = Vec::with_capacity(node.len() - 2);
        for (condition, &state) in node[2..].iter().enumerate() {
            let place = &mut places[condition][state as usize];
            if let (0, Some(vector)) = (*place, clause.trackers[condition].vector(state)) {
                vectors[condition].push(Vector(vector.to_vec()));
                *place = vectors[condition].len() as u32;
            }
            conditions.push(*place);
        }
        classes[class.place()].0.push(Configuration {
            to_come,
            after: node[1],
            conditions,
        });
    }
    for Class(class) in &mut classes {
        // Nodes that differ only in the state before are one configuration.
        class.sort_unstable();
        class.dedup();
    }
    (classes, vectors)
}

/// Classes of the same configurations become one: they differed in the state before.
fn merge_equal(labels: &mut [Vec<Label>], classes: Vec<Class>) -> Vec<Class> {
    let (mut numbers, mut merged) = (HashMap::new(), Vec::new());
    let number = |class: Class| {
        *numbers.entry(class).or_insert_with_key(|class| {
            merged.push(class.clone());
            ClassNumber(merged.len() as u32 - 1)
        })
    };
    let number: Vec<ClassNumber> = classes.into_iter().map(number).collect();
    for Label(label) in labels.iter_mut().flatten() {
        for class in label.iter_mut() {
            *class = number[class.place()];
        }
        label.sort_unstable();
        label.dedup();
    }
    merged
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_least_labels_are_kept_and_no_others() {
        // Sets of a few of the numbers below 12, in an order that has no order.
        let set = |seed: u32| -> Label {
            let bits = seed.wrapping_mul(0x9E37_79B9) >> 20 & seed.wrapping_mul(0x85EB_CA6B) >> 20;
            Label(
                (0..12)
                    .filter(|i| bits >> i & 1 == 1)
                    .map(ClassNumber)
                    .collect(),
            )
        };
        for (first, count) in [(1, 5), (10, 40), (100, 300), (1000, 2000)] {
            let all: Vec<Label> = (first..first + count).map(set).collect();
            let is_in = |a: &Label, b: &Label| a.0.iter().all(|class| b.0.contains(class));
            let mut least: Vec<Label> = (all.iter())
                .filter(|label| {
                    !all.iter()
                        .any(|other| is_in(other, label) && !is_in(label, other))
                })
                .cloned()
                .collect();
            least.sort_by(|a, b| a.0.cmp(&b.0));
            least.dedup();
            let mut kept = all;
            keep_least(&mut kept);
            kept.sort_by(|a, b| a.0.cmp(&b.0));
            assert_eq!(kept, least);
        }
    }
}
