//! The changes of a certificate that the checkers are tried with.

use wythoff::certificate::{Certificate, Class, ClassNumber, PlainAutomaton};
use wythoff::logic::Numerals;
use wythoff::{Atom, Clause};

/// Each kind of tampering, at every place it applies to: one change of an automaton, label, class, vector or clause.
pub(super) fn tampering(original: &Certificate) -> Vec<(&'static str, Certificate)> {
    let mut changed: Vec<(&'static str, Certificate)> = Vec::new();
    let mut add = |kind: &'static str, change: &dyn Fn(&mut Certificate)| {
        let mut certificate = original.clone();
        change(&mut certificate);
        changed.push((kind, certificate));
    };
    type Part = Box<dyn Fn(&mut Certificate) -> &mut PlainAutomaton>;
    let mut parts: Vec<Part> = vec![Box::new(|c| &mut c.lost), Box::new(|c| &mut c.positions)];
    for clause in 0..original.moves.len() {
        parts.push(Box::new(move |c| &mut c.moves[clause].automaton));
    }
    if let Some(ends) = &original.ends {
        const THERE: &str = "in misère play";
        parts.push(Box::new(|c| &mut c.ends.as_mut().expect(THERE).terminal));
        for clause in 0..ends.moves.len() {
            parts.push(Box::new(move |c| {
                &mut c.ends.as_mut().expect(THERE).moves[clause].automaton
            }));
        }
    }
    for part in &parts {
        let automaton = part(&mut original.clone()).clone();
        let count = automaton.states.len() as u32;
        for (row, edges) in automaton.rows.iter().enumerate() {
            for (index, &(_, to)) in edges.iter().enumerate() {
                add("dropped edge", &|c| {
                    part(c).rows[row].remove(index);
                });
                let other = (to + 1) % count;
                add("redirected edge", &|c| part(c).rows[row][index].1 = other);
            }
            let missing = (0..4).find(|&letter| edges.iter().all(|edge| edge.0 != letter));
            if let Some(letter) = missing {
                add("added edge", &|c| {
                    part(c).rows[row].push((letter, 0));
                    part(c).rows[row].sort_unstable();
                });
            }
        }
        for state in 0..count {
            add("flipped state", &|c| {
                let accepting = &mut part(c).accepting;
                match accepting.iter().position(|&s| s == state) {
                    Some(place) => {
                        accepting.remove(place);
                    }
                    None => accepting.push(state),
                }
            });
        }
    }
    for (clause, witness) in original.moves.iter().enumerate() {
        for (state, labels) in witness.labels.iter().enumerate() {
            add("no label", &|c| c.moves[clause].labels[state].clear());
            for (index, label) in labels.iter().enumerate() {
                add("dropped label", &|c| {
                    c.moves[clause].labels[state].remove(index);
                });
                add("emptied label", &|c| {
                    c.moves[clause].labels[state][index].0.clear();
                });
                let all = (0..witness.classes.len() as u32).map(ClassNumber);
                add("longer label", &|c| {
                    c.moves[clause].labels[state][index].0 = all.clone().collect();
                });
                for place in 0..label.0.len() {
                    add("shorter label", &|c| {
                        c.moves[clause].labels[state][index].0.remove(place);
                    });
                }
            }
        }
        for (class, Class(configurations)) in witness.classes.iter().enumerate() {
            add("emptied class", &|c| {
                c.moves[clause].classes[class].0.clear()
            });
            let other = &witness.classes[(class + 1) % witness.classes.len()];
            add("mixed classes", &|c| {
                c.moves[clause].classes[class]
                    .0
                    .extend(other.0.iter().cloned());
            });
            for configuration in 0..configurations.len() {
                add("certain too early", &|c| {
                    c.moves[clause].classes[class].0[configuration]
                        .conditions
                        .fill(0);
                });
            }
        }
        for (condition, vectors) in witness.vectors.iter().enumerate() {
            for vector in 0..vectors.len() {
                add("changed vector", &|c| {
                    c.moves[clause].vectors[condition][vector].0[0] += 1
                });
            }
        }
    }
    for (clause, Clause { atoms }) in original.clauses.iter().enumerate() {
        for atom in 0..atoms.len() {
            let places = (0..original.piles).flat_map(|pile| [(pile, 1), (pile, -1)]);
            for (pile, by) in places {
                add("changed coefficient", &|c| {
                    let (Atom::Between { before, .. } | Atom::Congruent { before, .. }) =
                        &mut c.clauses[clause].atoms[atom];
                    before[pile] += by;
                    c.text = None;
                });
            }
        }
    }
    for numerals in [
        Numerals::Greedy(vec![2]),
        Numerals::Greedy(vec![2, 1]),
        Numerals::Greedy(vec![1, 1, 1]),
        Numerals::Endless(vec![2, 1]),
        Numerals::Endless(vec![4, 2]),
        Numerals::Ostrowski(vec![1]),
        Numerals::Ostrowski(vec![1, 2]),
    ] {
        add("changed numeration", &|c| c.numeration = numerals.clone());
    }
    changed
}
