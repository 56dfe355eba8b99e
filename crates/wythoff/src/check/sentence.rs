//! The two sentences: no move leads from one set to another, and a witness stands for moves.

use hashbrown::HashMap;
use hashbrown::hash_map::Entry;

use super::clause::{Clause, Node};
use super::machine::{Machine, walk};
use super::{Flaw, demand};
use crate::certificate::{ClassNumber, Label, PlainWitness};

/// For each configuration, the classes it is in.
type Places<'a> = HashMap<&'a [u32], Vec<ClassNumber>>;

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
    walk(work, next.clone(), |node, reach| {
        let (a, b, states) = (node[0], node[1], &node[2..]);
        let complete = before.accepts(a) && after.accepts(b);
        demand(!complete || !clause.holds(states), flaw)?;
        let (edges, edges_after) = (before.edges[a as usize], after.edges[b as usize]);
        let pairs = edges.len().saturating_mul(edges_after.len());
        work.spend(pairs, 1 + conditions)?;
        for &(letter, a) in edges {
            for &(letter_after, b) in edges_after {
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
    let mut places: Places<'_> = HashMap::new();
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

    // What follows from a class depends on what the letter adds to the conditions that are open in it.
    let open: Vec<Vec<usize>> = classes.iter().map(|class| clause.open(class)).collect();
    let mut known: HashMap<(ClassNumber, Vec<i64>), Vec<ClassNumber>> = HashMap::new();
    // For each class the last of the edges below by which it follows; those are counted from 1.
    let (mut following, mut edge) = (vec![0u64; classes.len()], 0);
    for (state, here) in (0..).zip(labels) {
        for Label(label) in here {
            let is_move = label.iter().any(|class| moves[class.place()]);
            demand(is_move || !machine.accepts(state), Flaw::WithoutMove)?;
            for &(letter, to) in machine.edges[state as usize] {
                edge += 1;
                work.spend(1, 1)?;
                for &class in label {
                    let members = &classes[class.place()];
                    let adds = clause.adds(letter, &open[class.place()]);
                    let more = match known.entry((class, adds)) {
                        Entry::Occupied(entry) => entry.into_mut(),
                        Entry::Vacant(entry) => {
                            let (_, adds) = entry.key();
                            work.hold(1, 100 + size_of_val(&adds[..]))?;
                            let classes = follow(clause, members, letter, after, &places)?;
                            work.hold(1, size_of_val(&classes[..]))?;
                            entry.insert(classes)
                        }
                    };
                    work.spend(1, 32 + more.len())?;
                    (more.iter()).for_each(|class| following[class.place()] = edge);
                }
                let there = &labels[to as usize];
                let mut looked = 1;
                let mut follows = |class: &ClassNumber| {
                    looked += 1;
                    following[class.place()] == edge
                };
                let follows = there.iter().any(|label| label.0.iter().all(&mut follows));
                work.spend(1, looked)?;
                demand(follows, Flaw::Unfounded)?;
            }
        }
    }
    Ok(machine)
}

/// The classes of which, from every configuration of one, some configuration is reached by the letter and some letter
/// after.
fn follow(
    clause: &mut Clause<'_>,
    class: &[Node],
    letter: u32,
    after: &Machine<'_>,
    places: &Places<'_>,
) -> Result<Vec<ClassNumber>, Flaw> {
    let mut common: Option<Vec<ClassNumber>> = None;
    for node in class {
        let (mut found, mut next) = (Vec::new(), node.clone());
        let work = &clause.system.work;
        let edges = after.edges[node[0] as usize];
        work.spend(edges.len(), 32 + clause.conditions())?;
        for &(letter_after, to) in edges {
            next[0] = to;
            if clause.read(&node[1..], [letter, letter_after], &mut next[1..])?
                && let Some(classes) = places.get(&next[..])
            {
                work.hold(1, size_of_val(&classes[..]))?;
                found.extend(classes);
            }
        }
        found.sort_unstable();
        found.dedup();
        // Sorting and looking up, each by halves.
        work.spend(found.len() + common.as_ref().map_or(0, Vec::len), 32)?;
        match &mut common {
            None => common = Some(found),
            Some(common) => common.retain(|class| found.binary_search(class).is_ok()),
        }
    }
    Ok(common.unwrap_or_default())
}
