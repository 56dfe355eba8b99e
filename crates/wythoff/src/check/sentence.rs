//! The two sentences: no move leads from one set to another, and a witness stands for moves.

use super::after::After;
use super::clause::{Clause, Node};
use super::following::{Following, Places};
use super::machine::{Machine, walk};
use super::{Flaw, demand};
use crate::certificate::{ClassNumber, Label, PlainWitness};

/// The clause leads from no word of `before` to a word of `after`: all pairs of words that might be so are read.
///
/// Here and below `after` accepts valid words only. So in a state where it accepts, no digit is to come.
pub(super) fn no_move(
    clause: &mut Clause<'_>,
    before: &Machine<'_>,
    after: &Machine<'_>,
    flaw: Flaw,
) -> Result<(), Flaw> {
    let (work, conditions) = (&clause.system.work, clause.conditions());
    let mut next = [&[0], &clause.start()?[..]].concat();
    let after = After::new(clause, after, work)?;
    walk(work, next.clone(), |node, reach| {
        let (a, b, states) = (node[0], node[1], &node[2..]);
        let complete = before.accepts(a) && after.machine.accepts(b);
        demand(!complete || !clause.holds(states), flaw)?;
        let span = clause.narrowest(states)?;
        for &(letter, a) in before.edges(a) {
            let edges_after = after.within(clause, b, span, letter);
            // Two searches by halves; and for each pair the states of the conditions and a place among what was seen.
            work.spend(1, 16)?;
            work.spend(edges_after.len(), 4 + conditions)?;
            for &(_, letter_after, b) in edges_after {
                (next[0], next[1]) = (a, b);
                if clause.read(states, [letter, letter_after], &mut next[2..])? {
                    reach(&next)?;
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
) -> Result<Machine<'a>, Flaw> {
    let (work, labels) = (&clause.system.work, &witness.labels);
    let machine = Machine::new(&witness.automaton, clause.system.letters, work)?;
    let mut classes = Vec::new();
    for class in &witness.classes {
        // A list, its place in the table of configurations, and the list of classes there.
        let node = size_of::<u32>() * (1 + clause.conditions());
        work.hold(1 + class.0.len(), 100 + node)?;
        let nodes = class.0.iter().map(|one| clause.node(one, &witness.vectors));
        classes.push(nodes.collect::<Result<Vec<_>, _>>()?);
    }
    let mut places: Places<'_> = Places::new();
    for (number, class) in (0..).map(ClassNumber).zip(&classes) {
        for node in class {
            let places = places.entry(node).or_default();
            if places.last() != Some(&number) {
                places.push(number);
            }
        }
    }
    let start = clause.start()?;
    let is_move = |node: &Node| after.accepts(node[0]) && clause.holds(&node[1..]);
    let begins: Vec<bool> = classes.iter().map(|class| class.contains(&start)).collect();
    let moves: Vec<bool> = (classes.iter().map(|class| class.iter().all(is_move))).collect();
    let begins = |label: &Label| label.0.iter().all(|class| begins[class.place()]);
    demand(labels[0].iter().any(begins), Flaw::HalfMade)?;

    let after = &After::new(clause, after, work)?;
    let mut following = Following::new(clause, &classes, after, &places)?;
    for (state, here) in (0..).zip(labels) {
        for label in here {
            let is_move = label.0.iter().any(|class| moves[class.place()]);
            demand(is_move || !machine.accepts(state), Flaw::WithoutMove)?;
            following.is_founded(label, &machine, state, labels)?;
        }
    }
    Ok(machine)
}
