//! How much memory a certificate fills.

use super::{Certificate, PlainAutomaton, PlainWitness};
use crate::rules::Clause;

/// What is kept beside the elements of a list.
const BESIDE: u64 = 16;

impl Certificate {
    /// About how many bytes its lists fill.
    pub(crate) fn memory(&self) -> u64 {
        let of_clause = |clause: &Clause| {
            // The numbers of a condition are few: one for each pile, before and after.
            let numbers = clause.atoms.iter().map(|atom| {
                let (before, after) = atom.coefficients();
                2 * BESIDE + size_of_val(before) as u64 + size_of_val(after) as u64
            });
            list(&clause.atoms) + numbers.sum::<u64>()
        };
        let clauses = lists(&self.clauses, of_clause);
        let text = self.text.as_ref().map_or(0, |text| text.capacity() as u64);
        let ends = self.ends.as_ref().map_or(0, |ends| {
            of_automaton(&ends.terminal) + of_witnesses(&ends.moves)
        });
        clauses
            + text
            + of_automaton(&self.positions)
            + of_automaton(&self.lost)
            + of_witnesses(&self.moves)
            + ends
    }
}

fn of_witnesses(witnesses: &Vec<PlainWitness>) -> u64 {
    let of_one = |witness: &PlainWitness| {
        let labels = lists(&witness.labels, |labels| {
            lists(labels, |label| list(&label.0))
        });
        let classes = lists(&witness.classes, |class| {
            lists(&class.0, |configuration| list(&configuration.conditions))
        });
        let vectors = lists(&witness.vectors, |vectors| {
            lists(vectors, |vector| list(&vector.0))
        });
        of_automaton(&witness.automaton) + labels + classes + vectors
    };
    lists(witnesses, of_one)
}

fn of_automaton(automaton: &PlainAutomaton) -> u64 {
    list(&automaton.accepting) + list(&automaton.states) + lists(&automaton.rows, list)
}

fn list<T>(list: &Vec<T>) -> u64 {
    BESIDE + (list.capacity() * size_of::<T>()) as u64
}

/// A list, and what its elements fill elsewhere.
fn lists<T>(all: &Vec<T>, of_one: impl Fn(&T) -> u64) -> u64 {
    list(all) + all.iter().map(of_one).sum::<u64>()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_counted_with_their_edges() {
        let empty = of_automaton(&PlainAutomaton::new(Vec::new(), []));
        assert_eq!(empty, 3 * BESIDE);
        let rows = (0..100).map(|row| vec![(row, 0); 10]);
        let automaton = PlainAutomaton::new(vec![0], rows);
        let least = 4 + 100 * (4 + size_of::<Vec<(u32, u32)>>() as u64 + 10 * 8);
        let found = of_automaton(&automaton);
        assert!((least..3 * least).contains(&found), "{found} {least}");
    }
}
