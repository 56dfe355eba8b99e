//! That the labels of a witness follow from one another, letter by letter.

use std::hash::Hash;
use std::rc::Rc;

use hashbrown::{HashMap, HashSet};

use super::after::After;
use super::clause::{Clause, Node};
use super::letters::Letters;
use super::machine::Machine;
use super::reach::Reach;
use super::{Flaw, Work, demand};
use crate::certificate::{ClassNumber, Label};

/// For each configuration, the classes it is in.
pub(super) type Places<'a> = HashMap<&'a [u32], Vec<ClassNumber>>;

/// What follows from the classes of a witness, as far as asked.
#[derive(Debug)]
pub(super) struct Following<'a, 's> {
    clause: &'a mut Clause<'s>,
    classes: &'a [Vec<Node>],
    after: &'a After<'a>,
    places: &'a Places<'a>,
    letters: Letters,
    reach: Reach<'a>,
    /// For each class the place among the letters of the conditions open in it.
    open: Vec<usize>,
    /// For each class and each of its configurations, where it is listed which letters after may reach a class.
    tables: Vec<Vec<Vec<usize>>>,
    /// For each class and each kind of letters the number of the list of classes that follow; `u32::MAX`: not asked yet.
    known: Vec<Vec<u32>>,
    following: Numbered<ClassNumber>,
    /// Lists of numbers of such lists: what follows from several classes.
    together: Numbered<u32>,
    /// Lists used again and again.
    common: Vec<ClassNumber>,
    found: Vec<ClassNumber>,
    next: Node,
    /// For each class the last time it was seen to follow, and how often it was asked what follows.
    marks: Vec<u64>,
    time: u64,
}

/// Classes of a label in which the same conditions are open: they do not tell letters of one kind apart.
#[derive(Debug)]
struct Part {
    place: usize,
    classes: Vec<ClassNumber>,
    /// For each kind of letters the number of the list of what follows; `u32::MAX`: not asked yet.
    together: Vec<u32>,
}

impl<'a, 's> Following<'a, 's> {
    pub(super) fn new(
        clause: &'a mut Clause<'s>,
        classes: &'a [Vec<Node>],
        after: &'a After<'a>,
        places: &'a Places<'a>,
    ) -> Result<Self, Flaw> {
        let mut letters = Letters::default();
        let mut reach = Reach::new(clause, after, classes, &mut letters)?;
        let (mut open, mut tables, mut known) = (Vec::new(), Vec::new(), Vec::new());
        let work = &clause.system.work;
        for class in classes {
            let place = letters.place(clause, &clause.open(class))?;
            let kinds = letters.examples(place).len();
            work.hold(100 + kinds, size_of::<u32>())?;
            known.push(vec![u32::MAX; kinds]);
            open.push(place);
            let node = |node| reach.tables(clause, &letters, node);
            work.hold(class.len(), 24 + size_of::<usize>() * clause.conditions())?;
            tables.push(class.iter().map(node).collect::<Result<_, _>>()?);
        }
        Ok(Self {
            clause,
            classes,
            after,
            places,
            letters,
            reach,
            open,
            tables,
            known,
            following: Numbered::default(),
            together: Numbered::default(),
            common: Vec::new(),
            found: Vec::new(),
            next: Node::new(),
            marks: vec![0; classes.len()],
            time: 0,
        })
    }

    /// By every edge of the state, all classes of some label of the next state follow from classes of this label.
    ///
    /// Edges to one state by which the same lists follow from the parts of the label are looked at once.
    pub(super) fn is_founded(
        &mut self,
        label: &Label,
        machine: &Machine<'_>,
        state: u32,
        labels: &[Vec<Label>],
    ) -> Result<(), Flaw> {
        let mut parts = self.parts(label)?;
        let edges = machine.edges(state);
        let system = self.clause.system;
        system.work.spend(edges.len(), 3 + parts.len())?;
        let mut asked: HashSet<Vec<u32>> = HashSet::new();
        let mut key = vec![0; 1 + parts.len()];
        for &(letter, to) in edges {
            key[0] = to;
            for (part, list) in parts.iter_mut().zip(&mut key[1..]) {
                *list = self.together(part, letter)?;
            }
            if !asked.contains(&key[..]) {
                // Of one label there are at most as many as letters, 2^16: some megabytes, which are given back.
                system.work.spend(1, 20 + key.len())?;
                self.is_founded_by(&key[1..], &labels[to as usize])?;
                asked.insert(key.clone());
            }
        }
        Ok(())
    }

    /// The classes of a label by the conditions that are open in them.
    fn parts(&self, label: &Label) -> Result<Vec<Part>, Flaw> {
        let work = &self.clause.system.work;
        let mut parts: Vec<Part> = Vec::new();
        for &class in &label.0 {
            let place = self.open[class.place()];
            work.spend(1, 4 + parts.len())?;
            let known = parts.iter_mut().find(|part| part.place == place);
            match known {
                Some(part) => part.classes.push(class),
                None => {
                    let kinds = self.letters.examples(place).len();
                    // A table of a machine word for two kinds, all alike at first.
                    work.spend(1, 32 + kinds / 4)?;
                    parts.push(Part {
                        place,
                        classes: vec![class],
                        together: vec![u32::MAX; kinds],
                    });
                }
            }
        }
        Ok(parts)
    }

    /// The number of the list of what follows by a letter from the classes of a part.
    fn together(&mut self, part: &mut Part, letter: u32) -> Result<u32, Flaw> {
        let kind = self.letters.kind(part.place, letter) as usize;
        if part.together[kind] == u32::MAX {
            let mut lists = Vec::new();
            for &class in &part.classes {
                let list = self.following(class, letter)?;
                if !self.following.get(list).is_empty() {
                    lists.push(list);
                }
            }
            let work = &self.clause.system.work;
            work.spend(part.classes.len(), 4)?;
            work.sort(lists.len())?;
            lists.sort_unstable();
            lists.dedup();
            part.together[kind] = self.together.number(&lists, work)?;
        }
        Ok(part.together[kind])
    }

    /// The number of the list of classes that follow by a letter from a class: of each of which, from every configuration of
    /// this one, some configuration is reached by the letter and some letter after.
    ///
    /// It depends on what the letter adds to the conditions that are open in the class, and on nothing else.
    fn following(&mut self, class: ClassNumber, letter: u32) -> Result<u32, Flaw> {
        let kind = self.letters.kind(self.open[class.place()], letter) as usize;
        let known = self.known[class.place()][kind];
        if known != u32::MAX {
            return Ok(known);
        }
        // Taken out while the rest is in use.
        let mut common = std::mem::take(&mut self.common);
        let mut found = std::mem::take(&mut self.found);
        common.clear();
        for member in 0..self.classes[class.place()].len() {
            found.clear();
            self.reached(class, member, letter, &mut found)?;
            if member == 0 {
                std::mem::swap(&mut common, &mut found);
                continue;
            }
            let work = &self.clause.system.work;
            work.sort(common.len().max(found.len()))?;
            common.retain(|class| found.binary_search(class).is_ok());
        }
        let number = (self.following).number(&common, &self.clause.system.work)?;
        (self.common, self.found) = (common, found);
        self.known[class.place()][kind] = number;
        Ok(number)
    }

    /// Finds the classes, in order, of which a configuration is reached from a member of this one by a letter and some letter after.
    fn reached(
        &mut self,
        class: ClassNumber,
        member: usize,
        letter: u32,
        found: &mut Vec<ClassNumber>,
    ) -> Result<(), Flaw> {
        let node = &self.classes[class.place()][member];
        let tables = &self.tables[class.place()][member];
        let (places, next) = (self.places, &mut self.next);
        next.clone_from(node);
        let mut reach = |clause: &mut Clause<'_>, (letter_after, to)| -> Result<(), Flaw> {
            next[0] = to;
            if clause.read(&node[1..], [letter, letter_after], &mut next[1..])?
                && let Some(classes) = places.get(&next[..])
            {
                clause.system.work.hold(1, size_of_val(&classes[..]))?;
                found.extend(classes);
            }
            Ok(())
        };
        let conditions = self.clause.conditions();
        let clause = &mut *self.clause;
        let fewest = (self.reach).fewest(clause, &self.letters, tables, letter)?;
        // Without an open condition every letter after will do.
        let all = self.after.within(clause, node[0], None, letter);
        let count = fewest.map_or(all.len(), <[_]>::len);
        clause.system.work.spend(1, 4 + 2 * tables.len())?;
        clause.system.work.spend(count, 3 + conditions)?;
        match fewest {
            Some(edges) => edges.iter().try_for_each(|&edge| reach(clause, edge))?,
            None => (all.iter()).try_for_each(|edge| reach(clause, (edge.1, edge.2)))?,
        }
        self.clause.system.work.sort(found.len())?;
        found.sort_unstable();
        found.dedup();
        Ok(())
    }

    /// All classes of one of the labels there are in these lists.
    fn is_founded_by(&mut self, together: &[u32], there: &[Label]) -> Result<(), Flaw> {
        self.time += 1;
        let mut steps = 1;
        for &list in together.iter().flat_map(|&lists| self.together.get(lists)) {
            let following = self.following.get(list);
            steps += 4 + following.len();
            (following.iter()).for_each(|class| self.marks[class.place()] = self.time);
        }
        let mut follows = |class: &ClassNumber| {
            steps += 1;
            self.marks[class.place()] == self.time
        };
        let follows = there.iter().any(|label| label.0.iter().all(&mut follows));
        self.clause.system.work.spend(1, steps + there.len())?;
        demand(follows, Flaw::Unfounded)
    }
}

/// Lists with numbers: the same list, the same number.
#[derive(Debug)]
struct Numbered<T> {
    lists: Vec<Rc<[T]>>,
    numbers: HashMap<Rc<[T]>, u32>,
}

impl<T> Default for Numbered<T> {
    fn default() -> Self {
        let (lists, numbers) = (Vec::new(), HashMap::new());
        Self { lists, numbers }
    }
}

impl<T: Copy + Eq + Hash> Numbered<T> {
    fn number(&mut self, list: &[T], work: &Work) -> Result<u32, Flaw> {
        work.spend(1, 4 + list.len())?;
        if let Some(&number) = self.numbers.get(list) {
            return Ok(number);
        }
        work.hold(1, 200 + size_of_val(list))?;
        let (list, number): (Rc<[T]>, _) = (list.into(), self.lists.len() as u32);
        self.lists.push(list.clone());
        self.numbers.insert(list, number);
        Ok(number)
    }

    fn get(&self, number: u32) -> &[T] {
        &self.lists[number as usize]
    }
}

#[cfg(all(test, feature = "serde"))]
mod tests {
    use super::*;
    use crate::check::numeral::System;
    use crate::check::{USUAL_WORK, read_json};

    /// By the definition: every letter after is tried.
    fn by_definition(
        following: &mut Following<'_, '_>,
        class: ClassNumber,
        letter: u32,
    ) -> Vec<ClassNumber> {
        let mut common: Option<Vec<ClassNumber>> = None;
        for node in &following.classes[class.place()] {
            let (mut found, mut next) = (Vec::new(), node.clone());
            for &(letter_after, to) in following.after.machine.edges(node[0]) {
                next[0] = to;
                let letters = [letter, letter_after];
                if (following.clause.read(&node[1..], letters, &mut next[1..])).unwrap() {
                    found.extend(following.places.get(&next[..]).into_iter().flatten());
                }
            }
            let mut both = common.unwrap_or_else(|| found.clone());
            both.retain(|class| found.contains(class));
            both.sort_unstable();
            both.dedup();
            common = Some(both);
        }
        common.unwrap_or_default()
    }

    #[test]
    fn what_follows_from_a_class_is_what_some_letter_after_reaches() {
        let kept = [
            include_str!("../../tests/data/certificates/wythoff.json"),
            include_str!("../../tests/data/certificates/odd.json"),
            include_str!("../../tests/data/certificates/endless.json"),
            include_str!("../../tests/data/certificates/ostrowski.json"),
            include_str!("../../tests/data/certificates/growth.json"),
        ];
        for text in kept {
            let certificate = read_json(text).unwrap();
            let system = System::new(&certificate.numeration, certificate.piles, USUAL_WORK);
            let system = system.unwrap();
            let lost = Machine::new(&certificate.lost, system.letters, &system.work).unwrap();
            for (plain, witness) in certificate.clauses.iter().zip(&certificate.moves) {
                let mut clause = Clause::new(&system, plain).unwrap();
                let mut classes: Vec<Vec<Node>> = Vec::new();
                for class in &witness.classes {
                    let nodes = class.0.iter().map(|one| clause.node(one, &witness.vectors));
                    classes.push(nodes.collect::<Result<_, _>>().unwrap());
                }
                let mut places: Places<'_> = Places::new();
                for (number, class) in (0..).map(ClassNumber).zip(&classes) {
                    for node in class {
                        places.entry(node).or_default().push(number);
                    }
                }
                let after = After::new(&clause, &lost, &system.work).unwrap();
                let mut following = Following::new(&mut clause, &classes, &after, &places).unwrap();
                for class in (0..classes.len() as u32).map(ClassNumber) {
                    for letter in 0..system.letters {
                        let expected = by_definition(&mut following, class, letter);
                        let number = following.following(class, letter).unwrap();
                        assert_eq!(following.following.get(number), expected);
                    }
                }
            }
        }
    }
}
