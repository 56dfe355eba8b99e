//! All moves from a position to a lost one, read off their digits.
//!
//! The words before and after are read side by side, all clauses at once, so that each position after counts once. What
//! happens at a place depends on few things that recur, so it is worked out once and then remembered.

use dashu_int::UBig;

use super::product::Move;
use super::proof::Proof;
use crate::automata::{Budget, Interner, Letter, OutOfBudget};
use crate::logic::{DEAD, TOP};

/// Ways are counted in words up to here. If there are more, they are counted again in big numbers.
const MANY: u32 = 1000;

/// How many steps are kept at hand: a few kilobytes, which stay in the fastest memory.
const RECENT: usize = 512;

/// Steps that have been worked out: for a row, few keys, in order, with where they lead.
#[derive(Debug)]
struct Steps<V> {
    rows: Vec<Vec<(u32, V)>>,
    count: u32,
    /// Row, key and where they lead, each at the place that row and key give.
    recent: Vec<Option<(u32, u32, V)>>,
}

impl<V: Copy> Steps<V> {
    fn new() -> Self {
        Self {
            rows: Vec::new(),
            count: 0,
            recent: vec![None; RECENT],
        }
    }

    fn place(row: u32, key: u32) -> usize {
        row.wrapping_mul(37).wrapping_add(key) as usize % RECENT
    }

    fn get(&self, row: u32, key: u32) -> Option<V> {
        if let Some((r, k, value)) = self.recent[Self::place(row, key)]
            && (r, k) == (row, key)
        {
            return Some(value);
        }
        let row = self.rows.get(row as usize)?;
        let index = row.binary_search_by_key(&key, |step| step.0).ok()?;
        Some(row[index].1)
    }

    fn insert(&mut self, row: u32, key: u32, value: V) {
        self.recent[Self::place(row, key)] = Some((row, key, value));
        self.count += 1; // budgets stop at far fewer than 2^32
        let row = row as usize;
        if self.rows.len() <= row {
            self.rows.resize_with(row + 1, Vec::new);
        }
        let index = self.rows[row].partition_point(|step| step.0 < key);
        self.rows[row].insert(index, (key, value));
    }
}

/// How to play by a proof: the winning moves of any position.
///
/// A node is [state after, tracker states of the first clause, of the second …]; the trackers of a clause that has
/// failed are all dead.
pub(super) struct Strategy<'a> {
    proof: &'a Proof,
    clauses: Vec<Move<'a>>,
    nodes: Interner,
    /// Letters after, and where they lead.
    lists: Vec<Vec<(Letter, u32)>>,
    /// For a node and a letter before: which of the lists.
    edges: Steps<u32>,
    /// Sorted lists of nodes.
    layers: Interner,
    /// For a layer and a letter before: the number of this step, and the next layer.
    forward: Steps<(u32, u32)>,
    /// Lists of node, in how many ways a move is completed from it, node, …; in order of nodes.
    ways: Interner,
    /// For the ways after a step forward, and its number: the number of this step back, and the ways before.
    backward: Steps<(u32, u32)>,
    /// For a step back and a node before: which of the lists has the edges that some way goes on from.
    choices: Steps<u32>,
}

/// How many words lead to a lost position, and the first of them.
pub(super) struct Answers {
    pub(super) count: UBig,
    pub(super) first: Vec<Vec<Letter>>,
}

impl<'a> Strategy<'a> {
    pub(super) fn new(proof: &'a Proof) -> Result<Self, OutOfBudget> {
        let mut clauses = (proof.rules.clauses().iter())
            .map(|clause| Move::new(&proof.system, clause, proof.rules.piles()))
            .collect::<Result<Vec<_>, _>>()?;
        let mut key = vec![proof.lost.start()];
        for clause in &mut clauses {
            let start = key.len();
            for tracker in &mut clause.trackers {
                key.push(tracker.start()?);
            }
            bury(&mut key[start..]);
        }
        let mut nodes = Interner::default();
        nodes.intern(&key);
        Ok(Self {
            proof,
            clauses,
            nodes,
            lists: Vec::new(),
            edges: Steps::new(),
            layers: Interner::default(),
            forward: Steps::new(),
            ways: Interner::default(),
            backward: Steps::new(),
            choices: Steps::new(),
        })
    }

    pub(super) fn answers(
        &mut self,
        word: &[Letter],
        limit: usize,
    ) -> Result<Answers, OutOfBudget> {
        let mut budget = Budget::new(10_000_000, u64::MAX);
        // Forward: which nodes can be reached at each place.
        let mut layer = self.layers.intern(&[0]).0;
        let mut steps = Vec::with_capacity(word.len());
        for &letter in word {
            let (step, next) = self.next_layer(layer, letter, &mut budget)?;
            steps.push((step, layer));
            layer = next;
        }
        // Backward: from which of them, and in how many ways, a move is completed.
        let done: Vec<u32> = (self.layers.get(layer).iter())
            .filter(|&&node| self.accepts(node))
            .flat_map(|&node| [node, 1])
            .collect();
        let mut last = self.ways.intern(&done).0;
        let mut ways = Vec::with_capacity(word.len() + 1);
        ways.push(last);
        let mut back = Vec::with_capacity(word.len());
        for (&(step, layer), &letter) in steps.iter().zip(word).rev() {
            let (number, before) = self.ways_before(last, step, layer, letter);
            budget.allow(self.ways.len())?;
            back.push(number);
            ways.push(before);
            last = before;
        }
        back.reverse();
        ways.reverse();
        let count = match self.count(ways[0], 0) {
            MANY => self.long_count(word, &ways),
            few => few.into(),
        };
        let first = match count == UBig::ZERO {
            true => Vec::new(),
            false => {
                let most = usize::try_from(&count).map_or(limit, |count| count.min(limit));
                self.list(word, &ways, &back, most)
            }
        };
        Ok(Answers { count, first })
    }

    fn next_layer(
        &mut self,
        layer: u32,
        letter: Letter,
        budget: &mut Budget<'_>,
    ) -> Result<(u32, u32), OutOfBudget> {
        if let Some(known) = self.forward.get(layer, letter) {
            return Ok(known);
        }
        let mut list = Vec::new();
        for node in self.layers.get(layer).to_vec() {
            self.prepare(node, letter)?;
            list.extend(self.edges(node, letter).iter().map(|edge| edge.1));
        }
        list.sort_unstable();
        list.dedup();
        budget.spend(list.len())?;
        budget.allow(self.nodes.len().max(self.layers.len()))?;
        let step = self.forward.count;
        let next = self.layers.intern(&list).0;
        self.forward.insert(layer, letter, (step, next));
        Ok((step, next))
    }

    fn ways_before(&mut self, ways: u32, step: u32, layer: u32, letter: Letter) -> (u32, u32) {
        if let Some(known) = self.backward.get(ways, step) {
            return known;
        }
        let mut list = Vec::new();
        for node in self.layers.get(layer).to_vec() {
            let edges = self.edges(node, letter).iter();
            let counts = edges.map(|edge| self.count(ways, edge.1));
            // At most 2^16 letters, each 1000 ways.
            let sum = counts.sum::<u32>().min(MANY);
            if sum > 0 {
                list.extend([node, sum]);
            }
        }
        let back = (self.backward.count, self.ways.intern(&list).0);
        self.backward.insert(ways, step, back);
        back
    }

    /// In how many ways a move is completed from a node; `MANY` or more are `MANY`.
    fn count(&self, ways: u32, node: u32) -> u32 {
        let (pairs, _) = self.ways.get(ways).as_chunks::<2>();
        let found = pairs.binary_search_by_key(&node, |pair| pair[0]);
        found.map_or(0, |index| pairs[index][1])
    }

    /// The number of ways from the start, in big numbers.
    fn long_count(&self, word: &[Letter], ways: &[u32]) -> UBig {
        let nodes = |place: usize| -> Vec<u32> {
            let (pairs, _) = self.ways.get(ways[place]).as_chunks::<2>();
            pairs.iter().map(|pair| pair[0]).collect()
        };
        let mut after = nodes(word.len());
        let mut counts = vec![UBig::ONE; after.len()];
        for (place, &letter) in word.iter().enumerate().rev() {
            let before = nodes(place);
            let mut sums = Vec::with_capacity(before.len());
            for &node in &before {
                let edges = self.edges(node, letter).iter();
                let terms = edges.filter_map(|edge| after.binary_search(&edge.1).ok());
                sums.push(terms.map(|index| &counts[index]).sum());
            }
            (after, counts) = (before, sums);
        }
        counts.into_iter().next().unwrap_or(UBig::ZERO)
    }

    /// Lists completions in the order of words; not recursive, because words may be long.
    fn list(
        &mut self,
        word: &[Letter],
        ways: &[u32],
        back: &[u32],
        limit: usize,
    ) -> Vec<Vec<Letter>> {
        let mut found = Vec::new();
        let mut after = Vec::with_capacity(word.len());
        // For each place on the path: the node, and which of its edges is next.
        let mut path: Vec<(u32, u32)> = Vec::with_capacity(word.len() + 1);
        path.push((0, 0));
        while let Some(&(node, next)) = path.last() {
            if found.len() == limit {
                break;
            }
            let place = after.len();
            if place == word.len() {
                found.push(after.clone());
            } else {
                let list = match self.choices.get(back[place], node) {
                    Some(list) => list,
                    None => self.choose(back[place], node, word[place], ways[place + 1]),
                };
                if let Some(&(letter, to)) = self.lists[list as usize].get(next as usize) {
                    path[place].1 += 1;
                    after.push(letter);
                    path.push((to, 0));
                    continue;
                }
            }
            path.pop();
            after.pop();
        }
        found
    }

    /// Computes the edges of a node that some way goes on from.
    fn choose(&mut self, back: u32, node: u32, letter: Letter, ways: u32) -> u32 {
        let edges = self.edges(node, letter).iter();
        let list = edges.filter(|edge| self.count(ways, edge.1) > 0);
        let list = list.copied().collect();
        let number = self.lists.len() as u32; // budgets stop at far fewer
        self.lists.push(list);
        self.choices.insert(back, node, number);
        number
    }

    fn accepts(&self, node: u32) -> bool {
        let key = self.nodes.get(node);
        let mut rest = &key[1..];
        self.proof.lost.is_accepting(key[0])
            && self.clauses.iter().any(|clause| {
                let (here, further) = rest.split_at(clause.trackers.len());
                rest = further;
                let mut states = clause.trackers.iter().zip(here);
                states.all(|(tracker, &state)| state != DEAD && tracker.accepts(state))
            })
    }

    /// The edges of a node under a letter that has been read there.
    fn edges(&self, node: u32, letter: Letter) -> &[(Letter, u32)] {
        let list = self.edges.get(node, letter);
        &self.lists[list.expect("a node that was reached before this letter") as usize]
    }

    /// Computes the edges of a node under a letter before.
    fn prepare(&mut self, node: u32, letter: Letter) -> Result<(), OutOfBudget> {
        if self.edges.get(node, letter).is_some() {
            return Ok(());
        }
        let key = self.nodes.get(node).to_vec();
        let mut place = 1;
        for clause in &mut self.clauses {
            for tracker in &mut clause.trackers {
                if key[place] != DEAD {
                    tracker.prepare(key[place])?;
                }
                place += 1;
            }
        }
        let mut list = Vec::new();
        let mut next = Vec::with_capacity(key.len());
        for &(after, to) in self.proof.lost.edges(key[0]) {
            next.clear();
            next.push(to);
            for clause in &self.clauses {
                let start = next.len();
                for tracker in &clause.trackers {
                    let state = key[next.len()];
                    next.push(match state {
                        DEAD | TOP => state,
                        state => {
                            let sum =
                                tracker.before[letter as usize] + tracker.after[after as usize];
                            tracker.row(state).expect("prepared").next(sum)
                        }
                    });
                }
                bury(&mut next[start..]);
            }
            if next[1..].iter().any(|&state| state != DEAD) {
                list.push((after, self.nodes.intern(&next).0));
            }
        }
        self.edges.insert(node, letter, self.lists.len() as u32); // budgets stop at far fewer
        self.lists.push(list);
        Ok(())
    }
}

/// A clause of which one condition has failed has failed.
fn bury(trackers: &mut [u32]) {
    if trackers.contains(&DEAD) {
        trackers.fill(DEAD);
    }
}
