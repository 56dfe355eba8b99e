//! The two sentences: no move leads from one set to another, and a witness stands for moves.

use hashbrown::HashMap;
use hashbrown::hash_map::Entry;

use super::clause::{Clause, Configuration};
use super::machine::{Machine, walk};
use super::{Flaw, demand};
use crate::certificate::PlainWitness;

/// For each configuration, the classes it is in.
type Places<'a> = HashMap<&'a [u32], Vec<u32>>;

/// The clause leads from no word of `before` to a word of `after`: all pairs of words that might be so are read.
///
/// Here and below `after` accepts valid words only. So in a state where it accepts, no digit is to come.
pub(super) fn no_move(
    clause: &mut Clause<'_>,
    before: &Machine<'_>,
    after: &Machine<'_>,
    flaw: Flaw,
) -> Result<(), Flaw> {
    let work = &clause.system.work;
    let mut next = [&[0], &clause.start()?[..]].concat();
    walk(work, next.clone(), |node, reach| {
        let (a, b, states) = (node[0], node[1], &node[2..]);
        let complete = before.accepts(a) && after.accepts(b);
        demand(!complete || !clause.holds(states), flaw)?;
        let (edges, edges_after) = (before.edges[a as usize], after.edges[b as usize]);
        work.spend(edges.len(), edges_after.len())?;
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
    let machine = Machine::new(&witness.automaton, clause.system.letters)?;
    let mut classes = Vec::new();
    for class in &witness.classes {
        let one = |plain: &Vec<u32>| clause.configuration(plain, &witness.vectors);
        classes.push(class.iter().map(one).collect::<Result<Vec<_>, _>>()?);
    }
    let mut places: Places<'_> = HashMap::new();
    for (number, class) in (0..).zip(&classes) {
        for configuration in class {
            places.entry(configuration).or_default().push(number);
        }
    }
    let start = clause.start()?;
    let is_move = |c: &Configuration| after.accepts(c[0]) && clause.holds(&c[1..]);
    let begins: Vec<bool> = classes.iter().map(|class| class.contains(&start)).collect();
    let moves: Vec<bool> = (classes.iter().map(|class| class.iter().all(is_move))).collect();
    let begins = |label: &Vec<u32>| label.iter().all(|&class| begins[class as usize]);
    demand(labels[0].iter().any(begins), Flaw::HalfMade)?;

    // What follows from a class depends on what the letter adds to the conditions that are open in it.
    let open: Vec<Vec<usize>> = classes.iter().map(|class| clause.open(class)).collect();
    let mut known: HashMap<(u32, Vec<i64>), Vec<u32>> = HashMap::new();
    for (state, here) in (0..).zip(labels) {
        for label in here {
            let is_move = label.iter().any(|&class| moves[class as usize]);
            demand(is_move || !machine.accepts(state), Flaw::WithoutMove)?;
            for &(letter, to) in machine.edges[state as usize] {
                let mut following = vec![false; classes.len()];
                work.spend(1, 1 + classes.len() / 16)?;
                for &class in label {
                    let members = &classes[class as usize];
                    let adds = clause.adds(letter, &open[class as usize]);
                    let more = match known.entry((class, adds)) {
                        Entry::Occupied(entry) => entry.into_mut(),
                        Entry::Vacant(entry) => {
                            entry.insert(follow(clause, members, letter, after, &places)?)
                        }
                    };
                    work.spend(1, 1 + more.len())?;
                    (more.iter()).for_each(|&class| following[class as usize] = true);
                }
                let there = &labels[to as usize];
                work.spend(1, there.iter().map(|label| 1 + label.len()).sum())?;
                let follows = |&class: &u32| following[class as usize];
                let follows = there.iter().any(|label| label.iter().all(follows));
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
    class: &[Configuration],
    letter: u32,
    after: &Machine<'_>,
    places: &Places<'_>,
) -> Result<Vec<u32>, Flaw> {
    let mut common: Option<Vec<u32>> = None;
    for list in class {
        let (mut found, mut next) = (Vec::new(), list.clone());
        let edges = after.edges[list[0] as usize];
        for &(letter_after, to) in edges {
            next[0] = to;
            if clause.read(&list[1..], [letter, letter_after], &mut next[1..])? {
                found.extend(places.get(&next[..]).into_iter().flatten());
            }
        }
        let work = &clause.system.work;
        work.spend(1, edges.len())?;
        work.spend(found.len(), common.as_ref().map_or(1, Vec::len))?;
        match &mut common {
            None => common = Some(found),
            Some(common) => common.retain(|class| found.contains(class)),
        }
    }
    Ok(common.unwrap_or_default())
}
