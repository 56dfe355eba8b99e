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

/// The number of the empty list: the first that is asked for.
const NOTHING: u32 = 0;

/// For each configuration, the classes it is in.
pub(super) type Places<'a> = HashMap<&'a [u32], Vec<ClassNumber>>;

/// What follows from the classes of a witness, as far as asked.
#[derive(Debug)]
pub(super) struct Following<'a, 's> {
    clause: &'a mut Clause<'s>,
    after: &'a After<'a>,
    places: &'a Places<'a>,
    letters: Letters,
    reach: Reach<'a>,
    classes: Vec<Members>,
    /// Every configuration that is in a class, once.
    configurations: Vec<OneConfiguration<'a>>,
    /// Lists of classes that follow from a class or from a configuration.
    following: Numbered<ClassNumber>,
    /// Lists of numbers of such lists: what follows from several classes.
    together: Numbered<u32>,
    /// Lists used again and again.
    common: Vec<ClassNumber>,
    found: Vec<ClassNumber>,
    lists: Vec<u32>,
    next: Node,
    /// For each class the last time it was seen to follow, and how often it was asked what follows.
    marks: Vec<u64>,
    time: u64,
}

/// A class.
#[derive(Debug)]
struct Members {
    /// Its configurations, as places in the list of all.
    members: Vec<usize>,
    /// The place among the letters of the conditions open in it.
    open: usize,
    /// For each kind of letters the number of the list of classes that follow; `u32::MAX`: not asked yet. Not kept of a single
    /// configuration, which has such a list of its own.
    known: Vec<u32>,
}

/// A configuration, which may be in several classes.
#[derive(Debug)]
struct OneConfiguration<'a> {
    node: &'a Node,
    open: usize,
    /// Where it is listed, for each condition that is open, which letters after may reach a class.
    tables: Vec<usize>,
    /// For each kind of letters the number of the list of classes that are reached; `u32::MAX`: not asked yet.
    known: Vec<u32>,
}

/// What follows from several classes together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Together {
    /// One list, by its number: mostly.
    One(u32),
    /// Several, by the number of the list of them.
    Several(u32),
}

/// Classes of a label in which the same conditions are open: they do not tell letters of one kind apart.
#[derive(Debug)]
struct Part {
    place: usize,
    classes: Vec<ClassNumber>,
    /// For each kind of letters what follows; `None`: not asked yet.
    together: Vec<Option<Together>>,
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
        let work = &clause.system.work;
        let unasked = |letters: &Letters, open: usize| -> Result<Vec<u32>, Flaw> {
            let kinds = letters.examples(open).len();
            work.hold(100 + kinds, size_of::<u32>())?;
            Ok(vec![u32::MAX; kinds])
        };
        let mut following = Numbered::default();
        let nothing = following.number(&[], work)?;
        debug_assert_eq!(nothing, NOTHING);
        let mut numbers: HashMap<&Node, usize> = HashMap::new();
        let mut configurations = Vec::new();
        let mut listed = Vec::new();
        for class in classes {
            // The number, its place in a table, and a list.
            work.hold(class.len(), 100 + size_of::<usize>() * clause.conditions())?;
            let mut members = Vec::with_capacity(class.len());
            for node in class {
                if let Some(&number) = numbers.get(node) {
                    if members.last() != Some(&number) {
                        members.push(number);
                    }
                    continue;
                }
                let open = letters.place(clause, &clause.open(std::slice::from_ref(node)))?;
                members.push(configurations.len());
                numbers.insert(node, configurations.len());
                configurations.push(OneConfiguration {
                    node,
                    open,
                    tables: reach.tables(clause, &letters, node)?,
                    known: unasked(&letters, open)?,
                });
            }
            let open = letters.place(clause, &clause.open(class))?;
            let known = match members.len() {
                1 => Vec::new(),
                _ => unasked(&letters, open)?,
            };
            listed.push(Members {
                members,
                open,
                known,
            });
        }
        Ok(Self {
            clause,
            after,
            places,
            letters,
            reach,
            marks: vec![0; listed.len()],
            classes: listed,
            configurations,
            following,
            together: Numbered::default(),
            common: Vec::new(),
            found: Vec::new(),
            lists: Vec::new(),
            next: Node::new(),
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
        let mut asked: HashSet<(u32, Vec<Together>)> = HashSet::new();
        let mut question = (u32::MAX, vec![Together::One(NOTHING); parts.len()]);
        for &(letter, to) in edges {
            let mut is_same = question.0 == to;
            question.0 = to;
            for (part, known) in parts.iter_mut().zip(&mut question.1) {
                let together = self.together(part, letter)?;
                is_same &= *known == together;
                *known = together;
            }
            if !is_same && !asked.contains(&question) {
                // Of one label there are at most as many as letters, 2^16: some megabytes, which are given back.
                system.work.spend(1, 21 + parts.len())?;
                self.is_founded_by(&question.1, &labels[to as usize])?;
                asked.insert(question.clone());
            }
        }
        Ok(())
    }

    /// The classes of a label by the conditions that are open in them.
    fn parts(&self, label: &Label) -> Result<Vec<Part>, Flaw> {
        let work = &self.clause.system.work;
        let mut parts: Vec<Part> = Vec::new();
        for &class in &label.0 {
            let place = self.classes[class.place()].open;
            work.spend(1, 4 + parts.len())?;
            let known = parts.iter_mut().find(|part| part.place == place);
            match known {
                Some(part) => part.classes.push(class),
                None => {
                    let kinds = self.letters.examples(place).len();
                    // A table of a machine word for a kind, all alike at first.
                    work.spend(1, 32 + kinds / 2)?;
                    parts.push(Part {
                        place,
                        classes: vec![class],
                        together: vec![None; kinds],
                    });
                }
            }
        }
        Ok(parts)
    }

    /// What follows by a letter from the classes of a part.
    fn together(&mut self, part: &mut Part, letter: u32) -> Result<Together, Flaw> {
        let kind = self.letters.kind(part.place, letter) as usize;
        if let Some(known) = part.together[kind] {
            return Ok(known);
        }
        self.lists.clear();
        for &class in &part.classes {
            let list = self.following(class, letter)?;
            if list != NOTHING {
                self.lists.push(list);
            }
        }
        let work = &self.clause.system.work;
        work.spend(part.classes.len(), 4)?;
        work.sort(self.lists.len())?;
        self.lists.sort_unstable();
        self.lists.dedup();
        let together = match self.lists[..] {
            [] => Together::One(NOTHING),
            [one] => Together::One(one),
            _ => Together::Several(self.together.number(&self.lists, work)?),
        };
        part.together[kind] = Some(together);
        Ok(together)
    }

    /// The number of the list of classes that follow by a letter from a class: of each of which, from every configuration of
    /// this one, some configuration is reached by the letter and some letter after.
    ///
    /// It depends on what the letter adds to the conditions that are open in the class, and on nothing else.
    fn following(&mut self, class: ClassNumber, letter: u32) -> Result<u32, Flaw> {
        let class = class.place();
        if let [one] = self.classes[class].members[..] {
            return self.reached(one, letter);
        }
        let kind = self.letters.kind(self.classes[class].open, letter) as usize;
        let known = self.classes[class].known[kind];
        if known != u32::MAX {
            return Ok(known);
        }
        let mut number: Option<u32> = None;
        for member in 0..self.classes[class].members.len() {
            let reached = self.reached(self.classes[class].members[member], letter)?;
            let both = match number {
                None => reached,
                Some(number) => self.in_both(number, reached)?,
            };
            number = Some(both);
            self.clause.system.work.spend(1, 4)?;
            if both == NOTHING {
                break; // and so it stays
            }
        }
        let number = number.unwrap_or(NOTHING); // without a member
        self.classes[class].known[kind] = number;
        Ok(number)
    }

    /// The number of the list of the classes that are in both lists: mostly, both are one.
    fn in_both(&mut self, one: u32, other: u32) -> Result<u32, Flaw> {
        if one == other {
            return Ok(one);
        }
        let (mine, theirs) = (self.following.get(one), self.following.get(other));
        let work = &self.clause.system.work;
        work.sort(mine.len().max(theirs.len()))?;
        let is_theirs = |class: &&ClassNumber| theirs.binary_search(class).is_ok();
        self.common.clear();
        self.common.extend(mine.iter().filter(is_theirs));
        self.following.number(&self.common, work)
    }

    /// The number of the list of classes of which a configuration is reached from this one by a letter and some letter after.
    fn reached(&mut self, configuration: usize, letter: u32) -> Result<u32, Flaw> {
        let OneConfiguration {
            node, open, tables, ..
        } = &self.configurations[configuration];
        let kind = self.letters.kind(*open, letter) as usize;
        let known = self.configurations[configuration].known[kind];
        if known != u32::MAX {
            return Ok(known);
        }
        let conditions = self.clause.conditions();
        let clause = &mut *self.clause;
        clause.system.work.spend(1, 8 + 2 * tables.len())?;
        let fewest = (self.reach).fewest(clause, &self.letters, tables, letter)?;
        if fewest.is_some_and(<[_]>::is_empty) {
            self.configurations[configuration].known[kind] = NOTHING;
            return Ok(NOTHING);
        }
        let (places, next, found) = (self.places, &mut self.next, &mut self.found);
        next.clone_from(node);
        found.clear();
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
        match fewest {
            Some(edges) => {
                clause.system.work.spend(edges.len(), 3 + conditions)?;
                edges.iter().try_for_each(|&edge| reach(clause, edge))?;
            }
            // Without an open condition every letter after will do.
            None => {
                let all = self.after.within(clause, node[0], None, letter);
                clause.system.work.spend(all.len(), 3 + conditions)?;
                (all.iter()).try_for_each(|edge| reach(clause, (edge.1, edge.2)))?;
            }
        }
        let work = &self.clause.system.work;
        work.sort(self.found.len())?;
        self.found.sort_unstable();
        self.found.dedup();
        let number = self.following.number(&self.found, work)?;
        self.configurations[configuration].known[kind] = number;
        Ok(number)
    }

    /// All classes of one of the labels there are in these lists.
    fn is_founded_by(&mut self, together: &[Together], there: &[Label]) -> Result<(), Flaw> {
        self.time += 1;
        let mut steps = 1;
        let lists = together.iter().flat_map(|together| match together {
            Together::One(list) => std::slice::from_ref(list),
            Together::Several(lists) => self.together.get(*lists),
        });
        for &list in lists {
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
        class: &[Node],
        letter: u32,
    ) -> Vec<ClassNumber> {
        let mut common: Option<Vec<ClassNumber>> = None;
        for node in class {
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
                for (number, class) in (0..).map(ClassNumber).zip(&classes) {
                    for letter in 0..system.letters {
                        let expected = by_definition(&mut following, class, letter);
                        let number = following.following(number, letter).unwrap();
                        assert_eq!(following.following.get(number), expected);
                    }
                }
            }
        }
    }
}
