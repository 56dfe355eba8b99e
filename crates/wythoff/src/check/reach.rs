//! From a configuration, the letters after a move by which a class of the witness may be reached.
//!
//! A letter before and one after take each condition to a state. If no configuration of the witness has that state together with
//! the state to which the letter after leads, nothing that follows is mentioned. So for each condition, and what a
//! letter before adds to it, the letters after that pass this question are listed once; of a condition that is narrow, as
//! |x − y| ≤ k is, they are few. Which of them do reach a class is then seen from all conditions together.

use hashbrown::{HashMap, HashSet};

use super::Flaw;
use super::after::After;
use super::clause::{Clause, Node};
use super::letters::Letters;

/// A letter after, and where it leads.
type Edge = (u32, u32);

/// What is listed, as far as asked.
#[derive(Debug)]
pub(super) struct Reach<'a> {
    after: &'a After<'a>,
    /// For each condition, and each state it has in configurations, the states after that it has there.
    mentioned: Vec<HashMap<u32, HashSet<u32>>>,
    /// For each condition its place among the letters.
    places: Vec<usize>,
    /// The numbers of the tables, by condition, state after and state of the condition.
    numbers: HashMap<(usize, u32, u32), usize>,
    tables: Vec<Table>,
    /// A list used again and again.
    passing: Vec<Edge>,
}

#[derive(Debug)]
struct Table {
    condition: usize,
    after: u32,
    state: u32,
    /// For each kind of letters before, by what they add to the condition.
    edges: Vec<Option<Box<[Edge]>>>,
}

impl<'a> Reach<'a> {
    pub(super) fn new(
        clause: &Clause<'_>,
        after: &'a After<'a>,
        classes: &[Vec<Node>],
        letters: &mut Letters,
    ) -> Result<Self, Flaw> {
        let mut mentioned = vec![HashMap::new(); clause.conditions()];
        let work = &clause.system.work;
        for node in classes.iter().flatten() {
            // A place in a set, and perhaps the set.
            work.hold(clause.conditions(), 120)?;
            for (mentioned, &state) in mentioned.iter_mut().zip(&node[1..]) {
                let states: &mut HashSet<u32> = mentioned.entry(state).or_default();
                states.insert(node[0]);
            }
        }
        let place = |condition| letters.place(clause, &[condition]);
        Ok(Self {
            after,
            mentioned,
            places: (0..clause.conditions())
                .map(place)
                .collect::<Result<_, _>>()?,
            numbers: HashMap::new(),
            tables: Vec::new(),
            passing: Vec::new(),
        })
    }

    /// The tables of a configuration, one for each condition that is open in it.
    pub(super) fn tables(
        &mut self,
        clause: &Clause<'_>,
        letters: &Letters,
        node: &Node,
    ) -> Result<Vec<usize>, Flaw> {
        let mut tables = Vec::new();
        for condition in clause.open(std::slice::from_ref(node)) {
            let key = (condition, node[0], node[1 + condition]);
            let number = match self.numbers.get(&key) {
                Some(&number) => number,
                None => {
                    let kinds = letters.examples(self.places[condition]).len();
                    let work = &clause.system.work;
                    work.hold(1, 200 + kinds * size_of::<Option<Box<[Edge]>>>())?;
                    self.tables.push(Table {
                        condition,
                        after: node[0],
                        state: node[1 + condition],
                        edges: vec![None; kinds],
                    });
                    self.numbers.insert(key, self.tables.len() - 1);
                    self.tables.len() - 1
                }
            };
            tables.push(number);
        }
        Ok(tables)
    }

    /// The letters after that pass the question of that condition which fewest pass; `None`: no condition is open.
    pub(super) fn fewest(
        &mut self,
        clause: &mut Clause<'_>,
        letters: &Letters,
        tables: &[usize],
        letter: u32,
    ) -> Result<Option<&[Edge]>, Flaw> {
        let mut fewest: Option<(usize, usize, usize)> = None;
        for &number in tables {
            let place = self.places[self.tables[number].condition];
            let kind = letters.kind(place, letter) as usize;
            if self.tables[number].edges[kind].is_none() {
                let edges = self.passing(clause, number, letter)?;
                self.tables[number].edges[kind] = Some(edges);
            }
            let count = self.tables[number].edges[kind]
                .as_ref()
                .map_or(0, |e| e.len());
            if fewest.is_none_or(|fewest| count < fewest.0) {
                fewest = Some((count, number, kind));
            }
            if count == 0 {
                break;
            }
        }
        Ok(fewest.and_then(|(_, number, kind)| self.tables[number].edges[kind].as_deref()))
    }

    fn passing(
        &mut self,
        clause: &mut Clause<'_>,
        table: usize,
        letter: u32,
    ) -> Result<Box<[Edge]>, Flaw> {
        let Table {
            condition,
            after,
            state,
            ..
        } = self.tables[table];
        let before = clause.adds_before(letter, condition);
        let edges = match clause.span(condition, state)? {
            Some(span) => self.after.within(clause, after, Some(span), letter),
            None => self.after.all(after, condition),
        };
        // Two searches by halves; and for each edge a table and a set.
        clause.system.work.spend(1, 16)?;
        clause.system.work.spend(edges.len(), 2)?;
        self.passing.clear();
        for edges in edges.chunk_by(|one, other| one.0 == other.0) {
            let next = clause.read_one(condition, state, before + edges[0].0)?;
            let Some(states) = self.mentioned[condition].get(&next) else {
                continue;
            };
            let passes = |edge: &&(i64, u32, u32)| states.contains(&edge.2);
            let passing = edges.iter().filter(passes);
            self.passing.extend(passing.map(|edge| (edge.1, edge.2)));
        }
        if !self.passing.is_empty() {
            let bytes = 16 + size_of_val(&self.passing[..]);
            clause.system.work.hold(1, bytes)?;
        }
        Ok(self.passing[..].into())
    }
}
