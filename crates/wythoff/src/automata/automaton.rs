//! Deterministic automata, partial: a missing edge rejects.

use std::collections::VecDeque;

/// A letter: a number below the size of the alphabet.
pub type Letter = u32;

/// A state: its index.
pub type State = u32;

/// A deterministic automaton with one start state; a word without a path is rejected.
///
/// ```
/// use wythoff::automata::Automaton;
/// let even_ones = Automaton::new(0, vec![true, false], vec![vec![(0, 0), (1, 1)], vec![(0, 1), (1, 0)]]);
/// assert!(even_ones.accepts(&[1, 0, 1]) && !even_ones.accepts(&[1]));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Automaton {
    pub(super) start: State,
    pub(super) accepting: Vec<bool>,
    /// For each state its edges, sorted by letter.
    pub(super) edges: Vec<Vec<(Letter, State)>>,
}

impl Automaton {
    /// An automaton from its parts; edges are sorted here.
    ///
    /// Panics if a state is out of range or a letter leaves a state twice.
    pub fn new(start: State, accepting: Vec<bool>, mut edges: Vec<Vec<(Letter, State)>>) -> Self {
        let count = accepting.len();
        assert!(
            edges.len() == count && (start as usize) < count,
            "states out of range"
        );
        for list in &mut edges {
            list.sort_unstable();
            assert!(
                list.windows(2).all(|pair| pair[0].0 < pair[1].0),
                "a letter twice"
            );
            assert!(
                list.iter().all(|&(_, to)| (to as usize) < count),
                "states out of range"
            );
        }
        Self {
            start,
            accepting,
            edges,
        }
    }

    /// The automaton that accepts nothing: one state, no edge.
    pub fn nothing() -> Self {
        Self::new(0, vec![false], vec![Vec::new()])
    }

    /// How many states there are.
    pub fn states(&self) -> usize {
        self.accepting.len()
    }

    /// How many edges there are.
    pub fn edge_count(&self) -> usize {
        self.edges.iter().map(Vec::len).sum()
    }

    /// The start state.
    pub fn start(&self) -> State {
        self.start
    }

    /// Whether a word that ends here is accepted.
    pub fn is_accepting(&self, state: State) -> bool {
        self.accepting[state as usize]
    }

    /// The edges of a state, sorted by letter.
    pub fn edges(&self, state: State) -> &[(Letter, State)] {
        &self.edges[state as usize]
    }

    /// Where a letter leads.
    pub fn step(&self, state: State, letter: Letter) -> Option<State> {
        let edges = self.edges(state);
        let found = edges.binary_search_by_key(&letter, |edge| edge.0).ok()?;
        Some(edges[found].1)
    }

    /// Whether a word is accepted.
    pub fn accepts(&self, word: &[Letter]) -> bool {
        let end = (word.iter()).try_fold(self.start, |state, &letter| self.step(state, letter));
        end.is_some_and(|state| self.is_accepting(state))
    }

    /// The same automaton with every letter renamed; the renaming must be one to one.
    pub fn renamed(&self, rename: impl Fn(Letter) -> Letter) -> Self {
        let edges = (self.edges.iter())
            .map(|list| {
                list.iter()
                    .map(|&(letter, to)| (rename(letter), to))
                    .collect()
            })
            .collect();
        Self::new(self.start, self.accepting.clone(), edges)
    }

    /// The automaton of the pairs of states that are reached together; `accept` decides from the two answers.
    ///
    /// With `union`, a word may leave one of the two; otherwise both must have the edge.
    pub fn combined(&self, other: &Self, union: bool, accept: impl Fn(bool, bool) -> bool) -> Self {
        let none = State::MAX;
        let mut numbers = super::Interner::default();
        numbers.intern(&[self.start, other.start]);
        let (mut accepting, mut edges) = (Vec::new(), Vec::new());
        let mut next = 0;
        while (next as usize) < numbers.len() {
            let (left, right) = (numbers.get(next)[0], numbers.get(next)[1]);
            next += 1;
            let of = |automaton: &Self, state| state != none && automaton.is_accepting(state);
            accepting.push(accept(of(self, left), of(other, right)));
            let list = |automaton: &'_ Self, state: State| match state == none {
                true => Vec::new(),
                false => automaton.edges(state).to_vec(),
            };
            let (lefts, rights) = (list(self, left), list(other, right));
            let mut here = Vec::new();
            let (mut i, mut j) = (0, 0);
            while i < lefts.len() || j < rights.len() {
                let (a, b) = (lefts.get(i), rights.get(j));
                let letter = [a, b].into_iter().flatten().map(|edge| edge.0).min();
                let letter = letter.expect("one list is not at its end");
                let take = |edge: Option<&(Letter, State)>, index: &mut usize| match edge {
                    Some(&(found, to)) if found == letter => {
                        *index += 1;
                        to
                    }
                    _ => none,
                };
                let (a, b) = (take(a, &mut i), take(b, &mut j));
                if union || (a != none && b != none) {
                    here.push((letter, numbers.intern(&[a, b]).0));
                }
            }
            edges.push(here);
        }
        Self::new(0, accepting, edges)
    }

    /// The shortest accepted word, the least in the order of letters among those.
    pub fn shortest(&self) -> Option<Vec<Letter>> {
        let mut from: Vec<Option<(State, Letter)>> = vec![None; self.states()];
        let mut seen = vec![false; self.states()];
        let mut queue = VecDeque::from([self.start]);
        seen[self.start as usize] = true;
        while let Some(state) = queue.pop_front() {
            if self.is_accepting(state) {
                let mut word = Vec::new();
                let mut here = state;
                while let Some((before, letter)) = from[here as usize] {
                    word.push(letter);
                    here = before;
                }
                word.reverse();
                return Some(word);
            }
            for &(letter, to) in self.edges(state) {
                if !std::mem::replace(&mut seen[to as usize], true) {
                    from[to as usize] = Some((state, letter));
                    queue.push_back(to);
                }
            }
        }
        None
    }
}
