//! That a certificate mentions only what is there: a reader may use every number in it as a place.

use super::{Certificate, PlainAutomaton, PlainWitness};
use crate::logic::Numerals;
use crate::rules::Clause;

impl Certificate {
    /// Whether every state, row, class, vector and pile that is mentioned exists, lists have the lengths they should,
    /// and `ends` are there in misère play and only there.
    ///
    /// This says nothing of whether the certificate is true: [`check`](crate::check) does.
    pub fn is_well_formed(&self) -> bool {
        let (Numerals::Greedy(list) | Numerals::Ostrowski(list)) = &self.numeration;
        let clauses = self.clauses.iter();
        let of_clause = |clause: &Clause| {
            let mut atoms = clause.atoms.iter().map(|atom| atom.coefficients());
            atoms.all(|(before, after)| [before.len(), after.len()] == [self.piles; 2])
        };
        let witnesses = |moves: &[PlainWitness], after: &PlainAutomaton| {
            let fits = |(witness, clause): (&PlainWitness, &Clause)| {
                is_witness(witness, clause.atoms.len(), &self.numeration, after)
            };
            moves.len() == self.clauses.len() && moves.iter().zip(clauses.clone()).all(fits)
        };
        let ends = |ends: &super::PlainEnds| {
            is_automaton(&ends.terminal) && witnesses(&ends.moves, &self.positions)
        };
        !list.is_empty()
            && self.clauses.iter().all(of_clause)
            && is_automaton(&self.positions)
            && is_automaton(&self.lost)
            && witnesses(&self.moves, &self.lost)
            && self.ends.is_some() == self.misere
            && self.ends.as_ref().is_none_or(ends)
    }
}

/// Whether states and rows exist, and letters are in order.
fn is_automaton(automaton: &PlainAutomaton) -> bool {
    let count = automaton.states.len();
    let row = |row: &Vec<(u32, u32)>| {
        row.is_sorted_by(|a, b| a.0 < b.0) && row.iter().all(|edge| (edge.1 as usize) < count)
    };
    count > 0
        && automaton.rows.iter().all(row)
        && are_below(&automaton.states, automaton.rows.len())
        && are_below(&automaton.accepting, count)
}

/// Whether classes of configurations, and in these vectors and states of the automaton after, exist.
fn is_witness(
    witness: &PlainWitness,
    conditions: usize,
    numeration: &Numerals,
    after: &PlainAutomaton,
) -> bool {
    // How many digits a period has, and how many numbers say what has been read of a form.
    let (period, dimension) = match numeration {
        Numerals::Greedy(list) => (1, list.len()),
        Numerals::Ostrowski(list) => (list.len(), 2),
    };
    let (classes, vectors) = (&witness.classes, &witness.vectors);
    let configuration = |list: &Vec<u32>| {
        list.len() == 2 + conditions
            && (list[0] as usize) < period
            && (list[1] as usize) < after.states.len()
            && (list[2..].iter().zip(vectors)).all(|(&place, all)| place as usize <= all.len())
    };
    let mut every_vector = vectors.iter().flatten();
    is_automaton(&witness.automaton)
        && witness.labels.len() == witness.automaton.states.len()
        && (witness.labels.iter().flatten()).all(|label| are_below(label, classes.len()))
        && vectors.len() == conditions
        && every_vector.all(|vector| vector.len() == dimension)
        && classes.iter().flatten().all(configuration)
}

fn are_below(list: &[u32], bound: usize) -> bool {
    list.iter().all(|&number| (number as usize) < bound)
}
