//! Symmetry, and whether a row has exactly one lost position: decided on the automaton.

use hashbrown::HashSet;

use super::super::proof::Proof;
use crate::automata::{Automaton, Budget, Graph};

/// Whether exchanging the two piles changes nothing.
pub(super) fn is_symmetric(proof: &Proof) -> bool {
    let digits = proof.system.digit_count();
    let mirror = proof
        .lost
        .renamed(|letter| letter % digits * digits + letter / digits);
    mirror.minimised().0 == proof.lost.minimised().0
}

/// Whether each size of the first pile is lost with exactly one of the second; `None`: too hard.
pub(super) fn is_one_per_row(proof: &Proof) -> Option<bool> {
    let (lost, digits) = (&proof.lost, proof.system.digit_count());
    // At least one: the words with the second pile forgotten are all numerals.
    let mut graph = Graph::of_letters(
        (0..lost.states() as u32)
            .map(|s| lost.is_accepting(s))
            .collect(),
        (0..lost.states() as u32)
            .map(|s| {
                lost.edges(s)
                    .iter()
                    .map(|&(l, to)| (l / digits, to))
                    .collect()
            })
            .collect(),
    );
    graph.trim();
    let mut budget = Budget::new(20_000, 5_000_000);
    let (rows, _) = graph.determinise(lost.start(), |_| {}, &mut budget).ok()?;
    // A partner may be longer than the number: leading zeros are then needed, and words of all lengths are numerals, so
    // a number counts when some lengthening of its numeral is there.
    let padded = without_leading_zeros(&rows, proof.system.period());
    if padded.minimised().0 != proof.system.valid(1) {
        return Some(false);
    }
    // At most one: two words with the same first pile and different second ones.
    Some(!has_two_in_a_row(lost, digits))
}

/// Also the words that are accepted once some zeros, a multiple of the period, are put before them.
fn without_leading_zeros(rows: &Automaton, period: usize) -> Automaton {
    let mut starts = vec![rows.start()];
    let mut state = Some(rows.start());
    for _ in 0..rows.states() {
        for _ in 0..period {
            state = state.and_then(|state| rows.step(state, 0));
        }
        starts.extend(state);
    }
    starts.sort_unstable();
    starts.dedup();
    starts
        .iter()
        .map(|&start| {
            let edges = (0..rows.states() as u32).map(|s| rows.edges(s).to_vec());
            let accepting = (0..rows.states() as u32).map(|s| rows.is_accepting(s));
            Automaton::new(start, accepting.collect(), edges.collect())
        })
        .reduce(|all, one| all.combined(&one, true, |a, b| a || b).minimised().0)
        .expect("at least one start")
}

fn has_two_in_a_row(lost: &Automaton, digits: u32) -> bool {
    let start = (lost.start(), lost.start(), false);
    let mut seen: HashSet<_> = HashSet::from([start]);
    let mut stack = vec![start];
    while let Some((left, right, differ)) = stack.pop() {
        if differ && lost.is_accepting(left) && lost.is_accepting(right) {
            return true;
        }
        for &(first, left_to) in lost.edges(left) {
            // The letters of a row stand together.
            let (row, edges) = (first / digits, lost.edges(right));
            let start = edges.partition_point(|edge| edge.0 < row * digits);
            let same_row = (edges[start..].iter()).take_while(|edge| edge.0 / digits == row);
            for &(second, right_to) in same_row {
                let next = (left_to, right_to, differ || first != second);
                if seen.insert(next) {
                    stack.push(next);
                }
            }
        }
    }
    false
}
