//! The two sentences: no move leads from one set to another, and a witness stands for moves.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::iter;
use std::rc::Rc;

use super::clause::{Clause, Configuration};
use super::condition::HOPELESS;
use super::machine::{Machine, walk};
use super::{Flaw, demand};
use crate::certificate::PlainWitness;

/// For each configuration, the classes it is in.
type Places<'a> = HashMap<&'a [u32], Vec<u32>>;

/// The clause leads from no word of `before` to a word of `after`: all pairs of words that might be so are read.
pub(super) fn no_move(
    clause: &mut Clause<'_>,
    before: &Machine<'_>,
    after: &Machine<'_>,
    flaw: Flaw,
) -> Result<(), Flaw> {
    let mut next = clause.start()?;
    if next.contains(&HOPELESS) {
        return Ok(());
    }
    walk(&clause.system.work, next.clone(), |node, reach| {
        let (a, b, states) = (node[0], node[1], &node[2..]);
        let complete = before.accepts(a) && after.accepts(b);
        demand(!complete || !clause.holds(states), flaw)?;
        let (edges, edges_after) = (before.edges[a as usize], after.edges[b as usize]);
        (clause.system.work).spend(edges.len(), edges_after.len())?;
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
    let machine = Machine::new(&witness.automaton, clause.system.letters)?;
    let (labels, mut classes) = (&witness.labels, Vec::new());
    for class in &witness.classes {
        let one = |plain: &Vec<u32>| clause.configuration(plain, &witness.vectors);
        classes.push(class.iter().map(one).collect::<Result<Vec<_>, _>>()?);
    }
    let start = clause.start()?;
    let begins = |&class: &u32| classes[class as usize].contains(&start);
    let begins = labels[0].iter().any(|label| label.iter().all(begins));
    demand(begins, Flaw::HalfMade)?;
    let complete = |c: &Configuration| c[0] == 0 && after.accepts(c[1]) && clause.holds(&c[2..]);
    let complete = |class: &Vec<_>| class.iter().all(complete);
    let complete: Vec<bool> = classes.iter().map(complete).collect();
    let moves = |label: &Vec<u32>| label.iter().any(|&class| complete[class as usize]);
    let moves =
        |(state, labels): (u32, &Vec<_>)| !machine.accepts(state) || labels.iter().all(moves);
    demand((0..).zip(labels).all(moves), Flaw::WithoutMove)?;
    labels_follow(clause, &classes, labels, &machine, after)?;
    Ok(machine)
}

/// Along every edge of the automaton, from each label of its source some label of its target follows.
fn labels_follow(
    clause: &mut Clause<'_>,
    classes: &[Vec<Configuration>],
    labels: &[Vec<Vec<u32>>],
    machine: &Machine<'_>,
    after: &Machine<'_>,
) -> Result<(), Flaw> {
    let (letters, work) = (clause.system.letters as usize, &clause.system.work);
    let mut places: Places<'_> = HashMap::new();
    for (number, class) in (0..).zip(classes) {
        for configuration in class {
            places.entry(configuration).or_default().push(number);
        }
    }
    // For each class and letter, the classes that follow, once known; and for all letters that add the same.
    work.spend(classes.len().saturating_mul(letters), 16)?;
    let mut following: Vec<Option<Rc<[u32]>>> = vec![None; classes.len() * letters];
    let mut alike: HashMap<(u32, Vec<i64>), Rc<[u32]>> = HashMap::new();
    // For each class, the last step in which it was seen to follow.
    let (mut seen, mut now) = (vec![0u64; classes.len()], 0);
    let each = |(edges, labels)| iter::zip(iter::repeat(edges), labels);
    for (edges, label) in iter::zip(&machine.edges, labels).flat_map(each) {
        for &(letter, to) in *edges {
            now += 1;
            for &class in label {
                let known = &mut following[class as usize * letters + letter as usize];
                if known.is_none() {
                    let members = &classes[class as usize];
                    *known = Some(match alike.entry((class, clause.adds(members, letter))) {
                        Entry::Occupied(entry) => Rc::clone(entry.get()),
                        Entry::Vacant(entry) => {
                            let found = follow(clause, members, letter, after, &places)?;
                            Rc::clone(entry.insert(found.into()))
                        }
                    });
                }
                let known = known.as_deref().unwrap_or_default();
                work.spend(1, 1 + known.len())?;
                (known.iter()).for_each(|&next| seen[next as usize] = now);
            }
            let labels = &labels[to as usize];
            work.spend(1, labels.iter().map(|label| 1 + label.len()).sum())?;
            let follows = |&class: &u32| seen[class as usize] == now;
            let follows = labels.iter().any(|label| label.iter().all(follows));
            demand(follows, Flaw::Unfounded)?;
        }
    }
    Ok(())
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
        next[0] = clause.system.after_one(list[0]);
        for &(letter_after, to) in after.edges[list[1] as usize] {
            next[1] = to;
            if clause.read(&list[2..], [letter, letter_after], &mut next[2..])? {
                found.extend(places.get(&next[..]).into_iter().flatten());
            }
        }
        let work = &clause.system.work;
        work.spend(1, after.edges[list[1] as usize].len())?;
        work.spend(found.len(), common.as_ref().map_or(1, Vec::len))?;
        match &mut common {
            None => common = Some(found),
            Some(common) => common.retain(|class| found.contains(class)),
        }
    }
    Ok(common.unwrap_or_default())
}
