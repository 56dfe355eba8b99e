//! That a certificate mentions only what is there: a reader may use every number in it as a place.

use super::{Certificate, Configuration, Label, PlainAutomaton, PlainWitness};
use crate::number::Numerals;
use crate::rules::Clause;

impl Certificate {
    /// Whether every state, row, class, vector and pile that is mentioned exists, lists have the lengths they should,
    /// and `ends` are there in misère play and only there.
    ///
    /// This says nothing of whether the certificate is true: [`check`](crate::check) does.
    pub fn is_well_formed(&self) -> bool {
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
        !self.numeration.list().is_empty()
            && self.clauses.iter().all(of_clause)
            && is_automaton(&self.positions)
            && is_automaton(&self.lost)
            && witnesses(&self.moves, &self.lost)
            && self.ends.is_some() == self.misere
            && self.ends.as_ref().is_none_or(ends)
    }

    /// Whether every row, class and vector is mentioned somewhere, in a certificate that is well formed.
    pub(crate) fn is_all_used(&self) -> bool {
        let ends = self.ends.as_ref();
        let witnesses = || (self.moves.iter()).chain(ends.into_iter().flat_map(|ends| &ends.moves));
        let automata = [&self.positions, &self.lost].into_iter();
        let automata = automata.chain(ends.map(|ends| &ends.terminal));
        let mut automata = automata.chain(witnesses().map(|witness| &witness.automaton));
        automata.all(|automaton| are_all(&automaton.states, automaton.rows.len()))
            && witnesses().all(is_used)
    }
}

/// Whether labels mention every class of a witness, and configurations every vector.
fn is_used(witness: &PlainWitness) -> bool {
    let labels = witness.labels.iter().flatten();
    let classes: Vec<u32> = labels
        .flat_map(|label| label.0.iter().map(|class| class.0))
        .collect();
    let configurations = || witness.classes.iter().flat_map(|class| &class.0);
    let vectors = |(condition, vectors): (usize, &Vec<super::Vector>)| {
        // Counted from 1; 0 stands for none.
        let places = configurations().map(|one| one.conditions[condition]);
        let places: Vec<u32> = places.filter_map(|place| place.checked_sub(1)).collect();
        are_all(&places, vectors.len())
    };
    are_all(&classes, witness.classes.len()) && witness.vectors.iter().enumerate().all(vectors)
}

/// Whether every number below the bound is in the list, whose numbers are all below it.
fn are_all(list: &[u32], bound: usize) -> bool {
    let mut is_there = vec![false; bound];
    (list.iter()).for_each(|&number| is_there[number as usize] = true);
    is_there.into_iter().all(|there| there)
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
        Numerals::Greedy(list) | Numerals::Endless(list) => (1, list.len()),
        Numerals::Ostrowski(list) => (list.len(), 2),
    };
    let (classes, vectors) = (&witness.classes, &witness.vectors);
    let configuration = |one: &Configuration| {
        let mut places = one.conditions.iter().zip(vectors);
        one.conditions.len() == conditions
            && (one.to_come as usize) < period
            && (one.after as usize) < after.states.len()
            && places.all(|(&place, all)| place as usize <= all.len())
    };
    let label = |label: &Label| label.0.iter().all(|class| class.place() < classes.len());
    let mut every_vector = vectors.iter().flatten();
    is_automaton(&witness.automaton)
        && witness.labels.len() == witness.automaton.states.len()
        && witness.labels.iter().flatten().all(label)
        && vectors.len() == conditions
        && every_vector.all(|vector| vector.0.len() == dimension)
        && classes.iter().flat_map(|class| &class.0).all(configuration)
}

fn are_below(list: &[u32], bound: usize) -> bool {
    list.iter().all(|&number| (number as usize) < bound)
}
