//! The letters before a move, or after it, in kinds, sorted by what they add to each condition.
//!
//! From a node a letter before leads to a state of the automaton before, and adds something to the conditions that are not yet
//! sure to hold. Letters that do both alike lead to the same nodes: they are one kind, which is followed once. For k-Wythoff most
//! nodes have only the difference of the piles left to watch, and of (k + 2)² letters there remain some 8k kinds. So it is with the letters after.

use crate::automata::{
    Automaton, Budget, Interner, Kind, Kinds, Letter, NO_KIND, OutOfBudget, State,
};
use crate::logic::{TOP, Tracker};

/// What a letter adds to the condition of a tracker.
pub(super) type Adds = fn(&Tracker<'_>, Letter) -> i32;

/// The edges of an automaton, in kinds, for each state and each list of conditions that is met.
pub(super) struct Sorted<'a> {
    automaton: &'a Automaton,
    adds: Adds,
    /// One more than the greatest letter.
    letters: usize,
    /// Lists of a state and the conditions that are not sure to hold.
    sights: Interner,
    edges: Vec<Edges>,
}

/// The edges of a state, a kind of letters each.
pub(super) struct Edges {
    /// For each kind a letter, its least one, and where it leads.
    pub(super) examples: Vec<(Letter, State)>,
    /// For each condition what a kind adds, and the kind, in order; empty for those that are sure to hold.
    pub(super) by_condition: Vec<Vec<(i32, Kind)>>,
    /// The kinds in the order of their least letters.
    pub(super) all: Vec<(i32, Kind)>,
    /// The kind of each letter that has an edge.
    of: Vec<(Letter, Kind)>,
}

impl<'a> Sorted<'a> {
    /// The letters before a move.
    pub(super) fn before(automaton: &'a Automaton) -> Self {
        Self::new(automaton, |tracker, letter| tracker.before[letter as usize])
    }

    /// The letters after a move.
    pub(super) fn after(automaton: &'a Automaton) -> Self {
        Self::new(automaton, |tracker, letter| tracker.after[letter as usize])
    }

    fn new(automaton: &'a Automaton, adds: Adds) -> Self {
        let states = 0..automaton.states() as State;
        let last = states.filter_map(|state| automaton.edges(state).last());
        Self {
            automaton,
            adds,
            letters: last.map(|edge| edge.0 as usize + 1).max().unwrap_or(0),
            sights: Interner::default(),
            edges: Vec::new(),
        }
    }

    /// The number of the edges in kinds for a state of the automaton and the states of the trackers.
    pub(super) fn sight(
        &mut self,
        trackers: &[Tracker<'_>],
        state: State,
        tracked: &[u32],
        budget: &mut Budget<'_>,
    ) -> Result<u32, OutOfBudget> {
        let open = (0..).zip(tracked).filter(|(_, state)| **state != TOP);
        let mut key = vec![state];
        key.extend(open.map(|(condition, _): (u32, _)| condition));
        let (sight, is_new) = self.sights.intern(&key);
        if is_new {
            let edges = self.automaton.edges(state);
            budget.spend(edges.len())?;
            self.edges
                .push(Edges::new(edges, trackers, &key[1..], self.adds));
        }
        Ok(sight)
    }

    pub(super) fn edges(&self, sight: u32) -> &Edges {
        &self.edges[sight as usize]
    }

    /// How letters are sorted into kinds, by the numbers of [`sight`](Self::sight).
    pub(super) fn kinds(&self) -> Vec<Kinds> {
        let kinds = |edges: &Edges| {
            let mut of = vec![NO_KIND; self.letters];
            (edges.of.iter()).for_each(|&(letter, kind)| of[letter as usize] = kind);
            Kinds {
                of,
                count: edges.examples.len() as u32,
            }
        };
        self.edges.iter().map(kinds).collect()
    }
}

impl Edges {
    fn new(edges: &[(Letter, State)], trackers: &[Tracker<'_>], open: &[u32], adds: Adds) -> Self {
        let (mut numbers, mut key) = (Interner::default(), Vec::new());
        let (mut examples, mut of) = (Vec::new(), Vec::with_capacity(edges.len()));
        let adds = |condition: u32, letter| adds(&trackers[condition as usize], letter);
        for &(letter, to) in edges {
            key.clear();
            key.push(to);
            key.extend(open.iter().map(|&condition| adds(condition, letter) as u32));
            let (kind, is_new) = numbers.intern(&key);
            if is_new {
                examples.push((letter, to));
            }
            of.push((letter, kind));
        }
        let mut by_condition = vec![Vec::new(); trackers.len()];
        for &condition in open {
            let sum =
                |(kind, example): (Kind, &(Letter, State))| (adds(condition, example.0), kind);
            let mut list: Vec<_> = (0..).zip(&examples).map(sum).collect();
            list.sort_unstable();
            by_condition[condition as usize] = list;
        }
        Self {
            all: (0..examples.len() as Kind).map(|kind| (0, kind)).collect(),
            examples,
            by_condition,
            of,
        }
    }
}
