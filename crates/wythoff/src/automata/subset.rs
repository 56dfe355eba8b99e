//! Subset construction.

use super::automaton::{Automaton, Letter, State};
use super::budget::{Budget, OutOfBudget};
use super::graph::Graph;
use super::interner::Interner;

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
        let mut sets = Interner::default();
        sets.intern(&[start]);
        let (mut accepting, mut edges) = (Vec::new(), Vec::new());
        let mut buckets = Buckets::new(self.edges.iter().flatten().map(|edge| edge.0).max());
        let mut set = Vec::new();
        let mut next = 0;
        while (next as usize) < sets.len() {
            let members = sets.get(next);
            next += 1;
            accepting.push(members.iter().any(|&state| self.accepting[state as usize]));
            let lists = members.iter().map(|&state| &self.edges[state as usize][..]);
            budget.spend(buckets.fill(lists) + 1)?;
            let mut here = Vec::new();
            for (letter, group) in buckets.iter() {
                set.clear();
                set.extend_from_slice(group);
                set.sort_unstable();
                set.dedup();
                prune(&mut set);
                here.push((letter, sets.intern(&set).0));
            }
            budget.allow(sets.len())?;
            edges.push(here);
        }
        let labels = (0..sets.len() as u32)
            .map(|set| sets.get(set).to_vec())
            .collect();
        Ok((Automaton::new(0, accepting, edges), labels))
    }
}

/// Edges sorted into one bucket for each letter, by counting.
struct Buckets {
    /// Where the bucket of each letter ends, after filling; one more at the end.
    ends: Vec<u32>,
    targets: Vec<State>,
    /// The letters that occur, sorted.
    letters: Vec<Letter>,
}

impl Buckets {
    fn new(greatest: Option<Letter>) -> Self {
        Self {
            ends: vec![0; greatest.map_or(0, |letter| letter as usize + 1)],
            targets: Vec::new(),
            letters: Vec::new(),
        }
    }

    /// Sorts the edges of the lists, and says how many there are.
    fn fill<'a>(&mut self, lists: impl Iterator<Item = &'a [(Letter, State)]> + Clone) -> usize {
        for letter in self.letters.drain(..) {
            self.ends[letter as usize] = 0;
        }
        for &(letter, _) in lists.clone().flatten() {
            let count = &mut self.ends[letter as usize];
            if *count == 0 {
                self.letters.push(letter);
            }
            *count += 1;
        }
        self.letters.sort_unstable();
        let mut start = 0;
        for &letter in &self.letters {
            // Becomes the start of the bucket, and by filling its end.
            let count = std::mem::replace(&mut self.ends[letter as usize], start);
            start += count;
        }
        self.targets.clear();
        self.targets.resize(start as usize, 0);
        for &(letter, to) in lists.flatten() {
            let place = &mut self.ends[letter as usize];
            self.targets[*place as usize] = to;
            *place += 1;
        }
        start as usize
    }

    fn iter(&self) -> impl Iterator<Item = (Letter, &[State])> {
        let mut start = 0;
        self.letters.iter().map(move |&letter| {
            let end = self.ends[letter as usize] as usize;
            let bucket = &self.targets[start..end];
            start = end;
            (letter, bucket)
        })
    }
}
