//! Regular expressions: small automata as people read them.

use std::collections::BTreeMap;

use super::automaton::{Automaton, Letter, State};
use super::budget::Budget;
use super::graph::Graph;

/// An expression with more parts is not one that a person reads.
const MOST_PARTS: usize = 300;

/// A regular expression over letters.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Regex {
    /// One letter.
    Letter(Letter),
    /// One after the other; none: the empty word.
    Sequence(Vec<Regex>),
    /// Any one of these; none: nothing at all.
    Either(Vec<Regex>),
    /// Any number of times, none included.
    Repeated(Box<Regex>),
}

impl Regex {
    /// The empty word.
    pub const EMPTY: Self = Self::Sequence(Vec::new());
    const NOTHING: Self = Self::Either(Vec::new());

    /// An expression for the words of an automaton; `None`: too long to be read.
    ///
    /// States are taken away one by one, those with the fewest ways through them first.
    ///
    /// ```
    /// use wythoff::automata::{Automaton, Regex};
    /// let ones = Automaton::new(0, vec![true], vec![vec![(1, 0)]]);
    /// let ones = Regex::of(&ones).unwrap();
    /// assert_eq!(ones, Regex::Repeated(Box::new(Regex::Letter(1))));
    /// ```
    pub fn of(automaton: &Automaton) -> Option<Self> {
        let states = automaton.states() as State;
        let (first, last) = (states, states + 1); // no edge leads to the first, none leaves the last
        let mut ways: BTreeMap<(State, State), Self> = BTreeMap::new();
        let mut add = |from, to, way: Self| {
            let known = ways.remove(&(from, to)).unwrap_or(Self::NOTHING);
            ways.insert((from, to), known.or(way));
        };
        add(first, automaton.start(), Self::EMPTY);
        for state in 0..states {
            if automaton.is_accepting(state) {
                add(state, last, Self::EMPTY);
            }
            for &(letter, to) in automaton.edges(state) {
                add(state, to, Self::Letter(letter));
            }
        }
        let mut left: Vec<State> = (0..states).collect();
        while !left.is_empty() {
            let through = |state: State| {
                let into = ways.keys().filter(|way| way.1 == state && way.0 != state);
                let from = ways.keys().filter(|way| way.0 == state && way.1 != state);
                into.count() * from.count()
            };
            let place = (0..left.len()).min_by_key(|&place| through(left[place]))?;
            let state = left.swap_remove(place);
            take_away(state, &mut ways)?;
        }
        Some(ways.remove(&(first, last)).unwrap_or(Self::NOTHING))
    }

    fn or(self, other: Self) -> Self {
        let list = |regex| match regex {
            Self::Either(list) => list,
            one => vec![one],
        };
        let mut all = [list(self), list(other)].concat();
        all.sort();
        all.dedup();
        // The empty word, or once and then any number of times: any number of times.
        if let Some(empty) = all.iter().position(|one| *one == Self::EMPTY) {
            let repeated = all.iter().position(|one| one.once_and_repeated().is_some());
            if let Some(place) = repeated {
                all[place] = all[place].once_and_repeated().expect("just seen");
                all.remove(empty);
            } else if all.iter().any(|one| matches!(one, Self::Repeated(_))) {
                all.remove(empty);
            }
        }
        match &all[..] {
            [one] => one.clone(),
            _ => Self::Either(all),
        }
    }

    /// x* for x x* and for x* x.
    fn once_and_repeated(&self) -> Option<Self> {
        let Self::Sequence(list) = self else {
            return None;
        };
        let parts = |repeated: &Self| match repeated {
            Self::Repeated(inner) => Some(match &**inner {
                Self::Sequence(list) => list.clone(),
                one => vec![one.clone()],
            }),
            _ => None,
        };
        let (last, before) = list.split_last()?;
        let (first, after) = list.split_first()?;
        match () {
            () if parts(last).is_some_and(|parts| parts == before) => Some(last.clone()),
            () if parts(first).is_some_and(|parts| parts == after) => Some(first.clone()),
            () => None,
        }
    }

    fn then(self, other: Self) -> Self {
        if self == Self::NOTHING || other == Self::NOTHING {
            return Self::NOTHING;
        }
        let list = |regex| match regex {
            Self::Sequence(list) => list,
            one => vec![one],
        };
        let mut all = [list(self), list(other)].concat();
        match all.len() {
            1 => all.remove(0),
            _ => Self::Sequence(all),
        }
    }

    fn repeated(self) -> Self {
        match self {
            Self::Sequence(list) if list.is_empty() => Self::EMPTY,
            Self::Either(list) if list.is_empty() => Self::EMPTY,
            Self::Repeated(inner) => Self::Repeated(inner),
            Self::Either(mut list) => {
                list.retain(|one| *one != Self::EMPTY);
                match list.len() {
                    1 => list.remove(0).repeated(),
                    _ => Self::Repeated(Box::new(Self::Either(list))),
                }
            }
            other => Self::Repeated(Box::new(other)),
        }
    }

    /// How many parts it has.
    fn parts(&self) -> usize {
        match self {
            Self::Letter(_) => 1,
            Self::Sequence(list) | Self::Either(list) => {
                1 + list.iter().map(Self::parts).sum::<usize>()
            }
            Self::Repeated(inner) => 1 + inner.parts(),
        }
    }

    /// The minimal automaton of its words; `None`: out of budget.
    pub fn automaton(&self) -> Option<Automaton> {
        let mut graph = Graph::default();
        let start = graph.add(false);
        let ends = graph.put(self, &[start]);
        for end in ends {
            graph.accepting[end as usize] = true;
        }
        graph.trim();
        let mut budget = Budget::new(10_000, 10_000_000);
        let (automaton, _) = graph.determinise(start, |_| {}, &mut budget).ok()?;
        Some(automaton.minimised().0)
    }
}

/// Ways through a state become ways past it.
fn take_away(state: State, ways: &mut BTreeMap<(State, State), Regex>) -> Option<()> {
    let around = ways.remove(&(state, state)).unwrap_or(Regex::NOTHING);
    let around = around.repeated();
    let (touching, others): (Vec<_>, Vec<_>) = std::mem::take(ways)
        .into_iter()
        .partition(|((from, to), _)| *from == state || *to == state);
    ways.extend(others);
    let into = touching.iter().filter(|((_, to), _)| *to == state);
    for ((from, _), before) in into {
        for ((_, to), after) in touching.iter().filter(|((from, _), _)| *from == state) {
            let past = before.clone().then(around.clone()).then(after.clone());
            let known = ways.remove(&(*from, *to)).unwrap_or(Regex::NOTHING);
            let way = known.or(past);
            if way.parts() > MOST_PARTS {
                return None;
            }
            ways.insert((*from, *to), way);
        }
    }
    Some(())
}

/// A state for each letter of an expression, reached by it (Glushkov).
impl Graph {
    fn add(&mut self, accepting: bool) -> State {
        self.accepting.push(accepting);
        self.edges.push(Vec::new());
        self.accepting.len() as State - 1
    }

    /// Puts the expression after these states; says where its words end.
    fn put(&mut self, regex: &Regex, after: &[State]) -> Vec<State> {
        match regex {
            Regex::Letter(letter) => {
                let to = self.add(false);
                for &from in after {
                    self.edges[from as usize].push((*letter, to));
                }
                vec![to]
            }
            Regex::Sequence(list) => list
                .iter()
                .fold(after.to_vec(), |after, part| self.put(part, &after)),
            Regex::Either(list) => {
                let mut ends: Vec<State> = Vec::new();
                for part in list {
                    ends.extend(self.put(part, after));
                }
                ends.sort_unstable();
                ends.dedup();
                ends
            }
            Regex::Repeated(inner) => {
                let before = self.accepting.len() as State;
                let ends = self.put(inner, after);
                // Where a word of it begins, another may begin at its end.
                let begins: Vec<(Letter, State)> = (after.iter())
                    .flat_map(|&from| self.edges[from as usize].clone())
                    .filter(|&(_, to)| to >= before)
                    .collect();
                for &end in &ends {
                    self.edges[end as usize].extend(&begins);
                }
                let mut ends = [after, &ends].concat();
                ends.sort_unstable();
                ends.dedup();
                ends
            }
        }
    }
}
