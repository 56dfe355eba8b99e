//! A guess from a table: the Myhill–Nerode classes of the words known to be lost.

use std::collections::HashMap;

use super::residuals::{EMPTY, NEVER, Residuals};
use super::tabulated::Tabulated;
use crate::automata::{Automaton, Letter, State};
use crate::logic::NumberSystem;
use crate::prove::family::with_mirror;

/// What is known: every lost position of a box, as sorted words of one length.
#[derive(Debug)]
pub(super) struct Sample<'a> {
    system: &'a NumberSystem,
    piles: usize,
    /// Of the box, pile by pile.
    sizes: &'a [u64],
    /// u₀, …, as many as the words are long.
    weights: Vec<u64>,
    words: Vec<Vec<Letter>>,
    symmetric: bool,
}

/// Why a sample gives no guess.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NoGuess {
    /// It knows too little.
    TooSmall,
    /// It tells more prefixes apart than a guess may have states.
    ///
    /// Two of them differ in a suffix that the sample knows for both, and every larger sample knows it too: an automaton
    /// of the sampled words, however many there are, has a state for each.
    TooMany,
}

/// A prefix, by what may follow it.
#[derive(Debug, Clone)]
struct Prefix {
    /// For each length of suffix, the branch of the suffixes, as far as they are below the size.
    branches: Vec<u32>,
    /// For each length, the piles if only zeros follow.
    piles: Vec<Vec<u64>>,
    /// For how many lengths all suffixes are below the size.
    known: usize,
}

impl<'a> Sample<'a> {
    /// The sample of a table; `None`: the table is too small or the system too large.
    pub(super) fn new(
        system: &'a NumberSystem,
        table: &'a Tabulated,
        symmetric: bool,
    ) -> Option<Self> {
        let piles = table.sizes.len();
        system.letter_count(piles)?;
        // The last weight is above every pile: words as long as there are weights hold every position.
        let mut weights = system.weights_above(table.largest());
        while !weights.len().is_multiple_of(system.period()) {
            let next = system.weights().nth(weights.len())?;
            weights.push(u64::try_from(&next).ok()?);
        }
        if weights.len() < 3 || *weights.last()? > 1 << 40 {
            return None;
        }
        let mut words: Vec<Vec<Letter>> = (table.lost())
            .map(|position| word(system, &weights, position))
            .collect();
        words.sort_unstable();
        Some(Self {
            system,
            piles,
            sizes: &table.sizes,
            weights,
            words,
            symmetric,
        })
    }

    /// An automaton of at most so many states that accepts exactly the lost positions of the sample below its size.
    ///
    /// Classes are represented by their least prefixes; two prefixes are taken to be equivalent if they have the same
    /// suffixes of every length that the sample knows for both, and those are at least one, better two or three.
    pub(super) fn guess(&self, most_states: usize) -> Result<Automaton, NoGuess> {
        let digits = self.system.digit_count();
        let digit = |letter: Letter, pile| self.system.digit(letter, pile, self.piles);
        let half = |word: &&Vec<Letter>| {
            // Numerals of equal length are ordered as their digits are.
            let order = word.iter().map(|&l| digit(l, 0).cmp(&digit(l, 1)));
            order
                .fold(std::cmp::Ordering::Equal, std::cmp::Ordering::then)
                .is_le()
        };
        let words: Vec<&[Letter]> = (self.words.iter())
            .filter(|word| !self.symmetric || half(word))
            .map(Vec::as_slice)
            .collect();
        let residuals = Residuals::new(&words, self.weights.len());
        let valid = self.system.valid(self.piles);
        for evidence in (1..=3).rev() {
            let mut guess = match self.classes(&residuals, evidence, most_states) {
                Ok(guess) => guess,
                Err(NoGuess::TooSmall) => continue,
                Err(NoGuess::TooMany) => return Err(NoGuess::TooMany),
            };
            if self.symmetric {
                guess = with_mirror(&guess, digits, self.piles);
            }
            let guess = guess.combined(&valid, false, |a, b| a && b).minimised().0;
            if self.agrees(&guess) {
                return Ok(guess);
            }
        }
        Err(NoGuess::TooSmall)
    }

    fn classes(
        &self,
        residuals: &Residuals,
        evidence: usize,
        most_states: usize,
    ) -> Result<Automaton, NoGuess> {
        let mut prefixes = vec![self.empty_prefix(residuals)];
        // By their shortest suffixes: each is known for at least so many lengths.
        let mut alike: HashMap<Vec<u32>, Vec<usize>> = HashMap::new();
        let key = |prefix: &Prefix| prefix.branches[..evidence].to_vec();
        if prefixes[0].known < evidence {
            return Err(NoGuess::TooSmall);
        }
        alike.insert(key(&prefixes[0]), vec![0]);
        let mut edges: Vec<Vec<(Letter, State)>> = Vec::new();
        while edges.len() < prefixes.len() {
            let prefix = prefixes[edges.len()].clone();
            let mut here = Vec::new();
            for letter in residuals.letters(&prefix.branches) {
                let child = self.child(residuals, &prefix, letter);
                let known = child.branches[..child.known].iter();
                if known.filter(|&&id| id != NEVER).count() < evidence {
                    return Err(NoGuess::TooSmall); // a needed suffix is outside the sample
                }
                let alike = alike.entry(key(&child)).or_default();
                let to = nearest(&prefixes, alike, &child).unwrap_or_else(|| {
                    alike.push(prefixes.len());
                    prefixes.push(child);
                    prefixes.len() - 1
                });
                here.push((letter, to as State));
            }
            if prefixes.len() > most_states {
                return Err(NoGuess::TooMany);
            }
            edges.push(here);
        }
        let accepts = |prefix: &Prefix| prefix.branches[0] != NEVER && prefix.branches[0] != EMPTY;
        Ok(Automaton::new(
            0,
            prefixes.iter().map(accepts).collect(),
            edges,
        ))
    }

    /// What follows the empty prefix: for each length, what follows zeros.
    fn empty_prefix(&self, residuals: &Residuals) -> Prefix {
        let length = self.weights.len();
        let mut branches = vec![NEVER; length];
        let mut branch = residuals.root;
        for rest in (0..length).rev() {
            branch = residuals.child(branch, 0);
            if rest % self.system.period() == 0 {
                branches[rest] = branch;
            }
        }
        Prefix {
            branches,
            piles: vec![vec![0; self.piles]; length],
            known: self
                .weights
                .iter()
                .take_while(|&weight| self.sizes.iter().all(|size| weight <= size))
                .count(),
        }
    }

    fn child(&self, residuals: &Residuals, prefix: &Prefix, letter: Letter) -> Prefix {
        let digit = |pile| u64::from(self.system.digit(letter, pile, self.piles));
        let branch = |&parent: &u32| match parent {
            NEVER => NEVER,
            parent => residuals.child(parent, letter),
        };
        // Below (digits + 1)·(the last weight) ≤ 2^13 · 2^40.
        let piles = |(rest, piles): (usize, &Vec<u64>)| -> Vec<u64> {
            let add = |(index, pile): (usize, &u64)| pile + digit(index) * self.weights[rest];
            piles.iter().enumerate().map(add).collect()
        };
        let branches = prefix.branches.iter().skip(1).map(branch).collect();
        let piles: Vec<Vec<u64>> = prefix.piles.iter().skip(1).enumerate().map(piles).collect();
        let fits = |(piles, weight): (&Vec<u64>, &u64)| {
            let mut piles = piles.iter().zip(self.sizes);
            piles.all(|(pile, &size)| pile + weight <= size)
        };
        let known = piles
            .iter()
            .zip(&self.weights)
            .take_while(|&pair| fits(pair))
            .count();
        Prefix {
            branches,
            piles,
            known,
        }
    }

    /// Whether an automaton accepts exactly the words of the sample among those of positions below the size.
    fn agrees(&self, guess: &Automaton) -> bool {
        if !self.words.iter().all(|word| guess.accepts(word)) {
            return false;
        }
        // Depth first over the accepted words, leaving out piles that are too large.
        let mut found = 0;
        let mut stack = vec![(guess.start(), self.weights.len(), vec![0u64; self.piles])];
        while let Some((state, rest, piles)) = stack.pop() {
            if rest == 0 {
                found += usize::from(guess.is_accepting(state));
                if found > self.words.len() {
                    return false;
                }
                continue;
            }
            for &(letter, to) in guess.edges(state) {
                let mut next = piles.clone();
                for (index, pile) in next.iter_mut().enumerate() {
                    let digit = self.system.digit(letter, index, self.piles);
                    *pile += u64::from(digit) * self.weights[rest - 1];
                }
                if next.iter().zip(self.sizes).all(|(pile, size)| pile < size) {
                    stack.push((to, rest - 1, next));
                }
            }
        }
        found == self.words.len()
    }
}

/// The first of the prefixes alike with the same suffixes, as far as both are known, among those known furthest.
fn nearest(prefixes: &[Prefix], alike: &[usize], child: &Prefix) -> Option<usize> {
    let common = |known: &Prefix| {
        let length = known.known.min(child.known);
        let same = known.branches[..length] == child.branches[..length];
        same.then_some(length)
    };
    let mut best = None;
    for &index in alike {
        if let Some(length) = common(&prefixes[index])
            && best.is_none_or(|(longest, _)| length > longest)
        {
            best = Some((length, index));
        }
    }
    best.map(|(_, index)| index)
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
