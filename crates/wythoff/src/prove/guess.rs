//! A guess from a table: the Myhill–Nerode classes of the words known to be lost.

use crate::automata::{Automaton, Interner, Letter, State};
use crate::logic::NumberSystem;
use crate::prove::family::with_mirror;

/// What is known: every lost position whose piles are below u_L, as sorted words of length L.
#[derive(Debug)]
pub(super) struct Sample<'a> {
    system: &'a NumberSystem,
    piles: usize,
    length: usize,
    words: Vec<Vec<Letter>>,
    symmetric: bool,
}

/// The set of no words.
const EMPTY: u32 = 0;
/// A length of suffix that does not occur in this phase.
const NEVER: u32 = u32::MAX;

impl<'a> Sample<'a> {
    /// The sample with the longest words that a table of this size fills; `None`: it fills none.
    ///
    /// `lost` are all lost positions with piles below `size`.
    pub(super) fn new<'p>(
        system: &'a NumberSystem,
        piles: usize,
        size: u64,
        symmetric: bool,
        lost: impl Iterator<Item = &'p [u64]>,
    ) -> Option<Self> {
        let weights = system.weights_above(size);
        system.letter_count(piles)?;
        // u_L ≤ size is the last but one weight.
        let length = (weights.len().checked_sub(2)?) / system.period() * system.period();
        if length < 2 {
            return None;
        }
        let mut words: Vec<Vec<Letter>> = lost
            .filter(|position| position.iter().all(|&pile| pile < weights[length]))
            .map(|position| word(system, &weights[..length], position))
            .collect();
        words.sort_unstable();
        Some(Self {
            system,
            piles,
            length,
            words,
            symmetric,
        })
    }

    /// An automaton of at most so many states that accepts exactly the words of the sample among those of its length.
    ///
    /// Classes are represented by their least prefixes; two prefixes are taken to be equivalent if they have the same
    /// suffixes of every length that the sample knows for both.
    pub(super) fn guess(&self, most_states: usize) -> Option<Automaton> {
        let digits = self.system.digit_count();
        let half = |word: &&Vec<Letter>| {
            // Numerals of equal length are ordered as their digits are.
            let order = word.iter().map(|l| (l / digits).cmp(&(l % digits)));
            order
                .fold(std::cmp::Ordering::Equal, std::cmp::Ordering::then)
                .is_le()
        };
        let words: Vec<&[Letter]> = (self.words.iter())
            .filter(|word| !self.symmetric || half(word))
            .map(Vec::as_slice)
            .collect();
        let mut guess = self.classes(&words, most_states)?;
        if self.symmetric {
            guess = with_mirror(&guess, digits);
        }
        let valid = self.system.valid(self.piles);
        let guess = guess.combined(&valid, false, |a, b| a && b).minimised().0;
        let accepts_all = self.words.iter().all(|word| guess.accepts(word));
        (accepts_all && count(&guess, self.length) == self.words.len() as u128).then_some(guess)
    }

    fn classes(&self, words: &[&[Letter]], most_states: usize) -> Option<Automaton> {
        let residuals = Residuals::new(words, self.length);
        let period = self.system.period();
        // For each state, what follows it, by length of what follows.
        let mut rows: Vec<Vec<u32>> = vec![residuals.root(self.length, period)];
        let mut edges: Vec<Vec<(Letter, State)>> = Vec::new();
        while edges.len() < rows.len() {
            let row = rows[edges.len()].clone();
            let letters = residuals.letters(&row);
            let mut here = Vec::new();
            for letter in letters {
                let child: Vec<u32> = (row[1..].iter())
                    .map(|&id| {
                        if id == NEVER {
                            NEVER
                        } else {
                            residuals.child(id, letter)
                        }
                    })
                    .collect();
                if child.len() < 2 * period {
                    return None; // a needed suffix is outside the sample
                }
                let found = rows.iter().position(|known| {
                    (known.iter().zip(&child).rev()).all(|(known, new)| known == new)
                });
                let to = found.unwrap_or_else(|| {
                    rows.push(child);
                    rows.len() - 1
                });
                here.push((letter, to as State));
            }
            if rows.len() > most_states {
                return None;
            }
            edges.push(here);
        }
        let accepting = rows
            .iter()
            .map(|row| row[0] != NEVER && row[0] != EMPTY)
            .collect();
        Some(Automaton::new(0, accepting, edges))
    }
}

/// The word of a small position, padded to the number of weights.
fn word(system: &NumberSystem, weights: &[u64], position: &[u64]) -> Vec<Letter> {
    let mut rest = position.to_vec();
    (weights.iter().rev())
        .map(|weight| {
            rest.iter_mut().fold(0, |letter, rest| {
                let digit = *rest / weight;
                *rest %= weight;
                letter * system.digit_count() + digit as u32
            })
        })
        .collect()
}

/// How many words of this length are accepted.
fn count(automaton: &Automaton, length: usize) -> u128 {
    let mut ways = vec![0u128; automaton.states()];
    ways[automaton.start() as usize] = 1;
    for _ in 0..length {
        let mut next = vec![0u128; ways.len()];
        for (state, &ways) in ways.iter().enumerate().filter(|(_, ways)| **ways > 0) {
            for &(_, to) in automaton.edges(state as State) {
                // Fewer than 2^64 positions in a box.
                next[to as usize] = next[to as usize].saturating_add(ways);
            }
        }
        ways = next;
    }
    (0..ways.len())
        .filter(|&state| automaton.is_accepting(state as State))
        .map(|state| ways[state])
        .sum()
}

/// The trie of the words, equal branches shared: a branch is a list letter, branch, letter, branch, ….
struct Residuals {
    branches: Interner,
    root: u32,
}

impl Residuals {
    fn new(words: &[&[Letter]], length: usize) -> Self {
        let mut branches = Interner::default();
        branches.intern(&[]); // EMPTY
        branches.intern(&[Letter::MAX]); // the empty suffix
        let root = build(&mut branches, words, 0, length);
        Self { branches, root }
    }

    /// The branch below a letter.
    fn child(&self, branch: u32, letter: Letter) -> u32 {
        let list = self.branches.get(branch);
        let pairs = list.chunks_exact(2);
        pairs
            .into_iter()
            .find(|pair| pair[0] == letter)
            .map_or(EMPTY, |pair| pair[1])
    }

    /// The letters that go on from any of these branches.
    fn letters(&self, row: &[u32]) -> Vec<Letter> {
        let mut letters: Vec<Letter> = (row.iter().skip(1))
            .filter(|&&id| id != NEVER)
            .flat_map(|&id| self.branches.get(id).chunks_exact(2).map(|pair| pair[0]))
            .collect();
        letters.sort_unstable();
        letters.dedup();
        letters
    }

    /// What follows the empty prefix: for each length, what follows zeros.
    fn root(&self, length: usize, period: usize) -> Vec<u32> {
        let mut row = vec![NEVER; length + 1];
        let mut branch = self.root;
        for rest in (0..=length).rev() {
            if rest % period == 0 {
                row[rest] = branch;
            }
            branch = self.child(branch, 0);
        }
        row
    }
}

fn build(branches: &mut Interner, words: &[&[Letter]], depth: usize, length: usize) -> u32 {
    if words.is_empty() {
        return EMPTY;
    }
    if depth == length {
        return 1;
    }
    let mut list = Vec::new();
    for group in words.chunk_by(|a, b| a[depth] == b[depth]) {
        list.extend([group[0][depth], build(branches, group, depth + 1, length)]);
    }
    branches.intern(&list).0
}
