//! Classes that are asked for, not waited for: where the rows near any number can be computed, beginnings of numerals are told
//! apart by rows that no table reaches.
//!
//! Value 2 of Wythoff's game has 9,077 classes, and the shortest beginning of one has 43 digits: a table would need 10⁹ rows.

use std::collections::{HashMap, VecDeque};

use super::blocks::append;
use super::classes::Track;
use super::guess::NoGuess;
use super::offsets::Code;
use crate::automata::{Automaton, Budget, State};
use crate::logic::NumberSystem;
use crate::rules::{AFTER, BEFORE, REACH, Window, moved_up};

/// How many more digits tell beginnings apart, at first.
const FIRST_LENGTH: usize = 8;
/// By how much that grows, until the classes stay as many as they were.
const STEP: usize = 2;
/// With more digits than this blocks have a hundred thousand rows.
const MOST_LENGTH: usize = 24;
/// From here on windows are used: far enough out for what is particular about the first rows.
const BEGINNING: u64 = 10_000;
/// Beginnings of larger numbers are not looked at. With `MOST_LENGTH` digits more they are below 2^57.
const MOST_NUMBER: u64 = 1 << 40;

/// The classes of the offsets of one level of Wythoff's game, of which there may be `most`, in the numeration of Fibonacci.
///
/// Two beginnings are taken to be equivalent if the blocks of all lengths up to some length agree; it is long enough if a
/// longer one tells no more apart.
pub(super) fn asked(
    level: usize,
    system: &NumberSystem,
    most: usize,
    budget: &mut Budget<'_>,
) -> Result<(Track, Code), NoGuess> {
    let mut last = 0;
    for length in (FIRST_LENGTH..=MOST_LENGTH).step_by(STEP) {
        let (track, code) = Asked::new(level, system, length).classes(most, budget)?;
        if track.edges.len() == last {
            return Ok((track, code));
        }
        last = track.edges.len();
    }
    Err(NoGuess::TooMany)
}

/// Whom to ask.
struct Asked {
    level: usize,
    valid: Automaton,
    /// For each state of `valid` and each t up to some length, how many continuations of t digits there are.
    counts: Vec<Vec<u64>>,
    /// The first rows: no block is longer.
    beginning: Window,
}

/// The beginning of a numeral.
struct Prefix {
    valid: State,
    number: u64,
    /// The rows near the number.
    window: Window,
}

impl Asked {
    fn new(level: usize, system: &NumberSystem, length: usize) -> Self {
        let valid = system.valid_numerals();
        let states = 0..valid.states() as State;
        let mut counts: Vec<Vec<u64>> = (states.clone())
            .map(|state| vec![u64::from(valid.is_accepting(state))])
            .collect();
        for t in 1..=length {
            for state in states.clone() {
                let next = valid.edges(state).iter();
                let count = next.map(|&(_, to)| counts[to as usize][t - 1]).sum();
                counts[state as usize].push(count);
            }
        }
        let longest = counts.iter().flatten().max().copied().unwrap_or(0);
        // So that a window far out ends before the partners of its first rows.
        let rows = 4 * longest + BEGINNING;
        Self {
            level,
            valid,
            counts,
            beginning: Window::beginning(rows as usize, level + 1), // at most 10^6
        }
    }

    /// The classes, each with its shortest beginning.
    fn classes(&self, most: usize, budget: &mut Budget<'_>) -> Result<(Track, Code), NoGuess> {
        let empty = Prefix {
            valid: self.valid.start(),
            number: 0,
            window: self.beginning.part(0..AFTER),
        };
        let mut states = HashMap::from([((empty.valid, self.number(&empty, budget)?), 0)]);
        let mut queue = VecDeque::from([empty]);
        let (mut edges, mut entries, mut code) = (Vec::new(), Vec::new(), Code::EMPTY);
        while let Some(prefix) = queue.pop_front() {
            let mut here = Vec::new();
            for &(digit, valid) in self.valid.edges(prefix.valid) {
                let number = moved_up(prefix.number) + u64::from(digit);
                let window = self.near(number, AFTER, &prefix.window);
                let child = Prefix {
                    valid,
                    number,
                    window,
                };
                let new = states.len() as State;
                let to = *(states.entry((valid, self.number(&child, budget)?))).or_insert(new);
                if to == new {
                    queue.push_back(child);
                }
                here.push((digit, to));
            }
            if states.len() > most || prefix.number > MOST_NUMBER {
                return Err(NoGuess::TooMany);
            }
            edges.push(here);
            entries.push(match self.valid.is_accepting(prefix.valid) {
                true => Some(code.write(self.offset(&prefix)).ok_or(NoGuess::TooMany)?),
                false => None,
            });
        }
        Ok((Track { edges, entries }, code))
    }

    /// By how much the partner differs from the number moved up; `None`: it is smaller.
    fn offset(&self, prefix: &Prefix) -> Option<i64> {
        let number = prefix.number;
        let partner = prefix.window.partners(self.level, number..number + 1)[0];
        // Both are below 2^63.
        (partner >= number).then(|| partner as i64 - moved_up(number) as i64)
    }

    /// A number for what may follow a beginning: the blocks of all lengths, one after the other.
    ///
    /// Of an entry it is enough to know by how much the partner differs from the first row of the block moved up: the rows of
    /// two blocks, moved up, go on in the same steps.
    fn number(&self, prefix: &Prefix, budget: &mut Budget<'_>) -> Result<u64, NoGuess> {
        let counts = &self.counts[prefix.valid as usize];
        let (mut number, mut window) = (prefix.number, None);
        let mut hash = 0;
        for (t, &count) in counts.iter().enumerate() {
            budget.spend(count as usize)?;
            let here = window.as_ref().unwrap_or(&prefix.window);
            let (rows, first) = (number..number + count, moved_up(number));
            for (row, &partner) in rows.clone().zip(here.partners(self.level, rows)) {
                let entry = match partner < row {
                    true => 0,
                    false => 1 + REACH + partner - first,
                };
                hash = append(hash, entry);
            }
            if let Some(&count) = counts.get(t + 1) {
                window = Some(self.near(first, count + AFTER, here));
                number = first;
            }
        }
        Ok(hash)
    }

    /// The rows near a number, from those near the number before its last digit.
    fn near(&self, number: u64, after: u64, window: &Window) -> Window {
        let rows = number.saturating_sub(BEFORE)..number + after;
        match rows.end <= self.beginning.rows().end {
            true => self.beginning.part(rows),
            false => window.moved_up().part(rows),
        }
    }
}
