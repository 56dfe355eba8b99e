//! Subset construction.

use super::automaton::{Automaton, Letter, State};
use super::budget::{Budget, OutOfBudget};
use super::graph::Graph;
use super::interner::Interner;
use super::kinds::Kind;

impl Graph {
    /// A deterministic automaton for the same language, and for each of its states the set it stands for.
    ///
    /// `prune` may drop from a sorted set any state whose language is contained in another's. The graph should
    /// be trimmed, so that the result is.
    pub fn determinise(
        &self,
        start: State,
        mut prune: impl FnMut(&mut Vec<State>),
        budget: &mut Budget<'_>,
    ) -> Result<(Automaton, Vec<Vec<State>>), OutOfBudget> {
        let kinds = self.kinds();
        let letters = kinds.iter().map(|kinds| kinds.of.len()).max().unwrap_or(0);
        let most = kinds.iter().map(|kinds| kinds.count).max().unwrap_or(0);
        let mut buckets = Buckets::new(most);
        let mut unions = Unions::default();
        unions.sets.intern(&[start]);
        let (mut accepting, mut edges) = (Vec::new(), Vec::new());
        let mut next = 0;
        while (next as usize) < unions.sets.len() {
            let members = unions.sets.get(next).to_vec();
            next += 1;
            accepting.push(members.iter().any(|&state| self.accepting[state as usize]));
            let mut sights: Vec<u32> = members.iter().map(|&state| self.sight(state)).collect();
            sights.sort_unstable();
            sights.dedup();
            // For each way to see letters, where those of each kind lead to.
            let mut tables = Vec::with_capacity(sights.len());
            for &sight in &sights {
                let seeing = members.iter().filter(|&&state| self.sight(state) == sight);
                let lists = seeing.map(|&state| &self.edges[state as usize][..]);
                budget.spend(buckets.fill(lists) + 1)?;
                let mut table = vec![NOWHERE; kinds[sight as usize].count as usize];
                for (kind, group) in buckets.iter() {
                    table[kind as usize] = unions.part(group);
                }
                tables.push((table, &kinds[sight as usize].of[..]));
            }
            let mut here = Vec::new();
            if let [(table, of)] = &mut tables[..] {
                for part in table.iter_mut().filter(|part| **part != NOWHERE) {
                    *part = unions.set(&[*part], &mut prune);
                }
                let to = |&kind: &Kind| table.get(kind as usize).copied();
                let edge = |(letter, kind)| Some((letter, to(kind)?));
                here.extend((0..).zip(*of).filter_map(edge));
                here.retain(|edge| edge.1 != NOWHERE);
            } else {
                // Neighbouring letters often have the same parts.
                let (mut parts, mut last) = (Vec::new(), (Vec::new(), NOWHERE));
                for letter in 0..letters {
                    parts.clear();
                    parts.extend(tables.iter().filter_map(|(table, of)| {
                        let part = table.get(*of.get(letter)? as usize).copied();
                        part.filter(|&part| part != NOWHERE)
                    }));
                    if !parts.is_empty() {
                        if parts != last.0 {
                            last.0.clone_from(&parts);
                            parts.sort_unstable();
                            parts.dedup();
                            last.1 = unions.set(&parts, &mut prune);
                        }
                        here.push((letter as Letter, last.1));
                    }
                }
            }
            budget.spend(here.len())?;
            budget.allow(unions.sets.len())?;
            edges.push(here);
        }
        let sets = unions.sets;
        let labels = (0..sets.len() as u32)
            .map(|set| sets.get(set).to_vec())
            .collect();
        Ok((Automaton::new(0, accepting, edges), labels))
    }
}

/// No part and no set.
const NOWHERE: u32 = u32::MAX;

/// Sets of states, and the parts of which they are unions: where letters lead from members that see them alike.
///
/// What one letter leads to from all members is put together once for all letters with the same parts.
#[derive(Default)]
struct Unions {
    parts: Interner,
    /// Lists of parts, and the set that each is.
    lists: Interner,
    set_of_list: Vec<u32>,
    sets: Interner,
    scratch: Vec<State>,
}

impl Unions {
    /// The number of a part.
    fn part(&mut self, states: &[State]) -> u32 {
        self.scratch.clear();
        self.scratch.extend_from_slice(states);
        self.scratch.sort_unstable();
        self.scratch.dedup();
        self.parts.intern(&self.scratch).0
    }

    /// The number of the set that is the union of some parts.
    fn set(&mut self, parts: &[u32], prune: &mut impl FnMut(&mut Vec<State>)) -> u32 {
        let (list, is_new) = self.lists.intern(parts);
        if is_new {
            let mut states = std::mem::take(&mut self.scratch);
            states.clear();
            for &part in parts {
                states.extend_from_slice(self.parts.get(part));
            }
            states.sort_unstable();
            states.dedup();
            prune(&mut states);
            self.set_of_list.push(self.sets.intern(&states).0);
            self.scratch = states;
        }
        self.set_of_list[list as usize]
    }
}

/// Edges sorted into one bucket for each kind of letters, by counting.
struct Buckets {
    /// Where the bucket of each kind ends, after filling.
    ends: Vec<u32>,
    targets: Vec<State>,
    /// The kinds that occur, sorted.
    kinds: Vec<Kind>,
}

impl Buckets {
    fn new(kinds: u32) -> Self {
        Self {
            ends: vec![0; kinds as usize],
            targets: Vec::new(),
            kinds: Vec::new(),
        }
    }

    /// Sorts the edges of the lists, and says how many there are.
    fn fill<'a>(&mut self, lists: impl Iterator<Item = &'a [(Kind, State)]> + Clone) -> usize {
        for kind in self.kinds.drain(..) {
            self.ends[kind as usize] = 0;
        }
        for &(kind, _) in lists.clone().flatten() {
            let count = &mut self.ends[kind as usize];
            if *count == 0 {
                self.kinds.push(kind);
            }
            *count += 1;
        }
        self.kinds.sort_unstable();
        let mut start = 0;
        for &kind in &self.kinds {
            // Becomes the start of the bucket, and by filling its end.
            let count = std::mem::replace(&mut self.ends[kind as usize], start);
            start += count;
        }
        self.targets.clear();
        self.targets.resize(start as usize, 0);
        for &(kind, to) in lists.flatten() {
            let place = &mut self.ends[kind as usize];
            self.targets[*place as usize] = to;
            *place += 1;
        }
        start as usize
    }

    fn iter(&self) -> impl Iterator<Item = (Kind, &[State])> {
        let mut start = 0;
        self.kinds.iter().map(move |&kind| {
            let end = self.ends[kind as usize] as usize;
            let bucket = &self.targets[start..end];
            start = end;
            (kind, bucket)
        })
    }
}
