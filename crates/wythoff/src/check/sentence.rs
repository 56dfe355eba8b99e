//! The two sentences: no move leads from one set to another, and a witness stands for moves.

use super::clause::{Clause, Configuration};
use super::condition::HOPELESS;
use super::follow::Following;
use super::machine::{Machine, walk};
use super::{CheckError, MOST, demand, flaw};
use crate::certificate::PlainWitness;
use crate::language::Text;

/// The clause leads from no word of `before` to a word of `after`: all pairs of words that might be so are read.
pub(super) fn no_move(
    clause: &mut Clause<'_>,
    before: &Machine<'_>,
    after: &Machine<'_>,
    flaw: Text,
) -> Result<(), CheckError> {
    let mut next = clause.start();
    if next.contains(&HOPELESS) {
        return Ok(());
    }
    walk(next.clone(), |node, reach| {
        let (a, b, states) = (node[0], node[1], &node[2..]);
        let complete = before.accepts(a) && after.accepts(b);
        demand(!complete || !clause.holds(states), flaw)?;
        for &(letter, a) in before.edges[a as usize] {
            for &(letter_after, b) in after.edges[b as usize] {
                (next[0], next[1]) = (a, b);
                if clause.read(states, letter, letter_after, &mut next[2..]) {
                    reach(&next);
                }
            }
        }
        Ok(())
    })
}

/// The automaton of a witness, after making sure that every word it accepts has a move into `after`.
///
/// Whatever word leads to a state, one of its labels is such that of each class in it a configuration is reached, by
/// reading the word before and some word after. So it is at the start; and if before an edge, then after it, because by
/// the letter each class of some label follows from a class of the label before, whichever configuration was reached. In
/// an accepting state that is a move.
pub(super) fn witnessed<'a>(
    clause: &mut Clause<'_>,
    witness: &'a PlainWitness,
    after: &Machine<'_>,
) -> Result<Machine<'a>, CheckError> {
    let machine = Machine::new(&witness.automaton, clause.system.letters)?;
    let (labels, mut classes) = (&witness.labels, Vec::new());
    for class in &witness.classes {
        let one = |plain: &Vec<u32>| clause.configuration(witness, plain, after);
        classes.push(class.iter().map(one).collect::<Result<Vec<_>, _>>()?);
    }
    let mut listed = labels.iter().flatten().flatten();
    let exist = listed.all(|&class| (class as usize) < classes.len());
    demand(exist && labels.len() == machine.edges.len(), flaw::LABEL)?;
    // What the loop below may cost: for each edge, each label beside all labels of its target.
    let entries = |state: u32| {
        labels[state as usize]
            .iter()
            .map(|label| 1 + label.len())
            .sum::<usize>()
    };
    let cost = |(edges, from): (&&[(u32, u32)], &Vec<Vec<u32>>)| {
        let targets: usize = edges.iter().map(|edge| entries(edge.1)).sum();
        targets.saturating_mul(from.len())
    };
    let cost = machine
        .edges
        .iter()
        .zip(labels)
        .map(cost)
        .fold(0, usize::saturating_add);
    demand(cost <= 512 * MOST, flaw::TOO_LARGE)?;
    let start = clause.start();
    let begins = |&class: &u32| classes[class as usize].contains(&start);
    let begins = labels[0].iter().any(|label| label.iter().all(begins));
    demand(begins, flaw::HALF_MADE)?;

    let complete = |c: &Configuration| c[0] == 0 && after.accepts(c[1]) && clause.holds(&c[2..]);
    let complete = |class: &Vec<_>| class.iter().all(complete);
    let complete: Vec<bool> = classes.iter().map(complete).collect();
    let mut following = Following::new(clause, &classes, after)?;
    // For each class, the last letter by which it was seen to follow from the label at hand.
    let (mut seen, mut now) = (vec![0u64; classes.len()], 0);
    for (state, label) in (0..)
        .zip(labels)
        .flat_map(|(s, list)| list.iter().map(move |l| (s, l)))
    {
        let moves = label.iter().any(|&class| complete[class as usize]);
        demand(moves || !machine.accepts(state), flaw::WITHOUT_MOVE)?;
        for &(letter, to) in machine.edges[state as usize] {
            now += 1;
            for &class in label {
                for &next in following.classes(class, letter) {
                    seen[next as usize] = now;
                }
            }
            let follows = |label: &Vec<u32>| label.iter().all(|&class| seen[class as usize] == now);
            let follows = labels[to as usize].iter().any(follows);
            demand(follows, flaw::UNFOUNDED)?;
        }
    }
    Ok(machine)
}
