//! That the labels of a witness follow from one another, letter by letter.

use hashbrown::HashMap;
use hashbrown::hash_map::Entry;

use super::after::After;
use super::clause::{Clause, Node};
use super::letters::Letters;
use super::machine::Machine;
use super::{Flaw, demand};
use crate::certificate::{ClassNumber, Label};

/// For each configuration, the classes it is in.
pub(super) type Places<'a> = HashMap<&'a [u32], Vec<ClassNumber>>;

/// What follows from the classes of a witness, as far as asked.
///
/// What follows from a class depends on what the letter adds to the conditions that are open in it, and on nothing else:
/// letters of one kind, as these conditions see them, stand for one another.
#[derive(Debug)]
pub(super) struct Following<'a, 's> {
    clause: &'a mut Clause<'s>,
    classes: &'a [Vec<Node>],
    after: &'a After<'a>,
    places: &'a Places<'a>,
    letters: Letters,
    /// For each class the conditions open in it, and their place among the letters.
    open: Vec<(Vec<usize>, usize)>,
    /// For each class and each kind of letters, the classes that follow.
    known: HashMap<(ClassNumber, u32), Vec<ClassNumber>>,
    /// For each row of edges and place among the letters, edges that stand for all of them.
    differing: HashMap<(usize, usize), Vec<(u32, u32)>>,
    /// For each class the last time it was seen to follow, and how often it was asked what follows.
    marks: Vec<u64>,
    time: u64,
}

impl<'a, 's> Following<'a, 's> {
    pub(super) fn new(
        clause: &'a mut Clause<'s>,
        classes: &'a [Vec<Node>],
        after: &'a After<'a>,
        places: &'a Places<'a>,
    ) -> Result<Self, Flaw> {
        let mut letters = Letters::default();
        let mut open = Vec::new();
        for class in classes {
            let conditions = clause.open(class);
            let place = letters.place(clause, &conditions)?;
            open.push((conditions, place));
        }
        Ok(Self {
            clause,
            classes,
            after,
            places,
            letters,
            open,
            known: HashMap::new(),
            differing: HashMap::new(),
            marks: vec![0; classes.len()],
            time: 0,
        })
    }

    /// By every edge of the state, all classes of some label of the next state follow from classes of this label.
    pub(super) fn is_founded(
        &mut self,
        label: &Label,
        machine: &Machine<'_>,
        state: u32,
        labels: &[Vec<Label>],
    ) -> Result<(), Flaw> {
        let key = (machine.row(state), self.place_of_label(label)?);
        // Taken out while the rest is in use.
        let edges = match self.differing.remove(&key) {
            Some(edges) => edges,
            None => {
                let (system, all) = (self.clause.system, machine.edges(state));
                system.work.hold(100 + all.len(), size_of::<(u32, u32)>())?;
                system.work.spend(self.letters.count(key.1), 1)?;
                self.letters.differing(key.1, all)
            }
        };
        for &(letter, to) in &edges {
            self.is_founded_by(letter, label, &labels[to as usize])?;
        }
        self.differing.insert(key, edges);
        Ok(())
    }

    /// The place among the letters of all conditions that are open in classes of a label.
    fn place_of_label(&mut self, label: &Label) -> Result<usize, Flaw> {
        let mut conditions = Vec::new();
        for class in &label.0 {
            let open = &self.open[class.place()].0;
            self.clause.system.work.spend(1, 1 + open.len())?;
            conditions.extend(open);
        }
        conditions.sort_unstable();
        conditions.dedup();
        self.letters.place(self.clause, &conditions)
    }

    /// By the letter, all classes of one of the labels there follow from classes of this one.
    fn is_founded_by(&mut self, letter: u32, label: &Label, there: &[Label]) -> Result<(), Flaw> {
        self.time += 1;
        let mut steps = 1;
        for &class in &label.0 {
            let kind = self.letters.kind(self.open[class.place()].1, letter);
            let following = match self.known.entry((class, kind)) {
                Entry::Occupied(entry) => entry.into_mut(),
                Entry::Vacant(entry) => {
                    let members = &self.classes[class.place()];
                    let following = follow(self.clause, members, letter, self.after, self.places)?;
                    let work = &self.clause.system.work;
                    work.hold(1, 100 + size_of_val(&following[..]))?;
                    entry.insert(following)
                }
            };
            steps += 32 + following.len();
            (following.iter()).for_each(|class| self.marks[class.place()] = self.time);
        }
        let mut follows = |class: &ClassNumber| {
            steps += 1;
            self.marks[class.place()] == self.time
        };
        let follows = there.iter().any(|label| label.0.iter().all(&mut follows));
        self.clause.system.work.spend(1, steps)?;
        demand(follows, Flaw::Unfounded)
    }
}

/// The classes of which, from every configuration of one, some configuration is reached by the letter and some letter
/// after.
fn follow(
    clause: &mut Clause<'_>,
    class: &[Node],
    letter: u32,
    after: &After<'_>,
    places: &Places<'_>,
) -> Result<Vec<ClassNumber>, Flaw> {
    let mut common: Option<Vec<ClassNumber>> = None;
    for node in class {
        let (mut found, mut next) = (Vec::new(), node.clone());
        let work = &clause.system.work;
        let span = clause.narrowest(&node[1..])?;
        let edges = after.within(clause, node[0], span, letter);
        work.spend(1 + edges.len(), 32 + clause.conditions())?;
        for &(_, letter_after, to) in edges {
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
